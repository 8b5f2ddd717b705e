import { useEffect, useState } from 'react'
import { permissionKind } from '#schema/entities/permission-kinds'
import { formatNumber } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import { recordDefinitions } from '#schema/records'
import location from '#schema/records/location/location.record'
import type { AnyRecord } from '#schema/records/record'
import { readCsv } from '#schema/text/csv'
import { type ImportSource, PERSON } from '../api/imports'
import { useApp } from '../app/app-context'
import { Choice, type Option } from '../screens/choice'
import { contributesTo, managesNetwork, managesSomething } from '../screens/screens'
import { useEnglishNames } from '../ui/lazy/english-names'
import { FileField } from './file-field'
import { personTable } from './person-table'
import {
  type Columns,
  columnFields,
  columnsOf,
  type DayOrder,
  rowsOfTable,
  type TableKind,
} from './table-rows'

const ORDERS: readonly Option[] = [
  ['DAY_FIRST', t('31/12/2026 (day first)')],
  ['MONTH_FIRST', t('12/31/2026 (month first)')],
]
const MAX_ROWS = 500
/** Notes for kinds whose records don't belong to the screen's location. */
const NOTES: Readonly<Record<string, string>> = {
  location: t('New locations are hidden from visitors until you open them.'),
  [PERSON]: t(
    'Each row lists the locations: their names or site addresses, separated by semicolons, or “all”. You can’t give people more access than you’re allowed to give.',
  ),
}

interface Table {
  readonly cells: readonly (readonly string[])[]
  readonly columns: Columns
}

/** Form that maps the columns of a table to the fields of a record kind. */
export function TableSource({ locationId, onChange, onPlaceless }: TableSourceProps) {
  const { account } = useApp()
  useEnglishNames()
  const kinds: readonly TableKind[] = [
    ...[...recordDefinitions.values()].filter(
      (each) => isTabular(each) && contributesTo(account, locationId, permissionKind(each.kind)),
    ),
    ...(managesNetwork(account) ? [location] : []),
    ...(managesSomething(account) ? [personTable] : []),
  ]
  const [kind, setKind] = useState('event')
  const [order, setOrder] = useState<DayOrder>('DAY_FIRST')
  const [table, setTable] = useState<Table | null>(null)
  const definition = kinds.find((each) => each.kind === kind) ?? kinds[0]
  const isPlaceless = definition !== undefined && NOTES[definition.kind] !== undefined
  useEffect(() => onPlaceless(isPlaceless), [isPlaceless, onPlaceless])
  if (!definition) return <p className="ed-quiet">{t('You can’t add records to this location.')}</p>

  function give(next: Table | null, of: TableKind, days: DayOrder): void {
    setTable(next)
    const rows = next && rowsOfTable(next.cells, { ...next, definition: of, order: days })
    onChange(rows && rows.length > 0 ? { kind: of.kind, rows } : null)
  }

  function read(text: string | null, of: TableKind): string | null {
    const cells = text === null ? null : readCsv(text)
    const problem = problemOf(cells)
    if (problem === null && cells) {
      const [head = []] = cells.rows
      give({ cells: cells.rows, columns: columnsOf(head, columnFields(of)) }, of, order)
    } else give(null, of, order)
    return problem
  }

  return (
    <>
      <div className="record-import-choices">
        <Choice
          label={t('Rows become')}
          value={definition.kind}
          options={kinds.map((each) => [each.kind, capitalised(each.words.many)])}
          onChange={(next) => {
            setKind(next)
            const other = kinds.find((each) => each.kind === next) ?? definition
            const [head = []] = table?.cells ?? []
            give(table && { ...table, columns: columnsOf(head, columnFields(other)) }, other, order)
          }}
        />
        <FileField
          label={t('Table')}
          help={t(
            'A CSV or Excel file (.xlsx) with the column names in its first row. In an Excel file, only the first sheet is read.',
          )}
          accept=".csv,.tsv,.txt,.xlsx,text/csv"
          onRead={(text) => read(text, definition)}
        />
      </div>
      {NOTES[definition.kind] && <p className="ed-quiet">{NOTES[definition.kind]}</p>}
      {table && (
        <fieldset className="record-import-columns">
          <legend>{t('Columns')}</legend>
          {(table.cells[0] ?? []).map((head, column) => (
            <Choice
              // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their places, and two may have one name
              key={column}
              label={head || t('Column {number}', { number: column + 1 })}
              help={table.cells[1]?.[column]?.slice(0, 60)}
              value={table.columns[column] ?? ''}
              options={[
                ['', t('Leave out')],
                ...columnFields(definition).map(({ name, field }) => [name, field.label] as const),
              ]}
              onChange={(name) => {
                const columns = table.columns.map((before, index) => {
                  if (index === column) return name || null
                  return before === name ? null : before
                })
                give({ ...table, columns }, definition, order)
              }}
            />
          ))}
          <Choice
            label={t('Date format')}
            value={order}
            options={ORDERS}
            onChange={(next) => {
              const days = next === 'MONTH_FIRST' ? next : 'DAY_FIRST'
              setOrder(days)
              give(table, definition, days)
            }}
          />
        </fieldset>
      )}
    </>
  )
}

/** Returns whether records of a kind are added one by one, and can be hidden until they are reviewed. */
function isTabular({ collection, status, owner, api }: AnyRecord): boolean {
  return collection !== null && status !== null && owner === 'location' && Boolean(api.writes)
}

function problemOf(file: ReturnType<typeof readCsv> | null): string | null {
  if (!file) return null
  if (file.brokenRow !== null)
    return t('A quotation mark in row {brokenRow} is never closed. Close it and try again.', {
      brokenRow: file.brokenRow,
    })
  const count = file.rows.length - 1
  if (count < 1) return t('There are no rows below the column names.')
  if (count > MAX_ROWS)
    return t(
      'The file has {count} rows. You can import up to {max} at a time. Split the file and try again.',
      {
        count: formatNumber(count),
        max: formatNumber(MAX_ROWS),
      },
    )
  return null
}

function capitalised(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

interface TableSourceProps {
  readonly locationId: number
  readonly onChange: (source: ImportSource | null) => void
  /** Told whether the rows belong to no location of the screen. */
  readonly onPlaceless: (isPlaceless: boolean) => void
}
