import type { ASTNode, DefinitionNode } from 'graphql'

/** The keys of each kind of node in the editor's documents, most used first, because missing values at the end are omitted. */
const SHAPES: readonly (readonly [kind: string, ...keys: string[]])[] = [
  ['Field', 'name', 'selectionSet', 'arguments', 'alias', 'directives'],
  ['FragmentSpread', 'name', 'directives'],
  ['Argument', 'name', 'value'],
  ['Variable', 'name'],
  ['VariableDefinition', 'variable', 'type', 'defaultValue', 'directives'],
  ['NamedType', 'name'],
  ['NonNullType', 'type'],
  ['ListType', 'type'],
  ['OperationDefinition', 'operation', 'name', 'selectionSet', 'variableDefinitions', 'directives'],
  ['FragmentDefinition', 'name', 'typeCondition', 'selectionSet', 'directives'],
  ['InlineFragment', 'typeCondition', 'selectionSet', 'directives'],
  ['ObjectValue', 'fields'],
  ['ObjectField', 'name', 'value'],
  ['ListValue', 'values'],
  ['StringValue', 'value'],
  ['IntValue', 'value'],
  ['FloatValue', 'value'],
  ['BooleanValue', 'value'],
  ['EnumValue', 'value'],
  ['NullValue'],
  ['Directive', 'name', 'arguments'],
]
const FIELD = 0

/**
 * A document node as an array: the number of its kind, then its values. A name is a string, a selection set its selections, and a
 * field with only a name is that name. Takes a third of the plain node after gzip.
 */
export type Packed = string | number | boolean | null | readonly Packed[]

/** Packs a node at build time (`vite/compile-documents.ts`). Throws for an unknown kind of node. */
export function pack(node: ASTNode): Packed {
  if (node.kind === 'Name') return node.value
  if (node.kind === 'SelectionSet') return node.selections.map(pack)
  const kind = SHAPES.findIndex(([name]) => name === node.kind)
  const shape = SHAPES[kind]
  if (!shape) throw new Error(`A node of the kind '${node.kind}' cannot be packed`)
  const [, ...keys] = shape
  const values = keys.map((key) => packValue(valuesOf(node)[key]))
  while (values.length > 0 && values.at(-1) === null) values.pop()
  const [name] = values
  return kind === FIELD && values.length === 1 && name !== undefined ? name : [kind, ...values]
}

function packValue(value: unknown): Packed {
  if (Array.isArray(value)) return value.length > 0 ? value.map(pack) : null
  if (typeof value === 'string' || typeof value === 'boolean') return value
  return value === undefined ? null : pack(value as ASTNode)
}

/** Restores a packed definition as the parser returned it, without empty values. */
export function unpack(packed: Packed): DefinitionNode {
  // The build packs only definitions.
  return nodeOf(packed) as unknown as DefinitionNode
}

function nodeOf(packed: Packed): Node {
  const [kind, ...values] = Array.isArray(packed) ? packed : [FIELD, packed]
  const [name, ...keys] = SHAPES[kind] ?? []
  const node: Record<string, unknown> = { kind: name }
  keys.forEach((key, index) => {
    const value = values[index]
    if (value !== undefined && value !== null) node[key] = readValue(key, value)
  })
  return node
}

function readValue(key: string, value: Packed): unknown {
  if (key === 'selectionSet') return { kind: 'SelectionSet', selections: listOf(value) }
  if (key === 'name' || key === 'alias') return { kind: 'Name', value }
  if (!Array.isArray(value)) return value
  return typeof value[0] === 'number' ? nodeOf(value) : listOf(value)
}

function listOf(value: Packed): readonly Node[] {
  return Array.isArray(value) ? value.map(nodeOf) : []
}

type Node = Readonly<Record<string, unknown>>

function valuesOf(node: ASTNode): Node {
  return { ...node }
}
