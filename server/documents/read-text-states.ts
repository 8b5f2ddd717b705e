import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { LocaleScope } from '#schema/entities/place'
import type { PublicationEnd } from '#schema/publication/publication-facts'
import type { Orm } from '../database/orm'
import { prepared } from '../database/prepared'
import { rowsAsJson } from '../database/rows-as-json'
import {
  documents,
  locations,
  publicationPeriods,
  publications,
  publishedContents,
  topicItems,
} from '../database/tables'
import { type DocumentRow, isSubmitted } from './document-row'
import { childListsOf } from './publications/child-lists'
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
  const rows = await readStored(orm, { ids })
  return ids.map((id) => {
    const row = rows.find(({ document }) => document.id === id)
    if (!row) return []
    const { document, drafts, live, publics, periods, children, liveChildren } = row
    return statesOf(document, {
      ...{ drafts, live, draftChildren: children },
      publics: publics.map((one) => ({
        ...one,
        from: new Date(one.from),
        until: one.until === null ? null : new Date(one.until),
      })),
      periods: periods.map((one) => ({ ...one, to: new Date(one.to) })),
      liveChildren: liveChildren === null ? [] : parseChildren(liveChildren),
    })
  })
}

/** The scope of a text, with the name of its location. */
interface NamedScope extends LocaleScope {
  readonly name: string | null
}

interface Checked extends NamedScope {
  readonly sum: string
}

interface Public<Instant> extends NamedScope {
  readonly version: number
  readonly from: Instant
  readonly until: Instant | null
}

interface Period<Instant> extends LocaleScope {
  readonly to: Instant
  readonly endedBy: PublicationEnd
}

interface StoredTexts {
  readonly drafts: readonly Checked[]
  readonly live: readonly Omit<Checked, 'name'>[]
  readonly publics: readonly Public<Date>[]
  readonly periods: readonly Period<Date>[]
  readonly draftChildren: readonly ChildList[]
  readonly liveChildren: readonly ChildList[]
}

function statesOf(row: DocumentRow, stored: StoredTexts): readonly TextState[] {
  const { drafts, live, publics, periods } = stored
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
      locationName: isOther ? place.name : null,
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
  sql`md5(concat_ws(chr(1), ${title}, ${richText}, coalesce(${content}, ''), coalesce(${description}, ''), coalesce(${imageId}, 0)))`

type TextColumns = Readonly<
  Record<'title' | 'richText' | 'content' | 'description' | 'imageId', SQLWrapper>
>

const checksumOfLive = checksum({
  title: sql`text.title`,
  richText: sql`text."richText"`,
  content: sql`text.content`,
  description: sql`text.description`,
  imageId: sql`text."imageId"`,
})

/** Everything that the states of documents follow from, in one statement. */
const readStored = prepared('stored_text_states', (orm) =>
  orm
    .select({
      document: documents,
      drafts: rowsAsJson<Checked>(sql`
        select ${placeOf(topicItems)}, ${nameAt(topicItems)}, ${checksum(topicItems)} as sum
        from ${topicItems} where ${topicItems.topicId} = ${documents.topicId}
        order by ${topicItems.id}`),
      live: rowsAsJson<Omit<Checked, 'name'>>(sql`
        select text.language, text."locationId", ${checksumOfLive} as sum
        from json_to_recordset(${publishedContents.items}::json) as text(language text, "locationId" int, title text, "richText" text, content text, description text, "imageId" int)`),
      publics: rowsAsJson<Public<string>>(sql`
        select ${placeOf(publications)}, ${nameAt(publications)}, ${publications.version},
          ${publications.from} as from, ${publications.until} as until
        from ${publications} where ${publications.documentId} = ${documents.id}`),
      periods: rowsAsJson<Period<string>>(sql`
        select distinct on (${publicationPeriods.language}, ${publicationPeriods.locationId})
          ${placeOf(publicationPeriods)}, ${publicationPeriods.to} as to, ${publicationPeriods.endedBy} as "endedBy"
        from ${publicationPeriods}
        where ${publicationPeriods.documentId} = ${documents.id} and ${publicationPeriods.endedBy} <> 'REPLACED'
        order by ${publicationPeriods.language}, ${publicationPeriods.locationId}, ${publicationPeriods.to} desc`),
      children: childListsOf(documents.topicId),
      liveChildren: publishedContents.children,
    })
    .from(documents)
    .leftJoin(publishedContents, eq(publishedContents.documentId, documents.id))
    .where(sql`${documents.id} = any(${sql.placeholder('ids')})`),
)

type PlaceColumns = Readonly<Record<'language' | 'locationId', SQLWrapper>>

function placeOf({ language, locationId }: PlaceColumns): SQL {
  return sql`${language}, ${locationId} as "locationId"`
}

function nameAt({ locationId }: Pick<PlaceColumns, 'locationId'>): SQL {
  return sql`(select ${locations.name} from ${locations} where ${locations.id} = ${locationId}) as name`
}

/** Reads the text states of one document. */
export async function textStatesOf(orm: Orm, id: number): Promise<readonly TextState[]> {
  const [states = []] = await readTextStates(orm, [id])
  return states
}
