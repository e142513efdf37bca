import { getDocumentProxy } from 'unpdf';
import { type Line, most } from '#api/modules/resume-reading/text/line.ts';
import { NotReadable } from '#api/modules/resume-reading/text/not-readable.ts';
import { linesOfPage, type Piece } from '#api/modules/resume-reading/text/page-layout.ts';

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;
type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>;
type TextItem = Awaited<ReturnType<PdfPage['getTextContent']>>['items'][number];

/** Upright text at its place; undefined for marks of structure and for what is turned, as a watermark. */
const pieceOf = (item: TextItem): Piece | undefined => {
  if (!('str' in item)) return undefined;
  const [a, b, , d, x, y] = item.transform as number[]; // a matrix of six
  if (Math.abs(b ?? 0) > 0.1 * Math.abs(a ?? 0)) return undefined;
  return {
    text: item.str,
    x: x ?? 0,
    y: y ?? 0,
    width: item.width,
    size: item.height || Math.abs(d ?? 0) || 10,
    isRightToLeft: item.dir === 'rtl',
  };
};

/** A link may hide behind a word: the address of the profile at LinkedIn is taken from behind it. */
const linkedInOf = async (page: PdfPage): Promise<Line[]> => {
  const annotations: { readonly url?: unknown }[] = await page.getAnnotations();
  return annotations
    .map(({ url }) => url)
    .filter((url) => typeof url === 'string' && /linkedin\.com\/in\//i.test(url))
    .map((url) => ({ text: String(url), left: 0 }));
};

const open = (bytes: Uint8Array): Promise<PdfDocument> =>
  getDocumentProxy(bytes, { verbosity: 0, maxImageSize: 0, stopAtErrors: false }).catch((error: unknown) => {
    const isProtected = error instanceof Error && error.name === 'PasswordException';
    throw new NotReadable(isProtected ? 'protected' : 'unreadable');
  });

/**
 * The lines of a PDF, page by page, and the links behind its words in front of them.
 * @throws NotReadable `protected` or `unreadable`
 */
export const linesOfPdf = async (bytes: Uint8Array): Promise<{ lines: Line[]; links: Line[] }> => {
  const document = await open(bytes);
  const lines: Line[] = [];
  const links: Line[] = [];
  for (let number = 1; number <= Math.min(document.numPages, most.pages); number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    lines.push(...linesOfPage(items.map(pieceOf).filter((piece) => piece !== undefined)));
    links.push(...(await linkedInOf(page)));
    if (lines.length >= most.lines) break;
  }
  return { lines, links };
};
