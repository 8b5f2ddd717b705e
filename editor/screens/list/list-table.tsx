import { type ComponentType, type ReactNode, useRef } from 'react'
import { formatMoment } from '#schema/messages/format'
import { ColumnChoice, useHiddenColumns } from './column-choice'
import { SelectAllCell, SelectCell, type Selection } from './selection'
import './list.css'

/** A column of a list. The first one is the row's heading. */
export interface Column<Row> {
  readonly label: string
  /** True if the label is only for screen readers, e.g. for a column of buttons. */
  readonly hidesLabel?: boolean
  /** True if its cells say too little without the label, which cards on a phone then show. */
  readonly labelsCards?: boolean
  /** Class of the cells below the label. */
  readonly className?: string
  readonly cell: (row: Row) => ReactNode
}

/** Table of a list's rows in the server's order; on a narrow screen each row is a card. */
export function ListTable<Row, Key extends string | number>({
  name,
  ...props
}: ListTableProps<Row, Key>) {
  return name === undefined ? (
    <Table {...props} />
  ) : (
    <ChosenTable key={name} {...props} name={name} />
  )
}

/** Table without the columns hidden by the user. The first column and columns of buttons can't be hidden. */
function ChosenTable<Row, Key extends string | number>({
  name,
  ...props
}: ChosenTableProps<Row, Key>) {
  const { hidden, toggle } = useHiddenColumns(name)
  const canHide = ({ hidesLabel }: Column<Row>, index: number) => index > 0 && !hidesLabel
  const columns = props.columns.filter(
    (column, index) => !canHide(column, index) || !hidden.includes(column.label),
  )
  const labels = props.columns.filter(canHide).map(({ label }) => label)
  return (
    <Table
      {...props}
      columns={columns}
      choice={<ColumnChoice {...{ labels, hidden }} onToggle={toggle} />}
    />
  )
}

type ChosenTableProps<Row, Key> = ListTableProps<Row, Key> & { readonly name: string }

function Table<Row, Key extends string | number>({
  columns,
  rows,
  keyOf,
  selection,
  frame: Frame = PlainRow,
  className = '',
  choice,
}: TableProps<Row, Key>) {
  const keys = rows.map(keyOf)
  const range = { keys: () => keys, last: useRef<Key>(null) }
  return (
    <table className={`ed-list-table ${className}`}>
      <thead>
        <tr>
          {selection && <SelectAllCell keys={keys} {...selection} />}
          {columns.map(({ label, hidesLabel }, index) => (
            <th key={label} scope="col">
              {hidesLabel ? <span className="ed-visually-hidden">{label}</span> : label}
              {index === columns.length - 1 && choice}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const key = keyOf(row)
          return (
            <Frame key={key} row={row} data-selected={selection?.selected.has(key)}>
              {selection && (
                <SelectCell name={selection.nameOf(row)} of={key} {...{ range }} {...selection} />
              )}
              {columns.map((column, index) => (
                <Cell key={column.label} column={column} row={row} isHead={index === 0} />
              ))}
            </Frame>
          )
        })}
      </tbody>
    </table>
  )
}

type TableProps<Row, Key> = Omit<ListTableProps<Row, Key>, 'name'> & { readonly choice?: ReactNode }

interface ListTableProps<Row, Key> {
  /** Name under which hidden columns are stored; absent if all columns are always shown. */
  readonly name?: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => Key
  /** Selection of rows, if they can be selected. */
  readonly selection?: Selection<Key> & { readonly nameOf: (row: Row) => string }
  /** Element around the cells of a row, if it is more than a `tr`. */
  readonly frame?: ComponentType<RowFrameProps<Row>> | undefined
  readonly className?: string
}

export interface RowFrameProps<Row> {
  readonly row: Row
  readonly 'data-selected': boolean | undefined
  readonly children: ReactNode
}

function PlainRow<Row>({ row: _, ...attributes }: RowFrameProps<Row>) {
  return <tr {...attributes} />
}

function Cell<Row>({ column, row, isHead }: CellProps<Row>) {
  const { label, labelsCards, className, cell } = column
  if (!isHead)
    return (
      <td className={className} data-label={labelsCards ? label : undefined}>
        {cell(row)}
      </td>
    )
  return (
    <th scope="row" className={className}>
      {cell(row)}
    </th>
  )
}

interface CellProps<Row> {
  readonly column: Column<Row>
  readonly row: Row
  readonly isHead: boolean
}

/** Cell with the time and author of a row's last change. */
export function ChangedCell({ at, by }: ChangedCellProps) {
  return (
    <>
      {at && <time dateTime={at}>{formatMoment(at)}</time>}
      {by && <span className="ed-quiet">{by}</span>}
    </>
  )
}

interface ChangedCellProps {
  readonly at: string | null
  readonly by: string | null
}

/** Reason why a change of the row was refused. */
export function Refusal({ reason }: { readonly reason: string | undefined }) {
  return reason === undefined ? null : <span className="ed-refusal">{reason}</span>
}
