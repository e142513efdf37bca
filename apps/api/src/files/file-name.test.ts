import { expect, test } from 'vitest';
import { attachment, safeFileName } from '#api/files/file-name.ts';

test.each([
  ['Lebenslauf Müller.pdf', 'pdf', 'Lebenslauf Müller.pdf'],
  ['अनुभव.PDF', 'pdf', 'अनुभव.pdf'],
  ['../../etc/passwd', 'pdf', 'passwd.pdf'],
  ['C:\\cv\\mine.docx', 'docx', 'mine.docx'],
  ['cv\u202Efdp.exe', 'pdf', 'cvfdp.exe.pdf'],
  ['a\r\nSet-Cookie: x.pdf', 'pdf', 'aSet-Cookie: x.pdf'],
  ['', 'doc', 'resume.doc'],
  ['.pdf', 'pdf', 'resume.pdf'],
  [`${'x'.repeat(300)}.pdf`, 'pdf', `${'x'.repeat(120)}.pdf`],
])('[SEC-11] %j is kept as a safe name', (given, extension, kept) => {
  expect(safeFileName(given, extension)).toBe(kept);
});

test('a download names its file in any script, and in ASCII for who cannot read that', () => {
  expect(attachment('Müller’s "cv" 100%.pdf')).toBe(
    `attachment; filename="M_ller_s _cv_ 100_.pdf"; filename*=UTF-8''M%C3%BCller%E2%80%99s%20%22cv%22%20100%25.pdf`,
  );
});
