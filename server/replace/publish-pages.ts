import { inArray, sql } from 'drizzle-orm'
import { refusalFor } from '#schema/api/refusals/refusals'
import type { LocaleScope } from '#schema/entities/place'
import type { Orm } from '../database/orm'
import { publishedContents } from '../database/tables'
import { statusInside } from '../documents/change-status'
import { resourceOf } from '../documents/document-row'
import { parseItems, type StoredItem } from '../documents/publications/revision-items'
import { published } from '../documents/publish'
import { isMainText } from '../documents/texts-of-page'
import { ApiError } from '../http/errors/api-error'
import { storedRefusal } from '../http/errors/refusal-text'
import { can } from '../people/access/can'
import { type ChangedPage, storedItem } from './page-texts'
import type { ReplaceContext, TargetResult } from './text-source'

/** The published texts of pages, by page id. */
type LivePages = ReadonlyMap<number, readonly StoredItem[]>

export async function readLivePages(tx: Orm, ids: readonly number[]): Promise<LivePages> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select({ id: publishedContents.documentId, items: publishedContents.items })
    .from(publishedContents)
    .where(inArray(publishedContents.documentId, [...ids]))
  return new Map(rows.map(({ id, items }) => [id, parseItems(items)]))
}

type Outcome = Pick<TargetResult, 'isPublished' | 'problem'>

/** Publishes the changed texts of pages whose draft equalled the published version, so that no other changes go live. */
export async function publishChanged(
  replaceContext: ReplaceContext,
  pages: readonly ChangedPage[],
  live: LivePages,
): Promise<ReadonlyMap<number, Outcome>> {
  const outcomes = new Map<number, Outcome>()
  for (const page of pages)
    outcomes.set(page.row.id, await publishPage(replaceContext, page, live.get(page.row.id) ?? []))
  return outcomes
}

const notPublished = (refusal: ApiError['refusal']): Outcome => ({
  isPublished: false,
  problem: storedRefusal(refusal),
})

async function publishPage(
  replaceContext: ReplaceContext,
  page: ChangedPage,
  live: readonly StoredItem[],
): Promise<Outcome> {
  const { before, row } = page
  if (before.publishedVersion === null || live.length === 0)
    return notPublished(refusalFor('pageNotPublished'))
  if (before.status === 'IN_REVIEW') return notPublished(refusalFor('pageInReview'))
  const places = changedPlaces(page)
  const isLive = ({ language, locationId }: LocaleScope) => {
    const draft = page.items.find((item) => isAt(item, { language, locationId }))
    const was = page.changed.find(({ after }) => after === draft)?.before ?? draft
    return live.some((item) => was && JSON.stringify(item) === JSON.stringify(storedItem(was)))
  }
  const isWhole = places.some(isMainText(row))
  const hasOwnPage =
    before.publishedTitle === before.title &&
    before.publishedDescription === before.description &&
    before.publishedUrl === before.externalUrl &&
    before.publishedImageId === before.imageId &&
    before.publishedVisibility === before.visibility
  if (!places.every(isLive) || (isWhole && !hasOwnPage))
    return notPublished(refusalFor('draftHasOthers'))
  return attempt(replaceContext, page, places)
}

/** Returns the texts to publish; page-level fields are published with the main text. */
function changedPlaces({ before, row, items, changed }: ChangedPage): readonly LocaleScope[] {
  const isPageChanged = before.title !== row.title || before.description !== row.description
  return items.filter(
    (item) =>
      changed.some(({ after }) => after === item) || (isPageChanged && isMainText(row)(item)),
  )
}

function isAt(item: LocaleScope, place: LocaleScope): boolean {
  return item.language === place.language && item.locationId === place.locationId
}

/** Publishes a page. One that breaks a rule stays a draft and reports the reason. */
async function attempt(
  { tx, context, action }: ReplaceContext,
  { row }: ChangedPage,
  places: readonly LocaleScope[],
): Promise<Outcome> {
  const { principal } = context
  const mayPublish = places.every(({ language }) =>
    can(principal, 'publish', resourceOf(row, language)),
  )
  if (!mayPublish) return notPublished(refusalFor('pageNotYours'))
  await tx.execute(sql`savepoint one_page`)
  try {
    await statusInside({ tx, context }, row, {
      action: 'publish',
      decide: async () => ({
        ...(await published({ tx, principal }, row, { step: 'publish', places })),
        reason: action,
      }),
    })
    await tx.execute(sql`release savepoint one_page`)
    return { isPublished: true, problem: null }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    await tx.execute(sql`rollback to savepoint one_page`)
    return notPublished(error.refusal)
  }
}
