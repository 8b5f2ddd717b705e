import { Children } from 'react'
import type { ViewProps } from '../../parts/kit/view'
import { columnCount } from './column-count'
import type columns from './columns.block'

const COLUMNS = ['column1', 'column2', 'column3', 'column4'] as const

/**
 * Blocks side by side; stacked on a phone. Columns beyond the count are shown by the style sheet while they contain a block, so
 * that nothing is lost when the number is reduced. Renders nothing if no column contains a block.
 */
export default function Columns({ props, slots }: ViewProps<typeof columns>) {
  if (COLUMNS.every((name) => Children.count(slots[name]) === 0)) return null
  const count = columnCount(props)
  return (
    <div className="columns" data-ratio={props.ratio} data-container>
      {COLUMNS.map((name, index) => (
        <div
          className={index < count ? 'columns-column slot' : 'columns-column columns-spare slot'}
          key={name}
        >
          {slots[name]}
        </div>
      ))}
    </div>
  )
}
