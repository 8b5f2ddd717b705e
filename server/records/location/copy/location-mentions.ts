import { and, desc, eq, getTableColumns, isNotNull, ne } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { StoredBlock } from '#schema/page/content'
import navigation from '#schema/records/navigation/navigation.record'
import { plainText } from '#schema/text/plain-text'
import { wordsPattern } from '#schema/text/words-pattern'
import type { Orm } from '../../../database/orm'
import { storedSources } from '../../../database/orm'
import { documents, locations, navigations, topicItems } from '../../../database/tables'
import { parseContent } from '../../../documents/publications/revision-items'
import type { RequestContext } from '../../../graphql/operations/context'
import { inputId } from '../../../graphql/operations/ids'
import { can } from '../../../people/access/can'
import { namesOf } from './location-names'

/** A mention of another location in a location’s own texts (`LocationMention` in schema/api). */
interface LocationMention {
  /** `document`, or the kind of record. */
  readonly kind: string
  readonly recordId: number
  readonly title: string
  readonly language: string | null
  readonly block: string | null
  /** The mentioned name, city, email or phone number. */
  readonly name: string
  readonly excerpt: string
}

/** Limit of texts, more than the number copied to a new location. */
const MAX_TEXTS = 1000
const MAX_MENTIONS = 100
/** Characters of context on both sides of the name. */
const EXCERPT_MARGIN = 40

/** Finds texts of a location that mention another one: remnants of its model, or mistakes. */
export async function locationMentions(
  _: unknown,
  args: { readonly locationId: string },
  { app, principal }: RequestContext,
): Promise<readonly LocationMention[]> {
  const id = inputId(args.locationId, 'locationId')
  if (!can(principal, 'readDraft', { locationId: id, isPublic: false })) return []
  const { orm } = app.database
  const names = await namesOfOthers(orm, id)
  if (names.length === 0) return []
  const pattern = wordsPattern(names, 'gu')
  const mentions = (await textsOf(orm, id)).flatMap(({ texts, ...place }) =>
    texts.flatMap((text) => namedIn(text, pattern).map((found) => ({ ...place, ...found }))),
  )
  const byPlace = new Map(
    mentions.map((one) => [
      `${one.kind} ${one.recordId} ${one.language} ${one.block} ${one.name}`,
      one,
    ]),
  )
  return [...byPlace.values()].slice(0, MAX_MENTIONS)
}

function namedIn(markup: string, pattern: RegExp) {
  const text = markup.includes('<') ? plainText(markup) : markup
  return [...text.matchAll(pattern)].map(({ 0: name, index }) => {
    const [from, to] = [index - EXCERPT_MARGIN, index + name.length + EXCERPT_MARGIN]
    const excerpt = text.slice(Math.max(0, from), to).trim()
    return { name, excerpt: `${from > 0 ? '…' : ''}${excerpt}${to < text.length ? '…' : ''}` }
  })
}

/** Names and contact details of other locations, except those contained in this location’s own names. */
async function namesOfOthers(orm: Orm, id: number): Promise<readonly string[]> {
  const rows = await orm.select().from(locations).where(ne(locations.status, 'DELETED'))
  const own = rows.filter((row) => row.id === id).flatMap(namesOf)
  const others = rows.filter((row) => row.id !== id).flatMap(namesOf)
  return [...new Set(others)].filter((name) => !own.some((mine) => mine.includes(name)))
}

type MentionSource = Omit<LocationMention, 'name' | 'excerpt'>
type Texts = MentionSource & { readonly texts: readonly string[] }

async function textsOf(orm: Orm, id: number): Promise<readonly Texts[]> {
  const [pages, items, menus] = await Promise.all([
    orm
      .select({ id: documents.id, title: documents.title, description: documents.description })
      .from(documents)
      .where(and(eq(documents.locationId, id), ne(documents.recordStatus, 'DELETED')))
      .orderBy(desc(documents.id))
      .limit(MAX_TEXTS),
    orm
      .select({
        ...{ id: documents.id, title: documents.title, itemTitle: topicItems.title },
        ...{ language: topicItems.language, content: topicItems.content },
      })
      .from(topicItems)
      .innerJoin(documents, eq(documents.topicId, topicItems.topicId))
      .where(
        and(
          eq(documents.locationId, id),
          ne(documents.recordStatus, 'DELETED'),
          isNotNull(topicItems.content),
        ),
      )
      .orderBy(desc(documents.id))
      .limit(MAX_TEXTS),
    orm
      .select()
      .from(navigations)
      .where(and(eq(navigations.locationId, id), ne(navigations.recordStatus, 'DELETED')))
      .limit(MAX_TEXTS),
  ])
  const whole = { language: null, block: null }
  return [
    ...(await textsOfRecords(orm, id)),
    ...pages.map(({ title, description, ...page }) => ({
      ...{ ...whole, kind: 'document', recordId: page.id, title },
      texts: [title, description],
    })),
    ...items.flatMap(({ id: recordId, title, itemTitle, language, content }) => {
      const place = { kind: 'document', recordId, title, language, block: null }
      return [
        { ...place, texts: [itemTitle] },
        ...blocksOf(content).map((own) => ({ ...place, ...own })),
      ]
    }),
    ...menus.map(({ id: recordId, language, entries, footer }) => ({
      ...{ kind: 'navigation', recordId, title: 'Navigation', language, block: null },
      texts: stringsIn([entries, footer]),
    })),
  ]
}

/** Reads the texts of all records of a location; those of menus are distinguished by language. */
async function textsOfRecords(orm: Orm, id: number): Promise<readonly Texts[]> {
  const found = await Promise.all(
    storedSources(orm).map(async ({ definition: { kind, title }, stored: { table } }) => {
      const columns: Readonly<Record<string, PgColumn>> = getTableColumns(table)
      const status = columns.recordStatus ?? columns.status
      if (!columns.locationId || !columns.id || !status || kind === navigation.kind) return []
      const rows: readonly Row[] = await orm
        .select()
        .from(table)
        .where(and(eq(columns.locationId, id), ne(status, 'DELETED')))
        .orderBy(desc(columns.id))
        .limit(MAX_TEXTS)
      return rows.map(({ id: recordId, updatedByName: _, ...row }) => ({
        ...{ kind, recordId: Number(recordId), language: null, block: null },
        title: String(row[title]),
        texts: stringsIn(row),
      }))
    }),
  )
  return found.flat()
}
type Row = Readonly<Record<string, unknown>>

function blocksOf(content: string | null) {
  return content === null ? [] : parseContent(content).blocks.flatMap(withInner).map(textsOfBlock)
}

function withInner(block: StoredBlock): readonly StoredBlock[] {
  return [block, ...Object.values(block.slots ?? {}).flatMap((blocks) => blocks.flatMap(withInner))]
}

function textsOfBlock({ id, fields }: StoredBlock) {
  return { block: id, texts: fields.flatMap(({ value }) => stringsIn(value)) }
}

function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(stringsIn)
}
