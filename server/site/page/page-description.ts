import { DEFAULT_LANGUAGE, type Location } from '#schema/entities/location'
import { textsOfBlocks } from '../../published/block-texts'
import type { SitePage } from '../content/site-content'

/** Shorter texts are titles and labels. In characters. */
const SHORTEST = 50
/** Search engines show no more. */
const LONGEST = 160

/**
 * A page in one line, for search engines and for those it is shared with. It is described in the default language; in another
 * one by the first sentences that it says in it, else by what the location says of itself there; its home page the other way
 * round. Nothing rather than words in a language that its readers may not know.
 */
export function pageDescription(
  { path, content, language, description }: DescribedPage,
  { texts = [] }: Pick<Location, 'texts'>,
): string {
  if (language === DEFAULT_LANGUAGE) return description
  const own = textsOfBlocks(content.blocks)
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .find(({ length }) => length >= SHORTEST)
  const said = texts.find((text) => text.language === language)
  const ofLocation = said?.introText || said?.introSubtitle
  return shortened((path === '/' ? ofLocation || own : own || ofLocation) ?? '')
}

type DescribedPage = Pick<SitePage, 'path' | 'content' | 'language' | 'description'>

/** Its first sentences, as many as fit; of a sentence that is too long the first words. */
function shortened(text: string): string {
  if (text.length <= LONGEST) return text
  const start = text.slice(0, LONGEST)
  const sentences = /^.*[.!?।॥](?=\s)/su.exec(start)?.[0] ?? ''
  if (sentences.length >= SHORTEST) return sentences
  return `${start.slice(0, start.lastIndexOf(' ')).replace(/[\s,;:–—-]+$/u, '')}…`
}
