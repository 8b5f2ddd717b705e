import type { SearchHit } from '#schema/entities/search-hit'
import { groupItems } from '../../parts/kit/grouped'

/** Number of results listed first in their own order, whatever their kind. */
const MAX_TOP_RESULTS = 3

/** The section of the best results of all kinds. */
export const BEST = 'BEST'

/** Results under one heading. */
interface ResultSection {
  /** The kind of the results, as in `SearchHit`; `BEST` for the best matches. */
  readonly kind: string
  readonly hits: readonly SearchHit[]
}

/**
 * Groups a page of results by kind. On the first page the best results come before the groups, so that grouping doesn't move them
 * down.
 */
export function resultSections(hits: readonly SearchHit[], page: number): readonly ResultSection[] {
  const isOfOneKind = hits.every(({ kind }) => kind === hits[0]?.kind)
  const best = page === 1 && !isOfOneKind ? hits.slice(0, MAX_TOP_RESULTS) : []
  const groups = groupItems(hits.slice(best.length), ({ kind }) => kind)
  return [
    ...(best.length > 0 ? [{ kind: BEST, hits: best }] : []),
    ...groups.map(({ key, items }) => ({ kind: key, hits: items })),
  ]
}
