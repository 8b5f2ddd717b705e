import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { definitions } from '#renderer/registry/definitions'
import { refusalFor } from '#schema/api/refusals/refusals'
import { documentType } from '#schema/entities/statuses'
import type { Orm } from '../../../database/orm'
import { documents, publishedContents } from '../../../database/tables'
import { statusInside } from '../../../documents/change-status'
import { createDocument } from '../../../documents/create-document'
import { type DocumentRow, requireSignIn } from '../../../documents/document-row'
import { isPublishedContent } from '../../../documents/publications/published-revision'
import {
  parseChildren,
  parseContent,
  parseItems,
} from '../../../documents/publications/revision-items'
import { published } from '../../../documents/publish'
import type { RequestContext } from '../../../graphql/operations/context'
import { ApiError } from '../../../http/errors/api-error'
import { type Copies, copiedContent } from './copied-content'
import type { Places } from './copy-records'

/** Maximum number of pages copied, because all are in one transaction, at about 20 ms each. */
const MAX_PAGES = 200

interface CopyContext {
  readonly tx: Orm
  readonly context: RequestContext
}

/** The published pages of the model, and the ids of their copies. */
interface PagesToCopy {
  readonly rows: readonly PublishedPage[]
  readonly pages: Copies['pages']
}

/**
 * Reads the published documents of these types, each with the id of its copy, because content that links to them is copied first.
 */
export async function findPages(
  tx: Orm,
  { id, name }: Places['model'],
  types: readonly string[],
): Promise<PagesToCopy> {
  const rows = types.length === 0 ? [] : await publishedOf(tx, id, types)
  if (rows.length > MAX_PAGES)
    throw new ApiError(
      'LIMIT_EXCEEDED',
      refusalFor('manyPagesToCopy', { name, count: rows.length, most: MAX_PAGES }),
    )
  const ids = await reserveIds(tx, rows.length)
  return { rows, pages: new Map(rows.map(({ document }, index) => [document.id, ids[index] ?? 0])) }
}

/** Copies and publishes pages; returns their number, excluding layouts. */
export async function copyPages(
  copyContext: CopyContext,
  { rows }: PagesToCopy,
  places: Places & Copies,
): Promise<number> {
  // Shared blocks and layouts are copied before the pages that use them.
  const inOrder = [...rows].sort((a, b) => rankOf(a) - rankOf(b))
  for (const row of inOrder) await copyPage(copyContext, row, places)
  return rows.filter(({ document }) => isPage(document)).length
}

function rankOf({ document }: PublishedPage): number {
  return document.type === 'SHARED' ? 0 : 1
}

function isPage({ type }: DocumentRow): boolean {
  return type === 'LOCATION' || type === 'PAGE'
}

interface PublishedPage {
  readonly document: DocumentRow
  /** In the format of `publishedContents`. */
  readonly items: string
  readonly children: string
}

async function publishedOf(
  tx: Orm,
  locationId: number,
  types: readonly string[],
): Promise<readonly PublishedPage[]> {
  return tx
    .select({
      document: documents,
      items: publishedContents.items,
      children: publishedContents.children,
    })
    .from(documents)
    .innerJoin(publishedContents, isPublishedContent)
    .where(
      and(
        eq(documents.locationId, locationId),
        eq(documents.recordStatus, 'ACTIVE'),
        inArray(documents.type, [...types]),
      ),
    )
    .orderBy(asc(documents.id))
    .limit(MAX_PAGES + 1)
}

async function reserveIds(tx: Orm, count: number): Promise<readonly number[]> {
  if (count === 0) return []
  const next = sql<number>`nextval(pg_get_serial_sequence('documents', 'id'))`.mapWith(Number)
  const rows = await tx.select({ id: next }).from(sql`generate_series(1, ${count})`)
  return rows.map(({ id }) => id)
}

async function copyPage(
  { tx, context }: CopyContext,
  { document: original, items, children }: PublishedPage,
  places: Copies & Places,
): Promise<void> {
  const { model, made, adapted } = places
  const principal = requireSignIn(context.principal)
  const here = (locationId: number | null) => (locationId === model.id ? made.id : locationId)
  const document = await createDocument(
    { tx, principal, by: context },
    {
      title: adapted(original.publishedTitle ?? original.title),
      description: adapted(original.publishedDescription ?? ''),
      imageId: original.publishedImageId,
      type: documentType.parse(original.type),
      visibility: original.publishedVisibility === 'PRIVATE' ? 'PRIVATE' : 'PUBLIC',
      ...{ topicId: undefined, expectedVersion: undefined, autosave: false },
      externalUrl: original.publishedUrl ?? undefined,
      locationId: made.id,
      items: parseItems(items).map(({ content, ...item }) => ({
        ...item,
        title: adapted(item.title),
        locationId: here(item.locationId),
        content:
          content === null
            ? undefined
            : JSON.stringify(copiedContent(parseContent(content), definitions, places)),
      })),
      children: parseChildren(children).map(({ language, locationId, topicIds }) => ({
        ...{ language, locationId: here(locationId) },
        topics: topicIds.map((id) => ({ id })),
      })),
    },
    places.pages.get(original.id),
  )
  await statusInside({ tx, context }, document, {
    action: 'publish',
    decide: async () => ({
      ...(await published({ tx, principal }, document, { step: 'publish' })),
      reason: `copied from document ${original.id}`,
    }),
  })
}
