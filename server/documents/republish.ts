import { and, desc, eq, max, ne } from 'drizzle-orm'
import { refusalFor } from '#schema/api/refusals/refusals'
import type { Orm } from '../database/orm'
import { publicationPeriods, revisions } from '../database/tables'
import { ApiError } from '../http/errors/api-error'
import type { Principal } from '../people/access/principal'
import type { StatusDecision } from './change-status'
import { checkNotRemoved, type DocumentRow } from './document-row'
import {
  composePublished,
  isAt,
  type Publication,
  readPublications,
} from './publications/publications'
import { notPublishable, ofWholePage, revisionIssues } from './publish'
import { isMainText } from './texts-of-page'
import { nextStatuses } from './transitions'

/**
 * Republishes the versions of a page that were public when it was last unpublished, in all languages unpublished then. The draft
 * stays unchanged.
 */
export async function republishPage(
  { tx, principal }: { readonly tx: Orm; readonly principal: Principal },
  row: DocumentRow,
): Promise<StatusDecision> {
  checkNotRemoved(row, 'publish')
  const live = await readPublications(tx, row.id)
  const ended = (await lastEnded(tx, row.id)).filter((text) => !live.some((now) => isAt(now, text)))
  if (ended.length === 0)
    throw new ApiError('INVALID_TRANSITION', refusalFor('noEarlierVersion'), {
      allowed: nextStatuses(row.status),
    })
  const from = new Date()
  const rows = [...live, ...ended.map((text): Publication => ({ ...text, from, until: null }))]
  const main = ended.find(isMainText(row)) ?? ended[0]
  const version = row.publishedVersion ?? main?.version ?? row.version
  const [revision] = await tx
    .select()
    .from(revisions)
    .where(and(eq(revisions.documentId, row.id), eq(revisions.version, version)))
  if (!revision) throw new Error(`Document ${row.id} has no revision of its version ${version}`)
  const published = await composePublished(tx, { documentId: row.id, rows, version })
  const issues = await revisionIssues({ tx, principal }, row, { revision, items: published.items })
  if (issues.length > 0) throw notPublishable(issues)
  const isWhole = row.publishedVersion === null || live.every((text) => !isMainText(row)(text))
  return {
    published,
    set: { publishedAt: from, ...(isWhole ? ofWholePage(revision) : {}) },
    reason: 'republish',
  }
}

/** Reads the texts that were unpublished together most recently. */
async function lastEnded(tx: Orm, documentId: number) {
  const isGone = and(
    eq(publicationPeriods.documentId, documentId),
    ne(publicationPeriods.endedBy, 'REPLACED'),
  )
  const [last] = await tx
    .select({ to: max(publicationPeriods.to) })
    .from(publicationPeriods)
    .where(isGone)
  if (!last?.to) return []
  const { language, locationId, version, to } = publicationPeriods
  return tx
    .select({ language, locationId, version })
    .from(publicationPeriods)
    .where(and(isGone, eq(to, last.to)))
    .orderBy(desc(publicationPeriods.id))
}
