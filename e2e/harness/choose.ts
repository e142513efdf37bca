import type { Page } from '@playwright/test';

/** Types into a field with a list, and takes an option of it. The list shows only while its field is in sight. */
export const choose = async (page: Page, field: string, typed: string, option = typed): Promise<void> => {
  const input = page.getByRole('combobox', { name: field });
  await input.click();
  await input.fill(typed);
  await page.getByRole('option', { name: option, exact: true }).click();
};
