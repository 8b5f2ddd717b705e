import { defineBlock } from '#schema/block/block'
import { number, select } from '#schema/fields'
import { searchTerms, t } from '#schema/messages/t'
import { hasColumn } from './column-count'

const columns = defineBlock({
  name: 'Columns',
  label: t('Columns'),
  description: t('Two to four columns that contain other blocks.'),
  keywords: searchTerms(
    'layout, grid, side by side, two columns, three columns, row, split, picture beside text, text beside picture',
  ),
  subject: 'layout',
  category: 'content',
  targets: ['location', 'content'],
  inLayout: true,
  fields: {
    count: number({
      label: t('Number of columns'),
      help: t('Two to four. Extra columns that still contain blocks stay visible.'),
      default: 2,
      min: 2,
      max: 4,
    }),
    ratio: select({
      label: t('Widths'),
      help: t('How the columns share the width. On phones they stack.'),
      options: {
        EQUAL: t('Equal'),
        FIRST: t('Wider first column'),
        LAST: t('Wider last column'),
      },
      pictures: { EQUAL: 'columns-equal', FIRST: 'columns-first', LAST: 'columns-last' },
      default: 'EQUAL',
    }),
  },
  slots: {
    column1: { label: t('Column 1') },
    column2: { label: t('Column 2') },
    column3: { label: t('Column 3'), isShownEmpty: hasColumn(3) },
    column4: { label: t('Column 4'), isShownEmpty: hasColumn(4) },
  },
})
export default columns
