import { and, eq, sql } from 'drizzle-orm'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import type { PostStatus } from '#schema/entities/statuses'
import { EMPTY_CONTENT } from '#schema/page/content'
import { can } from '../access/can'
import type { Principal } from '../access/principal'
import { audit, type Caller } from '../audit/audit'
import type { Orm } from '../database/orm'
import { documents, locations, mediaItems, topics } from '../database/tables'
import { ApiError } from '../errors/api-error'
import type { RequestContext } from '../operations/context'
import { idOf } from '../operations/ids'
import { conflict } from './conflict'
import {
  checkIsKept,
  type DocumentRow,
  documentFor,
  type SavedDocument,
  savedDocument,
  somebody,
} from './document-row'
import { once } from './idempotency'
import { checkAddressIsFree, freeAddress } from './page-address'
import { type ItemInput, readSaveInput, type SaveArguments, type SaveInput } from './save-input'
import { statusAfter } from './transitions'
import { writeItems } from './write-items'
import { type RevisionKind, writeRevision } from './write-revision'

/** createOrUpdateDocument, by the rules of reliability's 'Minimal policy'. One transaction, on disk before it is answered. */
export async function saveDocument(
  context: RequestContext,
  args: SaveArguments,
): Promise<SavedDocument> {
  const principal = somebody(context.principal)
  const input = readSaveInput(args, context.app.configuration.maxBlocks)
  const key = args.idempotencyKey ?? null
  return context.app.changes.write((tx) =>
    once(tx, { principal, key, payload: { ...args, idempotencyKey: null } }, async () => {
      const scene = { tx, principal, by: context }
      const row =
        args.id === null || args.id === undefined
          ? await createDocument(scene, input)
          : await updateDocument(scene, idOf(args.id), input)
      return savedDocument(row)
    }),
  )
}

interface Scene {
  readonly tx: Orm
  readonly principal: Principal
  readonly by: Caller
}

const isPage = (type: string) => type === 'LOCATION' || type === 'PAGE'

async function createDocument(scene: Scene, input: SaveInput): Promise<DocumentRow> {
  const { tx, principal } = scene
  const { type = 'PAGE', description = '' } = input
  const title = input.title ?? input.items[0]?.title ?? 'Untitled'
  const locationId = input.locationId ?? input.items[0]?.locationId ?? DEFAULT_LOCATION_ID
  if (!can(principal, 'create', { locationId, isPublic: false }))
    throw new ApiError('FORBIDDEN', 'Your account may not make documents at this location.')
  const [location] = await tx
    .select({ id: locations.id })
    .from(locations)
    .where(eq(locations.id, locationId))
  if (!location) throw new ApiError('BAD_USER_INPUT', `There is no location ${locationId}.`)
  if (input.topicId !== undefined)
    throw new ApiError('BAD_USER_INPUT', 'A new document makes its own topic; leave topic.id out.')
  if (input.expectedVersion !== undefined)
    throw new ApiError(
      'BAD_USER_INPUT',
      'A new document has no version yet; leave expectedVersion out, or give the id.',
    )
  await checkPicture(tx, input)
  const externalUrl = await addressOf(tx, { ...input, type, title, locationId })
  const [topic] = await tx.insert(topics).values({ externalUrl }).returning({ id: topics.id })
  if (!topic) throw new Error('The topic of a new document was not written')
  const [row] = await tx
    .insert(documents)
    .values({
      ...{ type, title, description, locationId, externalUrl, topicId: topic.id },
      imageId: input.imageId,
      visibility: input.visibility,
      createdBy: principal.id,
      updatedBy: principal.id,
      updatedByName: principal.name,
      updatedAt: new Date(),
    })
    .returning()
  if (!row) throw new Error('A new document was not written')
  const items = input.items.length > 0 ? input.items : [firstItem(title, isPage(type))]
  await writeItems(tx, items, { topicId: topic.id, locationId, title, principal })
  await keep(scene, row, { kind: input.autosave ? 'AUTOSAVE' : 'SAVE', before: null })
  return row
}

function firstItem(title: string, page: boolean): ItemInput {
  const content = page ? JSON.stringify(EMPTY_CONTENT) : undefined
  return { language: 'en-US', locationId: undefined, title, richText: undefined, content }
}

async function addressOf(
  tx: Orm,
  page: { type: string; title: string; locationId: number; externalUrl: string | undefined },
): Promise<string | null> {
  if (page.externalUrl !== undefined) {
    await checkAddressIsFree(tx, { ...page, id: null }, page.externalUrl)
    return page.externalUrl
  }
  return isPage(page.type) ? freeAddress(tx, page) : null
}

async function updateDocument(
  scene: Scene,
  id: number | null,
  input: SaveInput,
): Promise<DocumentRow> {
  const { tx, principal } = scene
  const before = await documentFor(tx, principal, 'save', id)
  checkMayChange(before, input)
  if (input.externalUrl !== undefined) await checkAddressIsFree(tx, before, input.externalUrl)
  await checkPicture(tx, input)
  const [row] = await tx
    .update(documents)
    .set({
      version: sql`${documents.version} + 1`,
      title: input.title,
      description: input.description,
      type: input.type,
      externalUrl: input.externalUrl,
      imageId: input.imageId,
      visibility: input.visibility,
      status: statusAfter('edit', before.status as PostStatus),
      updatedAt: new Date(),
      updatedBy: principal.id,
      updatedByName: principal.name,
    })
    .where(
      and(
        eq(documents.id, before.id),
        eq(documents.version, input.expectedVersion ?? before.version),
      ),
    )
    .returning()
  if (!row) throw await conflict(tx, before, input.expectedVersion ?? 0)
  if (input.externalUrl !== undefined)
    await tx
      .update(topics)
      .set({ externalUrl: input.externalUrl })
      .where(eq(topics.id, row.topicId))
  const { topicId, locationId, title } = row
  await writeItems(tx, input.items, { topicId, locationId, title, principal })
  await keep(scene, row, { kind: input.autosave ? 'AUTOSAVE' : 'SAVE', before })
  return row
}

/** A page is shared by a picture that is there, whoever may see it: it was chosen among those one may see. */
async function checkPicture(tx: Orm, { imageId }: SaveInput): Promise<void> {
  if (imageId === undefined || imageId === null) return
  const [known] = await tx
    .select({ id: mediaItems.id })
    .from(mediaItems)
    .where(eq(mediaItems.id, imageId))
  if (!known) throw new ApiError('BAD_USER_INPUT', `There is no picture ${imageId}.`)
}

/** Refuses what no version could make right. */
function checkMayChange(row: DocumentRow, input: SaveInput): void {
  checkIsKept(row, 'change')
  if (input.topicId !== undefined && input.topicId !== row.topicId)
    throw new ApiError(
      'BAD_USER_INPUT',
      `The topic of document ${row.id} is ${row.topicId}, and cannot become another.`,
    )
  if (input.locationId !== undefined && input.locationId !== row.locationId)
    throw new ApiError('BAD_USER_INPUT', 'A document stays at its location.')
  const content = input.items.some((item) => item.content !== undefined)
  if (content && input.expectedVersion === undefined)
    throw new ApiError(
      'VERSION_REQUIRED',
      "Say in expectedVersion which version the page's content was made from.",
    )
}

/** The revision and the audit row of a save. */
export async function keep(
  { tx, principal, by }: Scene,
  row: DocumentRow,
  { kind, before, action = kind.toLowerCase() }: Kept,
): Promise<void> {
  await writeRevision(tx, row, { principal, kind })
  await audit(tx, {
    chain: `document:${row.id}`,
    by,
    action: before === null ? 'create' : action,
    locationId: row.locationId,
    fromVersion: before?.version ?? null,
    toVersion: row.version,
    fromStatus: before?.status ?? null,
    toStatus: row.status,
    outcome: 'ALLOW',
  })
}

interface Kept {
  readonly kind: RevisionKind
  readonly before: DocumentRow | null
  /** What the audit row calls it, where its kind does not say. */
  readonly action?: string
}
