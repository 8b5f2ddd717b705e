import { createHash } from 'node:crypto'
import { escapeHtml } from '#schema/text/escape-text'
import { pagePolicy } from './security-headers'

/** A page that doesn’t depend on the rest of the server, for when that is unavailable or should be spared. */
export interface PlainPage {
  readonly html: string
  readonly policy: string
}

const STYLES = [
  ':root{color-scheme:light dark;--ground:#fbf7ef;--text:#2b211a;--accent:#8f2c0c}',
  '@media(prefers-color-scheme:dark){:root{--ground:#15110e;--text:#efe6d9;--accent:#f0a35e}}',
  'body{margin:0;min-height:100vh;display:grid;place-content:center;padding:1.5rem;box-sizing:border-box;background:var(--ground);color:var(--text);font:1.125rem/1.6 Georgia,"Noto Serif","Noto Serif Gujarati",serif;text-align:center}',
  'main{max-width:34rem}img{width:3.5rem;height:3.5rem}h1{margin:1rem 0 .5rem;font-size:2rem;line-height:1.2;font-weight:400}p{margin:0}a{color:var(--accent)}',
  'button{padding:.75rem 1.5rem;border:0;border-radius:4px;background:var(--accent);color:var(--ground);font:inherit;cursor:pointer}',
  'form{margin-top:1.5rem;display:grid;gap:1rem;justify-items:center}label{display:grid;gap:.25rem;inline-size:100%;text-align:start}.trap{display:none}',
  'input,select,textarea{box-sizing:border-box;inline-size:100%;padding:.5rem;border:1px solid var(--text);border-radius:4px;background:var(--ground);color:var(--text);font:inherit}',
].join('')
const POLICY = pagePolicy([`sha256-${createHash('sha256').update(STYLES).digest('base64')}`])

/** Renders a page with a heading and a sentence in the site’s colours. `message` is HTML. */
export function plainPage(parts: {
  readonly language: string
  readonly title: string
  readonly heading: string
  readonly message: string
  /** Seconds until the browser reloads the page, without a script. */
  readonly reloadAfter?: number
  /** Label of a button that sends a POST to the page’s own address. */
  readonly button?: string
  /** A form with fields, as HTML. */
  readonly form?: string
}): PlainPage {
  const { language, title, heading, message, reloadAfter, button } = parts
  const pressed = button && `<form method="post"><button>${escapeHtml(button)}</button></form>`
  const form = parts.form ?? pressed ?? ''
  const reload = reloadAfter ? `<meta http-equiv="refresh" content="${reloadAfter}">\n` : ''
  return {
    policy: POLICY,
    html: `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<meta name="robots" content="noindex">
${reload}<link rel="icon" href="/icon.svg" type="image/svg+xml">
<style>${STYLES}</style>
</head>
<body>
<main>
<img src="/icon.svg" alt="" width="56" height="56">
<h1>${escapeHtml(heading)}</h1>
<p>${message}</p>
${form}
</main>
</body>
</html>
`,
  }
}
