import {
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  getNamedType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { type Connection, connection, partOf } from '../../graphql/operations/connection'
import type { RequestContext } from '../../graphql/operations/context'
import { recordAdapters } from '../index'
import type { RecordNode, StoredItem } from '../reading/record-sources'
import type { RecordAdapter } from '../record-adapter'
import { filtersOf } from '../table-conditions'
import { adapterOf, queryOf, type RecordListArguments } from './records'

export interface ListArguments extends Omit<RecordListArguments, 'filter'> {
  /** The specification’s names for `keys`. */
  readonly slugs?: readonly string[] | null
  readonly ids?: readonly string[] | null
  readonly countryCodes?: readonly string[] | null
  readonly [filter: string]: unknown
}
type Values = Readonly<Record<string, unknown>>

/** Returns the list queries of kinds with a declared form: `allSponsors`, `allFaqs`. */
export function recordLists() {
  return Object.fromEntries(
    [...recordAdapters.values()]
      .filter(({ items }) => items)
      .map((adapter) => [
        adapter.definition.api.list,
        (_: unknown, args: ListArguments, context: RequestContext, info: GraphQLResolveInfo) =>
          listNodes(adapter, args, { context, info }),
      ]),
  )
}

interface ListRequest {
  readonly context: RequestContext
  readonly info: GraphQLResolveInfo
  /** Fields that are not loaded. */
  readonly without?: readonly string[]
}

/** Returns a list of a kind for a separate query: `allNews`. */
export function listOf(
  kind: string,
  args: ListArguments,
  request: ListRequest,
): Connection<RecordNode> {
  return listNodes(adapterOf(kind), args, request)
}

function listNodes(
  adapter: RecordAdapter,
  args: ListArguments,
  { context: { readContext, loaders }, info, without = [] }: ListRequest,
): Connection<RecordNode> {
  const { definition, items } = adapter
  if (!items) throw new Error(`Records of the kind '${definition.kind}' have no values`)
  const given: Values = { ...args, countryCode: args.countryCodes }
  const filter = filtersOf(definition).flatMap((name) => {
    const value = given[name]
    return value === undefined || value === null ? [] : [[name, value] as const]
  })
  const keys = args.keys ?? args.slugs ?? args.ids ?? null
  const query = queryOf(adapter, { ...args, keys, filter: Object.fromEntries(filter) })
  // A list without the argument `publicOnly` returns only public records.
  const publicOnly = query.publicOnly || !hasArgument(info, 'publicOnly')
  const part = partOf(args)
  const listPart = { ...part, load: loaders.mediaList, page: loaders.page, without }
  const listed = items(readContext, { ...query, publicOnly }, listPart)
  const mayBeNull = nullableFields(info.returnType)
  return connection(
    {
      ...listed,
      nodes: async () => (await listed.nodes()).map((item) => nodeOf(item, mayBeNull)),
    },
    part,
  )
}

function nodeOf(
  { id, key, recordStatus, version, values, ...item }: StoredItem,
  mayBeNull: ReadonlySet<string>,
): RecordNode {
  const { locationId, locationSlug, locationName, timeZone, owner, row } = item
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    value === '' && mayBeNull.has(name) ? null : value,
  ])
  return {
    ...{ slug: key, ...Object.fromEntries(entries) },
    ...{ id, locationId, locationSlug, locationName, timeZone, recordStatus, version, owner, row },
  }
}

function hasArgument({ parentType, fieldName }: GraphQLResolveInfo, name: string): boolean {
  return parentType.getFields()[fieldName]?.args.some((argument) => argument.name === name) ?? false
}

/** Returns the nullable fields of a connection’s nodes, for which empty text becomes null. */
function nullableFields(connectionType: GraphQLOutputType): ReadonlySet<string> {
  const of = getNamedType(connectionType)
  const nodes = isObjectType(of) ? of.getFields().nodes : undefined
  const node = nodes && getNamedType(nodes.type)
  const fields = isObjectType(node) ? Object.values(node.getFields()) : []
  return new Set(fields.flatMap(({ name, type }) => (isNonNullType(type) ? [] : name)))
}
