import { eq } from 'drizzle-orm'
import { DEFAULT_LANGUAGE, DEFAULT_LOCATION_ID } from '#schema/entities/location'
import type { Caller } from '../audit/audit'
import {
  addressTag,
  type CacheTag,
  documentTag,
  LANGUAGES,
  layoutTag,
  overrideTag,
  pathTag,
  recordTag,
} from '../database/cache-tags'
import type { Orm } from '../database/orm'
import { documents } from '../database/tables'
import type { Change, EventOf } from '../events/domain-event'
import { emit } from '../events/emit'
import type { RequestContext } from '../graphql/operations/context'
import { idOf } from '../graphql/operations/ids'
import type { Action } from '../people/access/can'
import { overridesOfDocument } from '../records/usage/override-references'
import { checkVersion } from './conflict'
import {
  type DocumentRow,
  documentFor,
  isPublic,
  requireSignIn,
  type SavedDocument,
  savedDocument,
} from './document-row'
import { checkNotTaken, checkOnlyLayout } from './page-address'
import { endRollouts } from './publications/kept-versions'
import {
  endPeriods,
  isAt,
  type Publication,
  type PublicationEnding,
  type Published,
  readPublications,
  removePublished,
  restartPeriods,
  writePublishedVersion,
} from './publications/publications'
import { rememberAddress } from './remember-address'

/** A step that changes a document's state but not its content: its version stays the same. */
interface StatusChange {
  readonly id: string
  readonly expectedVersion: number
  readonly action: Action
  /** The language it applies to, if only one. */
  readonly language?: string | null | undefined
  /** Returns the change; throws any problem before anything is written. */
  decide(tx: Orm, row: DocumentRow): Promise<StatusDecision>
}

export interface StatusDecision {
  /** The columns to change. */
  readonly set: Partial<DocumentRow>
  /** The published texts from now on; unchanged if omitted. */
  readonly published?: Published
  /** True if its period on the site has ended automatically. */
  readonly isExpired?: boolean
  /** The locations at which visitors see the change, if not all: other locations' pages are unaffected. */
  readonly reach?: readonly number[]
  /** For the audit row. */
  readonly reason?: string
}

export async function changeStatus(
  context: RequestContext,
  { id, expectedVersion, action, language, decide }: StatusChange,
): Promise<SavedDocument> {
  const principal = requireSignIn(context.principal)
  return context.app.changes.write(async (tx) => {
    const before = await documentFor(
      tx,
      principal,
      { action, language: language ?? undefined },
      idOf(id),
    )
    await checkVersion(tx, before, expectedVersion)
    const step = { action, language, decide }
    return savedDocument(await statusInside({ tx, context }, before, step), principal)
  })
}

/** Makes the change inside a transaction that holds the document's lock and does more. */
export async function statusInside(
  { tx, context }: { readonly tx: Orm; readonly context: Caller },
  before: DocumentRow,
  {
    action,
    language,
    decide,
  }: Pick<StatusChange, 'language' | 'decide'> & {
    /** The action's name in the audit log. */
    readonly action: string
  },
): Promise<DocumentRow> {
  const { set, published, reach, isExpired = false, reason = null } = await decide(tx, before)
  await checkAddresses(tx, before, { ...before, ...set })
  const [row] = await tx.update(documents).set(set).where(eq(documents.id, before.id)).returning()
  if (!row) throw new Error(`Document ${before.id} was locked and is gone`)
  const moved = await rememberAddress(tx, before, row)
  const seen = await readPublications(tx, row.id)
  const ending = endingOf(before, row, isExpired)
  if (published) await writePublishedVersion(tx, row.id, published, ending)
  else if (row.publishedVersion === null) {
    await removePublished(tx, row.id, ending)
    if (row.locationId === DEFAULT_LOCATION_ID) await endRollouts(tx, row.id)
  } else if (before.recordStatus !== row.recordStatus) await hideOrShow(tx, row, ending)
  const change = {
    ...{ by: context, id: row.id, action, language, locationId: row.locationId, reason },
    ...{ fromVersion: before.publishedVersion, toVersion: row.publishedVersion },
    fromStatus: `${before.status} ${before.recordStatus}`,
    toStatus: `${row.status} ${row.recordStatus}`,
  }
  if (!visitorsSeeOther(before, row)) {
    await emit(tx, { type: 'page.statusChanged', ...change, shown: null })
    return row
  }
  const texts = [...seen, ...(published?.rows ?? [])]
  const isSame = isSamePlace(before, row, { seen, now: published?.rows ?? [] })
  const tags =
    reach && published && isSame
      ? tagsAt(before, row, reach)
      : [...cacheTagsOf(before, row), ...(isSame ? [] : languageTags(row, texts)), ...moved]
  const shown = { tags, paths: [before.publishedUrl, row.publishedUrl] }
  await emit(
    tx,
    { type: shownEvent(before, row), ...change, shown },
    ...(await overrideEvents(tx, before, row, change)),
  )
  return row
}

/** A location's published differences are visible exactly while the network page is. */
async function overrideEvents(
  tx: Orm,
  before: DocumentRow,
  after: DocumentRow,
  { by, action }: Pick<Change, 'by' | 'action'>,
): Promise<readonly EventOf<'page.overridesShown'>[]> {
  const isNetwork = after.locationId === DEFAULT_LOCATION_ID
  if (!isNetwork || isPublic(before) === isPublic(after)) return []
  const overrideIds = await overridesOfDocument(tx, after.id)
  if (overrideIds.length === 0) return []
  const { id, locationId } = after
  return [{ type: 'page.overridesShown', by, action, id, locationId, overrideIds }]
}

/** Returns the event for a change of the public content: an archived page keeps its publications. */
function shownEvent(before: DocumentRow, after: DocumentRow) {
  if (before.recordStatus !== after.recordStatus) return 'page.statusChanged'
  return after.publishedVersion === null ? 'page.unpublished' : 'page.published'
}

function endingOf(before: DocumentRow, after: DocumentRow, isExpired: boolean): PublicationEnding {
  const isSeen = before.recordStatus === 'ACTIVE'
  if (after.recordStatus === 'DELETED') return { by: 'TRASHED', isSeen }
  if (after.recordStatus !== 'ACTIVE') return { by: 'ARCHIVED', isSeen }
  return { by: isExpired ? 'EXPIRED' : 'UNPUBLISHED', isSeen }
}

/** Ends or restarts the public periods: an archived page keeps its publications, which are public again after restoring. */
async function hideOrShow(tx: Orm, row: DocumentRow, ending: PublicationEnding): Promise<void> {
  if (row.recordStatus === 'ACTIVE') await restartPeriods(tx, row.id)
  else await endPeriods(tx, row.id, [], ending)
}

/** Checks that the addresses of documents that become public, or are restored from the trash, are free. */
async function checkAddresses(tx: Orm, before: DocumentRow, after: DocumentRow): Promise<void> {
  const isBack = before.recordStatus === 'DELETED' && after.recordStatus !== 'DELETED'
  if (isBack && after.type === 'LAYOUT') await checkOnlyLayout(tx, after)
  const isMoved = before.publishedUrl !== after.publishedUrl
  await checkNotTaken(tx, after, {
    draft: isBack ? after.externalUrl : null,
    published: isMoved ? after.publishedUrl : null,
  })
}

function visitorsSeeOther(before: DocumentRow, after: DocumentRow): boolean {
  return (
    before.publishedVersion !== after.publishedVersion ||
    before.publishedAt?.getTime() !== after.publishedAt?.getTime() ||
    before.recordStatus !== after.recordStatus ||
    before.publishedUrl !== after.publishedUrl
  )
}

/**
 * Returns the tags of the document and its topic, of its title and address on other pages, and of the addresses it appears at or
 * gives up.
 */
function cacheTagsOf(before: DocumentRow, after: DocumentRow): readonly CacheTag[] {
  const keys: CacheTag[] = [documentTag(after.id), recordTag('topic', after.topicId)]
  if (after.type === 'LAYOUT') keys.push(layoutTag(after.locationId))
  const isElsewhere =
    before.publishedUrl !== after.publishedUrl || before.recordStatus !== after.recordStatus
  if (isElsewhere || before.publishedTitle !== after.publishedTitle) keys.push(addressTag(after.id))
  // A network page's languages are also available on the locations' pages.
  const isShared = after.locationId === DEFAULT_LOCATION_ID
  if (!isElsewhere && !isShared) return keys
  const paths = [before.publishedUrl, after.publishedUrl].filter((path) => path !== null)
  return [...keys, ...new Set(paths.map(pathTag))]
}

/** Returns whether the page keeps its address and languages: then pages that link to it are unaffected. */
function isSamePlace(
  before: DocumentRow,
  after: DocumentRow,
  { seen, now }: { readonly seen: readonly Publication[]; readonly now: readonly Publication[] },
): boolean {
  return (
    before.publishedVersion !== null &&
    before.recordStatus === after.recordStatus &&
    before.publishedUrl === after.publishedUrl &&
    before.publishedVisibility === after.publishedVisibility &&
    seen.length === now.length &&
    seen.every((text) => now.some((other) => isAt(other, text)))
  )
}

/** Returns the cache tags of the page at these locations, of its title if that has changed, and of its topic. */
function tagsAt(
  before: DocumentRow,
  after: DocumentRow,
  reach: readonly number[],
): readonly CacheTag[] {
  const places = reach.map((place) => overrideTag(after.id, place))
  const named = before.publishedTitle === after.publishedTitle ? [] : [addressTag(after.id)]
  return [...places, ...named, recordTag('topic', after.topicId)]
}

/** Returns the tag of the languages that addresses have. A layout has no address. */
function languageTags({ type }: DocumentRow, texts: readonly Publication[]): readonly CacheTag[] {
  return type !== 'LAYOUT' && texts.some(({ language }) => language !== DEFAULT_LANGUAGE)
    ? [LANGUAGES]
    : []
}

/** The columns of a document that is no longer public. */
export const NOT_PUBLISHED = {
  publishedVersion: null,
  publishedAt: null,
  publishedTitle: null,
  publishedDescription: null,
  publishedUrl: null,
  publishedImageId: null,
  publishedVisibility: 'PUBLIC',
} as const

/** Arguments of every step: the document, and the version the caller has seen. */
export interface StepArguments {
  readonly id: string
  readonly expectedVersion: number
}
