import type { SearchHit } from '#schema/entities/search-hit'
import { grouped } from '../../parts/kit/grouped'

/** The number of results that stand first, in their order, of whichever kind they are. */
const MAX_BEST = 3

/** The section of the best results of all kinds. */
export const BEST = 'BEST'

/** Results under one heading. */
export interface ResultSection {
  /** What they are, as in `SearchHit`; `BEST` for those that fit best. */
  readonly kind: string
  readonly hits: readonly SearchHit[]
}

/**
 * The results of a page of them, by kind. On the first page the best ones come before the groups, so that grouping moves none of
 * them down.
 */
export function resultSections(hits: readonly SearchHit[], page: number): readonly ResultSection[] {
  const isOfOneKind = hits.every(({ kind }) => kind === hits[0]?.kind)
  const best = page === 1 && !isOfOneKind ? hits.slice(0, MAX_BEST) : []
  const groups = grouped(hits.slice(best.length), ({ kind }) => kind)
  return [
    ...(best.length > 0 ? [{ kind: BEST, hits: best }] : []),
    ...groups.map(({ key, items }) => ({ kind: key, hits: items })),
  ]
}
