import { and, desc, inArray, ne, type SQLWrapper, sql } from 'drizzle-orm'
import type { LocaleScope } from '#schema/entities/place'
import type { PublicationEnd } from '#schema/publication/publication-facts'
import type { Orm } from '../database/orm'
import {
  documents,
  locations,
  publicationPeriods,
  publications,
  publishedContents,
  topicChildren,
  topicItems,
} from '../database/tables'
import { type DocumentRow, isSubmitted } from './document-row'
import { readChildLists } from './publications/child-lists'
import { isAt } from './publications/publications'
import { type ChildList, parseChildren } from './publications/revision-items'
import { isMainText } from './texts-of-page'

/** The publication state of one text of a document (`TextState` in schema/api). */
export interface TextState extends LocaleScope {
  /** Set when the text belongs to a location other than the document’s. */
  readonly locationName: string | null
  readonly isLive: boolean
  readonly version: number | null
  readonly since: Date | null
  readonly until: Date | null
  readonly hasChanges: boolean
  readonly isInReview: boolean
  readonly endedAt: Date | null
  readonly endedBy: PublicationEnd | null
}

/** Reads the text states of documents, in the order requested. The database compares the texts and sends only checksums. */
export async function readTextStates(
  orm: Orm,
  ids: readonly number[],
): Promise<readonly (readonly TextState[])[]> {
  const rows = await orm
    .select()
    .from(documents)
    .where(inArray(documents.id, [...ids]))
  const topics = rows.map(({ topicId }) => topicId)
  if (rows.length === 0) return ids.map(() => [])
  const [drafts, live, publics, periods, lists, contents, names] = await Promise.all([
    readDrafts(orm, topics),
    readLive(orm, ids),
    orm
      .select()
      .from(publications)
      .where(inArray(publications.documentId, [...ids])),
    readLastPeriods(orm, ids),
    readChildLists(orm, inArray(topicChildren.topicId, topics)),
    orm
      .select({ id: publishedContents.documentId, children: publishedContents.children })
      .from(publishedContents)
      .where(inArray(publishedContents.documentId, [...ids])),
    orm.select({ id: locations.id, name: locations.name }).from(locations),
  ])
  const nameOf = new Map(names.map(({ id, name }) => [id, name]))
  return ids.map((id) => {
    const row = rows.find((each) => each.id === id)
    if (!row) return []
    const children = contents.find((each) => each.id === id)?.children
    return statesOf(row, {
      drafts: drafts.filter(({ topicId }) => topicId === row.topicId),
      live: live.filter(({ documentId }) => documentId === id),
      publics: publics.filter(({ documentId }) => documentId === id),
      periods: periods.filter(({ documentId }) => documentId === id),
      draftChildren: lists.get(row.topicId) ?? [],
      liveChildren: children === undefined ? [] : parseChildren(children),
      nameOf,
    })
  })
}

interface Checked extends LocaleScope {
  readonly sum: string
}

interface StoredTexts {
  readonly drafts: readonly Checked[]
  readonly live: readonly Checked[]
  readonly publics: readonly (typeof publications.$inferSelect)[]
  /** Newest first. */
  readonly periods: readonly (typeof publicationPeriods.$inferSelect)[]
  readonly draftChildren: readonly ChildList[]
  readonly liveChildren: readonly ChildList[]
  readonly nameOf: ReadonlyMap<number, string>
}

function statesOf(row: DocumentRow, stored: StoredTexts): readonly TextState[] {
  const { drafts, live, publics, periods, nameOf } = stored
  const places = [...drafts, ...publics.filter((text) => !drafts.some((own) => isAt(own, text)))]
  const review = row.status === 'IN_REVIEW' || row.review?.step === 'RETURNED' ? row.review : null
  const main = drafts.find(isMainText(row)) ?? drafts[0]
  const states = places.map((place) => {
    const seen = publics.find((text) => isAt(text, place))
    const draft = drafts.find((text) => isAt(text, place))
    const last = seen ? undefined : periods.find((period) => isAt(period, place))
    const isSame =
      seen !== undefined &&
      draft?.sum === live.find((text) => isAt(text, place))?.sum &&
      childKey(stored.draftChildren, place) === childKey(stored.liveChildren, place) &&
      (draft !== main || isSamePage(row))
    const isOther = place.locationId !== null && place.locationId !== row.locationId
    return {
      ...{ language: place.language, locationId: place.locationId },
      locationName: isOther ? (nameOf.get(place.locationId ?? 0) ?? null) : null,
      isLive: seen !== undefined,
      ...{ version: seen?.version ?? null, since: seen?.from ?? null, until: seen?.until ?? null },
      hasChanges: !isSame,
      isInReview: review !== null && !isSame && isSubmitted(review, place),
      ...{ endedAt: last?.to ?? null, endedBy: last?.endedBy ?? null },
    }
  })
  return row.status === 'IN_REVIEW' ? withSubmission(states, review) : states
}

/**
 * Marks at least one text of a submission as in review, even if all of them are already public, because the document is in the
 * review lists.
 */
function withSubmission(
  states: readonly TextState[],
  review: DocumentRow['review'],
): readonly TextState[] {
  if (states.some(({ isInReview }) => isInReview)) return states
  const submitted = states.filter((state) => review !== null && isSubmitted(review, state))
  const meant = submitted.length > 0 ? submitted : states
  return states.map((state) => (meant.includes(state) ? { ...state, isInReview: true } : state))
}

/** Returns whether the page-level fields of the draft equal the published ones. */
function isSamePage(row: DocumentRow): boolean {
  return (
    row.title === row.publishedTitle &&
    row.description === row.publishedDescription &&
    row.externalUrl === row.publishedUrl &&
    row.imageId === row.publishedImageId &&
    row.visibility === row.publishedVisibility
  )
}

function childKey(lists: readonly ChildList[], place: LocaleScope): string {
  return lists.find((list) => isAt(list, place))?.topicIds.join() ?? ''
}

const checksum = ({ title, richText, content, description, imageId }: TextColumns) =>
  sql<string>`md5(concat_ws(chr(1), ${title}, ${richText}, coalesce(${content}, ''), coalesce(${description}, ''), coalesce(${imageId}, 0)))`

type TextColumns = Readonly<
  Record<'title' | 'richText' | 'content' | 'description' | 'imageId', SQLWrapper>
>

async function readDrafts(orm: Orm, topics: readonly number[]) {
  const { topicId, language, locationId } = topicItems
  return orm
    .select({ topicId, language, locationId, sum: checksum(topicItems) })
    .from(topicItems)
    .where(inArray(topicId, [...topics]))
    .orderBy(topicItems.id)
}

async function readLive(orm: Orm, ids: readonly number[]) {
  const { documentId, items } = publishedContents
  const text = sql`text`
  return orm
    .select({
      documentId,
      language: sql<string>`text.language`,
      locationId: sql<number | null>`text."locationId"`,
      sum: checksum({
        title: sql`text.title`,
        richText: sql`text."richText"`,
        content: sql`text.content`,
        description: sql`text.description`,
        imageId: sql`text."imageId"`,
      }),
    })
    .from(publishedContents)
    .innerJoin(
      sql`lateral json_to_recordset(${items}::json) as ${text}(language text, "locationId" int, title text, "richText" text, content text, description text, "imageId" int)`,
      sql`true`,
    )
    .where(inArray(documentId, [...ids]))
}

/** Reads when each text that is no longer public was last public. */
async function readLastPeriods(orm: Orm, ids: readonly number[]) {
  const { documentId, language, locationId, to, endedBy } = publicationPeriods
  return orm
    .selectDistinctOn([documentId, language, locationId])
    .from(publicationPeriods)
    .where(and(inArray(documentId, [...ids]), ne(endedBy, 'REPLACED')))
    .orderBy(documentId, language, locationId, desc(to))
}

/** Reads the text states of one document. */
export async function textStatesOf(orm: Orm, id: number): Promise<readonly TextState[]> {
  const [states = []] = await readTextStates(orm, [id])
  return states
}
