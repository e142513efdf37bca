import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../harness/accessible.ts';
import { expect, test } from '../harness/fixtures.ts';
import { openAs } from '../harness/open-as.ts';

/** A picture of two colours, wider than high, as a camera names it. */
const picture = async (page: Page): Promise<{ name: string; mimeType: string; buffer: Buffer }> => {
  const url = await page.evaluate<string>(`(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 600; canvas.height = 300;
    const context = canvas.getContext('2d');
    context.fillStyle = '#c00'; context.fillRect(0, 0, 300, 300);
    context.fillStyle = '#00c'; context.fillRect(300, 0, 300, 300);
    return canvas.toDataURL('image/jpeg', 0.95);
  })()`);
  const buffer = Buffer.from(url.split(',')[1] ?? '', 'base64');
  return { name: 'IMG 0001.JPG', mimeType: 'image/jpeg', buffer };
};

/** Width, height, and the colour in the middle: of the photo that the page shows. */
const shown = (page: Page) =>
  page.evaluate<{ square: boolean; blue: boolean }>(`(() => {
    const image = document.querySelector('main img[src*="/V1/files/"]');
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 1;
    const context = canvas.getContext('2d');
    context.drawImage(image, 0, 0, 1, 1);
    const [red, , blue] = context.getImageData(0, 0, 1, 1).data;
    return { square: image.naturalWidth === image.naturalHeight, blue: blue > red };
  })()`);

test('[PROF-12] A photo is cut with the keyboard, sent, cancelled, refused when too large, and removed after a question', async ({
  page,
  people,
}) => {
  test.slow();
  const { email } = await people.newCandidate();
  await openAs(page, 'Employee', email);
  await expect(page).toHaveURL(/\/profile\/view$/);
  await page.getByRole('button', { name: 'Add a photo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Profile photo' });
  const input = dialog.locator('input[type=file]');
  await input.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(2_411_000, 1) });
  await expect(dialog.getByText('This file has 2.3 MB. The limit is 2 MB.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await input.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
  await expect(dialog.getByText('Upload the photo as .jpg, .jpeg or .png, max 2MB.')).toBeVisible();

  await input.setInputFiles(await picture(page));
  const stage = dialog.getByLabel('Part of the picture: move it with the arrow keys');
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled();
  await expectAccessible(page);
  // By keys alone to the picture's right half, by single presses back to its left one, and to the right one again.
  await stage.focus();
  for (let press = 0; press < 40; press += 1) await page.keyboard.press('ArrowLeft');
  const [toLeft, toRight] = ['Move left', 'Move right'].map((name) => dialog.getByRole('button', { name }));
  for (const button of [toRight, toLeft] as Locator[]) {
    await expect(button).toHaveAttribute('aria-disabled', 'false');
    await expect(async () => {
      await button.click();
      await expect(button).toHaveAttribute('aria-disabled', 'true', { timeout: 50 });
    }).toPass({ intervals: [0] });
  }
  await expect(dialog.getByRole('button', { name: 'Move up' })).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByRole('slider', { name: 'Zoom' }).focus();
  await page.keyboard.press('ArrowRight');

  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/update-profile-photo', async (route) => {
    await held;
    await route.abort().catch(() => undefined); // cancelled by the page meanwhile
  });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByRole('button', { name: 'Cancel upload' }).click();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  letGo();
  await page.unroute('**/update-profile-photo');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => shown(page).catch(() => undefined)).toEqual({ square: true, blue: true });
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Change photo' }).click();
  await dialog.getByRole('button', { name: 'Remove photo' }).click();
  const question = page.getByRole('dialog', { name: 'Remove photo' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await dialog.getByRole('button', { name: 'Remove photo' }).click();
  await question.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('main img[src*="/V1/files/"]')).toHaveCount(0);
});
