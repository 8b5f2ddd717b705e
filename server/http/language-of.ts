import type { FastifyRequest } from 'fastify'
import { hasWordsFor } from '#renderer/parts/words/words'
import { DEFAULT_LANGUAGE } from '#schema/entities/location'

/** The language of the page at a path of this site: `/gu-IN/visit`, `/ottawa/gu-IN/visit`. */
export function languageOfPath(path: string): string {
  return tagIn(path) ?? DEFAULT_LANGUAGE
}

/** The language to answer a browser in: that of the address, else the first it prefers of those the site has words in. */
export function languageOf({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): string {
  const [path = '/'] = url.split('?', 1)
  const tag = tagIn(path)
  return tag && hasWordsFor(tag) ? tag : preferredLanguage(headers['accept-language'])
}

/** The first language of the browser that the site has words in. */
export function preferredLanguage(accepted: string | undefined): string {
  const tags = (accepted ?? '').split(',', 20).map((tag) => tag.split(';')[0]?.trim() ?? '')
  return tags.find((tag) => tag !== '' && hasWordsFor(tag)) ?? DEFAULT_LANGUAGE
}

function tagIn(path: string): string | undefined {
  return /^(?:\/[^/]*)?\/([a-z]{2,3}-[A-Z]{2})(?:\/|$)/.exec(path)?.[1]
}
