import { defineBlock } from '#schema/block/block'
import { number, select } from '#schema/fields'
import { hasColumn } from './column-count'

const columns = defineBlock({
  name: 'Columns',
  label: 'Columns',
  description: 'Two to four columns that contain other blocks.',
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
      help: 'Two to four. Extra columns that still contain blocks stay visible.',
      default: 2,
      min: 2,
      max: 4,
    }),
    ratio: select({
      label: 'Widths',
      help: 'How the columns share the width. On phones they stack.',
      options: {
        EQUAL: 'Equal',
        FIRST: 'First wider',
        LAST: 'Last wider',
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
