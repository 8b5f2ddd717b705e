import { and, asc, eq, gt, inArray, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Orm } from '../../database/orm'
import {
  detachedPages,
  documents,
  locations,
  pageOverrides,
  publications,
} from '../../database/tables'
import { type Connection, connection, partOf } from '../../graphql/operations/connection'
import type { RequestContext } from '../../graphql/operations/context'
import { inputId } from '../../graphql/operations/ids'
import { readableLocations } from '../../people/access/can'
import type { Principal } from '../../people/access/principal'
import { readCount } from '../../records/reading/read-context'
import { requireSignIn } from '../document-row'
import { isPublicPage } from '../publications/published-revision'
import { type OverrideListArguments, placesOf } from './list-differences'

/** Aliased, because two tables have the same column names. */
const place = {
  documentId: sql<number>`${documents.id}`.as('document_id'),
  title: sql<string>`${documents.title}`.as('title'),
  ownerId: sql<number>`${documents.locationId}`.as('owner_id'),
  locationId: sql<number>`${locations.id}`.as('location_id'),
  locationName: sql<string>`${locations.name}`.as('location_name'),
}

/** `LivePageVersion` in schema/api. */
interface LivePageVersionNode {
  readonly documentId: number
  readonly title: string
  readonly ownerId: number
  readonly locationId: number | null
  readonly locationName: string | null
  readonly language: string | null
  readonly source: string
  readonly version: number
  readonly publishedAt: Date | null
}

/**
 * Returns the public content of pages at single locations: a location's own whole texts of another location's page, detached
 * pages, and differences.
 */
export function livePageVersions(
  _: unknown,
  args: OverrideListArguments & { readonly source?: string | null },
  { principal: asking, readContext: { orm } }: RequestContext,
): Connection<LivePageVersionNode> {
  const all = liveVersions(orm, requireSignIn(asking), args)
  const part = partOf(args)
  const isAsked = args.source == null ? undefined : eq(all.source, args.source)
  return connection(
    {
      nodes: () =>
        orm
          .select()
          .from(all)
          .where(isAsked)
          .orderBy(asc(all.documentId), asc(all.locationId), asc(all.source), asc(all.language))
          .limit(part.first)
          .offset(part.offset),
      totalCount: () =>
        readCount(orm.select({ count: sql<number>`count(*)` }).from(all).where(isAsked)),
    },
    part,
  )
}

/** Returns what visitors see of a network page at some locations that is their own, by location. */
export async function readSources(
  orm: Orm,
  principal: Principal,
  {
    documentId,
    locationIds,
  }: { readonly documentId: number; readonly locationIds: readonly number[] },
): Promise<ReadonlyMap<number, readonly string[]>> {
  if (locationIds.length === 0) return new Map()
  const all = liveVersions(orm, principal, { documentId: String(documentId) })
  const rows = await orm
    .selectDistinct({ locationId: all.locationId, source: all.source })
    .from(all)
    .where(inArray(all.locationId, [...locationIds]))
    .orderBy(asc(all.source))
  const found = new Map<number, string[]>()
  for (const { locationId, source } of rows)
    found.set(locationId, [...(found.get(locationId) ?? []), source])
  return found
}

/** A statement for what is public at single locations. */
function liveVersions(orm: Orm, principal: Principal, args: OverrideListArguments) {
  const places = placesOf(principal, args)
  const readable = readableLocations(principal)
  const at = ({
    documentId,
    locationId,
  }: typeof detachedPages | typeof publications): SQL | undefined =>
    and(
      args.documentId == null ? undefined : eq(documentId, inputId(args.documentId, 'documentId')),
      args.locationId == null ? undefined : eq(locationId, inputId(args.locationId, 'locationId')),
      readable === 'ALL' ? undefined : inArray(locationId, [...readable]),
    )
  const texts = orm
    .select({
      ...place,
      language: sql<string | null>`${publications.language}`.as('language'),
      source: sql<string>`'OWN_TEXT'`.as('source'),
      version: sql<number>`${publications.version}`.as('version'),
      publishedAt: sql<Date | null>`${publications.from}`
        .mapWith(publications.from)
        .as('published_at'),
    })
    .from(publications)
    .innerJoin(documents, eq(documents.id, publications.documentId))
    .innerJoin(locations, eq(locations.id, publications.locationId))
    .where(
      and(
        isPublicPage,
        isNotNull(publications.locationId),
        ne(publications.locationId, documents.locationId),
        at(publications),
      ),
    )
  const overrides = orm
    .select({
      ...place,
      language: sql<string | null>`nullif(${pageOverrides.language}, '')`.as('language'),
      source: sql<string>`'OVERRIDE'`.as('source'),
      version: sql<number>`${pageOverrides.publishedVersion}`.as('version'),
      publishedAt: sql<Date | null>`${pageOverrides.publishedAt}`
        .mapWith(pageOverrides.publishedAt)
        .as('published_at'),
    })
    .from(pageOverrides)
    .innerJoin(documents, eq(documents.id, pageOverrides.documentId))
    .innerJoin(locations, eq(locations.id, pageOverrides.locationId))
    .where(and(isPublicPage, gt(pageOverrides.publishedCount, 0), places))
  const detached = orm
    .select({
      ...place,
      language: sql<string | null>`null`.as('language'),
      source: sql<string>`'DETACHED'`.as('source'),
      version: sql<number>`((${detachedPages.state})::json ->> 'version')::integer`.as('version'),
      publishedAt: sql<Date | null>`${detachedPages.detachedAt}`
        .mapWith(detachedPages.detachedAt)
        .as('published_at'),
    })
    .from(detachedPages)
    .innerJoin(documents, eq(documents.id, detachedPages.documentId))
    .innerJoin(locations, eq(locations.id, detachedPages.locationId))
    .where(and(isPublicPage, isNull(detachedPages.attachedAt), at(detachedPages)))
  return unionAll(texts, overrides, detached).as('live')
}
