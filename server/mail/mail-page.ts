import { escapeHtml } from '#schema/text/escape-text'
import type { Mail } from './mail'
import type { Translate } from './mail-messages'

/** Colours of emails: the site’s background, text and accent. Mail programs don’t support custom properties. */
const LOOK = {
  ground: '#fbf7ef',
  raised: '#fffdf9',
  text: '#2b211a',
  quiet: '#695a4d',
  line: '#ddd0bd',
  accent: '#b3401a',
  onAccent: '#ffffff',
  display: "'Eczar', Georgia, 'Times New Roman', serif",
  body: "'Mukta', 'Segoe UI', Helvetica, Arial, sans-serif",
} as const

/** Returns an email as HTML: one column, inline styles, no pictures and no external resources. */
export function mailPage(t: Translate, siteName: string, mail: Mail): string {
  const paragraphs = mail.paragraphs.map(paragraphOf)
  return `<!doctype html>
<html lang="${escapeHtml(mail.language ?? 'en')}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(mail.subject)}</title>
</head>
<body style="margin:0;padding:0;background:${LOOK.ground};color:${LOOK.text}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${LOOK.ground}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:${LOOK.raised};border:1px solid ${LOOK.line};border-top:4px solid ${LOOK.accent}">
<tr><td style="padding:24px 32px 0;font:600 15px ${LOOK.body};color:${LOOK.accent}">${escapeHtml(siteName)}</td></tr>
<tr><td style="padding:8px 32px 32px;font:16px/1.6 ${LOOK.body};color:${LOOK.text}">
<h1 style="margin:0 0 16px;font:500 28px/1.25 ${LOOK.display};color:${LOOK.text}">${escapeHtml(mail.heading)}</h1>
${paragraphs.join('\n')}
${buttonOf(t, mail)}${quoteOf(mail)}
</td></tr>
</table>
<p style="max-width:560px;margin:16px auto 0;font:13px/1.5 ${LOOK.body};color:${LOOK.quiet}">${escapeHtml(mail.reason)}</p>
</td></tr>
</table>
</body>
</html>
`
}

function paragraphOf(text: string): string {
  return `<p style="margin:0 0 16px;white-space:pre-line">${escapeHtml(text)}</p>`
}

function quoteOf({ quote }: Mail): string {
  if (!quote) return ''
  return `<p style="margin:24px 0 8px;font-size:14px;color:${LOOK.quiet}">${escapeHtml(quote.said)}</p>
<blockquote style="margin:0;padding:0 0 0 16px;border-left:3px solid ${LOOK.line};color:${LOOK.quiet}">
${quote.paragraphs.map(paragraphOf).join('\n')}
</blockquote>`
}

function buttonOf(t: Translate, { action }: Mail): string {
  if (!action) return ''
  const href = escapeHtml(action.href)
  return `<p style="margin:24px 0"><a href="${href}" style="display:inline-block;padding:12px 24px;background:${LOOK.accent};color:${LOOK.onAccent};text-decoration:none;border-radius:4px;font-weight:600">${escapeHtml(action.label)}</a></p>
<p style="margin:0;font-size:13px;color:${LOOK.quiet}">${escapeHtml(t('If the button doesn’t work, copy this link:'))}<br><span style="word-break:break-all">${href}</span></p>`
}

/** Returns an email as plain text. */
export function mailText(siteName: string, mail: Mail): string {
  const action = mail.action ? [`${mail.action.label}:\n${mail.action.href}`] : []
  const quote = mail.quote
    ? [[mail.quote.said, ...mail.quote.paragraphs.map(quoted)].join('\n\n')]
    : []
  const parts = [
    mail.heading,
    ...mail.paragraphs,
    ...action,
    ...quote,
    `-- \n${siteName}\n${mail.reason}`,
  ]
  return `${parts.join('\n\n')}\n`
}

function quoted(text: string): string {
  return text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n')
}
