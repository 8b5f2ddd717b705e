import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { PageOverride, PageVersion } from '#schema/page/overrides/override'
import { type ResolvedPage, resolveDifferences } from '#schema/page/overrides/resolve-page'
import type { Orm } from '../../database/orm'
import { prepared } from '../../database/prepared'
import { detachedPages, documents, keptPages, pageOverrides } from '../../database/tables'
import { parseStored } from '../../database/tables/json-text'
import { type KeptVersion, readKeptVersions } from './kept-versions'

/** A location's published override: in a language, or in all (empty). */
interface PublishedOverride {
  readonly language: string
  readonly override: PageOverride
}

/** A location's differences from the published content of a document. */
export interface OverridesAtLocation {
  readonly all: readonly PublishedOverride[]
  /** The earlier version shown instead of the published one; `null` if the location shows the published one. */
  readonly kept: KeptVersion | null
  /** Size of their JSON, in characters. */
  readonly size: number
}

export const NO_OVERRIDES: OverridesAtLocation = { all: [], kept: null, size: 0 }

/**
 * Stands for the state of a document's overrides, and of what is kept of it, by location: JSON, `null` where there are none. Another
 * one when one of them is published, or a location follows again.
 */
export const overrideStamps = sql<string | null>`(
  select json_object_agg(s.location_id, s.stamp)::text from (
    select location_id, string_agg(one, ' ' order by one) as stamp from (
      select location_id, language || '.' || published_version as one
      from ${pageOverrides} where document_id = ${documents.id} and published_count > 0
      union all
      select location_id, 'kept.' || shown_before from ${keptPages} where document_id = ${documents.id}
      union all
      select location_id, 'kept.d' || id from ${detachedPages} where document_id = ${documents.id} and attached_at is null
    ) each group by location_id
  ) s
)`

export function parseStamps(text: string | null): Readonly<Record<string, string>> | null {
  return text === null ? null : parseStored(text)
}

const KEPT = 'kept.'

/** Returns whether a location’s stamp names differences, not just a version that it keeps. */
export function hasDifferences(stamp: string | undefined): boolean {
  return stamp?.split(' ').some((one) => !one.startsWith(KEPT)) ?? false
}

/** Returns whether a location’s stamp names a version that it keeps. */
export function keepsVersion(stamp: string): boolean {
  return stamp.split(' ').some((one) => one.startsWith(KEPT))
}

/** The documents whose overrides are read, and those of which a location may keep an earlier version. */
export interface OverrideQuery {
  readonly documentIds: readonly number[]
  readonly keptIds: readonly number[]
}

/** Reads the published overrides of documents at a location, by document. */
export async function readPublishedOverrides(
  orm: Orm,
  { documentIds, keptIds }: OverrideQuery,
  locationId: number,
): Promise<ReadonlyMap<number, OverridesAtLocation>> {
  const [rows, kept] = await Promise.all([
    documentIds.length === 0 ? [] : publishedAt(orm, { documentIds, locationId }),
    readKeptVersions(orm, keptIds, locationId),
  ])
  return new Map(
    [...groupedByPlace(rows, kept)].flatMap(([id, byLocation]) => {
      const own = byLocation.get(locationId)
      return own ? [[id, own] as const] : []
    }),
  )
}

/** Reads the published overrides of documents, by document and location. */
export async function readAllPublishedOverrides(
  orm: Orm,
  documentIds: readonly number[],
  /** The documents for which a location may keep an earlier version. */
  keptIds: readonly number[] = documentIds,
): Promise<ReadonlyMap<number, ReadonlyMap<number, OverridesAtLocation>>> {
  if (documentIds.length === 0) return new Map()
  const [rows, kept] = await Promise.all([
    selectPublished(orm).where(
      and(inArray(pageOverrides.documentId, [...documentIds]), gt(pageOverrides.publishedCount, 0)),
    ),
    readKeptVersions(orm, keptIds),
  ])
  return groupedByPlace(rows, kept)
}

/** The first visit of each page with differences needs this query. */
const publishedAt = prepared('published_overrides_at_location', (orm) =>
  selectPublished(orm).where(
    and(
      sql`${pageOverrides.documentId} = any(${sql.placeholder('documentIds')})`,
      eq(pageOverrides.locationId, sql.placeholder('locationId')),
      gt(pageOverrides.publishedCount, 0),
    ),
  ),
)

function selectPublished(orm: Orm) {
  return orm
    .select({
      documentId: pageOverrides.documentId,
      locationId: pageOverrides.locationId,
      language: pageOverrides.language,
      published: sql<string>`${pageOverrides.published}`,
    })
    .from(pageOverrides)
}

type PublishedRow = Awaited<ReturnType<typeof selectPublished>>[number]

interface LocationOverrides {
  all: PublishedOverride[]
  kept: KeptVersion | null
  size: number
}

function groupedByPlace(
  rows: readonly PublishedRow[],
  kept: Awaited<ReturnType<typeof readKeptVersions>>,
): ReadonlyMap<number, ReadonlyMap<number, OverridesAtLocation>> {
  const found = new Map<number, Map<number, LocationOverrides>>()
  const placeOf = (documentId: number, locationId: number): LocationOverrides => {
    const byLocation = found.get(documentId) ?? new Map<number, LocationOverrides>()
    found.set(documentId, byLocation)
    const place = byLocation.get(locationId) ?? { all: [], kept: null, size: 0 }
    byLocation.set(locationId, place)
    return place
  }
  for (const { documentId, locationId, language, published } of rows) {
    const place = placeOf(documentId, locationId)
    place.all.push({ language, override: parseStored(published) })
    place.size += published.length
  }
  for (const [documentId, byLocation] of kept)
    for (const [locationId, version] of byLocation) {
      const place = placeOf(documentId, locationId)
      place.kept = version
      place.size += version.items.reduce((sum, { content }) => sum + (content?.length ?? 0), 0)
    }
  return found
}

/** Returns the overrides that apply to a text, those for all languages first. */
export function overridesIn(
  { all }: OverridesAtLocation,
  language: string,
): readonly PageOverride[] {
  const of = (each: string) => all.find((row) => row.language === each)?.override ?? []
  return [of(''), of(language)].flat()
}

interface Resolved {
  readonly network: PageVersion
  readonly resolved: ResolvedPage
}
const pagesByOverrides = new WeakMap<OverridesAtLocation, Map<string, Resolved>>()

/** Returns the network's page with a location's overrides applied; cached for the same page and overrides. */
export function resolvedPage(
  network: PageVersion,
  overrides: OverridesAtLocation,
  language: string,
): ResolvedPage {
  const before = pagesByOverrides.get(overrides)?.get(language)
  if (before && isSameVersion(before.network, network)) return before.resolved
  const resolved = resolveDifferences(network, ...overridesIn(overrides, language))
  const byLanguage = pagesByOverrides.get(overrides) ?? new Map<string, Resolved>()
  pagesByOverrides.set(overrides, byLanguage.set(language, { network, resolved }))
  return resolved
}

/** Contents are parsed once per text (`sharedContent`), so comparing references suffices. */
function isSameVersion(one: PageVersion, other: PageVersion): boolean {
  return (
    one.content === other.content &&
    one.title === other.title &&
    one.description === other.description &&
    one.imageId === other.imageId
  )
}
