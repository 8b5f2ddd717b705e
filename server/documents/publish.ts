import { and, countDistinct, eq, gt, isNull, lte, or } from 'drizzle-orm'
import { definitions } from '#renderer/registry/definitions'
import { templateTitles } from '#renderer/templates/templates'
import type { PageIssue } from '#schema/fields/field'
import { checkExamples, checkPageTexts } from '#schema/page/check-examples'
import { checkPage, surfaceOf } from '#schema/page/check-page'
import type { PageContent } from '#schema/page/content'
import { layoutRegistry } from '#schema/page/page-outlet'
import type { Principal } from '../access/principal'
import type { Orm } from '../database/orm'
import { assignments, revisions } from '../database/tables'
import { ApiError } from '../errors/api-error'
import { parseContent, parseItems, type StoredItem } from '../published/revision-items'
import { checkNotRemoved, type DocumentRow } from './document-row'
import { placeIssues } from './input/save-input'
import { pictureIssues } from './picture-issues'
import { type Step, statusAfter } from './transitions'

/** The columns of a document whose present version becomes what visitors see; refuses a page that breaks a rule. */
export async function published(
  { tx, principal }: { readonly tx: Orm; readonly principal: Principal },
  row: DocumentRow,
  step: Step,
): Promise<Partial<DocumentRow>> {
  const status = statusAfter(step, row.status)
  checkNotRemoved(row, 'publish')
  const [revision] = await tx
    .select()
    .from(revisions)
    .where(and(eq(revisions.documentId, row.id), eq(revisions.version, row.version)))
  if (!revision) throw new Error(`Document ${row.id} has no revision of its version ${row.version}`)
  const items = parseItems(revision.items)
  const issues = [
    ...addressIssues(row),
    ...textIssues(revision, items),
    ...items.flatMap(({ content }) =>
      content === null ? [] : pageIssues(parseContent(content), row.type),
    ),
    ...(await pictureIssues(tx, principal, { items, imageId: revision.imageId })),
  ]
  if (issues.length > 0) throw notPublishable(issues)
  return {
    status,
    submittedBy: null,
    publishedVersion: row.version,
    publishedAt: new Date(),
    publishedTitle: revision.title,
    publishedDescription: revision.description,
    publishedUrl: revision.externalUrl,
    publishedImageId: revision.imageId,
    publishedVisibility: revision.visibility,
  }
}

function pageIssues(content: PageContent, type: string): readonly PageIssue[] {
  const surface = surfaceOf(type)
  const registry = surface === 'layout' ? layoutRegistry(definitions) : definitions
  const misplaced = surface === null ? [] : placeIssues(content, surface)
  return [...checkPage(content, registry), ...checkExamples(content, registry), ...misplaced]
}

/** A title in another language is that of the page's item in it. */
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
 * Where two people or more hold MANAGE at a location, what was submitted is approved by another than the one who did.
 * Returns what the audit row says: `selfApproved` when there was nobody else.
 */
export async function checkApprover(
  tx: Orm,
  row: DocumentRow,
  principal: Principal,
): Promise<string> {
  if (row.status !== 'IN_REVIEW') return 'selfApproved'
  if (row.submittedBy !== principal.id) return 'approved'
  const now = new Date()
  const [held] = await tx
    .select({ people: countDistinct(assignments.userId) })
    .from(assignments)
    .where(
      and(
        eq(assignments.level, 'MANAGE'),
        or(isNull(assignments.locationId), eq(assignments.locationId, row.locationId)),
        or(isNull(assignments.validFrom), lte(assignments.validFrom, now)),
        or(isNull(assignments.validUntil), gt(assignments.validUntil, now)),
      ),
    )
  if (Number(held?.people ?? 0) < 2) return 'selfApproved'
  throw new ApiError(
    'FORBIDDEN',
    'You have submitted this yourself; somebody else has to approve it.',
  )
}

function addressIssues({ type, externalUrl }: DocumentRow): PageIssue[] {
  if ((type !== 'LOCATION' && type !== 'PAGE') || externalUrl !== null) return []
  return [
    { block: '', field: 'externalUrl', rule: 'required', message: "Field 'Address' is required" },
  ]
}

function notPublishable(issues: readonly PageIssue[]): ApiError {
  const [first] = issues
  const more = issues.length > 1 ? ` (and ${issues.length - 1} more)` : ''
  return new ApiError(
    'BAD_USER_INPUT',
    `The page cannot be published yet: ${first?.message ?? ''}${more}`,
    {
      issues: issues.slice(0, 500),
    },
  )
}
