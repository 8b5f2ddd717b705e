import { escapeHtml } from './escape-html'

/** Everything a public page's document is written from. */
export interface DocumentParts {
  readonly language: string
  readonly title: string
  readonly siteName: string
  readonly description: string
  /** The page's one whole address. */
  readonly canonical: string
  /** Whole address of a picture for those who share the page; `null` when it has none. */
  readonly image: string | null
  readonly styles: string
  /** Fonts the first screen needs. */
  readonly preload: readonly string[]
  /** Address of the visitor's script; `null` for a page that stands still. */
  readonly script: string | null
  /** The location's accent colour, `#c2410c`; `null` for the site's own. */
  readonly accent: string | null
  /** False keeps search engines away. */
  readonly indexed: boolean
  readonly body: PageBody
}

/** The blocks' markup, already safe, in the three parts a page has for those who cannot see it. */
export interface PageBody {
  readonly header: string
  readonly main: string
  readonly footer: string
}

/** The HTML document of a public page. Everything but the blocks' markup is escaped here. */
export function documentHtml(parts: DocumentParts): string {
  const { header, main, footer } = parts.body
  return `<!doctype html>
<html lang="${escapeHtml(parts.language)}">
<head>
${headOf(parts).join('\n')}
</head>
<body>
<div class="page"${accentStyle(parts.accent)}>
<a class="skip-link" href="#content">Skip to content</a>
${header}<main id="content" tabindex="-1">${main}</main>${footer}
</div>
</body>
</html>
`
}

function headOf(parts: DocumentParts): string[] {
  const { title, siteName, description, canonical, image, script, preload, indexed } = parts
  const heading = title === siteName ? title : `${title} · ${siteName}`
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(heading)}</title>`,
    ...(description ? [named('description', description)] : []),
    ...(indexed
      ? [`<link rel="canonical" href="${escapeHtml(canonical)}">`]
      : [named('robots', 'noindex, nofollow')]),
    property('og:type', 'website'),
    property('og:site_name', siteName),
    property('og:title', title),
    ...(description ? [property('og:description', description)] : []),
    property('og:url', canonical),
    property('og:locale', parts.language.replace('-', '_')),
    ...(image ? [property('og:image', image), named('twitter:card', 'summary_large_image')] : []),
    named('color-scheme', 'light dark'),
    '<meta name="theme-color" content="#fbf7ef" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#15110e" media="(prefers-color-scheme: dark)">',
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
    ...preload.map(
      (font) =>
        `<link rel="preload" href="${escapeHtml(font)}" as="font" type="font/woff2" crossorigin>`,
    ),
    `<style>${parts.styles}</style>`,
    ...(script ? [`<script type="module" src="${escapeHtml(script)}"></script>`] : []),
  ]
}

function named(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeHtml(content)}">`
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeHtml(content)}">`
}

/** A location's own accent; the tokens make of it what can be read on each ground, in both colour schemes. */
function accentStyle(accent: string | null): string {
  // Configurations are checked when they are written; looked at again here, since this is markup.
  if (!accent || !/^#[0-9a-f]{6}$/i.test(accent)) return ''
  return ` style="--location-accent:${accent}"`
}
