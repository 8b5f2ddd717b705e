import type { PgColumn } from 'drizzle-orm/pg-core'
import type { AnyField, Fields, PropsOf } from '#schema/fields'
import type { CheckIssue } from '#schema/fields/field'
import { type AnyRecord, cleaned } from '#schema/records/record'
import { shownRecordStatus } from './record-statuses'
import { shownTime, storedTime, timeIssues } from './record-times'
import type { RecordRow, SaveContext } from './record-writer'

type Item = Readonly<Record<string, unknown>>
type Kind = Pick<AnyRecord, 'fields' | 'status' | 'clean'>

/** Names of two time fields of which the second must not be before the first. */
export type Span = readonly [from: string, until: string]

/** Returns the form values of a row: times local to the time zone, list items with all fields. */
export function formValues({ fields, status }: Kind, row: Item, timeZone: string): PropsOf<Fields> {
  return Object.fromEntries(
    entriesOf(fields).map(([name, field]) => [
      name,
      name === status
        ? shownRecordStatus(String(row[name]))
        : formValue(field, row[name] ?? null, timeZone),
    ]),
  )
}

function formValue(field: AnyField, stored: unknown, timeZone: string): unknown {
  if (isTime(field)) return shownTime(stored as Date | string | null, timeZone)
  const value = stored ?? field.default
  if (field.type !== 'array') return value
  return (value as readonly Item[]).map((item) =>
    Object.fromEntries(
      entriesOf(field.of).map(([name, of]) => [name, formValue(of, item[name] ?? null, timeZone)]),
    ),
  )
}

/** Returns a row’s values as shown on pages: times as instants, lists as stored. */
export function shownColumns({ fields, status }: Kind, row: Item): Item {
  return Object.fromEntries(
    entriesOf(fields).map(([name, field]) => {
      if (name === status) return [name, shownRecordStatus(String(row[name]))]
      if (isTime(field)) return [name, (row[name] as Date | null)?.toISOString() ?? '']
      return [name, row[name] ?? field.default]
    }),
  )
}

/** Converts form values to stored columns. */
export function storedValues(
  { fields, clean }: Kind,
  { before, values, timeZone, savedBy }: SaveContext<RecordRow, Fields>,
  columns: Readonly<Record<string, PgColumn>>,
): Record<string, unknown> {
  const stored = before as Item | null
  return Object.fromEntries(
    entriesOf(fields).map(([name, field]) => {
      const mayBeEmpty = !columns[name]?.notNull
      if (isTime(field)) {
        const time = storedTime(String(values[name]), timeZone, stored?.[name] as Date | null)
        // A required time defaults to the time of saving.
        return [name, time ?? (mayBeEmpty ? null : savedBy.updatedAt)]
      }
      if (field.type === 'array') {
        const known = (stored?.[name] ?? []) as readonly Item[]
        const items = values[name] as readonly Item[]
        return [
          name,
          items.map((item, at) => storedItem(field.of, item, { timeZone, known: known[at] })),
        ]
      }
      const value = cleaned({ clean }, name, values[name])
      return [name, value === '' && mayBeEmpty ? null : value]
    }),
  )
}

interface ConversionOptions {
  readonly timeZone: string
  /** The previous version of the item. */
  readonly known: Item | undefined
}

/** Converts a list item for storage: times as ISO 8601 in UTC, empty lists omitted. */
function storedItem(of: Fields, item: Item, { timeZone, known }: ConversionOptions): Item {
  return Object.fromEntries(
    entriesOf(of).flatMap(([name, field]): [string, unknown][] => {
      const value = item[name]
      if (Array.isArray(value) && value.length === 0) return []
      if (!isTime(field)) return [[name, value]]
      const time = storedTime(String(value), timeZone, known?.[name] as string | null | undefined)
      return [[name, time?.toISOString() ?? null]]
    }),
  )
}

interface CheckOptions {
  readonly timeZone: string
  readonly spans: readonly Span[]
  /** Path of the item that contains the fields. */
  readonly at?: string
}

/** Returns issues for invalid times, and for an end before its start, which is reported at the end’s field. */
export function issuesOfTimes(
  fields: Fields,
  values: Item,
  { timeZone, spans, at = '' }: CheckOptions,
): CheckIssue[] {
  return entriesOf(fields).flatMap(([name, field]) => {
    if (field.type === 'array')
      return (values[name] as readonly Item[]).flatMap((item, index) =>
        issuesOfTimes(field.of, item, { timeZone, spans, at: `${at}${name}.${index}.` }),
      )
    if (!isTime(field) || spans.some(([from, until]) => until === name && from in fields)) return []
    const [, until = null] = spans.find(([from, end]) => from === name && end in fields) ?? []
    const times = { path: `${at}${name}`, from: String(values[name]) }
    const end = { to: `${at}${until ?? name}`, until: until === null ? '' : String(values[until]) }
    return timeIssues({ ...times, ...end }, timeZone)
  })
}

function entriesOf(fields: Fields): readonly [string, AnyField][] {
  return Object.entries(fields) as [string, AnyField][]
}

/** Returns whether a field is a date or time, which is entered as text and stored as an instant. */
function isTime(field: AnyField): boolean {
  return field.type === 'date' || field.type === 'dateTime'
}
