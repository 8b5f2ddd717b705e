import { messagesFor } from '#renderer/parts/words/words'
import type { Location } from '#schema/entities/location'
import type { ArticleRecord } from '#schema/records/news-article/article-record'
import { escapeHtml } from '#schema/text/escape-text'

/** Paths of the news feeds within a site: of its location, and of the whole network. */
export const NEWS_FEED = '/connect/news/feed.xml'
export const NETWORK_NEWS_FEED = '/connect/news/all.xml'

interface NewsFeed {
  /** The location of the articles; `null` for the whole network. */
  readonly location: Location | null
  readonly posts: readonly ArticleRecord[]
  /** Absolute address of the location’s site. */
  readonly site: string
  readonly language: string
}

/** Returns the latest articles as RSS 2.0. */
export function newsFeed({ location, posts, site, language }: NewsFeed): string {
  const words = messagesFor(language)
  const name = location?.name ?? words.allLocations
  const path = location ? NEWS_FEED : NETWORK_NEWS_FEED
  const title = words.newsOf(name)
  const latest = posts[0]?.publishedAt
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${xml(title)}</title>
<link>${xml(`${site}/connect/news`)}</link>
<description>${xml(words.newsFeedOf(name))}</description>
<language>${xml(language)}</language>
<atom:link href="${xml(`${site}${path}`)}" rel="self" type="application/rss+xml"/>
${latest ? `<lastBuildDate>${new Date(latest).toUTCString()}</lastBuildDate>\n` : ''}${posts.map((post) => item(post, site)).join('')}</channel>
</rss>
`
}

function item(
  { title, slug, description, category, publishedAt }: ArticleRecord,
  site: string,
): string {
  const address = xml(`${site}/connect/news/${encodeURIComponent(slug)}`)
  return `<item>
<title>${xml(title)}</title>
<link>${address}</link>
<guid isPermaLink="true">${address}</guid>
${publishedAt ? `<pubDate>${new Date(publishedAt).toUTCString()}</pubDate>\n` : ''}${category ? `<category>${xml(category)}</category>\n` : ''}<description>${xml(description)}</description>
</item>
`
}

/** Escapes text for XML and removes control characters, which XML doesn’t allow. */
function xml(text: string): string {
  return escapeHtml(text.replace(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, ''))
}
