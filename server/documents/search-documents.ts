import { and, asc, desc, eq, inArray, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { DocumentType, PostStatus, RecordStatus } from '#schema/entities/statuses'
import type { Orm } from '../database/orm'
import { prepared } from '../database/prepared'
import { documents, locations, searchEntries } from '../database/tables'
import { sortedText } from '../database/tables/indexes'
import { idOf } from '../graphql/operations/ids'
import {
  containsText,
  countRows,
  type ListPage,
  type ListResult,
  mayReadDrafts,
  type ReadContext,
} from '../records/reading/read-context'
import { numbersTyped } from '../search/words/numbers'
import { type DocumentNode, documentNode } from './document-node'

/** `DocumentSearchInput` of schema/api. */
export interface DocumentSearch {
  readonly text?: string | null
  readonly types?: readonly DocumentType[] | null
  readonly locationId?: string | null
  readonly status?: PostStatus | null
  readonly recordStatus?: RecordStatus | null
  readonly sortBy?: 'TITLE' | 'UPDATED_AT' | 'CREATED_AT' | null
  readonly sort?: 'asc' | 'desc' | null
}

/** Finds the documents that the caller can see. For callers limited to published content, only that is searched and sorted. */
export function searchDocuments(
  readContext: ReadContext,
  query: DocumentSearch,
  { first, offset }: ListPage,
): ListResult<DocumentNode> {
  const mine = mayReadDrafts(readContext.principal, documents.locationId)
  const where = condition(query, mine)
  return {
    nodes,
    totalCount: (atMost) => countRows(readContext.orm, documents, { where, atMost }),
  }

  async function nodes() {
    const orderBy = [order(query, mine), desc(documents.id)]
    return selectNodes(readContext, { where, orderBy, limit: first, offset })
  }
}

interface Selection {
  readonly where: SQL | undefined
  readonly orderBy: readonly SQL[]
  readonly limit: number
  readonly offset?: number
}

/** Selects documents in the form the caller can see. */
export async function selectNodes(
  readContext: ReadContext,
  { where, orderBy, limit, offset = 0 }: Selection,
): Promise<DocumentNode[]> {
  const rows = await select(readContext.orm)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)
  return rows.flatMap(
    ({ document, location }) => documentNode(document, location, readContext.principal) ?? [],
  )
}

/** Reads one document; `null` if the caller can see none with this id. */
export async function readDocument(
  readContext: ReadContext,
  id: number,
): Promise<DocumentNode | null> {
  const [found] = await documentWithId(readContext.orm, { id })
  return found ? documentNode(found.document, found.location, readContext.principal) : null
}

/** Reads the documents of topics, in the order requested; `null` for those the caller can’t see. */
export async function readDocumentsOfTopics(
  readContext: ReadContext,
  topicIds: readonly number[],
): Promise<(DocumentNode | null)[]> {
  const rows = await select(readContext.orm).where(inArray(documents.topicId, [...topicIds]))
  const byTopic = new Map(
    rows.map(({ document, location }) => [
      document.topicId,
      documentNode(document, location, readContext.principal),
    ]),
  )
  return topicIds.map((id) => byTopic.get(id) ?? null)
}

function select(orm: Orm) {
  return orm
    .select({
      document: documents,
      location: {
        ...{ id: locations.id, slug: locations.slug, name: locations.name },
        timeZone: locations.timeZone,
      },
    })
    .from(documents)
    .innerJoin(locations, eq(locations.id, documents.locationId))
}

/** Reads where a document is, regardless of who asks; `null` if there is none. */
export async function readDocumentLocation(orm: Orm, id: number) {
  const [place] = idOf(String(id)) === null ? [] : await documentLocation(orm, { id })
  return place ?? null
}

const documentLocation = prepared('document_location', (orm) =>
  orm
    .select({ type: documents.type, locationId: documents.locationId, slug: locations.slug })
    .from(documents)
    .innerJoin(locations, eq(locations.id, documents.locationId))
    .where(eq(documents.id, sql.placeholder('id'))),
)

const documentWithId = prepared('document_with_id', (orm) =>
  select(orm).where(eq(documents.id, sql.placeholder('id'))),
)

function condition(query: DocumentSearch, mine: SQL): SQL | undefined {
  const text = query.text?.trim()
  const { types, status, recordStatus, locationId } = query
  return and(
    or(mine, and(isNotNull(documents.publishedVersion), eq(documents.recordStatus, 'ACTIVE'))),
    text
      ? or(
          containsText(visibleValue(mine, documents.title, documents.publishedTitle), text),
          containsText(
            visibleValue(mine, documents.description, documents.publishedDescription),
            text,
          ),
          containsText(visibleValue(mine, documents.externalUrl, documents.publishedUrl), text),
          showsNumber(text),
        )
      : undefined,
    types && types.length > 0 ? inArray(documents.type, [...types]) : undefined,
    // An invalid id matches nothing.
    locationId ? eq(documents.locationId, idOf(locationId) ?? 0) : undefined,
    status ? eq(visibleValue(mine, documents.status, sql`'PUBLISHED'`), status) : undefined,
    // Deleted documents are found only if requested explicitly.
    recordStatus ? eq(documents.recordStatus, recordStatus) : ne(documents.recordStatus, 'DELETED'),
  )
}

/**
 * Condition that a number, such as a phone number or year, appears on the page: in its text or in the details it shows of its
 * location.
 */
function showsNumber(text: string): SQL | undefined {
  if (!/^[\d\s().+\-/]{3,40}$/.test(text)) return undefined
  const anyNumber = sql.join(
    [text, ...numbersTyped(text)].map((number) => sql`plainto_tsquery('simple', ${number})`),
    sql` || `,
  )
  return sql`(${documents.locationId}, ${documents.publishedUrl}) in (
    select ${searchEntries.locationId}, split_part(${searchEntries.path}, '#', 1)
    from ${searchEntries} where ${searchEntries.words} @@ (${anyNumber}))`
}

function order({ sortBy, sort }: DocumentSearch, mine: SQL): SQL {
  const by = {
    TITLE: visibleValue(mine, sortedText(documents.title), sortedText(documents.publishedTitle)),
    UPDATED_AT: visibleValue(mine, documents.updatedAt, documents.publishedAt),
    CREATED_AT: sql`${documents.createdAt}`,
  }[sortBy ?? 'UPDATED_AT']
  const direction = sort ?? (sortBy === 'TITLE' ? 'asc' : 'desc')
  return direction === 'asc' ? asc(by) : desc(by)
}

/** Selects the draft’s value if the caller can see drafts, otherwise the published one. */
function visibleValue(mine: SQL, draft: unknown, published: unknown): SQL {
  return sql`case when ${mine} then ${draft} else ${published} end`
}
