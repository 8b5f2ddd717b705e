import { Children } from 'react'
import type { ViewProps } from '../../parts/kit/view'
import { columnCount } from './column-count'
import type columns from './columns.block'

const COLUMNS = ['column1', 'column2', 'column3', 'column4'] as const

/**
 * Blocks beside each other; below each other on a phone. A column beyond the count is spare: the sheet shows it as
 * long as it holds a block, so that nothing is lost to readers or editors when the number is made smaller. Renders nothing while
 * none holds a block.
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
