import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import { refusalFor } from '#schema/api/refusals/refusals'
import { DEFAULT_LANGUAGE } from '#schema/entities/location'
import type { LocaleScope } from '#schema/entities/place'
import type { Caller } from '../audit/audit'
import { documentTag, LANGUAGES, pathTag, recordTag } from '../database/cache-tags'
import type { Orm } from '../database/orm'
import { documents, topicItems } from '../database/tables'
import type { EventOf } from '../events/domain-event'
import { emit } from '../events/emit'
import type { RequestContext } from '../graphql/operations/context'
import { idOf, inputId } from '../graphql/operations/ids'
import { ApiError } from '../http/errors/api-error'
import type { Principal } from '../people/access/principal'
import { NOT_PUBLISHED } from './change-status'
import { checkLanguage } from './check-place'
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
import {
  composePublished,
  type Publication,
  readPublications,
  removePublished,
  writePublishedVersion,
} from './publications/publications'
import { isMeant } from './texts-of-page'
import { statusAfter } from './transitions'
import { type DocumentSaveContext, writeDraftSave } from './write-save'

export interface RemoveLanguageArguments {
  readonly id: string
  readonly language: string
  readonly expectedVersion: number
  /** The location whose own version of the text is removed too. */
  readonly locationId?: string | null
}

/**
 * Removes a language from a page: from its draft and, immediately, from what is published. Texts of other locations in this
 * language stay, except for the named location, which follows the page again. `restoreLanguage` can bring the language back from
 * the history.
 */
export async function removeLanguage(
  context: RequestContext,
  { id, language, expectedVersion, locationId }: RemoveLanguageArguments,
): Promise<SavedDocument> {
  const principal = requireSignIn(context.principal)
  checkLanguage(language)
  const at = locationId == null ? null : inputId(locationId, 'locationId')
  if (language === DEFAULT_LANGUAGE && at === null)
    throw new ApiError(
      'BAD_USER_INPUT',
      refusalFor('defaultLanguage', { language: DEFAULT_LANGUAGE }),
    )
  return context.app.changes.write(async (tx) => {
    const before = await documentFor(tx, principal, { action: 'save', language }, idOf(id))
    checkNotRemoved(before, 'change')
    await checkVersion(tx, before, expectedVersion)
    if (at === before.locationId)
      throw new ApiError('BAD_USER_INPUT', refusalFor('languageOfOwnPage'))
    const row = await removeTexts({ tx, principal, by: context }, before, {
      ...{ language, action: 'removeLanguage' },
      locationIds: at === null ? [null, before.locationId] : [at],
    })
    return savedDocument(row, principal)
  })
}

interface RemovedTexts {
  readonly language: string
  /** The locations concerned; `null` means all locations. */
  readonly locationIds: readonly (number | null)[]
  /** Action name in the audit log. */
  readonly action: string
}

/** Removes texts of a language from the draft and, immediately, from what is published. The caller has locked the document. */
export async function removeTexts(
  { tx, principal, by }: DocumentSaveContext,
  before: DocumentRow,
  { language, locationIds, action }: RemovedTexts,
): Promise<DocumentRow> {
  const removed = await removeItems(tx, before, { language, locationIds })
  const known = await readPublications(tx, before.id)
  const isRemoved = (text: LocaleScope) =>
    text.language === language && locationIds.includes(text.locationId)
  const left = known.filter((text) => !isRemoved(text))
  const isPublished = left.length < known.length
  if (!removed && !isPublished)
    throw new ApiError('BAD_USER_INPUT', refusalFor('noTextInLanguage', { language }))
  if (isPublished) checkPermission(principal, 'unpublish', before, language)
  const row = await writeVersion({ tx, principal, before, isSeen: isPublished ? left : null })
  await writeDraftSave({ tx, principal, by }, row, { kind: 'SAVE', before, action })
  if (isPublished) {
    await showWithout(tx, before, row, left)
    await emit(tx, unpublished(before, row, { by, language, action }))
  }
  return row
}

/** Removes texts from the draft; returns false if there were none. */
async function removeItems(
  tx: Orm,
  { topicId }: DocumentRow,
  { language, locationIds }: Pick<RemovedTexts, 'language' | 'locationIds'>,
): Promise<boolean> {
  const ids = locationIds.filter((id) => id !== null)
  const rows = await tx
    .delete(topicItems)
    .where(
      and(
        eq(topicItems.topicId, topicId),
        eq(topicItems.language, language),
        or(
          locationIds.includes(null) ? isNull(topicItems.locationId) : undefined,
          inArray(topicItems.locationId, ids),
        ),
      ),
    )
    .returning({ id: topicItems.id })
  return rows.length > 0
}

/** Returns a test for texts that belong to the page’s own location or to all locations. */
export function isOwnText(row: DocumentRow, language: string): (text: LocaleScope) => boolean {
  return isMeant(row, { language, locationId: row.locationId })
}

interface Removal {
  readonly tx: Orm
  readonly principal: Principal
  readonly before: DocumentRow
  /** The publications that remain; `null` if the language was never published. */
  readonly isSeen: readonly Publication[] | null
}

/**
 * Raises the version. If the draft equals the published page, the new version counts as published too, so that no other change
 * gets published along with it.
 */
async function writeVersion({ tx, principal, before, isSeen }: Removal): Promise<DocumentRow> {
  const { status } = before
  const version = before.version + 1
  const isAsSeen = isSeen !== null && before.publishedVersion === before.version
  const [row] = await tx
    .update(documents)
    .set({
      version,
      status: isAsSeen ? status : statusAfter('edit', status),
      ...(isAsSeen && { publishedVersion: version }),
      ...(isSeen?.length === 0 && { ...NOT_PUBLISHED, status: statusAfter('unpublish', status) }),
      updatedAt: new Date(),
      updatedBy: principal.id,
      updatedByName: principal.name,
    })
    .where(eq(documents.id, before.id))
    .returning()
  if (!row) throw new Error(`Document ${before.id} was locked and is gone`)
  return row
}

/** Publishes the page without the removed texts. If the draft equals the published page, its new version is published. */
async function showWithout(
  tx: Orm,
  before: DocumentRow,
  row: DocumentRow,
  left: readonly Publication[],
): Promise<void> {
  const isAsSeen = row.publishedVersion === row.version
  const rows = left.map((text) =>
    isAsSeen && text.version === before.version ? { ...text, version: row.version } : text,
  )
  const source = { documentId: row.id, rows, version: row.publishedVersion ?? row.version }
  if (rows.length === 0) await removePublished(tx, row.id)
  else await writePublishedVersion(tx, row.id, await composePublished(tx, source))
}

function unpublished(
  before: DocumentRow,
  row: DocumentRow,
  { by, language, action }: { readonly by: Caller } & Pick<RemovedTexts, 'language' | 'action'>,
): EventOf<'page.languageUnpublished'> {
  const { id, locationId, topicId } = row
  const path = before.publishedUrl === null ? [] : [pathTag(before.publishedUrl)]
  return {
    ...{ type: 'page.languageUnpublished', by, action, id, locationId, language },
    ...{ fromVersion: before.publishedVersion, toVersion: row.publishedVersion },
    shown: {
      tags: [documentTag(id), recordTag('topic', topicId), LANGUAGES, ...path],
      paths: [before.publishedUrl],
    },
  }
}
