import { and, countDistinct, eq, isNull, or } from 'drizzle-orm'
import { definitions } from '#renderer/registry/definitions'
import { templateTitles } from '#renderer/templates/template-titles'
import { refusalFor } from '#schema/api/refusals/refusals'
import type { LocaleScope } from '#schema/entities/place'
import type { PostStatus } from '#schema/entities/statuses'
import type { PageIssue } from '#schema/fields/field'
import { broken } from '#schema/fields/messages'
import { checkExamples, checkPageTexts } from '#schema/page/check-examples'
import { checkPage, surfaceOf } from '#schema/page/check-page'
import type { PageContent } from '#schema/page/content'
import { layoutRegistry } from '#schema/page/page-outlet'
import { assignedAt, isInForce, type ManagedPlace } from '../database/assigned-at'
import type { Orm } from '../database/orm'
import { assignments, revisions } from '../database/tables'
import { ApiError } from '../http/errors/api-error'
import type { Principal } from '../people/access/principal'
import { checkNotRemoved, type DocumentRow, isSubmitted, NO_REVIEW } from './document-row'
import { pictureIssues } from './picture-issues'
import {
  composePublished,
  isAt,
  type Publication,
  type Published,
  readPublications,
} from './publications/publications'
import { parseContent, parseItems, type StoredItem } from './publications/revision-items'
import { placeIssues } from './save-input'
import { isMainText, isMeant, noText, type TextsOfPage } from './texts-of-page'
import { type Step, statusAfter } from './transitions'

/** Changes of a publishing step to a document, and to its public content. */
export interface Publishing {
  readonly set: Partial<DocumentRow>
  readonly published: Published
}

type Revision = typeof revisions.$inferSelect

/** The texts of a page to publish, and until when; all of them, and without end, by default. */
export interface PublishedPart extends TextsOfPage {
  /** Only these texts, for example the submitted ones. */
  readonly places?: readonly LocaleScope[]
  /** The current version by default. */
  readonly version?: number
  readonly until?: Date | null
}

/**
 * Publishes texts of a document's current version; refuses a page that breaks a rule. The values of the whole page (title,
 * address, picture) are published with its own text in the default language, or with the first one.
 */
export async function published(
  { tx, principal }: { readonly tx: Orm; readonly principal: Principal },
  row: DocumentRow,
  { step, version = row.version, ...part }: PublishedPart & { readonly step: Step },
): Promise<Publishing> {
  const status = statusAfter(step, row.status)
  checkNotRemoved(row, 'publish')
  if (row.type === 'TEMPLATE')
    throw new ApiError('INVALID_TRANSITION', refusalFor('templateNotPublished'), { allowed: [] })
  const [revision] = await tx
    .select()
    .from(revisions)
    .where(and(eq(revisions.documentId, row.id), eq(revisions.version, version)))
  if (!revision) throw new Error(`Document ${row.id} has no revision of its version ${version}`)
  const all = parseItems(revision.items)
  const { places } = part
  const items = all
    .filter(isMeant(row, part))
    .filter((item) => places?.some((place) => isAt(place, item)) ?? true)
  if (items.length === 0 && all.length > 0) throw noText('publish')
  const issues = await revisionIssues({ tx, principal }, row, { revision, items })
  if (issues.length > 0) throw notPublishable(issues)
  const isMain = isMainText(row)
  // A page without a text in the default language consists of its other texts.
  const isPage = row.publishedVersion === null || items.some(isMain) || !all.some(isMain)
  const isWhole = items.length === all.length
  const rows = await nextRows(tx, row, { items, isWhole, version, ...part })
  const composed = await composePublished(tx, {
    ...{ documentId: row.id, rows },
    version: isPage ? version : (row.publishedVersion ?? version),
  })
  // Texts of other languages and locations that aren't live yet are still drafts.
  const drafts = all.filter((item) => !composed.items.some((live) => isSameText(live, item)))
  const isAllLive = (isPage || isSamePage(row, revision)) && drafts.length === 0
  return {
    published: composed,
    set: {
      ...(version === row.version
        ? keepReviewState(row, { status: isAllLive ? status : 'DRAFT', drafts })
        : statusOfLaterDraft(row)),
      publishedAt: new Date(),
      ...(isPage || isAllLive ? ofWholePage(revision) : {}),
    },
  }
}

/** Returns the status after an earlier version was published: later saves are a draft, or stay in review. */
function statusOfLaterDraft({ status }: DocumentRow): Partial<DocumentRow> {
  return status === 'IN_REVIEW' ? {} : { status: 'DRAFT' }
}

/** Returns the issues of some texts of a revision. */
export async function revisionIssues(
  { tx, principal }: Parameters<typeof published>[0],
  { type }: DocumentRow,
  { revision, items }: { readonly revision: Revision; readonly items: readonly StoredItem[] },
): Promise<readonly PageIssue[]> {
  return [
    ...addressIssues({ type, externalUrl: revision.externalUrl }),
    ...textIssues(revision, items),
    ...items.flatMap(({ content }) =>
      content === null ? [] : pageIssues(parseContent(content), type),
    ),
    ...(await pictureIssues(tx, principal, { items, imageId: revision.imageId })),
  ]
}

/** Keeps the review state of submitted or returned texts that aren't live yet: other texts of the page were published. */
function keepReviewState(
  { status: before, review }: DocumentRow,
  { status, drafts }: { readonly status: PostStatus; readonly drafts: readonly LocaleScope[] },
): Partial<DocumentRow> {
  const left = review ? drafts.filter((place) => isSubmitted(review, place)) : []
  if (!review || left.length === 0) return { status, ...NO_REVIEW }
  const texts = left.map(({ language, locationId }) => ({ language, locationId }))
  return { status: before === 'IN_REVIEW' ? before : status, review: { ...review, texts } }
}

/** Returns the columns of the whole page. */
export function ofWholePage(revision: Revision): Partial<DocumentRow> {
  return {
    publishedVersion: revision.version,
    publishedTitle: revision.title,
    publishedDescription: revision.description,
    publishedUrl: revision.externalUrl,
    publishedImageId: revision.imageId,
    publishedVisibility: revision.visibility,
  }
}

interface NextRows extends PublishedPart {
  readonly items: readonly StoredItem[]
  /** True if these are all texts of the version: texts it no longer has are unpublished. */
  readonly isWhole: boolean
  readonly version: number
}

/** Returns the publications after these texts have been published. An end set before is kept unless a new one is given. */
async function nextRows(
  tx: Orm,
  { id }: DocumentRow,
  { items, isWhole, version, until }: NextRows,
): Promise<readonly Publication[]> {
  const known = await readPublications(tx, id)
  const from = new Date()
  const added = items.map(({ language, locationId }): Publication => {
    const before = known.find((row) => isAt(row, { language, locationId }))
    const end = until === undefined ? (before?.until ?? null) : until
    const since = before?.version === version ? before.from : from
    return { language, locationId, version, from: since, until: end }
  })
  const kept = isWhole ? [] : known.filter((row) => !items.some((item) => isAt(item, row)))
  return [...kept, ...added]
}

/** Returns whether the published values of the whole page equal this revision's. */
function isSamePage(row: DocumentRow, revision: Revision): boolean {
  const { publishedVersion: _, ...columns } = ofWholePage(revision)
  return Object.entries(columns).every(([name, value]) => row[name as keyof DocumentRow] === value)
}

function isSameText(live: StoredItem, item: StoredItem): boolean {
  return JSON.stringify(live) === JSON.stringify(item)
}

/** Returns the rules that a page's blocks break. */
export function pageIssues(content: PageContent, type: string): readonly PageIssue[] {
  const surface = surfaceOf(type)
  const registry = surface === 'layout' ? layoutRegistry(definitions) : definitions
  const misplaced = surface === null ? [] : placeIssues(content, surface)
  return [...checkPage(content, registry), ...checkExamples(content, registry), ...misplaced]
}

/** Returns the issues of title and description; a title in another language is that of the page's item. */
function textIssues(
  { title, description }: { readonly title: string; readonly description: string },
  items: readonly StoredItem[],
): readonly PageIssue[] {
  const others = items.map((item) => item.title).filter((other) => other !== title)
  return [
    ...checkPageTexts({ title, description }, templateTitles),
    ...others.flatMap((other) => checkPageTexts({ title: other, description: '' }, templateTitles)),
  ]
}

/**
 * Requires another approver than the submitter if at least two people have MANAGE at a location. Returns the reason for the audit
 * row: `selfApproved` if there was nobody else.
 */
export async function checkApprover(
  tx: Orm,
  row: DocumentRow,
  { principal, ...part }: { readonly principal: Principal } & TextsOfPage,
): Promise<string> {
  if (row.status !== 'IN_REVIEW' || !isReviewOf(row, part)) return 'selfApproved'
  return checkOtherApprover(tx, { ...row, isShared: true }, principal)
}

/** Requires another approver for anything in review; `locationId` is `null` for content of the whole network. */
export async function checkOtherApprover(
  tx: Orm,
  row: Pick<DocumentRow, 'submittedBy'> & ManagedPlace,
  principal: Principal,
): Promise<string> {
  if (row.submittedBy !== principal.id) return 'approved'
  const [reviewers] = await tx
    .select({ people: countDistinct(assignments.userId) })
    .from(assignments)
    .where(
      and(
        eq(assignments.level, 'MANAGE'),
        or(isNull(assignments.locationId), assignedAt(row)),
        isInForce(),
      ),
    )
  if (Number(reviewers?.people ?? 0) < 2) return 'selfApproved'
  throw new ApiError('FORBIDDEN', refusalFor('ownSubmission'))
}

/** Returns whether any of the submitted texts are among the given ones. */
export function isReviewOf(row: DocumentRow, part: TextsOfPage): boolean {
  return row.review?.texts?.some(isMeant(row, part)) ?? true
}

function addressIssues({
  type,
  externalUrl,
}: Pick<DocumentRow, 'type' | 'externalUrl'>): PageIssue[] {
  if ((type !== 'LOCATION' && type !== 'PAGE') || externalUrl !== null) return []
  return [{ block: '', field: 'externalUrl', ...broken('required', { label: 'Address' }) }]
}

export function notPublishable(issues: readonly PageIssue[]): ApiError {
  const [first] = issues
  return new ApiError(
    'BAD_USER_INPUT',
    refusalFor('pageNotPublishable', {
      problem: first?.message ?? '',
      more: Math.max(0, issues.length - 1),
    }),
    {
      issues: issues.slice(0, 500),
    },
  )
}
