import type { PgColumn } from 'drizzle-orm/pg-core'
import type { AnyField, Fields, PropsOf } from '#schema/fields'
import type { FieldIssue } from '#schema/fields/field'
import { type AnyRecord, cleaned } from '#schema/records/record'
import { shownRecordStatus } from './record-statuses'
import { shownTime, storedTime, timeIssues } from './record-times'
import type { RecordRow, SaveContext } from './record-writer'

type Item = Readonly<Record<string, unknown>>
type Kind = Pick<AnyRecord, 'fields' | 'status' | 'clean'>

/** The names of two fields of times, of which the second is not before the first. */
export type Span = readonly [from: string, until: string]

/** The values of a row as in its form: times local to the time zone, items of lists with every field. */
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

/** The values of a row as pages show them: times as instants, lists as they are stored. */
export function shownColumns({ fields, status }: Kind, row: Item): Item {
  return Object.fromEntries(
    entriesOf(fields).map(([name, field]) => {
      if (name === status) return [name, shownRecordStatus(String(row[name]))]
      if (isTime(field)) return [name, (row[name] as Date | null)?.toISOString() ?? '']
      return [name, row[name] ?? field.default]
    }),
  )
}

/** What is stored of the values of a form, column by column. */
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

interface Storing {
  readonly timeZone: string
  /** The item that was there before. */
  readonly known: Item | undefined
}

/** An item of a list: times as ISO 8601 in UTC, without lists that are empty. */
function storedItem(of: Fields, item: Item, { timeZone, known }: Storing): Item {
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

interface Checking {
  readonly timeZone: string
  readonly spans: readonly Span[]
  /** Path of the item that contains the fields. */
  readonly at?: string
}

/** Rejects times that are none, and an end before its beginning, which is reported for the end. */
export function issuesOfTimes(
  fields: Fields,
  values: Item,
  { timeZone, spans, at = '' }: Checking,
): FieldIssue[] {
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

/** Days and times are entered as text, and stored as instants. */
function isTime(field: AnyField): boolean {
  return field.type === 'date' || field.type === 'dateTime'
}
