import { wrongPhotoType } from '@forte/contract';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { Refusal } from '#api/http/refusal.ts';

/** Enough for any camera, too little for an image made to fill memory (SEC-11). */
const maxPixels = 50_000_000;
const edge = 512;

export const photoMediaType = 'image/webp';

const refuse = (message: string) =>
  new Refusal('unsupported-type', message, { errors: [{ path: 'profile', message }] });

/**
 * Makes a photo of ours from an uploaded one: turned upright, 512 pixels at most, WebP, without place, camera or any
 * other metadata (PROF-12).
 * @throws Refusal `unsupported-type` when the bytes are no JPEG or PNG that can be read
 */
export const encodePhoto = async (bytes: Buffer): Promise<Buffer> => {
  const type = await fileTypeFromBuffer(bytes);
  if (type?.ext !== 'jpg' && type?.ext !== 'png') throw refuse(wrongPhotoType);
  try {
    return await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
      .autoOrient()
      .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 85 })
      .toBuffer();
  } catch {
    throw refuse('This photo is damaged or too large to be read. Choose another one.');
  }
};
