import { and, eq, or } from 'drizzle-orm'
import { definitions } from '#renderer/registry/definitions'
import { DEFAULT_LANGUAGE, DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { newBlock } from '#schema/page/stored-props'
import type { App } from '../app/app'
import { documentTag, pathTag } from '../database/cache-tags'
import type { Orm } from '../database/orm'
import { documents, settings } from '../database/tables'
import { emit } from '../events/emit'
import { insertPublished } from './insert-published'
import { isPublicPage } from './publications/published-revision'

const SETTING = 'frame-pages'
const DONE = '1'

/** The pages that headers and footers link to. The default location's pages are available at every location. */
const PAGES = [
  {
    path: '/search',
    title: 'Search',
    description: 'Search the pages, news, events and guidelines of this site.',
    block: 'SearchResults',
  },
  {
    path: '/locations',
    title: 'Locations',
    description: 'All our locations, by name, city and distance.',
    block: 'Locations',
  },
] as const

/**
 * Creates the pages for the header's search and location switcher in a network with a home page: once, and only if no page has
 * ever been at these addresses. A network without pages gets them at the first start after it has some.
 */
export async function ensureFramePages(app: Pick<App, 'database' | 'changes'>): Promise<void> {
  const [state] = await app.database.orm.select().from(settings).where(eq(settings.key, SETTING))
  if (state?.value === DONE) return
  await app.changes.write(async (tx) => {
    await tx.insert(settings).values({ key: SETTING, value: '' }).onConflictDoNothing()
    const [done] = await tx.select().from(settings).where(eq(settings.key, SETTING)).for('update')
    if (done?.value === DONE || !(await hasPages(tx))) return
    for (const page of PAGES) if (!(await isTaken(tx, page.path))) await makePage(tx, page)
    await tx.update(settings).set({ value: DONE }).where(eq(settings.key, SETTING))
  })
}

async function hasPages(tx: Orm): Promise<boolean> {
  const rows = await tx
    .select({ id: documents.id })
    .from(documents)
    .where(and(isPublicPage, eq(documents.locationId, DEFAULT_LOCATION_ID)))
    .limit(1)
  return rows.length > 0
}

/** Includes addresses of drafts and deleted pages. */
async function isTaken(tx: Orm, path: string): Promise<boolean> {
  const rows = await tx
    .select({ id: documents.id })
    .from(documents)
    .where(
      and(
        eq(documents.locationId, DEFAULT_LOCATION_ID),
        or(eq(documents.externalUrl, path), eq(documents.publishedUrl, path)),
      ),
    )
    .limit(1)
  return rows.length > 0
}

async function makePage(
  tx: Orm,
  { path, title, description, block }: (typeof PAGES)[number],
): Promise<void> {
  const definition = definitions.get(block)
  if (!definition) throw new Error(`There is no block '${block}'`)
  const content = { format: 1, blocks: [newBlock(definition, block.toLowerCase())] }
  const locationId = DEFAULT_LOCATION_ID
  const item = {
    ...{ language: DEFAULT_LANGUAGE, locationId, title, richText: '' },
    content: JSON.stringify(content),
    ...{ description: '', imageId: null },
  }
  const id = await insertPublished(tx, {
    ...{ type: 'PAGE', title, description, locationId, externalUrl: path, items: [item] },
  })
  await emit(tx, {
    ...{ type: 'page.setUp', action: 'create', id, locationId, toVersion: 1 },
    by: { principal: null, requestId: 'start', network: null },
    shown: { tags: [documentTag(id), pathTag(path)], paths: [path] },
  })
}
