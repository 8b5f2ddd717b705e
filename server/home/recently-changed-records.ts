import { desc, eq, sql } from 'drizzle-orm'
import { locations } from '../database/tables'
import type { RequestContext } from '../graphql/operations/context'
import { readableLocations } from '../people/access/can'
import { recordSources } from '../records/reading/record-sources'

const MAX_COUNT = 10

/** A record on the home screen (`ChangedRecord` in schema/api). */
interface ChangedRecord {
  readonly kind: string
  readonly id: number
  readonly title: string
  readonly locationId: number | null
  readonly locationName: string | null
  readonly recordStatus: string
  readonly isPublic: boolean
  readonly isPublished: boolean
  readonly publishedAt: Date | null
  readonly until: Date | null
  readonly updatedAt: Date | null
  readonly updatedBy: string
}

/** Returns the records whose drafts the caller can see, last saved first: one query for all kinds, at most ten of each. */
export async function recentlyChangedRecords(
  _: unknown,
  _args: unknown,
  { readContext }: RequestContext,
): Promise<readonly ChangedRecord[]> {
  const { orm, principal } = readContext
  if (readableLocations(principal).length === 0) return []
  const kinds = [...recordSources(orm).values()].flatMap(
    ({ lastSaved }) => lastSaved?.(principal, MAX_COUNT) ?? [],
  )
  const saved = sql`(${sql.join(kinds, sql` union all `)}) as saved`
  return orm
    .select(columns)
    .from(saved)
    .leftJoin(locations, eq(locations.id, sql`saved.location_id`))
    .orderBy(desc(sql`saved.updated_at`), desc(sql`saved.kind`), desc(sql`saved.id`))
    .limit(MAX_COUNT)
}

/** Converts timestamps in raw SQL, which drivers return as text. */
const instant = (name: string) =>
  sql<Date | null>`saved.${sql.identifier(name)}`.mapWith((value) => new Date(value))

const columns = {
  kind: sql<string>`saved.kind`,
  id: sql<number>`saved.id`,
  title: sql<string>`saved.title`,
  locationId: sql<number | null>`saved.location_id`,
  locationName: locations.name,
  recordStatus: sql<string>`saved.record_status`,
  isPublic: sql<boolean>`saved.is_public`,
  isPublished: sql<boolean>`saved.is_published`,
  publishedAt: instant('published_at'),
  until: instant('until'),
  updatedAt: instant('updated_at'),
  updatedBy: sql<string>`saved.updated_by`,
}
