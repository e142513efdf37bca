import { wrongResumeType } from '@forte/contract';
import { fileTypeFromBuffer } from 'file-type';
import { listZip } from '#api/files/zip-listing.ts';
import { Refusal } from '#api/http/refusal.ts';

/** What a resume may be, by its content (PROF-04). */
export type ResumeType = { readonly mediaType: string; readonly extension: 'pdf' | 'doc' | 'docx' };

const pdf: ResumeType = { mediaType: 'application/pdf', extension: 'pdf' };
const doc: ResumeType = { mediaType: 'application/msword', extension: 'doc' };
const docx: ResumeType = {
  mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  extension: 'docx',
};

/** Unpacked, a resume of 5 MB stays far below: more is an archive made to fill memory (SEC-11). */
const maxUnpackedBytes = 100 * 1_048_576;
/** The name of the stream that makes an OLE compound file a Word document, as its directory spells it. */
const wordStream = Buffer.from('WordDocument', 'utf16le');

const isDocx = (bytes: Buffer): boolean => {
  const entries = listZip(bytes);
  if (entries === undefined) return false;
  const unpacked = entries.reduce((sum, entry) => sum + entry.size, 0);
  return unpacked <= maxUnpackedBytes && entries.some((entry) => entry.name === 'word/document.xml');
};

const detect = async (bytes: Buffer): Promise<ResumeType | undefined> => {
  const found = await fileTypeFromBuffer(bytes);
  if (found?.ext === 'pdf') return pdf;
  if (found?.ext === 'cfb') return bytes.includes(wordStream) ? doc : undefined;
  if (found?.ext === 'docx' || found?.ext === 'zip') return isDocx(bytes) ? docx : undefined;
  return undefined;
};

/** Tells what a resume is from its bytes; its name and declared type are only claims. @throws Refusal `unsupported-type` */
export const resumeTypeOf = async (bytes: Buffer): Promise<ResumeType> => {
  const type = await detect(bytes);
  if (type !== undefined) return type;
  throw new Refusal('unsupported-type', wrongResumeType, {
    errors: [{ path: 'resume', message: wrongResumeType }],
  });
};
