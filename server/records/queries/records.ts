import { z } from 'zod'
import { ApiError } from '../../errors/api-error'
import {
  type Connection,
  connection,
  type PageArguments,
  partOf,
} from '../../operations/connection'
import type { RequestContext } from '../../operations/context'
import { recordAdapters } from '..'
import type { RecordAdapter, RecordSummary } from '../record-adapter'

const MOST_KEYS = 100
const LONGEST_SEARCH = 200
const filterOf = z.record(z.string(), z.union([z.string().max(200), z.boolean()]))

/** Records of any kind, as the reader may see them. */
export async function records(
  _: unknown,
  args: PageArguments & {
    readonly kind: string
    readonly keys?: readonly string[] | null
    readonly locationSlug?: string | null
    readonly search?: string | null
    readonly filter?: unknown
    readonly from?: Date | null
    readonly publicOnly?: boolean | null
  },
  { reader, loaders }: RequestContext,
): Promise<Connection<RecordSummary>> {
  const part = partOf(args)
  const adapter = adapterOf(args.kind)
  const query = {
    keys: args.keys?.slice(0, MOST_KEYS),
    locationSlug: args.locationSlug ?? undefined,
    search: args.search?.trim().slice(0, LONGEST_SEARCH),
    filter: filterFor(adapter, args.filter),
    from: args.from ?? undefined,
    publicOnly: args.publicOnly === true,
  }
  const listed = await adapter.list(reader, query, { ...part, load: loaders.mediaList })
  return connection(listed, part)
}

function adapterOf(kind: string): RecordAdapter {
  const adapter = recordAdapters.get(kind)
  if (adapter) return adapter
  const kinds = [...recordAdapters.keys()].sort().join(', ')
  throw new ApiError('BAD_USER_INPUT', `There is no kind of record '${kind}'. There are: ${kinds}.`)
}

function filterFor({ definition }: RecordAdapter, given: unknown) {
  if (given === undefined || given === null) return undefined
  const parsed = filterOf.safeParse(given)
  const names = definition.list.filters
  if (!parsed.success || Object.keys(parsed.data).some((name) => !names.includes(name)))
    throw new ApiError(
      'BAD_USER_INPUT',
      `Lists of ${definition.words.many} are filtered by ${names.join(', ') || 'nothing'}.`,
    )
  return parsed.data
}
