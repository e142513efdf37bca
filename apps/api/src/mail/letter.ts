import { escapeHtml } from '#api/mail/html.ts';

/** A part of a mail. Text and HTML are made of the same parts, so that both say the same. */
export type LetterPart =
  | { readonly kind: 'paragraph'; readonly text: string }
  /** Somebody's own words: lines stay lines. */
  | { readonly kind: 'quote'; readonly by: string; readonly text: string }
  | { readonly kind: 'code'; readonly before: string; readonly code: string; readonly after: string }
  | { readonly kind: 'link'; readonly lead: string; readonly action: string; readonly link: string };

export const paragraph = (text: string): LetterPart => ({ kind: 'paragraph', text });

const textOf = (part: LetterPart): string => {
  switch (part.kind) {
    case 'paragraph':
      return part.text;
    case 'quote':
      return `${part.by}\n${part.text}`;
    case 'code':
      return `${part.before} ${part.code}. ${part.after}`;
    case 'link':
      return `${part.lead}\n${part.link}`;
  }
};

const p = (html: string, style = 'margin:0 0 16px'): string => `<p style="${style}">${html}</p>`;

const htmlOf = (part: LetterPart): string => {
  switch (part.kind) {
    case 'paragraph':
      return p(escapeHtml(part.text));
    case 'quote':
      return `${p(escapeHtml(part.by), 'margin:0 0 4px')}
<blockquote class="quote" style="margin:0 0 16px;padding:8px 0 8px 16px;border-left:4px solid #d8d2c8">${escapeHtml(part.text).replaceAll('\n', '<br>')}</blockquote>`;
    case 'code':
      return `${p(escapeHtml(part.before), 'margin:0 0 4px')}
<p class="code" style="margin:0 0 4px;font-size:32px;line-height:40px;font-weight:700;letter-spacing:8px;color:#0b5753">${part.code}</p>
${p(escapeHtml(part.after))}`;
    case 'link': {
      const link = escapeHtml(part.link);
      return `${p(escapeHtml(part.lead), 'margin:0 0 8px')}
<p style="margin:0 0 8px"><a class="action" href="${link}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#0f6b66;color:#ffffff;font-weight:700;text-decoration:none">${escapeHtml(part.action)}</a></p>
<p class="address" style="margin:0 0 16px;font-size:13px;line-height:20px;color:#544d43;overflow-wrap:anywhere;word-break:break-word">${link}</p>`;
    }
  }
};

/** What a mail program in the dark shows instead. Styles that must not fail stand at the elements. */
const dark = `@media (prefers-color-scheme: dark) {
body, .ground { background: #171614 !important; color: #ece8e1 !important; }
.sheet { background: #24211d !important; border-color: #3b3630 !important; }
.code, .brand { color: #75c0ba !important; }
.address { color: #bdb5a8 !important; }
.quote { border-color: #544d43 !important; }
.action { background: #75c0ba !important; color: #07403d !important; }
}`;

/**
 * A mail as plain text and as HTML that loads nothing from anywhere.
 * @param heading the HTML's heading; the text begins with it
 */
export const letter = (heading: string, parts: readonly LetterPart[]): { text: string; html: string } => ({
  text: [`${heading}.`, ...parts.map(textOf)].join('\n\n'),
  html: `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${escapeHtml(heading)}</title>
<style>:root { color-scheme: light dark; } ${dark}</style></head>
<body style="margin:0;background:#faf8f5;color:#24211d;font:16px/24px Arial,Helvetica,sans-serif">
<table class="ground" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#faf8f5"><tr><td align="center" style="padding:24px 12px">
<table class="sheet" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border:1px solid #e8e4dd;border-radius:12px"><tr><td align="left" style="padding:24px">
<p class="brand" style="margin:0 0 16px;font-weight:700;color:#0b5753">Forte</p>
<h1 style="margin:0 0 16px;font-size:22px;line-height:28px">${escapeHtml(heading)}</h1>
${parts.map(htmlOf).join('\n')}
</td></tr></table>
</td></tr></table>
</body></html>`,
});
