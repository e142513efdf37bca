import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import PDFDocument from 'pdfkit';
import { privacyPolicy } from '../src/core/privacy-policy.ts';

/** Makes the PDF of the privacy policy from the text that the pages show. The fixed date keeps the file the same. */
const created = new Date('2026-01-01T00:00:00Z');
const pdf = new PDFDocument({
  size: 'A4',
  margin: 64,
  lang: 'en',
  tagged: true,
  displayTitle: true,
  info: { Title: privacyPolicy.title, Author: 'Forte', CreationDate: created, ModDate: created },
});

const body = pdf.struct('Document');
pdf.addStructure(body);
const write = (tag: string, font: string, size: number, text: string, gap: number): void => {
  body.add(
    pdf.struct(tag, () => {
      pdf.font(font).fontSize(size).text(text, { lineGap: 4 }).moveDown(gap);
    }),
  );
};
write('H1', 'Helvetica-Bold', 24, privacyPolicy.title, 1);
for (const { title, text } of privacyPolicy.points) {
  write('H2', 'Helvetica-Bold', 14, title, 0.2);
  write('P', 'Helvetica', 11, text, 1);
}
body.end();
pdf.end();
await pipeline(pdf, createWriteStream(new URL(`../public${privacyPolicy.pdf}`, import.meta.url)));
