import { createHash } from 'node:crypto'
import { pagePolicy } from '../http/security-headers'

const STYLES =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;gap:1rem;padding:1.5rem;background:#fbf7f0;color:#2a211b;font:1.125rem/1.6 Georgia,serif;text-align:center}h1{margin:0;font-size:2rem;font-weight:400}p{margin:0}a{color:#8f2c0c}'

/** What a visitor sees before there is a location: a new installation without sample content. */
export function emptySite(): { readonly html: string; readonly policy: string } {
  const hash = createHash('sha256').update(STYLES).digest('base64')
  return {
    policy: pagePolicy([`sha256-${hash}`]),
    html: `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Toran</title>
<meta name="robots" content="noindex">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<style>${STYLES}</style>
</head>
<body>
<main>
<h1>There is no page here yet</h1>
<p>Its first page is made in the <a href="/editor">editor</a>.</p>
</main>
</body>
</html>
`,
  }
}
