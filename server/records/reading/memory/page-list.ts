import { eq } from 'drizzle-orm'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { recordDefinitions } from '#schema/records'
import type { App } from '../../../app/app'
import { documentOf, EVERYTHING, kindOf, listTag } from '../../../database/cache-tags'
import { kindsIn, type PublicRecordPage } from '../../../database/orm'
import { locations } from '../../../database/tables'
import { type ListedPage, type PublishedPage, pagesOf, publishedPages } from '../listed-pages'
import { isTimed, nextRecordChange } from './cached-reads'

/** The public pages of each location’s site. Unchanged lists keep their identity. */
export type PagesByLocation = ReadonlyMap<number, readonly ListedPage[]>

/** List of all public pages of all sites; after a change only the affected parts are read again. */
export interface PageList {
  pages(): Promise<PagesByLocation>
  changed(tags: readonly string[]): void
}

type Records = ReadonlyMap<number, readonly PublicRecordPage[]>

/** The last result, and the changes since. */
interface Reading {
  readonly documents: ReadonlyMap<number, PublishedPage>
  readonly records: ReadonlyMap<string, Records>
  readonly pages: PagesByLocation
  /** The time the next record appears or expires, in milliseconds. */
  readonly until: number
}

export function createPageList(app: Pick<App, 'database'>): PageList {
  const { orm } = app.database
  let last: Reading | null = null
  let tags = new Set<string>()
  let reading: Promise<PagesByLocation> = Promise.resolve(new Map())
  return {
    pages() {
      // Sequential, so that each refresh starts from the previous result.
      reading = reading.then(refresh, refresh)
      return reading
    },
    changed(announced) {
      for (const tag of announced) if (isListed(tag)) tags.add(tag)
    },
  }

  async function refresh(): Promise<PagesByLocation> {
    const isOver = last !== null && Date.now() >= last.until
    if (last && tags.size === 0 && !isOver) return last.pages
    const known = last?.documents
    const before = tags.has(EVERYTHING) ? null : last
    const changes = tags
    tags = new Set()
    try {
      last = await read(before, { changes, isOver, known })
      return last.pages
    } catch (error) {
      last = null
      throw error
    }
  }

  async function read(before: Reading | null, change: Change): Promise<Reading> {
    const sites = await orm
      .select({ id: locations.id, slug: locations.slug })
      .from(locations)
      .where(eq(locations.status, 'ACTIVE'))
    const [documents, records, next] = await Promise.all([
      readDocuments(app, before, change),
      Promise.all(
        [...kindsIn(orm).values()].map(async ({ definition: { kind }, stored }) => {
          const known = before?.records.get(kind)
          const ids = known ? changedSites(kind, sites, change) : null
          if (known && ids?.length === 0) return [kind, known] as const
          const rows = (await stored?.pages(orm, ids)) ?? []
          return [kind, new Map([...omitIds(known, ids), ...byLocation(rows)])] as const
        }),
      ),
      nextRecordChange(orm, new Date()),
    ])
    const now = { documents, records: new Map(records) }
    const pages = new Map(
      sites.map(({ id }) => {
        const known = before?.pages.get(id)
        return [id, known && before && isSame(before, now, id) ? known : listOf(now, id)] as const
      }),
    )
    return { ...now, pages, until: next?.getTime() ?? Number.POSITIVE_INFINITY }
  }
}

interface Change {
  readonly changes: ReadonlySet<string>
  /** True if the time has come at which a record appears or expires. */
  readonly isOver: boolean
  /** Pages as they were, also where everything may have changed. */
  readonly known: ReadonlyMap<number, PublishedPage> | undefined
}

/** Returns whether a change with this cache tag affects the list: a change of a page, a location, or a record with pages. */
function isListed(tag: string): boolean {
  if (tag === EVERYTHING) return true
  const kind = kindOf(tag)
  if (['document', 'override', 'location'].includes(kind)) return true
  return (recordDefinitions.get(kind)?.pages.length ?? 0) > 0
}

async function readDocuments(
  app: Pick<App, 'database'>,
  before: Reading | null,
  { changes, known }: Change,
): Promise<ReadonlyMap<number, PublishedPage>> {
  const byId = (pages: readonly PublishedPage[]) =>
    pages.map((page) => [page.documentId, page] as const)
  if (!before) return new Map(byId(await publishedPages(app, null, known)))
  const ids = [...changes].flatMap((tag) => documentOf(tag) ?? [])
  if (ids.length === 0) return before.documents
  const changed = new Set(ids)
  const others = [...before.documents].filter(([id]) => !changed.has(id))
  const all = [...others, ...byId(await publishedPages(app, ids, known))]
  return new Map(all.toSorted(([, a], [, b]) => order(a, b)))
}

function order(a: PublishedPage, b: PublishedPage): number {
  if (a.path === b.path) return a.documentId - b.documentId
  return a.path < b.path ? -1 : 1
}

interface Site {
  readonly id: number
  readonly slug: string
}

/** Returns the locations whose records of a kind may have changed; `null` for all. */
function changedSites(
  kind: string,
  sites: readonly Site[],
  { changes, isOver }: Change,
): readonly number[] | null {
  if (isOver && isTimed(listTag(kind, null))) return null
  if (![...changes].some((tag) => kindOf(tag) === kind)) return []
  const named = sites.filter(({ slug }) => changes.has(listTag(kind, slug)))
  return named.length > 0 ? named.map(({ id }) => id) : null
}

function omitIds(known: Records | undefined, ids: readonly number[] | null): Records {
  if (!known || ids === null) return new Map()
  return new Map([...known].filter(([id]) => !ids.includes(id)))
}

function byLocation(rows: readonly PublicRecordPage[]): Records {
  const found = new Map<number, PublicRecordPage[]>()
  for (const row of rows) {
    const known = found.get(row.locationId)
    if (known) known.push(row)
    else found.set(row.locationId, [row])
  }
  return found
}

type Parts = Pick<Reading, 'documents' | 'records'>

function listOf({ documents, records }: Parts, locationId: number): readonly ListedPage[] {
  const own = [...records.values()].flatMap((known) => known.get(locationId) ?? [])
  return pagesOf(locationId, shownBy(documents, locationId), own)
}

/** Returns a location’s own pages and those of the default location. */
function shownBy(documents: Parts['documents'], locationId: number): readonly PublishedPage[] {
  return [...documents.values()].filter(
    ({ ownerId }) => ownerId === locationId || ownerId === DEFAULT_LOCATION_ID,
  )
}

/** Returns whether a site has the same pages as before. */
function isSame(before: Parts, now: Parts, locationId: number): boolean {
  for (const [kind, known] of now.records)
    if (before.records.get(kind)?.get(locationId) !== known.get(locationId)) return false
  if (before.documents === now.documents) return true
  const [had, has] = [before, now].map(({ documents }) => shownBy(documents, locationId))
  return had?.length === has?.length && had?.every((page, index) => page === has?.[index]) === true
}
