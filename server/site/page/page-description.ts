import { DEFAULT_LANGUAGE, type Location } from '#schema/entities/location'
import { textsOfBlocks } from '../../documents/publications/block-texts'
import type { SitePage } from '../content/site-content'

/** Shorter texts are titles and labels. In characters. */
const MIN_LENGTH = 50
/** Search engines show no more. */
const MAX_LENGTH = 160

/**
 * A page in one line, for search engines and shared links: its description in this language. Without one, in a language other
 * than the default one, its first sentences, else the introduction of its location; of a home page the introduction first.
 * Never words of another language.
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

/** Its first sentences, as many as fit; of a sentence that is too long the first words. */
function shortened(text: string): string {
  if (text.length <= MAX_LENGTH) return text
  const start = text.slice(0, MAX_LENGTH)
  const sentences = /^.*[.!?।॥](?=\s)/su.exec(start)?.[0] ?? ''
  if (sentences.length >= MIN_LENGTH) return sentences
  return `${start.slice(0, start.lastIndexOf(' ')).replace(/[\s,;:–—-]+$/u, '')}…`
}
