import {
  and,
  countDistinct,
  desc,
  eq,
  inArray,
  isNotNull,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { DEFAULT_LANGUAGE, DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { bestOf } from '#schema/entities/place'
import type { PermissionLevel } from '#schema/entities/statuses'
import type { PageContent } from '#schema/page/content'
import { contentReferences, documents, locations, revisions, topicItems } from '../database/tables'
import { sortedText } from '../database/tables/indexes'
import {
  type Connection,
  connection,
  type PageArguments,
  partOf,
} from '../graphql/operations/connection'
import type { RequestContext } from '../graphql/operations/context'
import { idOf, inputId } from '../graphql/operations/ids'
import { ApiError, forPrograms } from '../http/errors/api-error'
import { can, levelOf } from '../people/access/can'
import {
  containsText,
  countRows,
  type ListPage,
  MAX_LIST_LENGTH,
  mayReadDrafts,
  once,
  type ReadContext,
} from '../records/reading/read-context'
import { checkLanguage } from './check-place'
import { findSharedBlocks } from './publications/published-page'
import { parseContent, parseItems } from './publications/revision-items'

interface ListArguments extends PageArguments {
  readonly locationId: string
  readonly text?: string | null
}
interface BlocksArguments extends ListArguments {
  readonly language?: string | null
  readonly ids?: readonly string[] | null
}

interface BlocksNode {
  readonly id: number
  readonly title: string
  readonly description: string
  readonly locationId: number
  readonly locationName: string
  readonly updatedAt: Date
  readonly permission: PermissionLevel | null
  content(): Promise<PageContent | null>
}
interface SharedBlockNode extends BlocksNode {
  readonly isPublished: boolean
  useCount(): Promise<number>
}

/** Returns the shared blocks available to pages of a location: its own and the network's; or those with the given ids. */
export function sharedBlocks(
  _: unknown,
  args: BlocksArguments,
  { readContext }: RequestContext,
): Connection<SharedBlockNode> {
  const locationId = inputId(args.locationId, 'locationId')
  const language = args.language ?? DEFAULT_LANGUAGE
  checkLanguage(language)
  const ids = idsOf(args)
  const { principal } = readContext
  const mine = mayReadDrafts(principal, documents.locationId)
  const isPublished = and(
    isNotNull(documents.publishedVersion),
    eq(documents.recordStatus, 'ACTIVE'),
  )
  const where = and(
    listed('SHARED', { ...args, locationId: ids ? null : locationId }),
    or(mine, isPublished),
    withIds(ids),
  )
  return list(readContext, args, where, (rows) => {
    const all = rows.map(({ id }) => id)
    const texts = once(() => findSharedBlocks(readContext.orm, { ids: all, locationId, language }))
    const counts = once(() => useCounts(readContext, all))
    const drafts = once(() => draftContents(readContext, rows, { locationId, language }))
    return (row) => ({
      isPublished: row.publishedVersion !== null && row.recordStatus === 'ACTIVE',
      useCount: async () => (await counts()).get(row.id) ?? 0,
      async content() {
        const found = (await texts()).find(({ documentId }) => documentId === row.id)
        if (found) return found.content
        const seesDraft = can(principal, 'readDraft', {
          ...{ locationId: row.locationId, isPublic: false, kind: 'page' },
        })
        return seesDraft ? ((await drafts()).get(row.id) ?? null) : null
      },
    })
  })
}

/** Returns the templates for new pages of a location: its own and the network's, for people who create pages there. */
export function pageTemplates(
  _: unknown,
  args: BlocksArguments,
  { readContext }: RequestContext,
): Connection<TemplateNode> {
  const locationId = inputId(args.locationId, 'locationId')
  const language = args.language ?? DEFAULT_LANGUAGE
  checkLanguage(language)
  const mayMake = can(readContext.principal, 'create', {
    ...{ locationId, isPublic: false, kind: 'page' },
  })
  const where = and(
    mayMake ? listed('TEMPLATE', { ...args, locationId }) : sql`false`,
    eq(documents.recordStatus, 'ACTIVE'),
    withIds(idsOf(args)),
  )
  return list(readContext, args, where, (rows) => {
    const wanted = { locationId, language }
    const drafts = once(() => draftContents(readContext, rows, wanted))
    return (row) => ({
      content: async () => (await drafts()).get(row.id) ?? null,
      contentAt: ({ version }) =>
        savedContent(readContext, { ...wanted, documentId: row.id, version }),
    })
  })
}

function idsOf({ ids }: Pick<BlocksArguments, 'ids'>): readonly number[] | undefined {
  if ((ids?.length ?? 0) > MAX_LIST_LENGTH)
    throw new ApiError(
      'LIMIT_EXCEEDED',
      forPrograms(`Pass at most ${MAX_LIST_LENGTH} ids at once.`),
    )
  return ids?.map((id) => idOf(id) ?? 0)
}

function withIds(ids: readonly number[] | undefined): SQL | undefined {
  return ids && inArray(documents.id, ids.length > 0 ? [...ids] : [0])
}

interface SavedVersion {
  readonly documentId: number
  readonly version: number
  readonly locationId: number
  readonly language: string
}

/** Reads the content of a version; autosaves since may have been kept as one, so that the last one before counts. */
async function savedContent(
  { orm }: ReadContext,
  { documentId, version, ...wanted }: SavedVersion,
): Promise<PageContent | null> {
  const [found] = await orm
    .select({ items: revisions.items })
    .from(revisions)
    .where(and(eq(revisions.documentId, documentId), lte(revisions.version, version)))
    .orderBy(desc(revisions.version))
    .limit(1)
  const items = found ? parseItems(found.items) : []
  const item = bestOf(items, wanted) ?? items[0]
  return item?.content ? parseContent(item.content) : null
}

interface TemplateNode extends BlocksNode {
  readonly version: number
  contentAt(args: { readonly version: number }): Promise<PageContent | null>
}

interface Row {
  readonly version: number
  readonly id: number
  readonly title: string
  readonly description: string
  readonly locationId: number
  readonly locationName: string
  readonly updatedAt: Date
  readonly topicId: number
  readonly publishedVersion: number | null
  readonly recordStatus: string
}

function list<More extends Pick<BlocksNode, 'content'>>(
  readContext: ReadContext,
  args: PageArguments,
  where: SQL | undefined,
  moreOf: (rows: readonly Row[]) => (row: Row) => More,
) {
  const { orm, principal } = readContext
  const part = partOf(args)
  return connection(
    {
      totalCount: (atMost) => countRows(orm, documents, { where, atMost }),
      async nodes() {
        const rows = await read(readContext, where, part)
        const more = moreOf(rows)
        return rows.map((row) => ({
          ...row,
          permission: levelOf(principal, row.locationId, { kind: 'page' }),
          ...more(row),
        }))
      },
    },
    part,
  )
}

function read({ orm }: ReadContext, where: SQL | undefined, { first, offset }: ListPage) {
  const { id, title, description, locationId, updatedAt, topicId } = documents
  const { version, publishedVersion, recordStatus } = documents
  return orm
    .select({
      ...{ id, title, description, locationId, updatedAt, topicId },
      ...{ version, publishedVersion, recordStatus, locationName: locations.name },
    })
    .from(documents)
    .innerJoin(locations, eq(locations.id, documents.locationId))
    .where(where)
    .orderBy(sortedText(title), desc(id))
    .limit(first)
    .offset(offset)
}

function listed(
  type: 'SHARED' | 'TEMPLATE',
  { locationId, text }: { readonly locationId: number | null; readonly text?: string | null },
): SQL | undefined {
  const search = text?.trim()
  return and(
    eq(documents.type, type),
    ne(documents.recordStatus, 'DELETED'),
    locationId === null
      ? undefined
      : inArray(documents.locationId, [...new Set([locationId, DEFAULT_LOCATION_ID])]),
    search ? containsText(documents.title, search) : undefined,
  )
}

async function draftContents(
  { orm }: ReadContext,
  rows: readonly Row[],
  wanted: { readonly locationId: number; readonly language: string },
): Promise<ReadonlyMap<number, PageContent>> {
  if (rows.length === 0) return new Map()
  const { topicId, language, locationId, content } = topicItems
  const items = await orm
    .select({ topicId, language, locationId, content })
    .from(topicItems)
    .where(
      inArray(
        topicId,
        rows.map((row) => row.topicId),
      ),
    )
  return new Map(
    rows.flatMap((row) => {
      const own = items.filter((item) => item.topicId === row.topicId)
      const item = bestOf(own, wanted) ?? own[0]
      return item?.content ? [[row.id, parseContent(item.content)] as const] : []
    }),
  )
}

async function useCounts(
  { orm }: ReadContext,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map()
  const { sourceKind, sourceId, targetKind, targetId } = contentReferences
  const rows = await orm
    .select({ id: targetId, count: countDistinct(sql`(${sourceKind}, ${sourceId})`) })
    .from(contentReferences)
    .where(and(eq(targetKind, 'document'), inArray(targetId, [...ids])))
    .groupBy(targetId)
  return new Map(rows.map(({ id, count }) => [id, Number(count)]))
}
