import type { AnyField, Fields } from '../fields'
import type { ArrayField } from '../fields/array'
import { filterOf, inputOf, maxOf, outputOf } from './graphql-of-fields'
import type { AnyRecord } from './record'
import { mutationNames } from './record'

/** The names in the hand-written GraphQL schema: `Event`, `Event.venue`, `Query.allEvents`. */
export type WrittenNames = ReadonlySet<string>

/**
 * Returns the GraphQL schema derived from the declarations: inputs and mutations of every writable kind, types and lists of every
 * kind as far as they aren't written by hand, and the results of the search.
 */
export function recordTypeDefinitions(
  definitions: Iterable<AnyRecord>,
  written: WrittenNames = new Set(),
): string {
  return [...definitions]
    .flatMap((definition) => [
      ...(definition.search ? [`extend enum SearchKind { ${definition.search.group} }`] : []),
      ...(definition.api.writes ? writeDefinitions(definition) : []),
      ...typeOf(definition, written),
      ...(written.has(`Query.${definition.api.list}`) ? [] : listOf(definition)),
    ])
    .join('\n')
}

/** Returns the fields of a kind's type that are derived from its declaration. */
export function derivedFields(
  { api, fields }: Pick<AnyRecord, 'api' | 'fields'>,
  written: WrittenNames,
): Fields {
  const { type, presented } = api
  if (presented === 'all') return {}
  const entries = Object.entries(fields) as [string, AnyField][]
  return Object.fromEntries(
    entries.filter(([name]) => !presented.includes(name) && !written.has(`${type}.${name}`)),
  )
}

function writeDefinitions(definition: AnyRecord): string[] {
  const { words, owner, fields, api, drafts } = definition
  const { save, setStatus, input } = mutationNames(definition)
  const place = owner === 'location' ? `${quote(OWNER(words.one))}\n  locationId: ID\n  ` : ''
  return [
    ...itemInputs(definition),
    `${quote(`Fields of one ${words.one}. Omitted fields stay unchanged; null clears a field. Times are local to its location: 2026-12-24T18:30.`)}
input ${input} {
  ${place}${fieldLines(fields, (name, field) => inputType(definition, name, field)).join('\n  ')}
}
extend type Mutation {
  ${quote(`Creates one ${words.one}, or updates the given fields of one. Updates need the expectedVersion they are based on; a stale one fails with CONFLICT. Repeating a call with the same key and payload returns the first result.`)}
  ${save}(id: ID, ${api.input}: ${input}!, expectedVersion: Int, idempotencyKey: String @max(length: 1000), autosave: Boolean${drafts ? ', draftVersion: Int' : ''}): SavedRecord!
  ${quote(`Archives one ${words.one} (ARCHIVED), restores it (ACTIVE), or hides it from visitors (INACTIVE). Visitors see only ACTIVE ones. Archived ones keep their content and can’t be edited.`)}
  ${setStatus}(id: ID!, status: RecordStatus!, expectedVersion: Int!): SavedRecord!
}`,
  ]
}

const OWNER = (one: string) =>
  `Owner of the ${one}; defaults to the default location. Can’t be changed later.`

/** Returns the inputs of list items, including nested lists, each named by its declaration or the path of the list. */
function itemInputs(definition: AnyRecord, fields = definition.fields, path = ''): string[] {
  return lists(fields).flatMap(([name, { of }]) => {
    const at = `${path}${pascal(name)}`
    const typeOf = (part: string, item: AnyField) =>
      item.type === 'array'
        ? `[${itemInputName(definition, `${at}${pascal(part)}`)}!]${maxOf(item)}`
        : `${inputOf(item)}${item.required ? '!' : ''}${maxOf(item)}`
    const known = path === '' ? name : at
    return [
      ...itemInputs(definition, of, at),
      `input ${itemInputName(definition, known)} {\n  ${fieldLines(of, typeOf).join('\n  ')}\n}`,
    ]
  })
}

/** Returns its type, or an extension of the hand-written one. */
function typeOf(definition: AnyRecord, written: WrittenNames): string[] {
  const { api, owner } = definition
  if (api.presented === 'all') return []
  const own = derivedFields(definition, written)
  const items = lists(own).map(
    ([name, field]) => `type ${itemTypeName(definition, name)} {
  ${fieldLines(field.of, (_, item) => outputOf(item)).join('\n  ')}
}`,
  )
  const place =
    owner === 'location'
      ? { locationId: 'ID!', locationSlug: 'String!', timeZone: 'String!' }
      : undefined
  const lines = [
    ...Object.entries({ id: 'ID!', ...place, version: 'Int!' })
      .filter(([name]) => !written.has(`${api.type}.${name}`))
      .map(([name, type]) => `${name}: ${type}`),
    ...fieldLines(own, (name, field) => outputType(definition, name, field)),
  ]
  if (lines.length === 0) return items
  const start = written.has(api.type) ? 'extend type' : 'type'
  return [...items, `${start} ${api.type} {\n  ${lines.join('\n  ')}\n}`]
}

function outputType(definition: AnyRecord, name: string, field: AnyField): string {
  if (field.type === 'array') return `[${itemTypeName(definition, name)}!]!`
  const named = field.type === 'select' ? definition.api.inputTypes[name] : undefined
  return named ? `${named}!` : outputOf(field)
}

function listOf({ api, words, fields, owner, list }: AnyRecord): string[] {
  const filters = list.filters.map((name) => `${name}: ${filterOf(fields[name] as AnyField)}`)
  return [
    `type ${api.type}Connection {
  nodes: [${api.type}!]!
  totalCount: Int!
  pageInfo: PageInfo!
}
extend type Query {
  ${quote(`${words.many.charAt(0).toUpperCase()}${words.many.slice(1)}, in the order of their lists.`)}
  ${api.list}(${[
    'keys: [String!] @max(items: 100, length: 300)',
    ...(owner === 'location' ? ['locationSlug: String @max(length: 300)'] : []),
    ...filters,
    ...['search: String @max(length: 1000)', 'publicOnly: Boolean', 'first: Int'],
    ...['after: String @max(length: 500)', 'skip: Int'],
  ].join(', ')}): ${api.type}Connection!
}`,
  ]
}

function lists(fields: Fields): readonly (readonly [string, ArrayField])[] {
  return (Object.entries(fields) as [string, AnyField][]).flatMap(([name, field]) =>
    field.type === 'array' ? [[name, field] as const] : [],
  )
}

function fieldLines(fields: Fields, typeOf: (name: string, field: AnyField) => string): string[] {
  return (Object.entries(fields) as [string, AnyField][]).map(
    ([name, field]) => `${name}: ${typeOf(name, field)}`,
  )
}

function inputType(definition: AnyRecord, name: string, field: AnyField): string {
  if (field.type === 'array') return `[${itemInputName(definition, name)}!]${maxOf(field)}`
  return definition.api.inputTypes[name] ?? `${inputOf(field)}${maxOf(field)}`
}

function itemInputName({ api }: AnyRecord, name: string): string {
  return api.inputTypes[name] ?? `${pascal(api.input)}${pascal(name)}Input`
}

function itemTypeName({ api }: AnyRecord, name: string): string {
  return `${api.type}${pascal(name)}`
}

function pascal(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

function quote(text: string): string {
  return `"${text}"`
}
