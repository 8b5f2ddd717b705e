import { and, asc, count, eq } from 'drizzle-orm'
import type { KeptReason, RolloutState } from '#schema/entities/statuses'
import type { Orm } from '../../database/orm'
import { keptPages, locations } from '../../database/tables'
import type { Principal } from '../../people/access/principal'
import { type DocumentRow, type SavedDocument, savedDocument } from '../document-row'
import { isCurrent, openLocations, type RolloutRow } from './rollout-rows'

/** `PageRollout` in schema/api. */
export interface RolloutNode {
  readonly id: number
  readonly documentId: number
  readonly version: number
  readonly state: RolloutState
  readonly createdAt: Date
  readonly createdBy: string
  readonly locationCount: number
  readonly waitingCount: number
  readonly leftOutCount: number
  readonly nextAt: Date | null
  readonly waveMinutes: number
  readonly problems: readonly string[]
  readonly canUndo: boolean
  readonly saved: SavedDocument
}

export async function rolloutNode(
  orm: Orm,
  document: DocumentRow,
  { rollout: row, principal }: { readonly rollout: RolloutRow; readonly principal: Principal },
): Promise<RolloutNode> {
  const [places, kept, canUndo] = await Promise.all([
    openLocations(orm),
    countsOfKept(orm, document.id),
    row.state === 'TAKEN_BACK' ? false : isCurrent(orm, document, row),
  ])
  const waitingCount = kept.get('WAITING') ?? 0
  const all = [...kept.values()].reduce((sum, each) => sum + each, 0)
  return {
    ...{ id: row.id, documentId: row.documentId, version: row.after.version, state: row.state },
    ...{ createdAt: row.createdAt, createdBy: row.createdByName, locationCount: places.length },
    ...{ waitingCount, leftOutCount: all - waitingCount, nextAt: row.nextAt },
    ...{ waveMinutes: row.waveMinutes, problems: row.problem?.split('\n') ?? [], canUndo },
    saved: savedDocument(document, principal),
  }
}

/** Counts the open locations that keep an earlier version, by reason. */
async function countsOfKept(
  orm: Orm,
  documentId: number,
): Promise<ReadonlyMap<KeptReason, number>> {
  const rows = await orm
    .select({ reason: keptPages.reason, count: count() })
    .from(keptPages)
    .innerJoin(locations, eq(locations.id, keptPages.locationId))
    .where(and(eq(keptPages.documentId, documentId), eq(locations.status, 'ACTIVE')))
    .groupBy(keptPages.reason)
  return new Map(rows.map((row) => [row.reason, row.count]))
}

/** Selects the locations that keep an earlier version, ordered by name. */
export function selectKeptLocations(
  orm: Orm,
  documentId: number,
  { first, offset }: { readonly first: number; readonly offset: number },
) {
  return orm
    .select({
      locationId: keptPages.locationId,
      name: locations.name,
      slug: locations.slug,
      reason: keptPages.reason,
      wave: keptPages.wave,
      keptAt: keptPages.keptAt,
      keptBy: keptPages.keptByName,
    })
    .from(keptPages)
    .innerJoin(locations, eq(locations.id, keptPages.locationId))
    .where(eq(keptPages.documentId, documentId))
    .orderBy(asc(locations.name), asc(locations.id))
    .limit(first)
    .offset(offset)
}
