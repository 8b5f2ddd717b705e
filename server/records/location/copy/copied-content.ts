import type { Registry } from '#schema/block/block'
import type { Replacements } from '#schema/fields/replace'
import { replaceReference } from '#schema/fields/replace'
import type { PageContent } from '#schema/page/content'
import { mapContent } from '#schema/page/map-content'

/** Maps the model’s content to its copies at the new location. */
export interface Copies {
  readonly pages: ReadonlyMap<number, number>
  readonly locations: ReadonlyMap<string, string>
  /** Keys of copies by those of the originals, per kind. */
  readonly records: ReadonlyMap<string, ReadonlyMap<unknown, number | string>>
}

/** Returns page content that refers to the copies; references to content that wasn’t copied stay. */
export function copiedContent(
  content: PageContent,
  registry: Registry,
  copies: Copies,
): PageContent {
  const by = namedCopies(copies)
  return mapContent(content, registry, (field, value) => replaceReference(field, value, by))
}

/** Returns the copies in the form that fields refer to. */
export function namedCopies({ pages, locations, records }: Copies): Replacements {
  return {
    record(kind, key) {
      if (kind === 'location') return locations.get(String(key))
      return kind === 'document' ? pages.get(Number(key)) : records.get(kind)?.get(key)
    },
    page: (id) => pages.get(id),
  }
}
