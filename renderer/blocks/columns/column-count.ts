import type { RawProps } from '#schema/block/block'

const MIN_COLUMNS = 2
const MAX_COLUMNS = 4

/** How many columns a block of this number shows even when they are empty. */
export function columnCount({ count }: RawProps): number {
  const wanted = typeof count === 'number' ? Math.round(count) : MIN_COLUMNS
  return Math.min(Math.max(wanted, MIN_COLUMNS), MAX_COLUMNS)
}

/** Whether a block has a column of this number, counted from 1, even when it is empty. */
export function hasColumn(number: number) {
  return (props: RawProps): boolean => columnCount(props) >= number
}
