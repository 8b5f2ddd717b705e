import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { definitions } from '#renderer/registry/definitions'
import { documentType } from '#schema/entities/statuses'
import type { Orm } from '../database/orm'
import { documents, revisions } from '../database/tables'
import { statusInside } from '../documents/change-status'
import { createDocument } from '../documents/create-document'
import { requireSignIn } from '../documents/document-row'
import { published } from '../documents/publish'
import { ApiError } from '../errors/api-error'
import type { RequestContext } from '../operations/context'
import { isPublishedRevision } from '../published/published-revision'
import { parseChildren, parseContent, parseItems } from '../published/revision-items'
import { copiedContent, type Replacements } from './copied-content'
import type { Places } from './copy-galleries'

/** More are not copied at once: all of it is one transaction, some 20 ms a page. */
const MOST_PAGES = 200

interface PagesToCopy extends Places {
  /** Types of documents. */
  readonly types: readonly string[]
  /** The copies of galleries, by the ids of the originals. */
  readonly galleries: ReadonlyMap<number, number>
}

interface CopiedPages {
  readonly count: number
  readonly replaced: Replacements
}

interface Scene {
  readonly tx: Orm
  readonly context: RequestContext
}

/** Copies what the model has published, and publishes it; returns how many pages there are, layouts not counted, and what stands for what. */
export async function copyPages(scene: Scene, wanted: PagesToCopy): Promise<CopiedPages> {
  const { model, made, types, galleries } = wanted
  const locations = new Map([[model.slug, made.slug]])
  if (types.length === 0) return { count: 0, replaced: { pages: new Map(), galleries, locations } }
  const rows = await publishedOf(scene.tx, model.id, types)
  if (rows.length > MOST_PAGES)
    throw new ApiError(
      'LIMIT_EXCEEDED',
      `${model.name} has ${rows.length} pages, and at most ${MOST_PAGES} are copied at once. Choose another model, or share the pages.`,
    )
  // Pages link to each other by their ids: all of them are known before the first is written.
  const ids = await reserveIds(scene.tx, rows.length)
  const pages = new Map(rows.map(({ documentId }, index) => [documentId, ids[index] ?? 0]))
  const replaced = { pages, galleries, locations }
  const places = { model, made, ...replaced }
  for (const row of rows) await copyPage(scene, row, places)
  return { count: rows.filter(({ type }) => type !== 'LAYOUT').length, replaced }
}

type Revision = typeof revisions.$inferSelect

async function publishedOf(
  tx: Orm,
  locationId: number,
  types: readonly string[],
): Promise<readonly Revision[]> {
  const rows = await tx
    .select({ revision: revisions })
    .from(documents)
    .innerJoin(revisions, isPublishedRevision)
    .where(
      and(
        eq(documents.locationId, locationId),
        eq(documents.recordStatus, 'ACTIVE'),
        inArray(documents.type, [...types]),
      ),
    )
    .orderBy(asc(documents.id))
    .limit(MOST_PAGES + 1)
  return rows.map(({ revision }) => revision)
}

async function reserveIds(tx: Orm, count: number): Promise<readonly number[]> {
  const next = sql<number>`nextval(pg_get_serial_sequence('documents', 'id'))`.mapWith(Number)
  const rows = await tx.select({ id: next }).from(sql`generate_series(1, ${count})`)
  return rows.map(({ id }) => id)
}

async function copyPage(
  { tx, context }: Scene,
  row: Revision,
  places: Replacements & Places,
): Promise<void> {
  const { model, made } = places
  const principal = requireSignIn(context.principal)
  const here = (locationId: number | null) => (locationId === model.id ? made.id : locationId)
  const document = await createDocument(
    { tx, principal, by: context },
    {
      ...{ title: row.title, description: row.description, imageId: row.imageId },
      type: documentType.parse(row.type),
      visibility: row.visibility === 'PRIVATE' ? 'PRIVATE' : 'PUBLIC',
      ...{ topicId: undefined, expectedVersion: undefined, autosave: false },
      externalUrl: row.externalUrl ?? undefined,
      locationId: made.id,
      items: parseItems(row.items).map(({ content, ...item }) => ({
        ...item,
        locationId: here(item.locationId),
        content:
          content === null
            ? undefined
            : JSON.stringify(copiedContent(parseContent(content), definitions, places)),
      })),
      children: parseChildren(row.children).map(({ language, locationId, topicIds }) => ({
        ...{ language, locationId: here(locationId) },
        topics: topicIds.map((id) => ({ id })),
      })),
    },
    places.pages.get(row.documentId),
  )
  await statusInside({ tx, context }, document, {
    action: 'publish',
    decide: async () => ({
      set: await published({ tx, principal }, document, 'publish'),
      reason: `copied from document ${row.documentId}`,
    }),
  })
}
