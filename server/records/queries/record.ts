import type { RequestContext } from '../../graphql/operations/context'
import { idOf } from '../../graphql/operations/ids'
import { ApiError, forPrograms } from '../../http/errors/api-error'
import { can } from '../../people/access/can'
import type { RecordQuery } from '../reading/record-sources'
import { adapterOf } from './records'

/** The data of a record’s form (`RecordForm` in schema/api). */
interface RecordForm {
  readonly kind: string
  readonly id: number
  readonly key: string
  readonly version: number
  readonly locationId: number
  readonly locationSlug: string | null
  readonly timeZone: string
  readonly recordStatus: string
  readonly isPublic: boolean
  readonly isPublished: boolean | null
  readonly publishedAt: string | null
  readonly until: string | null
  readonly path: string | null
  readonly updatedAt: string | null
  readonly updatedBy: string
  readonly values: Readonly<Record<string, unknown>>
}

interface RecordName {
  readonly key?: string | null
  readonly id?: string | null
}

/** Returns the form data of a record to people who may read drafts of its location; `null` to others. */
export async function record(
  _: unknown,
  { kind, ...name }: RecordName & { readonly kind: string },
  { readContext, loaders }: RequestContext,
): Promise<RecordForm | null> {
  const { list, values } = adapterOf(kind)
  if (!values) return null
  const part = { first: 1, offset: 0, load: loaders.mediaList }
  const listed = await list(readContext, { ...namedBy(name), publicOnly: false }, part)
  const [summary] = await listed.nodes()
  if (!summary || summary.version === null) return null
  const resource = { locationId: summary.locationId, isPublic: false }
  if (!can(readContext.principal, 'readDraft', resource)) return null
  const stored = (await values(readContext.orm, [summary.id])).get(summary.id)
  if (!stored) return null
  const { id, key, version, recordStatus, isPublic, isPublished = null, path } = summary
  const { publishedAt, until, locationSlug, updatedAt, updatedBy = '' } = summary
  const { locationId, timeZone } = stored
  return {
    ...{ kind, id, key, version, locationId, locationSlug, timeZone, recordStatus },
    ...{ isPublic, isPublished, publishedAt, until, path, updatedAt, updatedBy },
    values: stored.values,
  }
}

function namedBy({ key, id: text }: RecordName): Pick<RecordQuery, 'keys' | 'ids'> {
  if (text == null && key == null)
    throw new ApiError('BAD_USER_INPUT', forPrograms('Pass the record’s key or its id.'))
  if (text == null) return { keys: key == null ? [] : [key] }
  const id = idOf(text)
  return { ids: id === null ? [] : [id] }
}
