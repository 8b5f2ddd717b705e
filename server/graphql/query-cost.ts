import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql'
import { MAX_LIST_LENGTH } from '../records/reading/read-context'
import { USUAL_LENGTH } from './operations/connection'
import {
  FIELD_COSTS,
  INTROSPECTION_COST,
  LIST_LENGTHS,
  RECORD_COSTS,
  ROOT_COSTS,
  STATEMENT_COST,
} from './weights'

interface QueryRequest {
  readonly schema: GraphQLSchema
  readonly document: DocumentNode
  readonly operation: OperationDefinitionNode
  /** Variables as sent; missing ones have the operation’s default. */
  readonly variables: Readonly<Record<string, unknown>>
}

/** Arguments that list the requested records and so limit the length of the result. */
const NAMING = ['ids', 'slugs']

/**
 * Returns the maximum cost of a query in points (`weights.ts`) before it runs: each list’s length times the cost of its items.
 * Each fragment is measured once per type, so that measuring takes no longer than reading the query.
 */
export function queryCost({ schema, document, operation, variables }: QueryRequest): number {
  const root = schema.getRootType(operation.operation)
  if (!root) return 0
  return new CostMeasure(document, valuesOf(operation, variables)).selections(
    operation.selectionSet,
    root,
  )
}

class CostMeasure {
  readonly #fragments = new Map<string, FragmentDefinitionNode>()
  readonly #known = new Map<string, number>()
  readonly #variables: ReadonlyMap<string, unknown>

  constructor(document: DocumentNode, variables: ReadonlyMap<string, unknown>) {
    this.#variables = variables
    for (const node of document.definitions)
      if (node.kind === Kind.FRAGMENT_DEFINITION) this.#fragments.set(node.name.value, node)
  }

  /** Returns the cost of a selection on a type; `length` is the list length for a connection. */
  selections({ selections }: SelectionSetNode, type: GraphQLNamedType, length = 1): number {
    let cost = 0
    for (const node of selections) {
      if (node.kind === Kind.FRAGMENT_SPREAD) cost += this.#fragment(node.name.value, type, length)
      else if (node.kind === Kind.INLINE_FRAGMENT)
        cost += this.selections(node.selectionSet, type, length)
      else cost += this.#field(node, type, length)
    }
    return cost
  }

  #fragment(name: string, type: GraphQLNamedType, length: number): number {
    const key = `${name} ${type.name} ${length}`
    const known = this.#known.get(key)
    if (known !== undefined) return known
    // A recursive fragment costs nothing here; validation has refused it.
    this.#known.set(key, 0)
    const fragment = this.#fragments.get(name)
    const cost = fragment ? this.selections(fragment.selectionSet, type, length) : 0
    this.#known.set(key, cost)
    return cost
  }

  #field(node: FieldNode, type: GraphQLNamedType, length: number): number {
    const name = node.name.value
    if (name === '__schema' || name === '__type') return INTROSPECTION_COST
    const field = isObjectType(type) ? type.getFields()[name] : undefined
    if (!field) return 1
    if (isConnection(type)) return this.#ofConnection(node, field, length)
    const coordinate = `${type.name}.${name}`
    const below = getNamedType(field.type)
    const own = FIELD_COSTS[coordinate] ?? (isConnection(below) ? 1 : ROOT_COSTS[type.name]) ?? 1
    if (!node.selectionSet || !isObjectType(below)) return own
    const many = this.#length(node, field, coordinate)
    if (isConnection(below)) return own + this.selections(node.selectionSet, below, many)
    return own + many * (recordCost(below) + this.selections(node.selectionSet, below))
  }

  /** The nodes and the total count of a connection are separate statements. */
  #ofConnection(node: FieldNode, { type }: GraphQLField<unknown, unknown>, length: number): number {
    const below = getNamedType(type)
    if (node.name.value !== 'nodes' || !node.selectionSet || !isObjectType(below))
      return STATEMENT_COST
    const each = recordCost(below) + this.selections(node.selectionSet, below)
    return STATEMENT_COST + length * each
  }

  #length(node: FieldNode, field: GraphQLField<unknown, unknown>, coordinate: string): number {
    const named = NAMING.flatMap((name) => this.#namedBy(node, name) ?? [])
    if (field.args.some(({ name }) => name === 'first'))
      return Math.min(this.#first(node), MAX_LIST_LENGTH, ...named)
    if (!isListType(getNullableType(field.type))) return 1
    return Math.min(LIST_LENGTHS[coordinate] ?? MAX_LIST_LENGTH, MAX_LIST_LENGTH, ...named)
  }

  #first(node: FieldNode): number {
    const first = this.#argument(node, 'first')
    if (first === undefined || first === null) return USUAL_LENGTH
    return typeof first === 'number' && first >= 0 ? first : MAX_LIST_LENGTH
  }

  /** Returns the number of records named by a list argument; `null` if it is not given. */
  #namedBy(node: FieldNode, name: string): number | null {
    const given = this.#argument(node, name)
    if (given === undefined || given === null) return null
    return Array.isArray(given) ? given.length : 1
  }

  #argument({ arguments: given = [] }: FieldNode, name: string): unknown {
    const argument = given.find((one) => one.name.value === name)
    return argument && this.#value(argument.value)
  }

  /** Returns a value with just enough detail to determine its length. */
  #value(node: ValueNode): unknown {
    if (node.kind === Kind.VARIABLE) return this.#variables.get(node.name.value)
    if (node.kind === Kind.INT) return Number(node.value)
    if (node.kind === Kind.LIST) return node.values
    return node.kind === Kind.NULL ? null : node
  }
}

function valuesOf(
  { variableDefinitions = [] }: OperationDefinitionNode,
  sent: Readonly<Record<string, unknown>>,
): ReadonlyMap<string, unknown> {
  return new Map(
    variableDefinitions.map(({ variable, defaultValue }) => {
      const name = variable.name.value
      return [name, name in sent ? sent[name] : constant(defaultValue)]
    }),
  )
}

function constant(node: ValueNode | undefined): unknown {
  if (node?.kind === Kind.INT) return Number(node.value)
  return node?.kind === Kind.LIST ? node.values : undefined
}

function recordCost({ name }: GraphQLObjectType): number {
  return RECORD_COSTS[name] ?? 0
}

function isConnection({ name }: GraphQLNamedType): boolean {
  return name.endsWith('Connection')
}
