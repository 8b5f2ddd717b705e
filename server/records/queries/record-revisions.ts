import type { LocaleScope } from '#schema/entities/place'
import {
  type Connection,
  connection,
  type PageArguments,
  partOf,
} from '../../graphql/operations/connection'
import type { RequestContext } from '../../graphql/operations/context'
import { idOf, inputId } from '../../graphql/operations/ids'
import { can } from '../../people/access/can'
import {
  listRecordRevisions,
  type RevisedRecord,
  type RevisionRow,
  readRecordRevision,
} from '../list-revisions'
import { listedAlready } from '../reading/read-context'
import { adapterOf } from './records'

const ACTIONS = {
  create: 'CREATE',
  save: 'SAVE',
  autosave: 'AUTOSAVE',
  setRecordStatus: 'STATUS',
} as const

/** A saved state of a record (`RecordRevision` in schema/api). */
interface RevisionNode {
  readonly version: number
  readonly savedAt: string
  readonly savedBy: string
  readonly action: (typeof ACTIONS)[keyof typeof ACTIONS]
  readonly recordStatus: string
  readonly timeZone: string
  readonly values: unknown
  readonly language: string | null
  readonly locationId: number | null
}

interface OfRecord {
  readonly kind: string
  readonly id: string
  /** Of kinds with a text for each language and location: whose revisions are meant. */
  readonly locationId?: string | null
  readonly language?: string | null
}

/** The saved states of a record, the newest first; empty for callers who may not read its history. */
export async function recordRevisions(
  _: unknown,
  args: OfRecord & PageArguments,
  context: RequestContext,
): Promise<Connection<RevisionNode>> {
  const record = await readableRecord(args, context)
  const part = partOf(args)
  if (!record) return connection(listedAlready<RevisionNode>([]), part)
  const { nodes, totalCount } = listRecordRevisions(context.readContext, record, part)
  return connection(
    { totalCount, nodes: async () => (await nodes()).map((row) => nodeOf(row, null)) },
    part,
  )
}

/** One saved state; `null` when there is none of this version, or none that the caller may read. */
export async function recordRevision(
  _: unknown,
  { version, ...named }: OfRecord & { readonly version: number },
  context: RequestContext,
): Promise<RevisionNode | null> {
  const record = await readableRecord(named, context)
  const row = record && (await readRecordRevision(context.readContext, record, version))
  if (!row) return null
  context.answer.add(row.values.length)
  return nodeOf(row, JSON.parse(row.values))
}

/** The record whose history the caller may read; `null` for any other. */
async function readableRecord(
  { kind, id: text, ...named }: OfRecord,
  { readContext, loaders }: RequestContext,
): Promise<RevisedRecord | null> {
  const { definition, list } = adapterOf(kind)
  const id = idOf(text)
  const part = { first: 1, offset: 0, load: loaders.mediaList }
  const listed = await list(readContext, { ids: id === null ? [] : [id], publicOnly: false }, part)
  const [record] = await listed.nodes()
  const place = placeOf(named)
  const mayRead = (locationId: number | null) =>
    can(readContext.principal, 'readHistory', { locationId, isPublic: false })
  const owner = record?.locationId ?? null
  // A topic belongs to the network, its texts to their locations.
  const isPerLocation = place !== null && definition.drafts === 'text'
  if (!record || !mayRead(isPerLocation ? place.locationId : owner)) return null
  const revised = { chain: definition.api.chain, id: record.id }
  return place ? { ...revised, place: { ...place, takesUnplaced: mayRead(owner) } } : revised
}

/** The place of a text; `null` where the revisions of a whole record are asked for. */
function placeOf({ locationId, language }: Omit<OfRecord, 'kind' | 'id'>): LocaleScope | null {
  if (language == null) return null
  return { language, locationId: locationId == null ? null : inputId(locationId, 'locationId') }
}

function nodeOf(row: RevisionRow, values: unknown): RevisionNode {
  return {
    version: row.version,
    savedAt: row.savedAt.toISOString(),
    savedBy: row.savedByName,
    action: ACTIONS[row.action],
    recordStatus: row.status,
    timeZone: row.timeZone,
    values,
    language: row.language,
    locationId: row.locationId,
  }
}
