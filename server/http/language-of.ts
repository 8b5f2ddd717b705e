import type { FastifyRequest } from 'fastify'
import { hasWordsFor } from '#renderer/parts/words/words'
import { DEFAULT_LANGUAGE } from '#schema/entities/location'

/** Returns the language of the page at a path: `/gu-IN/visit`, `/ottawa/gu-IN/visit`. */
export function languageOfPath(path: string): string {
  return tagIn(path) ?? DEFAULT_LANGUAGE
}

/** Returns the language for a response: that of the address, or the browser’s first preference with a translation. */
export function languageOf({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): string {
  const [path = '/'] = url.split('?', 1)
  const tag = tagIn(path)
  return tag && hasWordsFor(tag) ? tag : preferredLanguage(headers['accept-language'])
}

/** Returns the browser’s first preferred language that has a translation. */
export function preferredLanguage(accepted: string | undefined): string {
  const tags = (accepted ?? '').split(',', 20).map((tag) => tag.split(';')[0]?.trim() ?? '')
  return tags.find((tag) => tag !== '' && hasWordsFor(tag)) ?? DEFAULT_LANGUAGE
}

function tagIn(path: string): string | undefined {
  return /^(?:\/[^/]*)?\/([a-z]{2,3}-[A-Z]{2})(?:\/|$)/.exec(path)?.[1]
}
