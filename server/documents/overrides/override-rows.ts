import { and, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import { refusalFor } from '#schema/api/refusals/refusals'
import { NO_OVERRIDE, OVERRIDE_LIMITS, type PageOverride } from '#schema/page/overrides/override'
import type { Orm } from '../../database/orm'
import { pageOverrideRevisions, pageOverrides } from '../../database/tables'
import { ApiError } from '../../http/errors/api-error'
import type { Principal } from '../../people/access/principal'

export type OverrideRow = typeof pageOverrides.$inferSelect

/** A location and the page it differs from. */
export interface OverridePlace {
  readonly documentId: number
  readonly locationId: number
}

/** A location's overrides of a page for all languages, and for one. */
export interface OverrideRows {
  /**
   * Has an empty language: structure applies to all languages. This row is created first, and is the one that transactions lock.
   */
  readonly neutral: OverrideRow | null
  readonly inLanguage: OverrideRow | null
}

export async function readRows(
  orm: Orm,
  place: OverridePlace,
  language: string,
): Promise<OverrideRows> {
  const rows = await orm
    .select()
    .from(pageOverrides)
    .where(and(isAt(place), inArray(pageOverrides.language, ['', language])))
  const of = (each: string) => rows.find((row) => row.language === each) ?? null
  return { neutral: of(''), inLanguage: of(language) }
}

/** Reads and locks the rows until the end of the transaction, creating the row for all languages if it is missing. */
export async function lockRows(
  tx: Orm,
  place: OverridePlace,
  { language, principal }: { readonly language: string; readonly principal: Principal },
): Promise<OverrideRows & { readonly neutral: OverrideRow }> {
  const { documentId, locationId } = place
  await tx
    .insert(pageOverrides)
    .values({ ...newRow(place, principal), language: '' })
    .onConflictDoNothing()
  await tx
    .select({ id: pageOverrides.id })
    .from(pageOverrides)
    .where(and(isAt(place), eq(pageOverrides.language, '')))
    .for('update')
  const rows = await readRows(tx, place, language)
  if (!rows.neutral) throw new Error(`The override of ${documentId} at ${locationId} was not made`)
  return { ...rows, neutral: rows.neutral }
}

function newRow({ documentId, locationId }: OverridePlace, { id, name }: Principal) {
  return {
    ...{ documentId, locationId, draft: NO_OVERRIDE, draftCount: 0, baseVersion: 0, version: 0 },
    ...{ updatedAt: new Date(), updatedBy: id, updatedByName: name },
  }
}

/** Returns the version that a save expects. Versions only increase, so their sum differs whenever either has changed. */
export function versionOfRows({ neutral, inLanguage }: OverrideRows): number {
  return (neutral?.version ?? 0) + (inLanguage?.version ?? 0)
}

export function draftOf(row: OverrideRow | null): PageOverride {
  return row?.draft ?? NO_OVERRIDE
}

export function publishedOf(row: OverrideRow | null): PageOverride {
  return row?.published ?? NO_OVERRIDE
}

/** Returns whether the published differences differ from the draft. */
export function hasChanges({ neutral, inLanguage }: OverrideRows): boolean {
  return [neutral, inLanguage].some(
    (row) => JSON.stringify(draftOf(row)) !== JSON.stringify(publishedOf(row)),
  )
}

interface DraftWrite {
  readonly place: OverridePlace
  readonly language: string
  readonly before: OverrideRow | null
  readonly draft: PageOverride
  readonly baseVersion: number
  readonly principal: Principal
  /** The action's name in the audit log. */
  readonly action: string
}

/** Writes a draft with its revision if it has changed; returns its row. */
export async function writeDraft(tx: Orm, write: DraftWrite): Promise<OverrideRow | null> {
  const { draft, before } = write
  if (JSON.stringify(draft) === JSON.stringify(draftOf(before))) return before
  checkSize(draft)
  const row = await writeRow(tx, write)
  if (!row) throw new Error('An override was locked and is gone')
  await writeRevision(tx, row, write)
  return row
}

async function writeRow(
  tx: Orm,
  { place, language, before, draft, baseVersion, principal }: DraftWrite,
): Promise<OverrideRow | undefined> {
  const set = {
    ...{ draft, draftCount: draft.differences.length, baseVersion, updatedAt: new Date() },
    ...{ updatedBy: principal.id, updatedByName: principal.name },
  }
  if (!before) {
    const values = { ...newRow(place, principal), ...set, language, version: 1 }
    const [row] = await tx.insert(pageOverrides).values(values).returning()
    return row
  }
  const [row] = await tx
    .update(pageOverrides)
    .set({ ...set, version: before.version + 1 })
    .where(eq(pageOverrides.id, before.id))
    .returning()
  return row
}

const SAVE = 'saveOverride'
const SQUASH_MS = 10 * 60 * 1000

/** A save replaces the same person's previous revision if that was started less than ten minutes ago and is unpublished. */
async function writeRevision(
  tx: Orm,
  row: OverrideRow,
  { before, action, principal }: DraftWrite,
): Promise<void> {
  const revision = {
    ...{ version: row.version, action, draft: row.draft, draftCount: row.draftCount },
    ...{ savedAt: row.updatedAt, savedBy: principal.id, savedByName: principal.name },
  }
  const { overrideId, version, since, savedBy } = pageOverrideRevisions
  if (action === SAVE && before && before.publishedVersion !== before.version) {
    const squashed = await tx
      .update(pageOverrideRevisions)
      .set(revision)
      .where(
        and(
          ...[eq(overrideId, row.id), eq(version, before.version), eq(savedBy, principal.id)],
          eq(pageOverrideRevisions.action, SAVE),
          gt(since, new Date(row.updatedAt.getTime() - SQUASH_MS)),
        ),
      )
      .returning({ version })
    if (squashed.length > 0) return
  }
  await tx
    .insert(pageOverrideRevisions)
    .values({ ...revision, overrideId: row.id, since: row.updatedAt })
}

export function checkSize(override: PageOverride): void {
  const { differences, characters } = OVERRIDE_LIMITS
  const count = override.differences.length
  if (count > differences)
    throw new ApiError(
      'LIMIT_EXCEEDED',
      refusalFor('manyDifferences', { count, most: differences }),
    )
  const size = JSON.stringify(override).length
  if (size > characters)
    throw new ApiError('LIMIT_EXCEEDED', refusalFor('longDifferences', { size, most: characters }))
}

/** Publishes the drafts of rows; returns those that changed. */
export async function publishRows(
  tx: Orm,
  { neutral, inLanguage }: OverrideRows,
): Promise<readonly OverrideRow[]> {
  const changed = [neutral, inLanguage].flatMap((row) =>
    row && JSON.stringify(row.draft) !== JSON.stringify(publishedOf(row)) ? row : [],
  )
  if (changed.length === 0) return []
  const { draft, draftCount, version } = pageOverrides
  return tx
    .update(pageOverrides)
    .set({
      published: sql`${draft}`,
      publishedCount: sql`${draftCount}`,
      publishedVersion: sql`${version}`,
      publishedAt: new Date(),
    })
    .where(
      inArray(
        pageOverrides.id,
        changed.map(({ id }) => id),
      ),
    )
    .returning()
}

/** Returns the rows of the other languages in which a location overrides a page. */
export function otherRows(orm: Orm, place: OverridePlace): Promise<readonly OverrideRow[]> {
  return orm
    .select()
    .from(pageOverrides)
    .where(and(isAt(place), ne(pageOverrides.language, '')))
}

function isAt({ documentId, locationId }: OverridePlace) {
  return and(eq(pageOverrides.documentId, documentId), eq(pageOverrides.locationId, locationId))
}
