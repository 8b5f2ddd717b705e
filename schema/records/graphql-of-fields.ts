import type { AnyField, FieldByType, FieldType } from '../fields'
import { isNumbered } from '../fields/reference'

/** The GraphQL types of a field. */
interface FieldGraphqlTypes {
  /** The argument's type; a list's type is named by its declaration. */
  readonly input: string
  readonly output: string
  /** Hard limit of a request; the field's own rule is lower and has its own message. */
  readonly max: string
  /** The type of the filter argument of lists. */
  readonly filter: string
}

const ITEMS = ' @max(items: 2000)'
const NAME = 'String @max(length: 300)'

const text: FieldGraphqlTypes = {
  ...{ input: 'String', output: 'String!' },
  ...{ max: ' @max(length: 100000)', filter: NAME },
}
const markup: FieldGraphqlTypes = { ...text, max: ' @max(length: 1000000)' }
const key: FieldGraphqlTypes = { ...text, output: 'String' }
const id: FieldGraphqlTypes = { input: 'ID', output: 'ID', max: '', filter: NAME }

const types: { readonly [T in FieldType]: (field: FieldByType[T]) => FieldGraphqlTypes } = {
  array: () => ({ input: 'JSON', output: 'JSON', max: ITEMS, filter: NAME }),
  boolean: () => ({ input: 'Boolean', output: 'Boolean!', max: '', filter: 'Boolean' }),
  colour: () => text,
  coordinates: () => text,
  date: () => text,
  dateTime: () => text,
  hours: () => text,
  hoursGroup: () => text,
  html: () => markup,
  icon: () => text,
  language: () => text,
  link: () => ({ ...text, input: 'JSON', output: 'JSON' }),
  media: () => ({ ...id, output: 'MediaItem' }),
  medias: () => ({ input: '[ID!]', output: '[MediaItem!]!', max: ITEMS, filter: NAME }),
  number: () => ({ input: 'Float', output: 'Float', max: '', filter: 'Float' }),
  periods: () => text,
  record: (field) => (isNumbered(field) ? id : key),
  richtext: () => markup,
  select: () => text,
  string: () => text,
  timeZone: () => text,
}

export const inputOf = (field: AnyField) => typeOf(field).input
export const outputOf = (field: AnyField) => typeOf(field).output
export const maxOf = (field: AnyField) => typeOf(field).max
export const filterOf = (field: AnyField) => typeOf(field).filter

function typeOf(field: AnyField): FieldGraphqlTypes {
  // The map above ties each type to its field; TypeScript can't follow a single key through it.
  return (types[field.type] as (field: AnyField) => FieldGraphqlTypes)(field)
}
