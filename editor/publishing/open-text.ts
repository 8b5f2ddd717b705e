import type { PublicationFacts } from '#schema/publication/publication-facts'
import type { PublishedPart } from '../api/publishing'
import type { OpenDocument } from '../saving/load-document'

/** Whether a page has texts besides the one in its first language. */
export function severalLanguages({ texts }: Pick<PublicationFacts, 'texts'>): boolean {
  return new Set(texts.map(({ language }) => language)).size > 1
}

/** The text that is open; all of the page where it is the only one. */
export function openText(
  { item }: Pick<OpenDocument, 'item'>,
  facts: Pick<PublicationFacts, 'texts'>,
): Pick<PublishedPart, 'language' | 'locationId'> {
  if (facts.texts.length < 2) return {}
  return { language: item.language, locationId: String(item.locationId) }
}
