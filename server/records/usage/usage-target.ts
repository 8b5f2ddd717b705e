import { and, eq, getTableColumns, inArray, or, type SQL, sql } from 'drizzle-orm'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { siteRoot } from '#schema/entities/page-address'
import { isSource, kindsIn, type Orm, type StoredSource } from '../../database/orm'
import { contentReferences, documents, locations } from '../../database/tables'
import { idOf } from '../../graphql/operations/ids'
import { ApiError, forPrograms } from '../../http/errors/api-error'

const { targetKind, targetId, targetKey, locationId: sourceLocation } = contentReferences

/** Returns the condition that a reference points to this target; `null` if it doesn’t exist. `id` is an id or a record’s slug. */
export async function pointsAt(orm: Orm, kind: string, id: string): Promise<SQL | null> {
  if (kind === 'document') return pointsAtDocument(orm, idOf(id))
  const source = kindsIn(orm).get(kind)
  if (isSource(source)) return pointsAtRecord(orm, source, id)
  if (source) {
    const number = idOf(id)
    return number === null ? null : (and(eq(targetKind, kind), eq(targetId, number)) ?? null)
  }
  const kinds = ['document', ...kindsIn(orm).keys()].sort()
  throw new ApiError(
    'BAD_USER_INPUT',
    forPrograms(`Unknown kind '${kind.slice(0, 40)}'. Use one of: ${kinds.join(', ')}.`),
  )
}

/** Links refer to a page by id or by path; a path may be on its own site, or on one that shows the network’s pages. */
async function pointsAtDocument(orm: Orm, id: number | null): Promise<SQL | null> {
  if (id === null) return null
  const [page] = await orm
    .select({
      location: { id: documents.locationId, slug: locations.slug },
      draft: documents.externalUrl,
      published: documents.publishedUrl,
    })
    .from(documents)
    .innerJoin(locations, eq(locations.id, documents.locationId))
    .where(eq(documents.id, id))
  if (!page) return null
  const paths = [...new Set([page.published ?? page.draft].filter((path) => path !== null))]
  const byNumber = and(eq(targetKind, 'document'), eq(targetId, id))
  const [path] = paths
  return or(byNumber, path === undefined ? undefined : pointsAtPath(page.location, path)) ?? null
}

function pointsAtPath(location: { readonly id: number; readonly slug: string }, path: string) {
  const isOwn = or(
    eq(sourceLocation, location.id),
    // The network’s content is shown on every site.
    eq(sourceLocation, DEFAULT_LOCATION_ID),
    // The path refers to the network’s page at every location without its own page there.
    location.id === DEFAULT_LOCATION_ID
      ? sql`not exists (select 1 from ${documents} where ${and(
          eq(documents.locationId, sourceLocation),
          eq(documents.publishedUrl, targetKey),
        )})`
      : undefined,
  )
  const whole = `${siteRoot(location)}${path === '/' ? '' : path}` || '/'
  const isPath = eq(targetKind, 'path')
  return or(
    and(isPath, eq(targetKey, path), isOwn),
    whole === path ? undefined : and(isPath, eq(targetKey, whole)),
  )
}

async function pointsAtRecord(
  orm: Orm,
  { definition: { kind }, stored: { table, id: idColumn } }: StoredSource,
  id: string,
): Promise<SQL | null> {
  const { slug } = getTableColumns(table)
  const number = idOf(id)
  const known = [number === null ? undefined : eq(idColumn, number), slug && eq(slug, id)]
  const named = known.filter((condition) => condition !== undefined)
  if (named.length === 0) return null
  const rows = await orm
    .select({ id: sql<number>`${idColumn}`, slug: sql<string | null>`${slug ?? sql`null`}` })
    .from(table)
    .where(or(...named))
    .limit(2)
  const ids = rows.map((row) => row.id)
  const slugs = rows.flatMap((row) => row.slug ?? [])
  if (ids.length === 0) return null
  const byName = slugs.length > 0 ? inArray(targetKey, slugs) : undefined
  return and(eq(targetKind, kind), or(inArray(targetId, ids), byName)) ?? null
}
