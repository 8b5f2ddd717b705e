import { eq } from 'drizzle-orm'
import { definitions } from '#renderer/registry/definitions'
import { refusalFor } from '#schema/api/refusals/refusals'
import { DEFAULT_LANGUAGE, DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { surfaceOf } from '#schema/page/check-page'
import { EMPTY_CONTENT, type PageContent } from '#schema/page/content'
import { newLayout } from '#schema/page/site-layout'
import type { Orm } from '../database/orm'
import { documents, locations, topics } from '../database/tables'
import { ApiError, forPrograms, noSuchLocation } from '../http/errors/api-error'
import { can } from '../people/access/can'
import { checkIsDocument } from './check-document-type'
import { checkPicture } from './check-picture'
import { checkSharedUses } from './check-shared-uses'
import { type DocumentRow, kindOfType } from './document-row'
import {
  checkAddressIsFree,
  checkOnlyLayout,
  freeAddress,
  isUnaddressed,
  noAddress,
} from './page-address'
import { checkPlaces, type ItemInput, type SaveInput } from './save-input'
import { writeChildren } from './write-children'
import { changeItems } from './write-items'
import { type DocumentSaveContext, draftChildren, NO_HISTORY, writeSave } from './write-save'

/** Creates a document with its topic, at version 1; `id` was taken from the sequence before. */
export async function createDocument(
  context: DocumentSaveContext,
  input: SaveInput,
  id?: number,
): Promise<DocumentRow> {
  const { tx, principal } = context
  const { type = 'PAGE', description = '' } = input
  checkIsDocument(type)
  checkPlaces(input.items, surfaceOf(type))
  const title = input.title ?? input.items[0]?.title ?? 'Untitled'
  const locationId = input.locationId ?? input.items[0]?.locationId ?? DEFAULT_LOCATION_ID
  if (!can(principal, 'create', { locationId, isPublic: false, kind: kindOfType(type) }))
    throw new ApiError('FORBIDDEN', refusalFor('noPagesHere'))
  const [location] = await tx
    .select({ id: locations.id })
    .from(locations)
    .where(eq(locations.id, locationId))
  if (!location) throw noSuchLocation(locationId)
  if (input.topicId !== undefined)
    throw new ApiError(
      'BAD_USER_INPUT',
      forPrograms('A new document creates its own topic. Leave out topic.id.'),
    )
  if (input.expectedVersion !== undefined)
    throw new ApiError(
      'BAD_USER_INPUT',
      forPrograms('A new document has no version yet. Leave out expectedVersion, or pass the id.'),
    )
  await checkPicture(tx, input)
  await checkSharedUses(tx, input.items, { locationId })
  const externalUrl = await addressOf(tx, { ...input, type, title, locationId })
  if (type === 'LAYOUT') await checkOnlyLayout(tx, { id: null, locationId })
  const [topic] = await tx.insert(topics).values({ externalUrl }).returning({ id: topics.id })
  if (!topic) throw new Error('The topic of a new document was not written')
  const [row] = await tx
    .insert(documents)
    .values({
      ...(id !== undefined && { id }),
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
  const items = input.items.length > 0 ? input.items : [firstItem(title, type)]
  const of = { topicId: topic.id, locationId, title, principal, known: [] }
  const changes = await changeItems(tx, items, of)
  const parent = { tx, topicId: topic.id, principal, ownerId: locationId }
  await writeChildren(parent, input.children)
  const children = input.children.length > 0 ? await draftChildren(tx, topic.id) : []
  await Promise.all([
    changes.write(tx),
    writeSave(context, row, {
      kind: input.autosave ? 'AUTOSAVE' : 'SAVE',
      before: null,
      history: NO_HISTORY,
      items: changes.items,
      children,
    }),
  ])
  return row
}

function firstItem(title: string, type: string): ItemInput {
  const content = firstContent(type)
  return {
    ...{ language: DEFAULT_LANGUAGE, locationId: undefined, title, richText: undefined },
    content: content && JSON.stringify(content),
    ...{ description: undefined, imageId: undefined },
  }
}

function firstContent(type: string): PageContent | undefined {
  if (type === 'LAYOUT') return newLayout(definitions)
  return surfaceOf(type) === null ? undefined : EMPTY_CONTENT
}

async function addressOf(
  tx: Orm,
  page: { type: string; title: string; locationId: number; externalUrl: string | undefined },
): Promise<string | null> {
  if (isUnaddressed(page.type)) return noAddress(page)
  if (page.externalUrl !== undefined) {
    await checkAddressIsFree(tx, { ...page, id: null }, page.externalUrl)
    return page.externalUrl
  }
  return surfaceOf(page.type) === null ? null : freeAddress(tx, page)
}
