import type { BlockProps } from '#schema/block/block'
import type table from './table.block'

const sample: BlockProps<typeof table> = {
  caption: 'Hall and room hire',
  rows: [
    'Room\tSeats\tHalf a day\tWhole day',
    'Assembly hall\t600\t$450\t$800',
    'Dining hall\t300\t$280\t$500',
    'Seminar room\t40\t$90\t$160',
    'Library\t16\t$60\t$110',
  ].join('\n'),
  header: 'BOTH',
}
export default sample
