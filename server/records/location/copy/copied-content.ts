import type { Registry } from '#schema/block/block'
import type { Replacements } from '#schema/fields/replace'
import { replaceReference } from '#schema/fields/replace'
import type { PageContent } from '#schema/page/content'
import { mapContent } from '#schema/page/map-content'

/** What stands at the new location for what its model has. */
export interface Copies {
  readonly pages: ReadonlyMap<number, number>
  readonly locations: ReadonlyMap<string, string>
  /** The keys of copies by those of the originals, for each kind. */
  readonly records: ReadonlyMap<string, ReadonlyMap<unknown, number | string>>
}

/** Page content that names the copies; what was not copied is named as before. */
export function copiedContent(
  content: PageContent,
  registry: Registry,
  copies: Copies,
): PageContent {
  const by = namedCopies(copies)
  return mapContent(content, registry, (field, value) => replaceReference(field, value, by))
}

/** The copies by what fields name. */
export function namedCopies({ pages, locations, records }: Copies): Replacements {
  return {
    record(kind, key) {
      if (kind === 'location') return locations.get(String(key))
      return kind === 'document' ? pages.get(Number(key)) : records.get(kind)?.get(key)
    },
    page: (id) => pages.get(id),
  }
}
