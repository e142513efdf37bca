import { Document, Packer, Paragraph, Table, TableCell, TableRow } from 'docx';
import PDFDocument from 'pdfkit';

type Pdf = InstanceType<typeof PDFDocument>;

/** A PDF as a word processor writes it. @param options as pdfkit takes them, a password among them */
export const pdfOf = (
  draw: (pdf: Pdf) => void,
  options: ConstructorParameters<typeof PDFDocument>[0] = {},
): Promise<Buffer> =>
  new Promise((resolve) => {
    const pdf = new PDFDocument({ size: 'A4', margin: 50, ...options });
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.fontSize(11);
    draw(pdf);
    pdf.end();
  });

/** One column; a tab sends the rest of a line to the right edge, as dates often stand. */
export const onePagePdf = (text: string, font = 'Helvetica'): Promise<Buffer> =>
  pdfOf((pdf) => {
    pdf.font(font);
    for (const line of text.split('\n')) {
      const [left = '', right] = line.split('\t');
      if (pdf.y > 740) pdf.addPage();
      const y = pdf.y;
      pdf.text(left === '' ? ' ' : left, 50, y, { width: 340 });
      if (right !== undefined) pdf.text(right, 395, y, { width: 150, align: 'right' });
    }
  });

/** A narrow column at the left, the story at the right, a head over both. */
export const twoColumnPdf = (head: string, left: string, right: string): Promise<Buffer> =>
  pdfOf((pdf) => {
    pdf.fontSize(20).text(head, 50, 50, { width: 500 }).fontSize(11);
    for (const [index, line] of left.split('\n').entries()) {
      pdf.text(line || ' ', 50, 110 + index * 15, { lineBreak: false });
    }
    for (const [index, line] of right.split('\n').entries()) {
      pdf.text(line || ' ', 230, 112 + index * 17, { lineBreak: false });
    }
  });

const paragraphOf = (text: string) =>
  text.startsWith('• ') ? new Paragraph({ text: text.slice(2), bullet: { level: 0 } }) : new Paragraph(text);

/** A Word document: a text is a paragraph, a list of texts a row of a table. */
export const docxOf = (lines: readonly (string | readonly string[])[]): Promise<Buffer> =>
  Packer.toBuffer(
    new Document({
      sections: [
        {
          children: lines.map((line) =>
            typeof line === 'string'
              ? paragraphOf(line)
              : new Table({
                  rows: [
                    new TableRow({
                      children: line.map(
                        (cell) => new TableCell({ children: cell.split('\n').map(paragraphOf) }),
                      ),
                    }),
                  ],
                }),
          ),
        },
      ],
    }),
  );

/** An archive of one file. @param claimed what the archive says it unpacks to */
export const zipOf = (name: string, packed: Buffer, claimed: number): Buffer => {
  const header = (isDirectory: boolean): Buffer => {
    const at = isDirectory ? 10 : 8;
    const bytes = Buffer.alloc(isDirectory ? 46 : 30);
    bytes.writeUInt32LE(isDirectory ? 0x02014b50 : 0x04034b50);
    bytes.writeUInt16LE(8, at);
    bytes.writeUInt32LE(packed.length, at + 10);
    bytes.writeUInt32LE(claimed, at + 14);
    bytes.writeUInt16LE(name.length, at + 18);
    return Buffer.concat([bytes, Buffer.from(name)]);
  };
  const local = Buffer.concat([header(false), packed]);
  const directory = header(true);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, directory, end]);
};
