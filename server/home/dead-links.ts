import {
  and,
  asc,
  eq,
  isNotNull,
  isNull,
  min,
  ne,
  not,
  notExists,
  notLike,
  or,
  sql,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { recordTemplates } from '#schema/site/record-address'
import type { Orm } from '../database/orm'
import { contentReferences, documents, locations, movedAddresses } from '../database/tables'
import { isPublicPage } from '../documents/publications/published-revision'
import { blockOf, type FindInPages, MAX_PROBLEMS, pageColumns } from './problem'

const { sourceKind, sourceId, state, targetKind, targetId, targetKey, place } = contentReferences

/** Path prefixes that are never pages: record pages, and paths reserved by the server. */
const NO_PAGES = [
  ...recordTemplates.map((template) => template.slice(0, template.indexOf(':'))),
  ...['/media/', '/assets/', '/forms/', '/preview/', '/editor', '/graphql'],
]

/** Finds links on public pages to a page id that is not public. */
export const brokenPageLinks: FindInPages = async (orm, here) => {
  const target = alias(documents, 'target')
  const rows = await orm
    .select({ ...pageColumns, target: target.id, name: target.title, place: min(place) })
    .from(target)
    .innerJoin(contentReferences, and(eq(targetKind, 'document'), eq(targetId, target.id)))
    .innerJoin(documents, and(eq(sourceKind, 'document'), eq(documents.id, sourceId)))
    .innerJoin(locations, eq(locations.id, documents.locationId))
    .where(
      and(
        or(isNull(target.publishedVersion), not(eq(target.recordStatus, 'ACTIVE'))),
        // Pages name the template that they were made from, which is never public.
        ne(target.type, 'TEMPLATE'),
        ...[eq(state, 'LIVE'), isPublicPage, here],
      ),
    )
    .groupBy(documents.id, locations.id, target.id)
    .orderBy(asc(documents.id), asc(target.id))
    .limit(MAX_PROBLEMS)
  return rows.map(({ target: id, name, place: at, ...row }) => ({
    ...row,
    ...blockOf(at ?? ''),
    ...{ kind: 'DEAD_LINK', key: `${row.documentId}/${id}`, detail: name },
  }))
}

/**
 * Finds links on public pages to a path where nothing is published: no page of the location or of the default location, and no
 * redirect. The path may start with another location’s slug.
 */
export const brokenPathLinks: FindInPages = async (orm, here) => {
  const named = alias(locations, 'named')
  const site = sql<number>`coalesce(${named.id}, ${documents.locationId})`
  const inSite = sql<string>`coalesce(nullif(substr(${targetKey}, length(${named.slug}) + 2), ''), case when ${named.id} is null then ${targetKey} else '/' end)`
  const rows = await orm
    .select({ ...pageColumns, path: targetKey, place: min(place) })
    .from(contentReferences)
    .innerJoin(documents, and(eq(sourceKind, 'document'), eq(documents.id, sourceId)))
    .innerJoin(locations, eq(locations.id, documents.locationId))
    .leftJoin(named, eq(named.slug, sql`split_part(${targetKey}, '/', 2)`))
    .where(
      and(
        ...[eq(targetKind, 'path'), eq(targetId, 0), eq(state, 'LIVE'), isPublicPage, here],
        // Excludes files of the site (`/connect/news/feed.xml`) and page ids.
        sql`${targetKey} !~ '(\\.[a-z]{2,4}|^/[1-9][0-9]*)$'`,
        ...NO_PAGES.map((prefix) => notLike(inSite, `${prefix}%`)),
        ...[site, sql`${DEFAULT_LOCATION_ID}`].flatMap((owner) => [
          notExists(publishedAt(orm, { owner, path: inSite })),
          notExists(movedFrom(orm, { owner, path: inSite })),
        ]),
      ),
    )
    .groupBy(documents.id, locations.id, targetKey)
    .orderBy(asc(documents.id), asc(targetKey))
    .limit(MAX_PROBLEMS)
  return rows.map(({ path, place: at, ...row }) => ({
    ...row,
    ...blockOf(at ?? ''),
    ...{ kind: 'DEAD_LINK', key: `${row.documentId}${path}`, detail: path },
  }))
}

interface Address {
  readonly owner: ReturnType<typeof sql>
  readonly path: ReturnType<typeof sql>
}

/** One query per owner: with an `or` between owners the database would compare every page with every link. */
function publishedAt(orm: Orm, { owner, path }: Address) {
  const page = alias(documents, 'page')
  return orm
    .select({ id: page.id })
    .from(page)
    .where(
      and(
        ...[eq(page.locationId, owner), eq(page.publishedUrl, path)],
        eq(page.recordStatus, 'ACTIVE'),
      ),
    )
}

function movedFrom(orm: Orm, { owner, path }: Address) {
  const moved = alias(documents, 'moved')
  return orm
    .select({ path: movedAddresses.path })
    .from(movedAddresses)
    .leftJoin(moved, eq(moved.id, movedAddresses.documentId))
    .where(
      and(
        ...[eq(movedAddresses.locationId, owner), eq(movedAddresses.path, path)],
        // A redirect to an unpublished page is broken until the page is published again.
        or(
          isNotNull(movedAddresses.target),
          and(isNotNull(moved.publishedVersion), eq(moved.recordStatus, 'ACTIVE')),
        ),
      ),
    )
}
