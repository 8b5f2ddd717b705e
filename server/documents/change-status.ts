import { and, eq, inArray, sql } from 'drizzle-orm'
import { DEFAULT_LANGUAGE } from '#schema/entities/location'
import type { Action } from '../access/can'
import { audit } from '../audit/audit'
import { announce } from '../database/changes'
import type { Orm } from '../database/orm'
import { documents, revisions } from '../database/tables'
import type { RequestContext } from '../operations/context'
import { idOf } from '../operations/ids'
import { LANGUAGES_KEY } from '../published/languages-key'
import { pathKey } from '../published/path-key'
import { layoutKey } from '../published/site-layout'
import { refreshReferences } from '../references/write-references'
import { indexDocument } from '../search/search-index'
import { checkVersion } from './conflict'
import {
  type DocumentRow,
  documentFor,
  requireSignIn,
  type SavedDocument,
  savedDocument,
} from './document-row'
import { checkNotTaken, checkOnlyLayout } from './page-address'
import { rememberAddress } from './remember-address'

/** A step that changes what a document is, not what it says: its version stays. */
export interface StatusChange {
  readonly id: string
  readonly expectedVersion: number
  readonly action: Action
  /** The columns to change; throws what is wrong. `reason` goes into the audit row. */
  decide(
    tx: Orm,
    row: DocumentRow,
  ): Promise<{ readonly set: Partial<DocumentRow>; readonly reason?: string }>
}

export async function changeStatus(
  context: RequestContext,
  { id, expectedVersion, action, decide }: StatusChange,
): Promise<SavedDocument> {
  const principal = requireSignIn(context.principal)
  return context.app.changes.write(async (tx) => {
    const before = await documentFor(tx, principal, action, idOf(id))
    await checkVersion(tx, before, expectedVersion)
    return savedDocument(await statusInside({ tx, context }, before, { action, decide }))
  })
}

/** The same inside a transaction that holds the document and does more than that. */
export async function statusInside(
  { tx, context }: { readonly tx: Orm; readonly context: RequestContext },
  before: DocumentRow,
  { action, decide }: Pick<StatusChange, 'action' | 'decide'>,
): Promise<DocumentRow> {
  const { set, reason = null } = await decide(tx, before)
  await checkAddresses(tx, before, { ...before, ...set })
  const [row] = await tx.update(documents).set(set).where(eq(documents.id, before.id)).returning()
  if (!row) throw new Error(`Document ${before.id} was held and is gone`)
  await audit(tx, {
    chain: `document:${row.id}`,
    by: context,
    action,
    locationId: row.locationId,
    fromVersion: before.publishedVersion,
    toVersion: row.publishedVersion,
    fromStatus: `${before.status} ${before.recordStatus}`,
    toStatus: `${row.status} ${row.recordStatus}`,
    outcome: 'ALLOW',
    reason,
  })
  await rememberAddress(tx, before, row)
  if (visitorsSeeOther(before, row)) {
    announce(tx, [...keysOf(before, row), ...(await languageKeys(tx, before, row))])
    await indexDocument(tx, { ...row, paths: [before.publishedUrl, row.publishedUrl] })
    await refreshReferences(tx, 'document', row.id)
  }
  return row
}

/** What appears for visitors, or comes back from among what was deleted, needs its address for itself. */
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
    before.recordStatus !== after.recordStatus ||
    before.publishedUrl !== after.publishedUrl
  )
}

/** The record itself and its topic; what pages call it and where it is; the addresses it appears at or gives up. */
function keysOf(before: DocumentRow, after: DocumentRow): readonly string[] {
  const keys = [`document:${after.id}`, `topic:${after.topicId}`]
  if (after.type === 'LAYOUT') keys.push(layoutKey(after.locationId))
  const isElsewhere =
    before.publishedUrl !== after.publishedUrl || before.recordStatus !== after.recordStatus
  if (isElsewhere || before.publishedTitle !== after.publishedTitle)
    keys.push(`address:${after.id}`)
  if (!isElsewhere) return keys
  const paths = [before.publishedUrl, after.publishedUrl].filter((path) => path !== null)
  return [...keys, ...new Set(paths.map(pathKey))]
}

/** Whether its languages are the same or not is not looked into: pages in other languages are few. */
async function languageKeys(
  tx: Orm,
  before: DocumentRow,
  after: DocumentRow,
): Promise<readonly string[]> {
  const versions = [before.publishedVersion, after.publishedVersion].filter(
    (version) => version !== null,
  )
  const [translated] = await tx
    .select({ version: revisions.version })
    .from(revisions)
    .where(
      and(
        eq(revisions.documentId, after.id),
        inArray(revisions.version, versions),
        sql`exists (select 1 from json_array_elements(${revisions.items}::json) item where item->>'language' <> ${DEFAULT_LANGUAGE})`,
      ),
    )
    .limit(1)
  return translated ? [LANGUAGES_KEY] : []
}

/** The columns of a document that visitors no longer see. */
export const NOT_PUBLISHED = {
  publishedVersion: null,
  publishedAt: null,
  publishedTitle: null,
  publishedDescription: null,
  publishedUrl: null,
  publishedImageId: null,
  publishedVisibility: 'PUBLIC',
} as const
