import { and, asc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import { refusalFor } from '#schema/api/refusals/refusals'
import type { Orm } from '../../database/orm'
import { documents, locations, pageOverrides } from '../../database/tables'
import {
  type Connection,
  connection,
  type PageArguments,
  partOf,
} from '../../graphql/operations/connection'
import type { RequestContext } from '../../graphql/operations/context'
import { inputId } from '../../graphql/operations/ids'
import { ApiError } from '../../http/errors/api-error'
import { can, readableLocations } from '../../people/access/can'
import type { Principal } from '../../people/access/principal'
import { countRows } from '../../records/reading/read-context'
import { requireSignIn } from '../document-row'
import { type DifferenceNode, differenceNodes } from './difference-nodes'
import { type NetworkTexts, networkText, readDetachedTexts, readNetworkTexts } from './network-text'

export interface OverrideListArguments extends PageArguments {
  readonly documentId?: string | null
  readonly locationId?: string | null
}
interface DifferencesArguments extends OverrideListArguments {
  readonly blockId?: string | null
  readonly field?: string | null
}

/** `OverridingPage` in schema/api. */
interface OverridingPageNode {
  readonly documentId: number
  readonly title: string
  readonly locationId: number
  readonly locationName: string
  readonly locationSlug: string
  readonly version: number
  readonly language: string | null
  readonly draftCount: number
  readonly publishedCount: number
  readonly hasChanges: boolean
  readonly updatedAt: Date
  readonly updatedBy: string
  readonly differences: readonly DifferenceNode[]
}

const MAX_DIFFERENCES = 100

/** Returns the locations' differences from the network's pages. */
export async function differences(
  _: unknown,
  args: DifferencesArguments,
  context: RequestContext,
): Promise<Connection<OverridingPageNode>> {
  const { blockId, field } = args
  const isMeant = (node: DifferenceNode) =>
    (blockId == null || node.blockId === blockId) && (field == null || node.field === field)
  const narrowed =
    blockId == null && field == null
      ? undefined
      : sql`exists (select 1 from json_array_elements((${pageOverrides.draft})::json -> 'differences') d where ${and(
          blockId == null ? undefined : sql`d ->> 'block' = ${blockId}`,
          field == null ? undefined : sql`coalesce(d ->> 'field', d ->> 'key') = ${field}`,
        )})`
  return listRows(context, args, { where: narrowed, isMeant })
}

/** Returns the differences that no longer apply to the network's page. */
export async function orphanedDifferences(
  _: unknown,
  args: OverrideListArguments,
  context: RequestContext,
): Promise<Connection<OverridingPageNode>> {
  return listRows(context, args, {
    where: undefined,
    isMeant: ({ state }) => state === 'ORPHANED',
    onlyWithAny: true,
  })
}

interface RowFilter {
  readonly where: SQL | undefined
  isMeant(node: DifferenceNode): boolean
  readonly onlyWithAny?: boolean
}

function listRows(
  { principal: asking, readContext: { orm } }: RequestContext,
  args: OverrideListArguments,
  { where: narrowed, isMeant, onlyWithAny = false }: RowFilter,
): Connection<OverridingPageNode> {
  const principal = requireSignIn(asking)
  const where = and(placesOf(principal, args), narrowed, gt(pageOverrides.draftCount, 0))
  const part = partOf(args)
  return connection(
    {
      nodes: async () => {
        const rows = await orm
          .select({
            row: pageOverrides,
            document: documents,
            locationName: locations.name,
            locationSlug: locations.slug,
          })
          .from(pageOverrides)
          .innerJoin(documents, eq(documents.id, pageOverrides.documentId))
          .innerJoin(locations, eq(locations.id, pageOverrides.locationId))
          .where(where)
          .orderBy(
            asc(pageOverrides.documentId),
            asc(pageOverrides.locationId),
            asc(pageOverrides.language),
          )
          .limit(part.first)
          .offset(part.offset)
        const [texts, detached] = await Promise.all([
          textsOf(orm, rows),
          readDetachedTexts(
            orm,
            rows.map(({ document }) => document.id),
          ),
        ])
        const nodes = rows.map((each) => {
          const own = detached.get(each.document.id)?.get(each.row.locationId)
          return nodeOf(each, own ?? texts.get(each.document.id) ?? null, isMeant)
        })
        return onlyWithAny ? nodes.filter(({ differences: some }) => some.length > 0) : nodes
      },
      totalCount: (atMost) => countRows(orm, pageOverrides, { where, atMost }),
    },
    part,
  )
}

/** Returns the condition for the requested rows that an account may see. */
export function placesOf(
  principal: Principal,
  args: Pick<OverrideListArguments, 'documentId' | 'locationId'>,
): SQL | undefined {
  const { documentId, locationId } = pageOverrides
  const at = args.locationId == null ? null : inputId(args.locationId, 'locationId')
  const readable = readableLocations(principal)
  const isAllowed =
    at === null
      ? readable.length > 0
      : can(principal, 'readDraft', { locationId: at, isPublic: false })
  if (!isAllowed) throw new ApiError('FORBIDDEN', refusalFor('pagesUnseen'))
  return and(
    args.documentId == null ? undefined : eq(documentId, inputId(args.documentId, 'documentId')),
    at !== null ? eq(locationId, at) : undefined,
    at === null && readable !== 'ALL' ? inArray(locationId, [...readable]) : undefined,
  )
}

interface ListedRow {
  readonly row: typeof pageOverrides.$inferSelect
  readonly document: typeof documents.$inferSelect
  readonly locationName: string
  readonly locationSlug: string
}

/** Reads the network's texts of each page in a list, once each. */
async function textsOf(
  orm: Orm,
  rows: readonly ListedRow[],
): Promise<ReadonlyMap<number, NetworkTexts | null>> {
  const pages = new Map(rows.map(({ document }) => [document.id, document]))
  const read = [...pages.values()].map(async (document) => {
    const state = document.publishedVersion === null ? 'DRAFT' : 'PUBLISHED'
    return [document.id, await readNetworkTexts(orm, document, state)] as const
  })
  return new Map(await Promise.all(read))
}

function nodeOf(
  { row, document, locationName, locationSlug }: ListedRow,
  texts: NetworkTexts | null,
  isMeant: RowFilter['isMeant'],
): OverridingPageNode {
  const { language, locationId, draft } = row
  const text =
    texts && networkText(texts, document, { locationId, language: language || mainLanguage(texts) })
  const nodes = text ? differenceNodes(text.page, [{ language, override: draft }]) : []
  return {
    documentId: document.id,
    title: document.title,
    locationId,
    locationName,
    locationSlug,
    version: row.version,
    language: language || null,
    draftCount: row.draftCount,
    publishedCount: row.publishedCount,
    hasChanges: JSON.stringify(draft) !== JSON.stringify(row.published),
    updatedAt: row.updatedAt,
    updatedBy: row.updatedByName,
    differences: nodes.filter(isMeant).slice(0, MAX_DIFFERENCES),
  }
}

/** Returns the page's first language, in which its structure is compared. */
function mainLanguage({ items }: NetworkTexts): string {
  return items[0]?.language ?? ''
}
