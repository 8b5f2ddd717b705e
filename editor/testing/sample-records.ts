import { recordDefinitions } from '#schema/records'
import type { FoundRecord } from '../library/record-search'

/** For tests: three records of a kind. */
export function sampleRecords(kind: string): readonly FoundRecord[] {
  const bySlug = recordDefinitions.get(kind)?.key === 'slug'
  return ['Ottawa', 'Darshan', 'દિવાળી'].map((title, index) => ({
    key: bySlug ? title.toLowerCase() : String(index + 1),
    title,
    detail: `${kind} ${index + 1}`,
    thumbnail: kind === 'media' ? `/media/${index + 1}?w=320` : null,
  }))
}
