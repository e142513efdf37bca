/** What a reader of XML tells as it goes. */
export type XmlListener = {
  readonly open: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
};

/** A table's row while it is read: the paragraphs of each cell. */
type Cells = string[][];

/** A row of single paragraphs is one line, else each cell is read by itself: then the table makes columns. */
const linesOfRow = (cells: Cells): string[] => {
  if (cells.some((paragraphs) => paragraphs.length > 1)) return cells.flat();
  const texts = cells.flat().filter((text) => text.trim() !== '');
  return [texts.join('\t')];
};

/** What is no part of the text as it stands: a second copy for old readers, what was deleted, an earlier format. */
const skippedParts: ReadonlySet<string> = new Set(['mc:Fallback', 'w:del', 'w:pPrChange']);

/** The lines of a Word document while its tags go by. */
const createLines = () => {
  const lines: string[] = [];
  const rows: Cells[] = [];
  let paragraph = '';
  const target = () => rows.at(-1)?.at(-1) ?? lines;
  return {
    lines,
    add: (text: string) => {
      paragraph += text;
    },
    endParagraph: () => {
      for (const line of paragraph.split('\n')) target().push(line);
      paragraph = '';
    },
    startRow: () => rows.push([]),
    startCell: () => rows.at(-1)?.push([]),
    endRow: () => {
      for (const line of linesOfRow(rows.pop() ?? [])) target().push(line);
    },
  };
};

/** Collects the paragraphs of a Word document in `lines`. */
export const createWalk = (): XmlListener & { readonly lines: readonly string[] } => {
  const { lines, add, endParagraph, startRow, startCell, endRow } = createLines();
  let isText = false;
  let skipped = 0;
  const opened: Readonly<Record<string, () => unknown>> = {
    'w:tab': () => add('\t'),
    'w:br': () => add('\n'),
    'w:numPr': () => add('• '),
    'w:tr': startRow,
    'w:tc': startCell,
  };
  const closed: Readonly<Record<string, () => unknown>> = { 'w:p': endParagraph, 'w:tr': endRow };
  return {
    lines,
    open: (name) => {
      if (skippedParts.has(name)) skipped += 1;
      isText = name === 'w:t';
      if (skipped === 0) opened[name]?.();
    },
    text: (text) => {
      if (isText && skipped === 0) add(text);
    },
    close: (name) => {
      isText = false;
      if (skippedParts.has(name)) skipped -= 1;
      else if (skipped === 0) closed[name]?.();
    },
  };
};
