import type { KeptMail } from '#api/mail/folder-mailer.ts';
import { escapeHtml } from '#api/mail/html.ts';

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 52rem; margin: 0 auto; padding: 1.5rem 1rem; }
h1 { font-size: 1.4rem; } ul { list-style: none; padding: 0; }
li a { display: block; padding: .75rem 0; border-bottom: 1px solid #8884; text-decoration: none; color: inherit; }
li a:hover strong, li a:focus strong { text-decoration: underline; }
small { display: block; opacity: .75; } pre { white-space: pre-wrap; overflow-wrap: anywhere; }
iframe { width: 100%; height: 36rem; border: 1px solid #8884; border-radius: .5rem; background: #fff; }`;

const frame = (title: string, head: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
${head}<title>${title}</title><style>${style}</style></head><body>${body}</body></html>`;

const item = ({ id, subject, to, date }: KeptMail): string =>
  `<li><a href="/dev/mailbox/${id}"><strong>${escapeHtml(subject)}</strong>
<small>to ${escapeHtml(to)}, <time>${escapeHtml(date)}</time></small></a></li>`;

/** The list, newest first. It asks for itself again every 3 seconds, so that a mail just sent turns up. */
export const listPage = (mails: readonly KeptMail[]): string =>
  frame(
    'Development mailbox',
    '<meta http-equiv="refresh" content="3">',
    `<h1>Development mailbox</h1><p>Mails that Forte would have sent. The page refreshes by itself.</p>
${mails.length === 0 ? '<p>No mail yet.</p>' : `<ul>${mails.map(item).join('\n')}</ul>`}`,
  );

/** One mail. Its HTML stands in a frame that runs no scripts; links open in a tab of their own. */
export const mailPage = (mail: KeptMail): string =>
  frame(
    escapeHtml(mail.subject),
    '',
    `<p><a href="/dev/mailbox">All mails</a></p><h1>${escapeHtml(mail.subject)}</h1>
<p><small>to ${escapeHtml(mail.to)}, ${escapeHtml(mail.date)}</small></p>
<iframe title="The mail as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox"
srcdoc="${escapeHtml(`<base target="_blank">${mail.html}`)}"></iframe>
<h2>As plain text</h2><pre>${escapeHtml(mail.text)}</pre>`,
  );
