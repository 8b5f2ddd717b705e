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

/** Maximum size of an argument or input field: its `@max` in `schema/api`. */
interface InputLimit {
  readonly length?: number
  readonly items?: number
  readonly segments?: number
}

/** Maximum length of an id, an instant or an enum value: values that are not free text. */
const MAX_SINGLE = 200
/** Size that a list element or a non-text value counts as, in characters. */
const ELEMENT = 10

type Input = GraphQLArgument | GraphQLInputField

/** An argument in a query and its value. */
interface ArgumentValue {
  readonly argument: GraphQLArgument
  readonly value: ValueNode
}

type Variables = Readonly<Record<string, unknown>>

const ofDocuments = new WeakMap<DocumentNode, readonly ArgumentValue[]>()
const ofInputs = new WeakMap<Input, InputLimit>()

/** Throws LIMIT_EXCEEDED if an argument is larger than declared; returns the total size of all arguments. */
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

/** Throws if a text or list of the schema has no limit, so that the server doesn’t start. */
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

/** Returns all arguments and input fields by their coordinate: `Query.search(text:)`, `TopicInput.items`. */
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

/** Finds the arguments of a document, cached per document: the editor sends the same ones repeatedly. */
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
  /** Path of the value, for error messages: `topic.items.0.title`. */
  readonly at: string
}

/** Returns the size of a value, in characters. */
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

/** Returns the approximate text length of a JSON value. Iterative, because nesting may be deep. */
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
