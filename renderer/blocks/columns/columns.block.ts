import { defineBlock } from '#schema/block/block'
import { number, select } from '#schema/fields'
import { hasColumn } from './column-count'

const columns = defineBlock({
  name: 'Columns',
  label: 'Columns',
  description: 'Two to four columns, each of which holds other blocks.',
  keywords: [
    'layout',
    'grid',
    'side by side',
    'two columns',
    'three columns',
    'row',
    'split',
    'picture beside text',
    'text beside picture',
  ],
  subject: 'layout',
  category: 'content',
  targets: ['location', 'content'],
  inLayout: true,
  fields: {
    count: number({
      label: 'Number of columns',
      help: 'Two to four. A further column that still holds blocks stays in view.',
      default: 2,
      min: 2,
      max: 4,
    }),
    ratio: select({
      label: 'Widths',
      help: 'How the columns share the width; on a phone they stand below each other.',
      options: {
        EQUAL: 'All the same',
        FIRST: 'The first is wider',
        LAST: 'The last is wider',
      },
      pictures: { EQUAL: 'columns-equal', FIRST: 'columns-first', LAST: 'columns-last' },
      default: 'EQUAL',
    }),
  },
  slots: {
    column1: { label: 'Column 1' },
    column2: { label: 'Column 2' },
    column3: { label: 'Column 3', isShownEmpty: hasColumn(3) },
    column4: { label: 'Column 4', isShownEmpty: hasColumn(4) },
  },
})
export default columns
