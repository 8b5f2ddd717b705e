import { and, eq, isNull, or } from 'drizzle-orm'
import { DEFAULT_LANGUAGE } from '#schema/entities/location'
import type { Principal } from '../access/principal'
import { announce } from '../database/changes'
import type { Orm } from '../database/orm'
import { documents, revisions, topicItems } from '../database/tables'
import { ApiError } from '../errors/api-error'
import type { RequestContext } from '../operations/context'
import { idOf } from '../operations/ids'
import { LANGUAGES_KEY } from '../published/languages-key'
import { parseItems, type StoredItem } from '../published/revision-items'
import { refreshReferences } from '../references/write-references'
import { indexDocument } from '../search/search-index'
import { checkVersion } from './conflict'
import {
  checkNotRemoved,
  checkPermission,
  type DocumentRow,
  documentFor,
  requireSignIn,
  type SavedDocument,
  savedDocument,
} from './document-row'
import { checkLanguage } from './input/language'
import { statusAfter } from './transitions'
import { writeDraftSave } from './write-save'

export interface RemoveLanguageArguments {
  readonly id: string
  readonly language: string
  readonly expectedVersion: number
}

/**
 * Takes a language off a page: its draft, and at once what visitors see of it. What other locations have written in
 * this language stays theirs. The versions before stay in the history: `restoreLanguage` brings it back.
 */
export async function removeLanguage(
  context: RequestContext,
  { id, language, expectedVersion }: RemoveLanguageArguments,
): Promise<SavedDocument> {
  const principal = requireSignIn(context.principal)
  checkLanguage(language)
  if (language === DEFAULT_LANGUAGE)
    throw new ApiError(
      'BAD_USER_INPUT',
      `Every other language of a page falls back to ${DEFAULT_LANGUAGE}, so it stays.`,
    )
  return context.app.changes.write(async (tx) => {
    const before = await documentFor(tx, principal, 'save', idOf(id))
    checkNotRemoved(before, 'change')
    await checkVersion(tx, before, expectedVersion)
    const removed = await removeItems(tx, before, language)
    const published = await withoutLanguage(tx, before, language)
    if (!removed && !published)
      throw new ApiError('BAD_USER_INPUT', `This page has no text in ${language}.`)
    if (published) checkPermission(principal, 'unpublish', before)
    const row = await writeVersions({ tx, principal, before, published })
    await writeDraftSave({ tx, principal, by: context }, row, {
      kind: 'SAVE',
      before,
      action: 'removeLanguage',
    })
    if (published) {
      announce(tx, [`document:${row.id}`, `topic:${row.topicId}`, LANGUAGES_KEY])
      await indexDocument(tx, { ...row, paths: [row.publishedUrl] })
      await refreshReferences(tx, 'document', row.id)
    }
    return savedDocument(row)
  })
}

/** Takes the page's own texts off the draft; false when there were none. */
async function removeItems(
  tx: Orm,
  { topicId, locationId }: DocumentRow,
  language: string,
): Promise<boolean> {
  const rows = await tx
    .delete(topicItems)
    .where(
      and(
        eq(topicItems.topicId, topicId),
        eq(topicItems.language, language),
        or(isNull(topicItems.locationId), eq(topicItems.locationId, locationId)),
      ),
    )
    .returning({ id: topicItems.id })
  return rows.length > 0
}

/** Whether a text of a page in a language is its own location's or everybody's: those of other locations are theirs. */
export function isOwnText({ locationId: own }: DocumentRow, wanted: string) {
  return ({ language, locationId }: StoredItem): boolean =>
    language === wanted && (locationId === null || locationId === own)
}

type Revision = typeof revisions.$inferSelect

/** What visitors see, without the language; `null` when they see nothing in it. */
async function withoutLanguage(
  tx: Orm,
  row: DocumentRow,
  language: string,
): Promise<Revision | null> {
  const { id, publishedVersion } = row
  if (publishedVersion === null) return null
  const [revision] = await tx
    .select()
    .from(revisions)
    .where(and(eq(revisions.documentId, id), eq(revisions.version, publishedVersion)))
  if (!revision)
    throw new Error(`Document ${id} has no revision of its version ${publishedVersion}`)
  const items = parseItems(revision.items)
  const isOwn = isOwnText(row, language)
  if (!items.some(isOwn)) return null
  return { ...revision, items: JSON.stringify(items.filter((item) => !isOwn(item))) }
}

interface Removal {
  readonly tx: Orm
  readonly principal: Principal
  readonly before: DocumentRow
  readonly published: Revision | null
}

/**
 * Raises the version. What is published and what the draft holds may differ in more than the language: then visitors
 * get a version of their own, and nothing of the draft is published by the way.
 */
async function writeVersions({ tx, principal, before, published }: Removal): Promise<DocumentRow> {
  const now = new Date()
  const isDraftPublished = before.publishedVersion === before.version
  const apart = published && !isDraftPublished ? before.version + 1 : null
  if (published && apart !== null)
    await tx.insert(revisions).values({
      ...published,
      ...{ version: apart, kind: 'SAVE', since: now, savedAt: now },
      savedBy: principal.id,
      savedByName: principal.name,
    })
  const version = (apart ?? before.version) + 1
  const status = before.status
  const [row] = await tx
    .update(documents)
    .set({
      version,
      status: published && isDraftPublished ? status : statusAfter('edit', status),
      ...(published && { publishedVersion: apart ?? version }),
      updatedAt: now,
      updatedBy: principal.id,
      updatedByName: principal.name,
    })
    .where(eq(documents.id, before.id))
    .returning()
  if (!row) throw new Error(`Document ${before.id} was held and is gone`)
  return row
}
