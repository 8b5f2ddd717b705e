import DataLoader from 'dataloader'
import { z } from 'zod'
import type { FieldValue } from '#schema/api/content-source'
import {
  type Connection,
  connection,
  type PageArguments,
  partOf,
} from '../../graphql/operations/connection'
import type { RequestContext } from '../../graphql/operations/context'
import { ApiError, forPrograms } from '../../http/errors/api-error'
import { recordAdapters } from '../index'
import type {
  RecordOrder,
  RecordQuery,
  RecordState,
  RecordSummary,
} from '../reading/record-sources'
import type { RecordAdapter } from '../record-adapter'
import { filtersOf } from '../table-conditions'

const MAX_KEYS = 100
const MAX_SEARCH_LENGTH = 200
/** Maximum number of values in a filter. */
const MAX_VALUES = 300
const filterOf = z.record(
  z.string(),
  z.union([
    z.string().max(200),
    z.number(),
    z.boolean(),
    z.array(z.string().max(200)).max(MAX_VALUES),
  ]),
)

export interface RecordListArguments extends PageArguments {
  readonly keys?: readonly string[] | null
  readonly locationSlug?: string | null
  readonly search?: string | null
  readonly filter?: unknown
  readonly from?: Date | null
  readonly state?: RecordState | null
  readonly editable?: boolean | null
  readonly sortBy?: RecordOrder['by'] | null
  readonly sort?: RecordOrder['direction'] | null
  readonly publicOnly?: boolean | null
}

/** Returns records of any kind that the caller can see. */
export async function records(
  _: unknown,
  { kind, ...args }: RecordListArguments & { readonly kind: string },
  context: RequestContext,
): Promise<Connection<RecordSummary>> {
  return listRecords(adapterOf(kind), args, context)
}

/** Reads a range of the records of a kind. */
async function listRecords(
  adapter: RecordAdapter,
  args: RecordListArguments,
  { readContext, loaders }: RequestContext,
): Promise<Connection<RecordSummary>> {
  const part = partOf(args)
  const query = queryOf(adapter, args)
  const listed = await adapter.list(readContext, query, { ...part, load: loaders.mediaList })
  return connection(listed, part)
}

/** Converts list arguments to a query. */
export function queryOf(adapter: RecordAdapter, args: RecordListArguments): RecordQuery {
  return {
    keys: args.keys?.slice(0, MAX_KEYS),
    locationSlug: args.locationSlug ?? undefined,
    search: args.search?.trim().slice(0, MAX_SEARCH_LENGTH),
    filter: filterFor(adapter, args.filter),
    from: args.from ?? undefined,
    state: args.state ?? undefined,
    editable: args.editable === true,
    sort: args.sortBy ? { by: args.sortBy, direction: args.sort ?? 'asc' } : undefined,
    publicOnly: args.publicOnly === true,
  }
}

export function adapterOf(kind: string): RecordAdapter {
  const adapter = recordAdapters.get(kind)
  if (adapter) return adapter
  const kinds = [...recordAdapters.keys()].sort().join(', ')
  throw new ApiError(
    'BAD_USER_INPUT',
    forPrograms(`Unknown kind of record '${kind}'. Use one of: ${kinds}.`),
  )
}

function filterFor({ definition }: RecordAdapter, given: unknown) {
  if (given === undefined || given === null) return undefined
  const parsed = filterOf.safeParse(given)
  const names = filtersOf(definition)
  if (!parsed.success || Object.keys(parsed.data).some((name) => !names.includes(name)))
    throw new ApiError(
      'BAD_USER_INPUT',
      forPrograms(
        `Lists of ${definition.words.many} can be filtered by ${names.join(', ') || 'nothing'}.`,
      ),
    )
  return parsed.data
}

interface FieldArguments {
  readonly kind: string
  readonly field: string
}

/** Returns the distinct values of a text field that lists can be filtered by. */
export async function usedValues(
  _: unknown,
  named: FieldArguments,
  { readContext }: RequestContext,
): Promise<readonly string[]> {
  const { usedValues: read } = filteredAdapter(named)
  return (await read?.(readContext, named.field)) ?? []
}

/** Returns such values of public records only. */
export async function fieldValues(
  _: unknown,
  { locationSlug, ...named }: FieldArguments & { readonly locationSlug?: string | null },
  { readContext }: RequestContext,
): Promise<readonly FieldValue[]> {
  const { publicValues: read } = filteredAdapter(named)
  const query = { field: named.field, locationSlug: locationSlug ?? undefined }
  return (await read?.(readContext, query)) ?? []
}

function filteredAdapter({ kind, field }: FieldArguments): RecordAdapter {
  const adapter = adapterOf(kind)
  const { list, fields, words } = adapter.definition
  const type = Object.entries(fields).find(([name]) => name === field)?.[1].type
  if (type === 'string' && list.filters.includes(field)) return adapter
  throw new ApiError(
    'BAD_USER_INPUT',
    forPrograms(`Lists of ${words.many} can’t be filtered by that text.`),
  )
}

type Values = Readonly<Record<string, unknown>>
const valueLoaders = new WeakMap<RequestContext, Map<string, DataLoader<number, Values | null>>>()

/** Returns the field values of a record, batched for all records of a list. */
function valuesOfRecord(
  { kind, id }: Pick<RecordSummary, 'kind' | 'id'>,
  context: RequestContext,
): Promise<Values | null> {
  const byKind = valueLoaders.get(context) ?? new Map<string, DataLoader<number, Values | null>>()
  valueLoaders.set(context, byKind)
  const known = byKind.get(kind) ?? new DataLoader<number, Values | null>(readAll)
  byKind.set(kind, known)
  return known.load(id)

  async function readAll(ids: readonly number[]) {
    const { readContext, loaders } = context
    const { items } = adapterOf(kind)
    if (!items) return ids.map(() => null)
    const part = { first: ids.length, offset: 0, load: loaders.mediaList, page: loaders.page }
    const found = await items(readContext, { ids, publicOnly: false }, part).nodes()
    const byId = new Map(found.map((item) => [item.id, item.values]))
    return ids.map((one) => byId.get(one) ?? null)
  }
}

export const recordSummaryType = {
  values: (summary: RecordSummary, _: unknown, context: RequestContext) =>
    valuesOfRecord(summary, context),
}
