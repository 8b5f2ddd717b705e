import { and, count, desc, eq, inArray, isNull, lt, min, notExists, or, sql } from 'drizzle-orm'
import { refusalFor } from '#schema/api/refusals/refusals'
import type { Orm } from '../../database/orm'
import { detachedPages, keptPages, locations, pageRollouts } from '../../database/tables'
import { ApiError, notFound } from '../../http/errors/api-error'
import type { DocumentRow } from '../document-row'
import { isAt, readPublications } from '../publications/publications'

export type RolloutRow = typeof pageRollouts.$inferSelect
type KeptRow = typeof keptPages.$inferSelect

/** Number of finished rollouts per page that are listed and can be undone. */
const MAX_FINISHED = 50

/** Returns whether a rollout’s published state is still current: nothing was published since. */
export async function isCurrent(
  orm: Orm,
  document: DocumentRow,
  { after }: Pick<RolloutRow, 'after'>,
): Promise<boolean> {
  if (document.publishedVersion !== after.version || document.recordStatus !== 'ACTIVE')
    return false
  const rows = await readPublications(orm, document.id)
  return (
    rows.length === after.texts.length &&
    after.texts.every((text) => rows.some((row) => isAt(row, text) && row.version === text.version))
  )
}

/** Reads the newest rollout of a page. */
export async function newestRollout(orm: Orm, documentId: number): Promise<RolloutRow | null> {
  const [row] = await orm
    .select()
    .from(pageRollouts)
    .where(eq(pageRollouts.documentId, documentId))
    .orderBy(desc(pageRollouts.id))
    .limit(1)
  return row ?? null
}

/** Reads and locks one rollout of a page. The caller has locked the document. */
export async function lockRollout(
  tx: Orm,
  documentId: number,
  id: number | null,
): Promise<RolloutRow> {
  const [row] =
    id === null
      ? []
      : await tx
          .select()
          .from(pageRollouts)
          .where(and(eq(pageRollouts.id, id), eq(pageRollouts.documentId, documentId)))
          .for('update')
  if (!row) throw notFound('change')
  return row
}

export function isRunning({ state }: Pick<RolloutRow, 'state'>): boolean {
  return state === 'RUNNING' || state === 'STOPPED'
}

/** Throws if another rollout in waves is under way: it would be unclear which wave brings which version. */
export async function checkNoneUnderWay(tx: Orm, documentId: number): Promise<void> {
  const newest = await newestRollout(tx, documentId)
  if (!newest || !isRunning(newest)) return
  throw new ApiError('INVALID_TRANSITION', refusalFor('inWaves'), { allowed: [] })
}

export function keptAt(orm: Orm, documentId: number): Promise<readonly KeptRow[]> {
  return orm.select().from(keptPages).where(eq(keptPages.documentId, documentId))
}

/** Returns the locations that have detached a page. */
export async function detachedAt(orm: Orm, documentId: number): Promise<ReadonlySet<number>> {
  const rows = await orm
    .select({ locationId: detachedPages.locationId })
    .from(detachedPages)
    .where(and(eq(detachedPages.documentId, documentId), isNull(detachedPages.attachedAt)))
  return new Set(rows.map(({ locationId }) => locationId))
}

/** An open location that shows the network's pages. */
export interface OpenLocation {
  readonly id: number
  readonly name: string
  readonly slug: string
}

/** The locations that visitors can open: the default one follows the network like all others. */
export function openLocations(orm: Orm): Promise<readonly OpenLocation[]> {
  return orm
    .select({ id: locations.id, name: locations.name, slug: locations.slug })
    .from(locations)
    .where(eq(locations.status, 'ACTIVE'))
    .orderBy(locations.id)
}

/** Returns the number of open locations that a rollout still has to reach, and the next wave. */
export async function waitingOf(
  orm: Orm,
  rolloutId: number,
): Promise<{ readonly count: number; readonly nextWave: number | null }> {
  const [row] = await orm
    .select({ count: count(), nextWave: min(keptPages.wave) })
    .from(keptPages)
    .where(and(eq(keptPages.rolloutId, rolloutId), eq(keptPages.reason, 'WAITING')))
  return { count: row?.count ?? 0, nextWave: row?.nextWave ?? null }
}

/** Makes locations show the published version from now on; returns those that showed another one before. */
export async function follow(
  tx: Orm,
  documentId: number,
  locationIds: readonly number[],
): Promise<readonly number[]> {
  if (locationIds.length === 0) return []
  const gone = await tx
    .delete(keptPages)
    .where(
      and(eq(keptPages.documentId, documentId), inArray(keptPages.locationId, [...locationIds])),
    )
    .returning({ locationId: keptPages.locationId })
  return gone.map(({ locationId }) => locationId)
}

/** Deletes old finished rollouts of a page, except those whose earlier version a location still shows. */
export async function dropOldRollouts(tx: Orm, documentId: number): Promise<void> {
  const [last] = await tx
    .select({ id: pageRollouts.id })
    .from(pageRollouts)
    .where(eq(pageRollouts.documentId, documentId))
    .orderBy(desc(pageRollouts.id))
    .offset(MAX_FINISHED)
    .limit(1)
  if (!last) return
  const shown = tx
    .select({ one: sql`1` })
    .from(keptPages)
    .where(or(eq(keptPages.shownBefore, pageRollouts.id), eq(keptPages.rolloutId, pageRollouts.id)))
  await tx
    .delete(pageRollouts)
    .where(
      and(
        eq(pageRollouts.documentId, documentId),
        lt(pageRollouts.id, last.id + 1),
        inArray(pageRollouts.state, ['DONE', 'TAKEN_BACK']),
        notExists(shown),
      ),
    )
}
