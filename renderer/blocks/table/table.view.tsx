import { useForeign } from '../../parts/kit/foreign-language'
import { keyed } from '../../parts/kit/keyed'
import type { ViewProps } from '../../parts/kit/view'
import { numberColumns, readTable } from './read-table'
import type table from './table.block'

/** Up to this number of columns a table fits a phone, and needs no tab stop for scrolling. */
const FITTING_COLUMNS = 3
const MAX_LABEL = 100

/** A table that scrolls in its own box if it is wider than the page. */
export default function Table({ id, props }: ViewProps<typeof table>) {
  const { caption, header } = props
  const foreign = useForeign()
  const rows = readTable(props.rows)
  const [first] = rows
  if (!first) return null
  const hasHeaderRow = (header === 'ROW' || header === 'BOTH') && rows.length > 1
  const body = hasHeaderRow ? rows.slice(1) : rows
  const numbers = numberColumns(body)
  const label = caption
    ? { 'aria-labelledby': `${id}-caption` }
    : { 'aria-label': first.join(', ').slice(0, MAX_LABEL) }
  const scrolls = first.length > FITTING_COLUMNS
  return (
    <figure className="table">
      {caption && (
        <figcaption className="table-caption" id={`${id}-caption`} lang={foreign(caption)}>
          {caption}
        </figcaption>
      )}
      <div className="table-box" {...(scrolls && { ...label, role: 'region', tabIndex: 0 })}>
        <table className="table-cells" {...label}>
          {hasHeaderRow && (
            <thead>
              <tr>
                {keyed(first, (cell) => cell).map(({ key, item }, at) => (
                  <th key={key} scope="col" className={classOf(numbers.has(at))}>
                    {item}
                  </th>
                ))}
              </tr>
            </thead>
          )}
          <tbody>
            {keyed(body, (row) => row.join('\t')).map(({ key, item }) => (
              <Row
                key={key}
                cells={item}
                numbers={numbers}
                isNamed={header === 'COLUMN' || header === 'BOTH'}
              />
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}

function Row({ cells, numbers, isNamed }: RowProps) {
  return (
    <tr>
      {keyed(cells, (cell) => cell).map(({ key, item }, at) =>
        isNamed && at === 0 ? (
          <th key={key} scope="row">
            {item}
          </th>
        ) : (
          <td key={key} className={classOf(numbers.has(at))}>
            {item}
          </td>
        ),
      )}
    </tr>
  )
}

function classOf(isNumber: boolean): string | undefined {
  return isNumber ? 'table-number' : undefined
}

interface RowProps {
  readonly cells: readonly string[]
  readonly numbers: ReadonlySet<number>
  /** True if the first cell is the header of its row. */
  readonly isNamed: boolean
}
