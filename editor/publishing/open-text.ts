import type { PublicationFacts } from '#schema/publication/publication-facts'
import type { PublishedPart } from '../api/publishing'
import type { OpenDocument } from '../saving/load-document'

/** Returns whether a page has texts in further languages. */
export function severalLanguages({ texts }: Pick<PublicationFacts, 'texts'>): boolean {
  return new Set(texts.map(({ language }) => language)).size > 1
}

/** Returns the open text; the whole page if it is the only one. */
export function openText(
  { item }: Pick<OpenDocument, 'item'>,
  facts: Pick<PublicationFacts, 'texts'>,
): Pick<PublishedPart, 'language' | 'locationId'> {
  if (facts.texts.length < 2) return {}
  return { language: item.language, locationId: String(item.locationId) }
}
