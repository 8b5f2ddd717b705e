import type { AnyField, FieldByType, FieldType } from '#schema/fields'
import type { AnyRecord } from '#schema/records/record'
import type { TableRow } from '../api/imports'
import { englishNames } from '../ui/lazy/english-names'

/** Order of day and month in dates that don't start with the year. */
export type DayOrder = 'DAY_FIRST' | 'MONTH_FIRST'

/** A field that can be imported from a column. */
export interface ColumnField {
  readonly name: string
  readonly field: AnyField
}

/** Target field of each column; `null` ignores the column. */
export type Columns = readonly (string | null)[]

/** Target of table rows: records of a kind, or people. */
export interface TableKind extends Pick<AnyRecord, 'kind' | 'fields' | 'status' | 'title'> {
  readonly words: Pick<AnyRecord['words'], 'many'>
}

/** Returns the fields of a kind that a single cell can fill. */
export function columnFields({
  fields,
  status,
}: Pick<TableKind, 'fields' | 'status'>): readonly ColumnField[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    // Declarations contain only known field types.
    cellReaderOf(field as AnyField) && name !== status ? [{ name, field: field as AnyField }] : [],
  )
}

/** Returns the fields named by a table's header: by label, in English or the user's language, or by name; each only once. */
export function columnsOf(head: readonly string[], fields: readonly ColumnField[]): Columns {
  const taken = new Set<string>()
  return head.map((text) => {
    const words = plain(text)
    const free = fields.filter(({ name }) => !taken.has(name))
    const found =
      free.find(({ field }) => namesOf(field.label).includes(words)) ??
      free.find(({ name }) => plain(name) === words)
    if (!found) return null
    taken.add(found.name)
    return found.name
  })
}

function namesOf(label: string): readonly string[] {
  return [label, ...englishNames(label)].map(plain)
}

/** Converts the rows below the header to records of a kind. Rows with a previously imported title update that record. */
export function rowsOfTable(
  cells: readonly (readonly string[])[],
  { definition, columns, order }: TableOptions,
): readonly TableRow[] {
  const fields = new Map(columnFields(definition).map(({ name, field }) => [name, field]))
  return cells.slice(1).map((row, index) => {
    const values: Record<string, unknown> = {}
    columns.forEach((name, column) => {
      const field = name === null ? undefined : fields.get(name)
      const text = row[column]?.trim() ?? ''
      if (name !== null && field && text !== '') values[name] = cellValue(field, text, order)
    })
    const title = String(values[definition.title] ?? '').slice(0, 300)
    const key = [title, values.startsAt].filter(Boolean).join(' ')
    // The header precedes the first row.
    return { line: index + 2, key: key || null, title, values }
  })
}

interface TableOptions {
  readonly definition: Pick<TableKind, 'fields' | 'status' | 'title'>
  readonly columns: Columns
  readonly order: DayOrder
}

const YES = new Set(['yes', 'y', 'true', '1', 'x', 'હા', 'हाँ'])
const NO = new Set(['no', 'n', 'false', '0', 'ના', 'नहीं'])

/** Converts a cell to a field value; an invalid cell is kept as text, and the server reports the error. */
function cellValue(field: AnyField, text: string, order: DayOrder): unknown {
  return cellReaderOf(field)?.(text, field, order) ?? text
}

/** Converts a cell; `null` if it has no value of the type. */
type CellReader<F> = (text: string, field: F, order: DayOrder) => string | boolean | null

/** Cell readers by field type; `null` for types that a cell can't contain. */
const cellReaders: { readonly [T in FieldType]: CellReader<FieldByType[T]> | null } = {
  array: null,
  boolean: booleanIn,
  colour: null,
  coordinates: (text) => text,
  date: null,
  dateTime: (text, _, order) => momentIn(text, order),
  hours: null,
  hoursGroup: null,
  html: null,
  icon: null,
  language: null,
  link: null,
  media: null,
  medias: null,
  number: null,
  periods: null,
  record: null,
  richtext: (text) => (/<\w/.test(text) ? text : paragraphs(text)),
  select: (text, { options }) =>
    Object.entries(options).find(([value, label]) =>
      [plain(value), ...namesOf(label)].includes(plain(text)),
    )?.[0] ?? null,
  string: (text) => text,
  timeZone: (text) => text,
}

function cellReaderOf(field: AnyField): CellReader<AnyField> | null {
  // The map guarantees that types and readers match, but the compiler can't infer that for a variable key.
  return cellReaders[field.type] as CellReader<AnyField> | null
}

function booleanIn(text: string): boolean | null {
  const word = text.toLowerCase()
  if (YES.has(word)) return true
  return NO.has(word) ? false : null
}

/** Parses a day and time as written by spreadsheets: `2026-12-24 18:30`, `24/12/2026`, `12/24/2026 6:30 PM`. */
export function momentIn(text: string, order: DayOrder): string | null {
  const [, day = '', time = ''] = /^(\S+?)(?:[T ,]+(.+))?$/.exec(text.trim()) ?? []
  const date = dateIn(day, order)
  const clock = time === '' ? '00:00' : clockIn(time)
  return date && clock ? `${date}T${clock}` : null
}

function dateIn(text: string, order: DayOrder): string | null {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text)
  if (iso) return dateOf(iso[1], iso[2], iso[3])
  const local = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text)
  if (!local) return null
  const [first, second] = order === 'DAY_FIRST' ? [local[2], local[1]] : [local[1], local[2]]
  return dateOf(local[3], first, second)
}

function dateOf(year = '', month = '', day = ''): string | null {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const isDay = !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text)
  return isDay ? text : null
}

function clockIn(text: string): string | null {
  const [, hours = '', minutes = '00', half = ''] =
    /^(\d{1,2})(?:[:.](\d{2}))?(?::\d{2})?\s*([ap]\.?m\.?)?$/i.exec(text.trim()) ?? []
  if (hours === '') return null
  const isHalf = half !== ''
  const hour = isHalf ? (Number(hours) % 12) + (/^p/i.test(half) ? 12 : 0) : Number(hours)
  return hour < 24 && Number(minutes) < 60 ? `${String(hour).padStart(2, '0')}:${minutes}` : null
}

function paragraphs(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${htmlOf(paragraph.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('')
}

function htmlOf(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}
