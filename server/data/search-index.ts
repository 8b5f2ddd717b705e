import { and, eq, sql } from 'drizzle-orm'
import type { App } from '../app'
import { announce } from './changes'
import type { Orm } from './orm'
import {
  type SearchText,
  textsOfDocument,
  textsOfEvents,
  textsOfGuidelines,
  textsOfPosts,
} from './search-entries'
import { documents, searchEntries, settings } from './tables'

/** Grows when texts are read or split another way: the index is then made anew at the next start. */
const VERSION = '1'
const SETTING = 'search-index'
/** So much of a text is searched; the database's word lists hold no more than a megabyte. */
const LONGEST_TEXT = 60_000
const ROWS_AT_ONCE = 50
/** The characters around a match in an excerpt, which no text may hold: they are for private use in Unicode. */
export const MATCH = { start: '\ue000', end: '\ue001' } as const

const readers = { NEWS: textsOfPosts, EVENT: textsOfEvents, GUIDELINE: textsOfGuidelines }

/** Brings what is found of a page up to date, inside the transaction that changes what visitors see of it. */
export async function indexDocument(tx: Orm, documentId: number): Promise<void> {
  await tx
    .delete(searchEntries)
    .where(and(eq(searchEntries.kind, 'PAGE'), eq(searchEntries.recordId, documentId)))
  await insertTexts(tx, await textsOfDocument(tx, documentId))
  // It may be the page that shows the guidelines, which are found there.
  await indexKind(tx, 'GUIDELINE')
  announce(tx, ['search'])
}

/** Brings what is found of all articles, events and guidelines up to date, inside a transaction that changes some. */
export async function indexRecords(tx: Orm): Promise<void> {
  for (const kind of ['NEWS', 'EVENT', 'GUIDELINE'] as const) await indexKind(tx, kind)
  announce(tx, ['search'])
}

/** Makes the whole index anew, inside a transaction. */
export async function rebuildSearchIndex(tx: Orm): Promise<void> {
  await indexRecords(tx)
  const pages = await tx.select({ id: documents.id }).from(documents)
  await tx.delete(searchEntries).where(eq(searchEntries.kind, 'PAGE'))
  for (const { id } of pages) await insertTexts(tx, await textsOfDocument(tx, id))
  await tx
    .insert(settings)
    .values({ key: SETTING, value: VERSION })
    .onConflictDoUpdate({ target: settings.key, set: { value: VERSION } })
}

/** Makes the index where there is none yet, or one of an earlier release: once, also when instances start together. */
export async function ensureSearchIndex(app: Pick<App, 'database' | 'changes'>): Promise<void> {
  if (await isCurrent(app.database.orm)) return
  await app.changes.write(async (tx) => {
    await tx.execute(sql`lock table settings in exclusive mode`)
    if (!(await isCurrent(tx))) await rebuildSearchIndex(tx)
  })
}

async function indexKind(tx: Orm, kind: keyof typeof readers): Promise<void> {
  await tx.delete(searchEntries).where(eq(searchEntries.kind, kind))
  await insertTexts(tx, await readers[kind](tx))
}

async function isCurrent(orm: Orm): Promise<boolean> {
  const [made] = await orm.select().from(settings).where(eq(settings.key, SETTING))
  return made?.value === VERSION
}

async function insertTexts(tx: Orm, texts: readonly SearchText[]): Promise<void> {
  for (let from = 0; from < texts.length; from += ROWS_AT_ONCE)
    await tx.insert(searchEntries).values(texts.slice(from, from + ROWS_AT_ONCE).map(toRow))
}

/** Words are listed by English stems, and as they stand for other languages, names and beginnings of words. */
function toRow({ keywords, ...text }: SearchText) {
  const title = searchable(text.title)
  const body = searchable(text.body)
  const words = sql<string>`setweight(to_tsvector('english', ${title}), 'A')
    || setweight(to_tsvector('simple', ${title}), 'A')
    || setweight(to_tsvector('english', ${body}), 'C')
    || setweight(to_tsvector('simple', ${body}), 'C')
    || setweight(to_tsvector('simple', ${searchable(keywords)}), 'D')`
  return { ...text, title, body, words }
}

function searchable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Co}\p{Cs}]+/gu, ' ')
    .slice(0, LONGEST_TEXT)
}
