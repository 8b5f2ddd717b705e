import type { PgColumnBuilderBase } from 'drizzle-orm/pg-core'
import { boolean, doublePrecision, integer, text } from 'drizzle-orm/pg-core'
import type { FieldByType, Fields, FieldType, LinkValue, PropsOf } from '#schema/fields'
import type { ArrayField } from '#schema/fields/array'
import { isNumbered } from '#schema/fields/reference'
import type { SelectField } from '#schema/fields/select'
import { instant, noneYet } from './columns'
import { jsonText } from './json-text'
import { mediaItems } from './media'

/** Returns a text column with a default, for rows stored before the field existed. */
function words<Value extends string>(name: string, field: { readonly default: Value }) {
  return text(name).$type<Value>().notNull().default(field.default)
}

function items<Item>(name: string) {
  return jsonText<readonly Item[]>(name).notNull().default(noneYet)
}

/** The column of each field type, by its database name: pictures by id, times as instants, lists and links as JSON. */
const columns = {
  array: (name) => items(name),
  boolean: (name, field) => boolean(name).notNull().default(field.default),
  colour: words,
  coordinates: words,
  date: (name, field) => time(name, field),
  dateTime: (name, field) => time(name, field),
  hours: words,
  hoursGroup: words,
  html: words,
  icon: words,
  language: words,
  link: (name) => jsonText<LinkValue>(name),
  media: (name) => integer(name).references(() => mediaItems.id),
  medias: (name) => integer(name).array().notNull().default([]),
  number: (name) => doublePrecision(name),
  periods: words,
  record: (name, field) => (isNumbered(field) ? integer(name) : text(name)),
  richtext: words,
  select: words,
  string: words,
  timeZone: words,
} as const satisfies {
  readonly [T in FieldType]: (name: string, field: FieldByType[T]) => PgColumnBuilderBase
}

function time(name: string, { required }: { readonly required: boolean }) {
  return required ? instant(name).notNull().defaultNow() : instant(name)
}

type ColumnOf<F> =
  F extends SelectField<infer Value>
    ? ReturnType<typeof words<Value>>
    : F extends ArrayField<infer Of>
      ? ReturnType<typeof items<PropsOf<Of>>>
      : F extends { readonly type: infer T extends FieldType }
        ? ReturnType<(typeof columns)[T]>
        : never

type ColumnsOf<F extends Fields, OwnColumns> = {
  [Name in Exclude<keyof F, keyof OwnColumns>]: ColumnOf<F[Name]>
} & OwnColumns

/**
 * Returns a column for each field of a kind, named after the field: `signUpUrl` is `sign_up_url`. Columns with another format are
 * given.
 */
export function fieldColumns<
  F extends Fields,
  OwnColumns extends { readonly [Name in keyof F]?: PgColumnBuilderBase } = Record<never, never>,
>(fields: F, given?: OwnColumns): ColumnsOf<F, OwnColumns> {
  const own = Object.entries(fields).map(([name, field]) => {
    const column = columns[field.type as FieldType] as (
      name: string,
      field: unknown,
    ) => PgColumnBuilderBase
    return [name, column(columnName(name), field)]
  })
  // Each name with the column of its field: TypeScript doesn't follow entries.
  return { ...Object.fromEntries(own), ...given } as ColumnsOf<F, OwnColumns>
}

function columnName(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
