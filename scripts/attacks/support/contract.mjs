import {
  buildSchema,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { runnerImport } from 'vite'
import { root } from '../../setup.mjs'

/** Lists all requests that the server takes from anyone, from the GraphQL schema and the table of routes, as the server itself has them. */

/**
 * A way to hand something to an argument: a query with one variable, and its type.
 * @typedef {object} Entry
 * @property {string} name `Query.search(text:)`, `Mutation.addComment(mentions.0:)`
 * @property {string} query
 * @property {(value: unknown) => unknown} around what the variable is for a value at this place
 * @property {'text' | 'list' | 'single'} kind
 */

const MAX_DEPTH = 6

/** @returns {Promise<{ schema: import('graphql').GraphQLSchema, routes: readonly string[] }>} */
export async function readContract() {
  const [{ typeDefinitions }, { ROUTE_LIMITS }] = await Promise.all([
    load('schema/api/type-definitions.ts'),
    load('server/http/route-limits.ts'),
  ])
  return { schema: buildSchema(typeDefinitions), routes: Object.keys(ROUTE_LIMITS) }
}

/** @param {string} file */
async function load(file) {
  const { module } = await runnerImport(`${root}${file}`, {
    root,
    logLevel: 'silent',
    resolve: { tsconfigPaths: true },
  })
  return module
}

/**
 * Every place of every argument of every field that can be reached from Query and Mutation, each field once.
 * @param {import('graphql').GraphQLSchema} schema
 * @returns {readonly Entry[]}
 */
export function entriesOf(schema) {
  /** @type {Entry[]} */
  const entries = []
  /** @type {Set<string>} */
  const seen = new Set()
  for (const type of [schema.getQueryType(), schema.getMutationType()])
    if (type) walk(type, [], type.name === 'Mutation' ? 'mutation' : 'query')
  return entries

  /**
   * @param {import('graphql').GraphQLObjectType} type
   * @param {readonly string[]} above the fields that lead here, as they are written in a query
   * @param {string} operation
   */
  function walk(type, above, operation) {
    if (seen.has(type.name) || above.length > MAX_DEPTH) return
    seen.add(type.name)
    for (const field of Object.values(type.getFields())) {
      for (const argument of field.args)
        for (const place of placesOf(argument.type, argument.name, []))
          entries.push({
            ...place,
            name: `${type.name}.${field.name}(${place.name}:)`,
            query: written(operation, above, { field, argument }),
          })
      const below = getNamedType(field.type)
      if (isObjectType(below)) walk(below, [...above, calling(field)], operation)
    }
  }
}

/**
 * @param {import('graphql').GraphQLInputType} type
 * @param {string} name
 * @param {readonly string[]} inside the inputs it is in, which may hold themselves
 * @returns {Omit<Entry, 'query'>[]}
 */
function placesOf(type, name, inside) {
  const nullable = getNullableType(type)
  if (isListType(nullable)) {
    const elements = placesOf(nullable.ofType, `${name}.0`, inside).map((place) => ({
      ...place,
      around: (/** @type {unknown} */ value) => [place.around(value)],
    }))
    return [{ name, kind: 'list', around: (value) => value }, ...elements]
  }
  if (isInputObjectType(nullable)) {
    if (inside.includes(nullable.name)) return []
    return Object.values(nullable.getFields()).flatMap((field) =>
      placesOf(field.type, `${name}.${field.name}`, [...inside, nullable.name]).map((place) => ({
        ...place,
        around: (/** @type {unknown} */ value) => ({ [field.name]: place.around(value) }),
      })),
    )
  }
  const isText = ['String', 'JSON', 'ID'].includes(nullable.name)
  return [{ name, kind: isText ? 'text' : 'single', around: (value) => value }]
}

/**
 * @param {string} operation
 * @param {readonly string[]} above
 * @param {{ field: import('graphql').GraphQLField<unknown, unknown>, argument: import('graphql').GraphQLArgument }} asked
 */
function written(operation, above, { field, argument }) {
  const others = field.args
    .filter((one) => one !== argument && isRequired(one))
    .map((one) => `${one.name}: ${sampleOf(one.type)}`)
  const call = `${field.name}(${[`${argument.name}: $v`, ...others].join(', ')}) ${leafOf(field)}`
  const body = above.reduceRight((inner, outer) => `${outer} { ${inner} }`, call)
  // Without its outermost "!", so that what is sent may leave out what is required inside.
  return `${operation} ($v: ${argument.type}) { ${body} }`
}

/** @param {import('graphql').GraphQLField<unknown, unknown>} field */
function calling(field) {
  const needed = field.args.filter(isRequired)
  if (needed.length === 0) return field.name
  return `${field.name}(${needed.map((one) => `${one.name}: ${sampleOf(one.type)}`).join(', ')})`
}

/** @param {import('graphql').GraphQLArgument} argument */
function isRequired({ type, defaultValue }) {
  return isNonNullType(type) && defaultValue === undefined
}

/**
 * A small value of a type, as a query writes it.
 * @param {import('graphql').GraphQLInputType} type
 * @returns {string}
 */
function sampleOf(type) {
  const nullable = getNullableType(type)
  if (isListType(nullable)) return `[${sampleOf(nullable.ofType)}]`
  if (isInputObjectType(nullable)) {
    const needed = Object.values(nullable.getFields()).filter(
      (field) => isNonNullType(field.type) && field.defaultValue === undefined,
    )
    return `{ ${needed.map((field) => `${field.name}: ${sampleOf(field.type)}`).join(', ')} }`
  }
  if ('getValues' in nullable) return nullable.getValues()[0]?.name ?? 'null'
  return SAMPLES[nullable.name] ?? '"1"'
}

/** @type {Readonly<Record<string, string>>} */
const SAMPLES = {
  Int: '1',
  Float: '1',
  Boolean: 'true',
  DateTime: '"2026-01-01T00:00:00Z"',
  JSON: '{}',
}

/** @param {import('graphql').GraphQLField<unknown, unknown>} field */
function leafOf(field) {
  const type = getNamedType(field.type)
  if (!isObjectType(type)) return ''
  const leaf = Object.values(type.getFields()).find((one) => isLeafType(getNamedType(one.type)))
  return leaf && leaf.args.length === 0 ? `{ ${leaf.name} }` : '{ __typename }'
}
