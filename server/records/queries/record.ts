import { can } from '../../access/can'
import type { RequestContext } from '../../operations/context'
import { adapterOf } from './records'

/** What the form of a record shows (`RecordForm` in schema/api). */
interface RecordForm {
  readonly kind: string
  readonly id: number
  readonly key: string
  readonly version: number
  readonly locationId: number
  readonly timeZone: string
  readonly recordStatus: string
  readonly values: Readonly<Record<string, unknown>>
}

/** A record as its form shows it, for those who may read drafts of its location; `null` for everybody else. */
export async function record(
  _: unknown,
  { kind, key }: { readonly kind: string; readonly key: string },
  { reader, loaders }: RequestContext,
): Promise<RecordForm | null> {
  const { list, values } = adapterOf(kind)
  if (!values) return null
  const part = { first: 1, offset: 0, load: loaders.mediaList }
  const listed = await list(reader, { keys: [key], publicOnly: false }, part)
  const [summary] = await listed.nodes()
  if (!summary || summary.version === null) return null
  const resource = { locationId: summary.locationId, isPublic: false }
  if (!can(reader.principal, 'readDraft', resource)) return null
  const stored = (await values(reader.orm, [summary.id])).get(summary.id)
  if (!stored) return null
  const { id, version, recordStatus } = summary
  const { locationId, timeZone } = stored
  return {
    ...{ kind, id, key: summary.key, version, locationId, timeZone, recordStatus },
    values: stored.values,
  }
}
