const megabyte = 1_048_576;

/** What a resume may be (PROF-04). The server looks into the file; the screen at its name, to spare a wrong upload. */
export const resumeMaxBytes = 5 * megabyte;
export const resumeExtensions = ['.pdf', '.doc', '.docx'] as const;
export const wrongResumeType = 'Upload the resume as PDF, DOC or DOCX.';

/** What a photo may be (PROF-12). */
export const photoMaxBytes = 2 * megabyte;
export const photoExtensions = ['.jpg', '.jpeg', '.png'] as const;
export const wrongPhotoType = 'Upload the photo as .jpg, .jpeg or .png, max 2MB.';

export const fileEmpty = 'This file is empty.';
const inMegabytes = (bytes: number): string =>
  `${(Math.ceil((bytes / megabyte) * 10) / 10).toLocaleString('en-US')} MB`;
/** @param size left out while it is not known: a stream that goes on beyond the limit */
export const fileTooLarge = (maxBytes: number, size?: number): string =>
  size === undefined
    ? `This file is larger than ${inMegabytes(maxBytes)}.`
    : `This file has ${inMegabytes(size)}. The limit is ${inMegabytes(maxBytes)}.`;

export type FileRule = {
  readonly maxBytes: number;
  readonly extensions: readonly string[];
  readonly wrongType: string;
};
export const resumeFile = {
  maxBytes: resumeMaxBytes,
  extensions: resumeExtensions,
  wrongType: wrongResumeType,
} as const satisfies FileRule;
export const photoFile = {
  maxBytes: photoMaxBytes,
  extensions: photoExtensions,
  wrongType: wrongPhotoType,
} as const satisfies FileRule;

/** What is wrong with a file as far as its name and size tell, or undefined. */
export const fileProblem = (file: { name: string; size: number }, rule: FileRule): string | undefined => {
  const name = file.name.toLowerCase();
  if (!rule.extensions.some((extension) => name.endsWith(extension))) return rule.wrongType;
  if (file.size === 0) return fileEmpty;
  return file.size > rule.maxBytes ? fileTooLarge(rule.maxBytes, file.size) : undefined;
};
