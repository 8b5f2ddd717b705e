import { inArray, sql } from 'drizzle-orm'
import { addressOf, type Difference, type PageOverride } from '#schema/page/overrides/override'
import type { Orm } from '../../database/orm'
import { pageOverrideRevisions, pageOverrides } from '../../database/tables'
import type { DroppedDifference, DroppedDifferences } from '../../database/tables/difference-resets'
import type { Principal } from '../../people/access/principal'
import { checkSize, type OverrideRow, publishedOf } from './override-rows'

/** The new state of a row: its draft, and the published differences. */
export interface RowChange {
  readonly row: OverrideRow
  readonly draft: PageOverride
  readonly published: PageOverride
}

/** Returns the differences that a change removes from a row. */
export function droppedDifferences({ row, draft, published }: RowChange): DroppedDifferences {
  return {
    overrideId: row.id,
    draft: removedDifferences(row.draft, draft),
    published: removedDifferences(publishedOf(row), published),
  }
}

function removedDifferences(
  before: PageOverride,
  after: PageOverride,
): readonly DroppedDifference[] {
  const kept = new Set(after.differences)
  return before.differences.flatMap((difference, index) =>
    kept.has(difference) ? [] : { index, difference },
  )
}

/** Returns a row with its dropped differences restored. Later changes are kept. */
export function putBack(row: OverrideRow, { draft, published }: DroppedDifferences): RowChange {
  return {
    row,
    draft: withDropped(row.draft, draft),
    published: withDropped(publishedOf(row), published),
  }
}

function withDropped(override: PageOverride, dropped: readonly DroppedDifference[]): PageOverride {
  const taken = new Set(override.differences.map(addressOf))
  const differences: Difference[] = [...override.differences]
  for (const { index, difference } of dropped)
    if (!taken.has(addressOf(difference)))
      differences.splice(Math.min(index, differences.length), 0, difference)
  return { format: 1, differences }
}

export function isChange({ row, draft, published }: RowChange): boolean {
  return !isEqual(draft, row.draft) || !isEqual(published, publishedOf(row))
}

/** Returns whether the change affects visitors. */
export function isSeen({ row, published }: RowChange): boolean {
  return !isEqual(published, publishedOf(row))
}

function isEqual(one: PageOverride, other: PageOverride): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

// Rows per statement, limited by the number of parameters.
const PART = 200

/** Writes many rows with their revisions, in a few statements. The rows must be locked. */
export async function writeChanges(
  tx: Orm,
  changes: readonly RowChange[],
  { principal, action }: { readonly principal: Principal; readonly action: string },
): Promise<void> {
  const at = new Date()
  for (let start = 0; start < changes.length; start += PART) {
    const rows = changes.slice(start, start + PART).map((change) => rowAfter(change, principal, at))
    for (const { draft } of rows) checkSize(draft)
    await tx
      .insert(pageOverrides)
      .values(rows)
      .onConflictDoUpdate({ target: pageOverrides.id, set: EXCLUDED })
    await tx.insert(pageOverrideRevisions).values(
      rows.map(({ id, version, draft, draftCount }) => ({
        ...{ overrideId: id, version, action, draft, draftCount, since: at, savedAt: at },
        ...{ savedBy: principal.id, savedByName: principal.name },
      })),
    )
  }
}

function rowAfter({ row, draft, published }: RowChange, { id, name }: Principal, at: Date) {
  const version = row.version + 1
  const isPublished = isEqual(draft, published)
  return {
    ...row,
    ...{ draft, draftCount: draft.differences.length, version },
    ...{ updatedAt: at, updatedBy: id, updatedByName: name },
    ...((row.published || published.differences.length > 0) && {
      ...{ published, publishedCount: published.differences.length, publishedAt: at },
      publishedVersion: isPublished ? version : row.publishedVersion,
    }),
  }
}

const EXCLUDED = {
  draft: sql`excluded.draft`,
  draftCount: sql`excluded.draft_count`,
  published: sql`excluded.published`,
  publishedCount: sql`excluded.published_count`,
  publishedVersion: sql`excluded.published_version`,
  publishedAt: sql`excluded.published_at`,
  version: sql`excluded.version`,
  updatedAt: sql`excluded.updated_at`,
  updatedBy: sql`excluded.updated_by`,
  updatedByName: sql`excluded.updated_by_name`,
}

/** Reads rows by id. */
export async function rowsById(
  tx: Orm,
  ids: readonly number[],
): Promise<ReadonlyMap<number, OverrideRow>> {
  const rows = await tx
    .select()
    .from(pageOverrides)
    .where(inArray(pageOverrides.id, [...ids]))
  return new Map(rows.map((row) => [row.id, row]))
}
