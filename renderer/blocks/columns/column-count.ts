import type { RawProps } from '#schema/block/block'

const MIN_COLUMNS = 2
const MAX_COLUMNS = 4

/** Returns the number of columns a block shows even if they are empty. */
export function columnCount({ count }: RawProps): number {
  const wanted = typeof count === 'number' ? Math.round(count) : MIN_COLUMNS
  return Math.min(Math.max(wanted, MIN_COLUMNS), MAX_COLUMNS)
}

/** Returns a test whether a block has the column with this number (from 1), even if empty. */
export function hasColumn(number: number) {
  return (props: RawProps): boolean => columnCount(props) >= number
}
