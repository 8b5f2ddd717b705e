import type { AnyField, FieldByType, FieldType } from '#schema/fields'
import type { AnyRecord } from '#schema/records/record'
import type { TableRow } from '../api/imports'
import { englishNames } from '../ui/lazy/english-names'

/** How days are written that do not begin with the year. */
export type DayOrder = 'DAY_FIRST' | 'MONTH_FIRST'

/** A field that a column can fill. */
export interface ColumnField {
  readonly name: string
  readonly field: AnyField
}

/** Which field each column of a table fills; `null` leaves it out. */
export type Columns = readonly (string | null)[]

/** What rows of a table become: records of a kind, or people. */
export type TableKind = Pick<AnyRecord, 'kind' | 'words' | 'fields' | 'status' | 'title'>

/** The fields of a kind that one cell can fill. */
export function columnFields({
  fields,
  status,
}: Pick<TableKind, 'fields' | 'status'>): readonly ColumnField[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    // What is in a declaration is one of the known fields.
    cellReaderOf(field as AnyField) && name !== status ? [{ name, field: field as AnyField }] : [],
  )
}

/** The fields that the head of a table names, by their labels, in English or the person's language, or names; each once. */
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

/** The rows below the head as records of a kind. Those of a title that was imported before change what they became. */
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
    // A row of the head comes before.
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

/** A cell as a value of a field; what it cannot be stays as it is, and the server says what is wrong with it. */
function cellValue(field: AnyField, text: string, order: DayOrder): unknown {
  return cellReaderOf(field)?.(text, field, order) ?? text
}

/** The value that a cell stands for; `null` where it stands for none. */
type CellReader<F> = (text: string, field: F, order: DayOrder) => string | boolean | null

/** How a cell fills a field of each type; `null` for what one cell cannot hold. */
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
  // The map above ties each type to its reader; the compiler cannot follow one key through it.
  return cellReaders[field.type] as CellReader<AnyField> | null
}

function booleanIn(text: string): boolean | null {
  const word = text.toLowerCase()
  if (YES.has(word)) return true
  return NO.has(word) ? false : null
}

/** A day and a time as spreadsheets write them: `2026-12-24 18:30`, `24/12/2026`, `12/24/2026 6:30 PM`. */
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
