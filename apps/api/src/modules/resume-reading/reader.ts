import type { ResumeReading } from '@forte/contract';
import { type Recognised, recognise } from '#api/modules/resume-reading/recognise/recognise.ts';
import { linesOfDocx } from '#api/modules/resume-reading/text/docx-text.ts';
import { NotReadable } from '#api/modules/resume-reading/text/not-readable.ts';
import { linesOfPdf } from '#api/modules/resume-reading/text/pdf-text.ts';

/** A resume to be read: its bytes and what they were found to be when it was uploaded. */
export type ReadableResume = {
  readonly bytes: Uint8Array;
  readonly format: 'pdf' | 'docx';
  readonly today: Date;
};
export type Reading =
  | { readonly reading: 'read'; readonly recognised: Recognised }
  | { readonly reading: Exclude<ResumeReading, 'read' | 'no-resume'> };

/** Fewer letters than that in a whole resume: its pages are pictures, with a stamp of the scanner at most. */
const leastLetters = 30;

const letters = (lines: readonly { readonly text: string }[]): number =>
  lines.reduce((sum, { text }) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0);

/** Reads a resume's text and tells what it says. Runs in a thread of its own: see `run-reader.ts`. */
export const readResume = async ({ bytes, format, today }: ReadableResume): Promise<Reading> => {
  try {
    const text = format === 'pdf' ? await linesOfPdf(bytes) : linesOfDocx(Buffer.from(bytes));
    if (letters(text.lines) < leastLetters) return { reading: 'no-text' };
    return { reading: 'read', recognised: recognise(text, today) };
  } catch (error) {
    // Whatever else a reader trips over is the file's fault: it was made by anybody.
    return { reading: error instanceof NotReadable ? error.reading : 'unreadable' };
  }
};
