import { SaxesParser } from 'saxes';
import { readZipEntry } from '#api/files/zip-listing.ts';
import { createWalk, type XmlListener } from '#api/modules/resume-reading/text/docx-walk.ts';
import type { Line } from '#api/modules/resume-reading/text/line.ts';
import { NotReadable } from '#api/modules/resume-reading/text/not-readable.ts';

/** The text of one part of a document is far below; more is an archive made to fill memory (SEC-11). */
const mostBytes = 20 * 1_048_576;

/** A page's head often holds the name, and comes before the text. */
const textParts = ['word/header1.xml', 'word/header2.xml', 'word/header3.xml', 'word/document.xml'];

const parse = (xml: string, listener: XmlListener): void => {
  const parser = new SaxesParser();
  parser.on('error', () => {
    throw new NotReadable('unreadable');
  });
  // Namespaces are not asked for, so that attributes are plain texts.
  parser.on('opentag', ({ name, attributes }) => listener.open(name, attributes as Record<string, string>));
  parser.on('text', (text) => listener.text?.(text));
  parser.on('closetag', ({ name }) => listener.close?.(name));
  parser.write(xml).close();
};

const linesIn = (xml: string): readonly string[] => {
  const walk = createWalk();
  parse(xml, walk);
  return walk.lines;
};

/** Addresses at LinkedIn behind words of the document. */
const linkedInOf = (relations: string): Line[] => {
  const links: Line[] = [];
  parse(relations, {
    open: (_, { Target = '' }) => {
      if (/linkedin\.com\/in\//i.test(Target)) links.push({ text: Target, left: 0 });
    },
  });
  return links;
};

/**
 * The lines of a Word document, and the links behind its words.
 * @throws NotReadable `unreadable` or `too-much`
 */
export const linesOfDocx = (bytes: Buffer): { lines: Line[]; links: Line[] } => {
  const read = (name: string): string | undefined => {
    const entry = readZipEntry(bytes, name, mostBytes);
    if (entry === 'too-much') throw new NotReadable('too-much');
    return entry?.toString('utf8');
  };
  const parts = textParts.map(read);
  if (parts.at(-1) === undefined) throw new NotReadable('unreadable');
  const relations = read('word/_rels/document.xml.rels');
  return {
    lines: parts
      .filter((xml) => xml !== undefined)
      .flatMap(linesIn)
      .map((text) => ({ text, left: 0 })),
    links: relations === undefined ? [] : linkedInOf(relations),
  };
};
