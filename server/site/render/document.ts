import { messagesFor } from '#renderer/parts/words/words'
import '#renderer/parts/words/all-words'
import { escapeHtml } from '../../http/escape-html'

/** Everything a public page's document is written from. */
export interface DocumentParts {
  readonly language: string
  readonly title: string
  readonly siteName: string
  readonly description: string
  /** The page's one whole address. */
  readonly canonical: string
  /** The page in each of its languages, its own among them; nothing for a page in one language. */
  readonly alternates: readonly Alternate[]
  /** Where readers of other languages go. */
  readonly languages: readonly LanguageLink[]
  /** Files for other programs that go with the page: news, events. */
  readonly feeds: readonly {
    readonly type: string
    readonly title: string
    readonly href: string
  }[]
  /** Address of the site's web manifest. */
  readonly manifest: string
  /** The picture for those who share the page, 1200 by 630 pixels; `null` when it has none. */
  readonly image: { readonly url: string; readonly alt: string } | null
  /** Of an article: when it came out, ISO 8601. */
  readonly article: { readonly publishedAt: string } | null
  /** Structured data for search engines, as JSON that cannot end its element; `null` when there is none. */
  readonly structuredData: string | null
  readonly styles: string
  /** Fonts the first screen needs. */
  readonly preload: readonly string[]
  /** Address of the visitor's script; `null` for a page that stands still. */
  readonly script: string | null
  /** The location's accent colour, `#c2410c`; `null` for the site's own. */
  readonly accent: string | null
  /** What search engines may do with it: list it, only follow its links, or nothing. */
  readonly indexing: 'ALL' | 'LINKS' | 'NONE'
  readonly body: PageBody
}

/** The canonical address of a page in one of its languages. */
export interface Alternate {
  /** As in `gu-IN`. */
  readonly language: string
  readonly href: string
  /** The language for those who have none of the others. */
  readonly isDefault: boolean
}

/** A way to another language. */
export interface LanguageLink {
  /** As in `gu-IN`. */
  readonly language: string
  /** What the language calls itself: ગુજરાતી. */
  readonly name: string
  /** Where it leads, in that language, when it is not to the same page. */
  readonly target?: string
  /** On this site. */
  readonly href: string
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
<a class="skip-link" href="#content">${messagesFor(parts.language).skipToContent}</a>
${languageMenu(parts)}${header}<main id="content" tabindex="-1">${main}</main>${footer}
</div>
</body>
</html>
`
}

function headOf(parts: DocumentParts): string[] {
  const { title, siteName, description, canonical, script, preload, indexing, structuredData } =
    parts
  const heading = title === siteName ? title : `${title} · ${siteName}`
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(heading)}</title>`,
    ...(description ? [named('description', description)] : []),
    indexing === 'ALL'
      ? `<link rel="canonical" href="${escapeHtml(canonical)}">`
      : named('robots', indexing === 'LINKS' ? 'noindex, follow' : 'noindex, nofollow'),
    ...typeOf(parts),
    ...alternateLinks(parts),
    ...parts.feeds.map(
      ({ type, title: name, href }) =>
        `<link rel="alternate" type="${type}" title="${escapeHtml(name)}" href="${escapeHtml(href)}">`,
    ),
    property('og:site_name', siteName),
    property('og:title', title),
    ...(description ? [property('og:description', description)] : []),
    property('og:url', canonical),
    property('og:locale', parts.language.replace('-', '_')),
    ...pictureOf(parts),
    named('color-scheme', 'light dark'),
    '<meta name="theme-color" content="#fbf7ef" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#15110e" media="(prefers-color-scheme: dark)">',
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    `<link rel="manifest" href="${escapeHtml(parts.manifest)}">`,
    ...preload.map(
      (font) =>
        `<link rel="preload" href="${escapeHtml(font)}" as="font" type="font/woff2" crossorigin>`,
    ),
    `<style>${parts.styles}</style>`,
    ...(structuredData ? [`<script type="application/ld+json">${structuredData}</script>`] : []),
    ...(script ? [`<script type="module" src="${escapeHtml(script)}"></script>`] : []),
  ]
}

/** Search engines send readers to the page in their language. Each page names itself too, as they ask for. */
function alternateLinks({ alternates, indexing }: DocumentParts): string[] {
  if (indexing !== 'ALL') return []
  return alternates.flatMap(({ language, href, isDefault }) => [
    alternate(language, href),
    ...(isDefault ? [alternate('x-default', href)] : []),
  ])
}

function alternate(language: string, href: string): string {
  return `<link rel="alternate" hreflang="${escapeHtml(language)}" href="${escapeHtml(href)}">`
}

/** The first thing of a page: whose language it is not goes on from here. Each is called as its readers call it. */
function languageMenu({ language: own, languages }: DocumentParts): string {
  if (languages.length === 0) return ''
  const links = languages.map(({ language, name, target, href }) => {
    const tag = escapeHtml(language)
    const more = target === undefined ? '' : `<small>· ${escapeHtml(target)}</small>`
    return `<a href="${escapeHtml(href)}" lang="${tag}" hreflang="${tag}">${escapeHtml(name)}${more}</a>`
  })
  return `<nav class="languages" aria-label="${messagesFor(own).languages}">${links.join('')}</nav>`
}

function typeOf({ article }: DocumentParts): string[] {
  if (!article) return [property('og:type', 'website')]
  return [property('og:type', 'article'), property('article:published_time', article.publishedAt)]
}

function pictureOf({ image }: DocumentParts): string[] {
  if (!image) return [named('twitter:card', 'summary')]
  return [
    property('og:image', image.url),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    ...(image.alt ? [property('og:image:alt', image.alt)] : []),
    named('twitter:card', 'summary_large_image'),
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
