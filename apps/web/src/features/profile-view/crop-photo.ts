import type { Area } from 'react-easy-crop';

/** The widest that a photo is shown, twice over for sharp screens. */
const side = 800;

const load = (url: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('This file could not be read as a picture.'));
    image.src = url;
  });

/**
 * Cuts a square out of a picture, as it is seen (a camera's rotation applied).
 * @param area in pixels of the picture
 * @throws Error with a sentence when the file is no picture
 */
export const cropPhoto = async (file: File, url: string, area: Area): Promise<File> => {
  const image = await load(url);
  const canvas = document.createElement('canvas');
  canvas.width = Math.min(side, Math.round(area.width));
  canvas.height = canvas.width;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser can’t cut pictures.');
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, file.type, 0.92));
  if (blob === null) throw new Error('This picture could not be cut.');
  return new File([blob], file.name, { type: blob.type });
};
