import {
  type DocumentNode,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLSchema,
  getDirectiveValues,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  isObjectType,
  TypeInfo,
  type ValueNode,
  valueFromASTUntyped,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { ApiError, forPrograms } from '../http/errors/api-error'

/** What an argument or a field of an input takes at most: its `@max` in `schema/api`. */
export interface InputLimit {
  readonly length?: number
  readonly items?: number
  readonly segments?: number
}

/** An id, an instant or a value of an enum: what is no text. */
const MAX_SINGLE = 200
/** What an element of a list, or a value that is no text, counts as in characters. */
const ELEMENT = 10

type Input = GraphQLArgument | GraphQLInputField

/** An argument that a query gives, and what it gives. */
interface ArgumentValue {
  readonly argument: GraphQLArgument
  readonly value: ValueNode
}

type Variables = Readonly<Record<string, unknown>>

const ofDocuments = new WeakMap<DocumentNode, readonly ArgumentValue[]>()
const ofInputs = new WeakMap<Input, InputLimit>()

/** Throws LIMIT_EXCEEDED for an argument that holds more than its declaration allows; returns the size of all of them together. */
export function inputSize(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Variables,
): number {
  return argumentsOf(schema, document).reduce((size, { argument, value }) => {
    const sent = valueFromASTUntyped(value, variables)
    return (
      size +
      sizeOf(argument.type, sent, {
        ...{ schema, max: limitOf(schema, argument), at: argument.name },
      })
    )
  }, 0)
}

/** Throws for a schema with a text or a list that takes anything: the server does not start with it. */
export function checkInputLimits(schema: GraphQLSchema): void {
  const open = inputsOf(schema).flatMap(([coordinate, input]) => {
    const { length, items } = limitOf(schema, input)
    const lacksItems = isListType(getNullableType(input.type)) && items === undefined
    return lacksItems || (isText(input.type) && length === undefined) ? [coordinate] : []
  })
  if (open.length === 0) return
  throw new Error(
    `No limit is declared for ${open.join(', ')}: add @max(length: …) for a text, @max(items: …) for a list.`,
  )
}

/** Every argument and every field of an input by its coordinate: `Query.search(text:)`, `TopicInput.items`. */
function inputsOf(schema: GraphQLSchema): (readonly [string, Input])[] {
  return Object.values(schema.getTypeMap()).flatMap((type): (readonly [string, Input])[] => {
    if (type.name.startsWith('__')) return []
    if (isInputObjectType(type))
      return Object.values(type.getFields()).map((field) => [`${type.name}.${field.name}`, field])
    if (!isObjectType(type)) return []
    return Object.values(type.getFields()).flatMap((field) =>
      field.args.map(
        (argument) => [`${type.name}.${field.name}(${argument.name}:)`, argument] as const,
      ),
    )
  })
}

function isText(type: GraphQLInputType): boolean {
  const { name } = getNamedType(type)
  return name === 'String' || name === 'JSON'
}

function limitOf(schema: GraphQLSchema, input: Input): InputLimit {
  const known = ofInputs.get(input)
  if (known) return known
  const directive = schema.getDirective('max')
  const max: InputLimit =
    (directive && input.astNode && getDirectiveValues(directive, input.astNode)) ?? {}
  ofInputs.set(input, max)
  return max
}

/** Found once for each document: those of the editor come again and again. */
function argumentsOf(schema: GraphQLSchema, document: DocumentNode): readonly ArgumentValue[] {
  const known = ofDocuments.get(document)
  if (known) return known
  const given: ArgumentValue[] = []
  const types = new TypeInfo(schema)
  visit(
    document,
    visitWithTypeInfo(types, {
      Argument: ({ value }) => {
        const argument = types.getArgument()
        if (argument) given.push({ argument, value })
      },
    }),
  )
  ofDocuments.set(document, given)
  return given
}

interface Limited {
  readonly schema: GraphQLSchema
  readonly max: InputLimit
  /** Where it is, for people: `topic.items.0.title`. */
  readonly at: string
}

/** How much a value holds, in characters. */
function sizeOf(type: GraphQLInputType, value: unknown, limited: Limited): number {
  const nullable = getNullableType(type)
  if (value === null || value === undefined) return 0
  if (isListType(nullable)) return sizeOfList(nullable.ofType, value, limited)
  if (isInputObjectType(nullable)) {
    if (typeof value !== 'object') return 0
    const given: Variables = { ...value }
    return Object.values(nullable.getFields()).reduce((size, field) => {
      const max = limitOf(limited.schema, field)
      const at = `${limited.at}.${field.name}`
      return size + sizeOf(field.type, given[field.name], { ...limited, max, at })
    }, 0)
  }
  return nullable.name === 'JSON' ? sizeOfJson(value, limited) : sizeOfText(value, limited)
}

function sizeOfList(type: GraphQLInputType, value: unknown, limited: Limited): number {
  if (!Array.isArray(value)) return sizeOf(type, value, limited)
  const { max, at } = limited
  if (max.items !== undefined && value.length > max.items)
    throw tooMuch(at, `${value.length} elements`, max.items)
  return value.reduce(
    (size: number, each, index) =>
      size + ELEMENT + sizeOf(type, each, { ...limited, at: `${at}.${index}` }),
    0,
  )
}

function sizeOfText(value: unknown, { max, at }: Limited): number {
  if (typeof value !== 'string') return ELEMENT
  const { length = MAX_SINGLE, segments } = max
  if (value.length > length) throw tooMuch(at, `${value.length} characters`, length)
  if (segments !== undefined && segmentsOf(value) > segments)
    throw tooMuch(at, `${segmentsOf(value)} segments`, segments)
  return value.length
}

/** About as long as its text; what nests is looked at without a call of its own, as deep as it may be. */
function sizeOfJson(value: unknown, { max: { length = MAX_SINGLE }, at }: Limited): number {
  const open = [value]
  let size = 0
  while (open.length > 0) {
    const next = open.pop()
    size += typeof next === 'string' ? next.length : 1
    if (typeof next === 'object' && next !== null)
      for (const [key, inside] of Object.entries(next)) {
        size += key.length
        open.push(inside)
      }
    if (size > length) throw tooMuch(at, `more than ${length} characters`, length)
  }
  return size
}

function segmentsOf(path: string): number {
  let segments = 0
  for (const part of path.split('/')) if (part !== '') segments += 1
  return segments
}

function tooMuch(at: string, what: string, most: number): ApiError {
  return new ApiError(
    'LIMIT_EXCEEDED',
    forPrograms(`'${at}' has ${what}; at most ${most} are allowed.`),
  )
}
