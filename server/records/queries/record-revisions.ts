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

/** A revision of a record (`RecordRevision` in schema/api). */
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

interface RecordRevisionsArguments {
  readonly kind: string
  readonly id: string
  /** The place of the text, for kinds with one per language and location. */
  readonly locationId?: string | null
  readonly language?: string | null
}

/** Returns the revisions of a record, newest first; empty if the caller may not read its history. */
export async function recordRevisions(
  _: unknown,
  args: RecordRevisionsArguments & PageArguments,
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

/** Returns one revision; `null` if it doesn’t exist or the caller may not read it. */
export async function recordRevision(
  _: unknown,
  { version, ...named }: RecordRevisionsArguments & { readonly version: number },
  context: RequestContext,
): Promise<RevisionNode | null> {
  const record = await readableRecord(named, context)
  const row = record && (await readRecordRevision(context.readContext, record, version))
  if (!row) return null
  context.answer.add(row.values.length)
  return nodeOf(row, JSON.parse(row.values))
}

/** Returns the record if the caller may read its history, otherwise `null`. */
async function readableRecord(
  { kind, id: text, ...named }: RecordRevisionsArguments,
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
  // A topic belongs to the network, but its texts belong to their locations.
  const isPerLocation = place !== null && definition.drafts === 'text'
  if (!record || !mayRead(isPerLocation ? place.locationId : owner)) return null
  const revised = { chain: definition.api.chain, id: record.id }
  return place ? { ...revised, place: { ...place, takesUnplaced: mayRead(owner) } } : revised
}

/** Returns the place of a text; `null` for revisions of a whole record. */
function placeOf({
  locationId,
  language,
}: Omit<RecordRevisionsArguments, 'kind' | 'id'>): LocaleScope | null {
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
