import { SaxesParser } from 'saxes';
import { readZipEntry } from '#api/files/zip-listing.ts';
import type { Line } from '#api/modules/resume-reading/text/line.ts';
import { NotReadable } from '#api/modules/resume-reading/text/not-readable.ts';

/** The text of one part of a document is far below; more is an archive made to fill memory (SEC-11). */
const mostBytes = 20 * 1_048_576;

/** A table's cells while they are read: a row of single paragraphs is one line, else each cell is read by itself. */
type Cells = string[][];

const linesOfRow = (cells: Cells): string[] =>
  cells.every((paragraphs) => paragraphs.length <= 1)
    ? [
        cells
          .flat()
          .filter((text) => text.trim() !== '')
          .join('\t'),
      ]
    : cells.flat();

/** Follows a document's XML and collects its paragraphs; what stands twice, for old readers, is taken once. */
const createWalk = () => {
  const lines: string[] = [];
  const rows: Cells[] = [];
  let paragraph = '';
  let inText = false;
  let skipped = 0;
  const endParagraph = () => {
    const target = rows.at(-1)?.at(-1) ?? lines;
    target.push(...paragraph.split('\n'));
    paragraph = '';
  };
  const opened: Readonly<Record<string, () => void>> = {
    'w:t': () => (inText = true),
    'w:tab': () => (paragraph += '\t'),
    'w:br': () => (paragraph += '\n'),
    'w:numPr': () => (paragraph += '• '),
    'w:tr': () => rows.push([]),
    'w:tc': () => rows.at(-1)?.push([]),
  };
  const closed: Readonly<Record<string, () => void>> = {
    'w:t': () => (inText = false),
    'w:p': endParagraph,
    'w:tr': () => {
      const done = linesOfRow(rows.pop() ?? []);
      (rows.at(-1)?.at(-1) ?? lines).push(...done);
    },
  };
  return {
    lines,
    open: (name: string) => {
      if (name === 'mc:Fallback' || name === 'w:pPrChange' || name === 'w:del') skipped += 1;
      else if (skipped === 0) opened[name]?.();
    },
    text: (text: string) => {
      if (inText && skipped === 0) paragraph += text;
    },
    close: (name: string) => {
      if (name === 'mc:Fallback' || name === 'w:pPrChange' || name === 'w:del') skipped -= 1;
      else if (skipped === 0) closed[name]?.();
    },
  };
};

const parse = (
  xml: string,
  listener: {
    open: (name: string, attributes: Attributes) => void;
    text?: (text: string) => void;
    close?: (name: string) => void;
  },
) => {
  const parser = new SaxesParser();
  parser.on('error', () => {
    throw new NotReadable('unreadable');
  });
  parser.on('opentag', ({ name, attributes }) => listener.open(name, attributes as Attributes)); // without namespaces they are texts
  parser.on('text', (text) => listener.text?.(text));
  parser.on('closetag', ({ name }) => listener.close?.(name));
  parser.write(xml).close();
};
type Attributes = Readonly<Record<string, string>>;

const linkedInOf = (xml: string): Line[] => {
  const links: Line[] = [];
  const open = (_: string, { Target = '' }: Attributes) => {
    if (/linkedin\.com\/in\//i.test(Target)) links.push({ text: Target, left: 0 });
  };
  parse(xml, { open });
  return links;
};

/**
 * The lines of a Word document: the page's head, where a name often stands, then its paragraphs and tables.
 * @throws NotReadable `protected`, `unreadable` or `too-much`
 */
export const linesOfDocx = (bytes: Buffer): { lines: Line[]; links: Line[] } => {
  const read = (name: string): string | undefined => {
    const entry = readZipEntry(bytes, name, mostBytes);
    if (entry === 'too-much') throw new NotReadable('too-much');
    return entry?.toString('utf8');
  };
  const document = read('word/document.xml');
  if (document === undefined) throw new NotReadable('unreadable');
  const heads = ['word/header1.xml', 'word/header2.xml', 'word/header3.xml'].map(read);
  const texts = [...heads, document]
    .filter((xml) => xml !== undefined)
    .flatMap((xml) => {
      const walk = createWalk();
      parse(xml, walk);
      return walk.lines;
    });
  const relations = read('word/_rels/document.xml.rels');
  return {
    lines: texts.map((text) => ({ text, left: 0 })),
    links: relations === undefined ? [] : linkedInOf(relations),
  };
};
