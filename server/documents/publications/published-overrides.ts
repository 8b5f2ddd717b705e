import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { PageOverride, PageVersion } from '#schema/page/overrides/override'
import { type ResolvedPage, resolveDifferences } from '#schema/page/overrides/resolve-page'
import type { Orm } from '../../database/orm'
import { documents, pageOverrides } from '../../database/tables'
import { parseStored } from '../../database/tables/json-text'

/** What visitors see otherwise at a location: in a language, or in all (empty). */
export interface PublishedOverride {
  readonly language: string
  readonly override: PageOverride
}

/** Those of a document at one location. */
export interface OverridesAtLocation {
  readonly all: readonly PublishedOverride[]
  /** The characters of their JSON. */
  readonly size: number
}

export const NO_OVERRIDES: OverridesAtLocation = { all: [], size: 0 }

/**
 * Stands for the state of a document's overrides, by location: JSON, `null` where there are none. Another one as soon as any of them
 * is published.
 */
export const overrideStamps = sql<string | null>`(
  select json_object_agg(s.location_id, s.stamp)::text from (
    select location_id, string_agg(language || '.' || published_version, ' ' order by language) as stamp
    from ${pageOverrides} where document_id = ${documents.id} and published_count > 0 group by location_id
  ) s
)`

export function parseStamps(text: string | null): Readonly<Record<string, string>> | null {
  return text === null ? null : parseStored(text)
}

/** What visitors see otherwise of these documents at a location, by document. */
export async function readPublishedOverrides(
  orm: Orm,
  documentIds: readonly number[],
  locationId: number,
): Promise<ReadonlyMap<number, OverridesAtLocation>> {
  if (documentIds.length === 0) return new Map()
  const rows = await selectPublished(orm).where(
    and(
      inArray(pageOverrides.documentId, [...documentIds]),
      eq(pageOverrides.locationId, locationId),
      gt(pageOverrides.publishedCount, 0),
    ),
  )
  return grouped(rows, ({ documentId }) => documentId)
}

/** What visitors see otherwise of these documents, by document and location. */
export async function readAllPublishedOverrides(
  orm: Orm,
  documentIds: readonly number[],
): Promise<ReadonlyMap<number, ReadonlyMap<number, OverridesAtLocation>>> {
  if (documentIds.length === 0) return new Map()
  const rows = await selectPublished(orm).where(
    and(inArray(pageOverrides.documentId, [...documentIds]), gt(pageOverrides.publishedCount, 0)),
  )
  const documents = new Map<number, PublishedRow[]>()
  for (const row of rows)
    documents.set(row.documentId, [...(documents.get(row.documentId) ?? []), row])
  return new Map(
    [...documents].map(([id, own]) => [id, grouped(own, ({ locationId }) => locationId)] as const),
  )
}

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

function grouped(
  rows: readonly PublishedRow[],
  keyOf: (row: PublishedRow) => number,
): ReadonlyMap<number, OverridesAtLocation> {
  const found = new Map<number, { all: PublishedOverride[]; size: number }>()
  for (const row of rows) {
    const known = found.get(keyOf(row)) ?? { all: [], size: 0 }
    found.set(keyOf(row), known)
    known.all.push({ language: row.language, override: parseStored(row.published) })
    known.size += row.published.length
  }
  return found
}

/** Those that count for a text: what is said in no language first. */
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
const known = new WeakMap<OverridesAtLocation, Map<string, Resolved>>()

/** The network's page with what a location has otherwise; found out once for the same page and the same overrides. */
export function resolvedPage(
  network: PageVersion,
  overrides: OverridesAtLocation,
  language: string,
): ResolvedPage {
  const before = known.get(overrides)?.get(language)
  if (before && isSameVersion(before.network, network)) return before.resolved
  const resolved = resolveDifferences(network, ...overridesIn(overrides, language))
  const byLanguage = known.get(overrides) ?? new Map<string, Resolved>()
  known.set(overrides, byLanguage.set(language, { network, resolved }))
  return resolved
}

/** Contents are parsed once for a text (`sharedContent`). */
function isSameVersion(one: PageVersion, other: PageVersion): boolean {
  return (
    one.content === other.content &&
    one.title === other.title &&
    one.description === other.description &&
    one.imageId === other.imageId
  )
}
