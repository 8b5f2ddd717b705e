import { messagesFor } from '#renderer/parts/words/words'
import '#renderer/parts/words/all-words'
import { escapeHtml } from '#schema/text/escape-text'
import type { Alternate, LanguageLink } from '../page/page-meta'

/** The parts of a public page’s HTML document. */
export interface DocumentParts {
  readonly language: string
  readonly title: string
  readonly siteName: string
  readonly description: string
  /** Canonical address. */
  readonly canonical: string
  /** The page in all its languages, including its own; empty for a page in one language. */
  readonly alternates: readonly Alternate[]
  /** Links to other languages. */
  readonly languages: readonly LanguageLink[]
  /** Files for other programs that belong to the page: news, events. */
  readonly feeds: readonly {
    readonly type: string
    readonly title: string
    readonly href: string
  }[]
  /** Address of the site’s web manifest. */
  readonly manifest: string
  /** Picture for link previews, 1200 by 630 pixels; `null` if there is none. */
  readonly image: { readonly url: string; readonly alt: string } | null
  /** For an article: its publication time, ISO 8601. */
  readonly article: { readonly publishedAt: string } | null
  /** Structured data for search engines, as JSON that can’t end its script element; `null` if there is none. */
  readonly structuredData: string | null
  readonly styles: string
  /** Fonts needed by the first screen. */
  readonly preload: readonly string[]
  /** Address of the visitor script; `null` for a page without islands. */
  readonly script: string | null
  /** The location’s accent colour, `#c2410c`; `null` for the default. */
  readonly accent: string | null
  /** Permission for search engines: index the page, only follow its links, or neither. */
  readonly indexing: 'ALL' | 'LINKS' | 'NONE'
  readonly body: PageBody
}

/** The blocks’ sanitised HTML, in the page’s three landmarks for assistive technology. */
export interface PageBody {
  readonly header: string
  readonly main: string
  readonly footer: string
}

/** Returns the HTML document of a public page. Everything except the blocks’ HTML is escaped here. */
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
    ...(description ? [namedMeta('description', description)] : []),
    indexing === 'ALL'
      ? `<link rel="canonical" href="${escapeHtml(canonical)}">`
      : namedMeta('robots', indexing === 'LINKS' ? 'noindex, follow' : 'noindex, nofollow'),
    ...typeOf(parts),
    ...alternateLinks(parts),
    ...parts.feeds.map(
      ({ type, title: name, href }) =>
        `<link rel="alternate" type="${type}" title="${escapeHtml(name)}" href="${escapeHtml(href)}">`,
    ),
    propertyMeta('og:site_name', siteName),
    propertyMeta('og:title', title),
    ...(description ? [propertyMeta('og:description', description)] : []),
    propertyMeta('og:url', canonical),
    propertyMeta('og:locale', parts.language.replace('-', '_')),
    ...pictureOf(parts),
    namedMeta('color-scheme', 'light dark'),
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

/** Returns hreflang links for search engines, including a link to the page itself, as they require. */
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

/**
 * Returns the language menu, the first element of a page, for visitors who don’t read its language. Each language has its own
 * name.
 */
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
  if (!article) return [propertyMeta('og:type', 'website')]
  return [
    propertyMeta('og:type', 'article'),
    propertyMeta('article:published_time', article.publishedAt),
  ]
}

function pictureOf({ image }: DocumentParts): string[] {
  if (!image) return [namedMeta('twitter:card', 'summary')]
  return [
    propertyMeta('og:image', image.url),
    propertyMeta('og:image:width', '1200'),
    propertyMeta('og:image:height', '630'),
    ...(image.alt ? [propertyMeta('og:image:alt', image.alt)] : []),
    namedMeta('twitter:card', 'summary_large_image'),
  ]
}

function namedMeta(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeHtml(content)}">`
}

function propertyMeta(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeHtml(content)}">`
}

/**
 * Returns the style of a location’s accent colour; the design tokens derive readable variants for each background in both colour
 * schemes.
 */
function accentStyle(accent: string | null): string {
  // Configurations are validated when saved, but checked again here because this becomes HTML.
  if (!accent || !/^#[0-9a-f]{6}$/i.test(accent)) return ''
  return ` style="--location-accent:${accent}"`
}
