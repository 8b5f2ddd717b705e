import { DEFAULT_LANGUAGE, type Location } from '#schema/entities/location'
import { textsOfBlocks } from '../../documents/publications/block-texts'
import type { SitePage } from '../content/site-content'

/** Minimum length in characters; shorter texts are titles and labels. */
const MIN_LENGTH = 50
/** Maximum length shown by search engines, in characters. */
const MAX_LENGTH = 160

/**
 * Returns a description in one line for search engines and shared links: the page’s description in this language. If there is
 * none, outside the default language, returns its first sentences, otherwise the introduction of its location; for a home page
 * the introduction first. Never text in another language.
 */
export function pageDescription(
  { path, content, language, description }: DescribedPage,
  { texts = [] }: Pick<Location, 'texts'>,
): string {
  if (language === DEFAULT_LANGUAGE || description !== '') return description
  const own = textsOfBlocks(content.blocks)
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .find(({ length }) => length >= MIN_LENGTH)
  const translation = texts.find((text) => text.language === language)
  const ofLocation = translation?.introText || translation?.introSubtitle
  return shortened((path === '/' ? ofLocation || own : own || ofLocation) ?? '')
}

type DescribedPage = Pick<SitePage, 'path' | 'content' | 'language' | 'description'>

/** Returns as many first sentences as fit; if the first is too long, its first words. */
function shortened(text: string): string {
  if (text.length <= MAX_LENGTH) return text
  const start = text.slice(0, MAX_LENGTH)
  const sentences = /^.*[.!?।॥](?=\s)/su.exec(start)?.[0] ?? ''
  if (sentences.length >= MIN_LENGTH) return sentences
  return `${start.slice(0, start.lastIndexOf(' ')).replace(/[\s,;:–—-]+$/u, '')}…`
}
