import type { MediaText } from '#schema/entities/media'
import { picturesInGujarati } from './words-in-gujarati'
import { picturesInHindi } from './words-in-hindi'

/** What a picture of the sample says in Gujarati and Hindi, for every location. */
export function wordsElsewhere(id: number): readonly MediaText[] {
  const spoken = { 'gu-IN': picturesInGujarati[id], 'hi-IN': picturesInHindi[id] }
  return Object.entries(spoken).flatMap(([language, words]) =>
    words ? [{ language, locationId: null, altText: words[0], caption: words[1] }] : [],
  )
}
