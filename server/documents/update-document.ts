import { eq } from 'drizzle-orm'
import { surfaceOf } from '#schema/page/check-page'
import { changedFields } from '../audit/changed-fields'
import type { Orm } from '../database/orm'
import { documents, topicChildren, topicItems, topics } from '../database/tables'
import { ApiError, forPrograms, notFound } from '../http/errors/api-error'
import { checkIsDocument } from './check-document-type'
import { checkPicture } from './check-picture'
import { checkSharedUses } from './check-shared-uses'
import { checkVersion } from './conflict'
import { checkNotRemoved, checkPermission, type DocumentRow, lockDocument } from './document-row'
import { checkAddressIsFree, isUnaddressed, noAddress } from './page-address'
import { readChildLists } from './publications/child-lists'
import type { ChildList, StoredItem } from './publications/revision-items'
import { checkPlaces, type SaveInput } from './save-input'
import { statusAfter } from './transitions'
import { writeChildren } from './write-children'
import { changeItems } from './write-items'
import { draftItems } from './write-revision'
import {
  type DocumentSaveContext,
  draftChildren,
  findHistory,
  type History,
  writeSave,
} from './write-save'

/** The data of a document that a save needs. */
interface FoundDocument {
  readonly row: DocumentRow
  readonly items: readonly StoredItem[]
  /** The child topics of the document’s topic. */
  readonly children: readonly ChildList[]
  readonly history: History
}

/**
 * Locks a document and reads the data a save needs, in one batch: each statement sees the state after the first one got the lock.
 * Returns `null` if there is no such document.
 */
export async function findForSave(tx: Orm, id: number): Promise<FoundDocument | null> {
  const topicId = tx.select({ id: documents.topicId }).from(documents).where(eq(documents.id, id))
  const [row, items, lists, history] = await Promise.all([
    lockDocument(tx, id),
    draftItems(tx, eq(topicItems.topicId, topicId)),
    readChildLists(tx, eq(topicChildren.topicId, topicId)),
    findHistory(tx, id),
  ])
  return row && { row, items, children: lists.get(row.topicId) ?? [], history }
}

/** Saves the next version of a document. Its writes are sent as one batch, because the version was checked while locked. */
export async function updateDocument(
  context: DocumentSaveContext,
  found: FoundDocument | null,
  input: SaveInput,
): Promise<DocumentRow> {
  const { tx, principal } = context
  if (!found) throw notFound('document')
  const { row: before, items: known, history } = found
  checkPermission(principal, 'save', before, languageOf(before, input))
  checkMayChange(before, input)
  if (input.type !== before.type) checkIsDocument(input.type)
  checkPlaces(input.items, surfaceOf(input.type ?? before.type))
  if (input.expectedVersion !== undefined) await checkVersion(tx, before, input.expectedVersion)
  if (isUnaddressed(before.type)) noAddress({ ...input, type: before.type })
  else if (input.externalUrl !== undefined) await checkAddressIsFree(tx, before, input.externalUrl)
  await checkPicture(tx, input)
  await checkSharedUses(tx, input.items, { locationId: before.locationId, known })
  const changes = { ...toChangedColumns(input), ...nextVersion(context, before) }
  const row = { ...before, ...changes }
  const { topicId, locationId, title } = row
  const items = await changeItems(tx, input.items, { topicId, locationId, title, principal, known })
  const parent = { tx, topicId, principal, ownerId: locationId }
  await writeChildren(parent, input.children)
  const children = input.children.length > 0 ? await draftChildren(tx, topicId) : found.children
  await Promise.all([
    tx.update(documents).set(changes).where(eq(documents.id, row.id)),
    ...(input.externalUrl === undefined ? [] : [moveTopic(tx, row)]),
    items.write(tx),
    writeSave(context, row, {
      kind: input.autosave ? 'AUTOSAVE' : 'SAVE',
      before,
      history,
      items: items.items,
      children,
      fields: [
        ...changedFields(before, toChangedColumns(input)),
        ...(isChanged(known, items.items) ? ['content'] : []),
        ...(input.children.length > 0 ? ['children'] : []),
      ],
    }),
  ])
  return row
}

/** Returns whether a text was added or changed. */
function isChanged(before: readonly StoredItem[], after: readonly StoredItem[]): boolean {
  return (
    before.length !== after.length ||
    after.some((item, at) => changedFields({ ...before[at] }, { ...item }).length > 0)
  )
}

function nextVersion({ principal }: DocumentSaveContext, { version, status }: DocumentRow) {
  return {
    version: version + 1,
    status: statusAfter('edit', status),
    updatedAt: new Date(),
    updatedBy: principal.id,
    updatedByName: principal.name,
  }
}

/** Returns the language that a save changes; undefined if it changes page-level fields or several languages. */
function languageOf(before: DocumentRow, input: SaveInput): string | undefined {
  const isWhole = Object.entries(toChangedColumns(input)).some(
    ([name, value]) => before[name as keyof DocumentRow] !== value,
  )
  const languages = new Set(input.items.map(({ language }) => language))
  const [only] = languages
  return isWhole || languages.size > 1 || input.children.length > 0 ? undefined : only
}

/** Returns the columns given in the input. */
function toChangedColumns(input: SaveInput): Partial<DocumentRow> {
  const { title, description, type, externalUrl, imageId, visibility } = input
  return Object.fromEntries(
    Object.entries({ title, description, type, externalUrl, imageId, visibility }).filter(
      ([, value]) => value !== undefined,
    ),
  )
}

async function moveTopic(tx: Orm, { topicId, externalUrl }: DocumentRow): Promise<void> {
  await tx.update(topics).set({ externalUrl }).where(eq(topics.id, topicId))
}

/** Throws for changes that are not allowed for any version. */
function checkMayChange(row: DocumentRow, input: SaveInput): void {
  checkNotRemoved(row, 'change')
  if (input.topicId !== undefined && input.topicId !== row.topicId)
    throw new ApiError(
      'BAD_USER_INPUT',
      forPrograms(`This document’s topic is ${row.topicId}, and can’t change.`),
    )
  if (input.locationId !== undefined && input.locationId !== row.locationId)
    throw new ApiError('BAD_USER_INPUT', forPrograms('A document can’t move to another location.'))
  if (input.type && input.type !== row.type && [input.type, row.type].some(isUnaddressed))
    throw new ApiError(
      'BAD_USER_INPUT',
      forPrograms(
        'A page can’t become a site layout, a shared block or a template, or one of these a page. Create a new document instead.',
      ),
    )
  const isWhole =
    input.children.length > 0 || input.items.some((item) => item.content !== undefined)
  if (isWhole && input.expectedVersion === undefined)
    throw new ApiError(
      'VERSION_REQUIRED',
      forPrograms('Pass expectedVersion: the version that the content is based on.'),
    )
}
