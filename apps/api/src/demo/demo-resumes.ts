import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { createCopyBatch } from '#api/demo/copy.ts';
import type { DemoCandidate } from '#api/demo/make-candidate.ts';
import type { FileStore } from '#api/files/file-store.ts';
import { newStorageKey } from '#api/files/storage-key.ts';

/** The fonts that every PDF reader has know Latin-1 only: other letters lose their marks. */
const latin = (text: string): string =>
  [...text.normalize('NFC')]
    .map((letter) => (letter <= 'ÿ' ? letter : letter.normalize('NFD').replace(/[^ -ÿ]/g, '')))
    .join('');

const jobLine = ({
  role,
  organisation,
  startYear,
  endYear,
}: DemoCandidate['organisations'][number]): string =>
  `${role}, ${organisation} (${startYear} to ${endYear ?? 'now'})`;

/** One page that says what the profile says. */
const writeResume = ({ profile, organisations, skills }: DemoCandidate): Promise<Buffer> => {
  const pdf = new PDFDocument({ size: 'A4', info: { Title: 'Resume', CreationDate: profile.updatedAt } });
  const section = (title: string, lines: readonly string[]): void => {
    if (lines.length === 0) return;
    pdf.moveDown().font('Helvetica-Bold').fontSize(13).text(title).font('Helvetica').fontSize(11);
    for (const line of lines) pdf.text(latin(line));
  };
  pdf
    .font('Helvetica-Bold')
    .fontSize(20)
    .text(latin(`${profile.firstName} ${profile.lastName}`));
  pdf
    .font('Helvetica')
    .fontSize(11)
    .text(latin(`${profile.city}, ${profile.country}`));
  pdf.text(profile.contactEmail).moveDown().text(latin(profile.about));
  section('Work experience', organisations.map(jobLine));
  section('Skills', [skills.map(({ name }) => name).join(', ')]);
  section('Education', [profile.qualification]);
  pdf.end();
  return buffer(pdf);
};

/** Writes a resume for each candidate, so that none of them lacks what a complete profile has. */
export const storeResumes = async (
  client: pg.Client,
  files: FileStore,
  candidates: readonly DemoCandidate[],
): Promise<void> => {
  const rows = createCopyBatch('storedFile', [
    'id',
    'accountId',
    'kind',
    'fileName',
    'mediaType',
    'byteSize',
    'storageKey',
    'createdAt',
  ]);
  for (const candidate of candidates) {
    const { firstName, lastName, updatedAt } = candidate.profile;
    const content = await writeResume(candidate);
    const storageKey = newStorageKey();
    await files.put(storageKey, content);
    rows.add({
      id: uuidv7(),
      accountId: candidate.id,
      kind: 'resume',
      fileName: `${firstName} ${lastName}.pdf`,
      mediaType: 'application/pdf',
      byteSize: content.length,
      storageKey,
      createdAt: updatedAt,
    });
  }
  await rows.send(client);
  await client.query(`update candidate set resume_id = stored_file.id from stored_file
    where stored_file.account_id = candidate.account_id and stored_file.kind = 'resume'`);
};
