import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { lock, lockShared } from '../database/locks'
import type { Orm } from '../database/orm'
import { searchEntries } from '../database/tables'
import { guidelinesAddress, guidelinesPage, type SearchText } from './search-entries'
import { searchSource } from './search-sources'
import { addSearchWords } from './search-words'
import { addressWords } from './words/address-words'
import { numbersIn } from './words/numbers'
import { stemsIn } from './words/stems'

/** Maximum length of a text in characters, because a tsvector is limited to a megabyte. */
const MAX_TEXT_LENGTH = 60_000
/** Private-use Unicode characters that mark a match in an excerpt; no text may contain them. */
export const MATCH = { start: '\ue000', end: '\ue001' } as const

/** Lock for writes of guidelines, which read the address of their page, so that publishing that page can’t overtake them. */
const GUIDELINES = 'search guidelines'
/** Columns derived from the texts; the others identify the entry. */
const WRITTEN = ['version', 'locationId', 'path', 'title', 'body', 'date', 'words'] as const

/** The paths of a document before and after the transaction. */
export interface IndexedDocument {
  readonly id: number
  readonly locationId: number
  readonly paths: readonly (string | null)[]
}

/** Updates the search rows of a page, inside the transaction that changes its public content and has locked its row. */
export async function indexDocument(
  tx: Orm,
  { id, locationId, paths }: IndexedDocument,
): Promise<void> {
  await writeTexts(tx, 'PAGE', [id])
  if (locationId === DEFAULT_LOCATION_ID && paths.includes(await guidelinesPage(tx)))
    await moveGuidelines(tx)
}

/**
 * Updates the search rows of records locked by the caller. Unchanged rows are not written, because each write costs an index
 * entry per word.
 */
export async function writeTexts(tx: Orm, kind: string, ids: readonly number[]): Promise<void> {
  if (kind === 'GUIDELINE') await lockShared(tx, GUIDELINES)
  const { recordId, language, textLocationId } = searchEntries
  const texts = [...(await searchSource(tx, kind).read(tx, ids))].sort(byPlace)
  const places = texts.map((text) => sql`(${text.recordId}, ${text.language}, ${placeOf(text)})`)
  const isGone =
    places.length === 0
      ? undefined
      : sql`(${recordId}, ${language}, coalesce(${textLocationId}, 0)) not in (${sql.join(places, sql`, `)})`
  await tx
    .delete(searchEntries)
    .where(and(eq(searchEntries.kind, kind), inArray(recordId, [...ids]), isGone))
  if (texts.length === 0) return
  const written = WRITTEN.map((name) => {
    const column = searchEntries[name]
    return { name, column, value: sql`excluded.${sql.identifier(column.name)}` }
  })
  await tx
    .insert(searchEntries)
    .values(texts.map(toRow))
    .onConflictDoUpdate({
      target: [searchEntries.kind, recordId, language, textLocationId],
      set: Object.fromEntries(written.map(({ name, value }) => [name, value])),
      setWhere: sql.join(
        written.map(({ column, value }) => sql`${column} is distinct from ${value}`),
        sql` or `,
      ),
    })
  await addSearchWords(tx, kind, ids)
}

/** Updates the address of the guidelines when the page that shows them is published; only a few rows. */
async function moveGuidelines(tx: Orm): Promise<void> {
  await lock(tx, GUIDELINES)
  const path = await guidelinesAddress(tx)
  await tx
    .update(searchEntries)
    .set({ path })
    .where(and(eq(searchEntries.kind, 'GUIDELINE'), ne(searchEntries.path, path)))
}

/** Sorts entries in the same order in every transaction, to prevent deadlocks. */
function byPlace(a: SearchText, b: SearchText): number {
  return (
    a.recordId - b.recordId ||
    (a.language < b.language ? -1 : Number(a.language > b.language)) ||
    placeOf(a) - placeOf(b)
  )
}

/** 0 means no location. */
function placeOf({ textLocationId }: SearchText): number {
  return textLocationId ?? 0
}

/**
 * Converts a text to an index row. Words are stemmed in English, Gujarati and Hindi, and also indexed unchanged, for names and
 * prefixes.
 */
function toRow({ keywords, elsewhere = '', ...text }: SearchText) {
  const title = searchable(text.title)
  const body = searchable(text.body)
  const words = sql<string>`setweight(to_tsvector('english', ${title}), 'A')
    || setweight(to_tsvector('simple', ${title}), 'A')
    || setweight(to_tsvector('english', ${body}), 'C')
    || setweight(to_tsvector('simple', ${body}), 'C')
    || setweight(to_tsvector('english', ${searchable(keywords)}), 'B')
    || setweight(to_tsvector('simple', ${searchable(keywords)}), 'B')
    || setweight(to_tsvector('english', ${searchable(elsewhere)}), 'D')
    || setweight(to_tsvector('simple', ${searchable(elsewhere)}), 'D')
    || setweight(to_tsvector('simple', ${stemsIn(title)}), 'A')
    || setweight(to_tsvector('simple', ${stemsIn(body)}), 'C')
    || setweight(to_tsvector('simple', ${stemsIn(keywords)}), 'B')
    || setweight(to_tsvector('simple', ${stemsIn(elsewhere)}), 'D')
    || setweight(to_tsvector('english', ${addressWords(body).join(' ')}), 'C')
    || setweight(to_tsvector('simple', ${numbersIn(`${body} ${searchable(keywords)}`).join(' ')}), 'C')`
  return { ...text, title, body, words }
}

function searchable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Co}\p{Cs}]+/gu, ' ')
    .slice(0, MAX_TEXT_LENGTH)
}
