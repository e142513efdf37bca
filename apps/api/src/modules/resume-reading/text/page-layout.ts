import { isHeading } from '#api/modules/resume-reading/recognise/headings.ts';
import type { Line } from '#api/modules/resume-reading/text/line.ts';

/** A piece of text at its place on a page; points, `y` upward. */
export type Piece = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly isRightToLeft: boolean;
};
type Segment = { readonly text: string; readonly start: number; readonly end: number };
type Row = readonly Segment[];

const rowsOf = (pieces: readonly Piece[]): Piece[][] => {
  const rows: Piece[][] = [];
  for (const piece of [...pieces].sort((a, b) => b.y - a.y || a.x - b.x)) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && Math.abs(first.y - piece.y) <= 0.4 * Math.max(first.size, piece.size))
      row.push(piece);
    else rows.push([piece]);
  }
  return rows;
};

/** Joins what stands close together in a row; a wide gap begins a new segment. */
const segmentsOf = (row: readonly Piece[]): Segment[] => {
  const segments: { text: string; start: number; end: number; isRightToLeft: boolean }[] = [];
  for (const piece of [...row].sort((a, b) => a.x - b.x)) {
    const last = segments.at(-1);
    const gap = last === undefined ? 0 : piece.x - last.end;
    if (last === undefined || gap > 1.4 * piece.size) {
      const { text, x, width, isRightToLeft } = piece;
      segments.push({ text, start: x, end: x + width, isRightToLeft });
      continue;
    }
    const space = gap > 0.12 * piece.size ? ' ' : '';
    last.text = piece.isRightToLeft ? piece.text + space + last.text : last.text + space + piece.text;
    last.end = Math.max(last.end, piece.x + piece.width);
  }
  return segments.every(({ isRightToLeft }) => isRightToLeft) ? segments.reverse() : segments;
};

/**
 * Where the right of two columns begins. Dates at the right edge and tables also stand in columns, but belong to their
 * row: only headings on both sides make a page of two columns.
 */
const findColumn = (rows: readonly Row[]): number | undefined => {
  const starts = rows
    .flat()
    .filter(({ text }) => isHeading(text))
    .map(({ start }) => start);
  const left = Math.min(...starts);
  const right = starts.filter((start) => start > left + 100);
  return right.length === 0 ? undefined : Math.min(...right) - 6;
};

const toLine = (row: Row): Line => ({
  text: row.map(({ text }) => text).join('\t'),
  left: Math.round(row[0]?.start ?? 0),
});

/** Left column before right column; a row that reaches over both ends what is above it. */
const readColumns = (rows: readonly Row[], column: number): Line[] => {
  const lines: Line[] = [];
  let held: { left: Line[]; right: Line[] } = { left: [], right: [] };
  const release = () => {
    lines.push(...held.left, ...held.right);
    held = { left: [], right: [] };
  };
  for (const row of rows) {
    const left = row.filter(({ end }) => end <= column + 6);
    const right = row.filter(({ start }) => start >= column);
    if (left.length + right.length < row.length) {
      release();
      lines.push(toLine(row));
      continue;
    }
    if (left.length > 0) held.left.push(toLine(left));
    if (right.length > 0) held.right.push(toLine(right));
  }
  release();
  return lines;
};

/** The lines of a page in the order in which a person reads them. */
export const linesOfPage = (pieces: readonly Piece[]): Line[] => {
  const rows = rowsOf(pieces.filter(({ text }) => text.trim() !== '')).map(segmentsOf);
  const column = findColumn(rows);
  return column === undefined ? rows.map(toLine) : readColumns(rows, column);
};
