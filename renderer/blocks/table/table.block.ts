import { defineBlock } from '#schema/block/block'
import { select, string } from '#schema/fields'
import { searchTerms, t } from '#schema/messages/t'
import { MAX_TEXT } from './read-table'

const table = defineBlock({
  name: 'Table',
  label: t('Table'),
  description: t('Rows and columns pasted from a spreadsheet, like prices, times or contacts.'),
  keywords: searchTerms('spreadsheet, excel, rows, grid of values, prices, price list, data'),
  subject: 'text',
  category: 'content',
  targets: ['location', 'content'],
  fields: {
    rows: string({
      label: t('Rows'),
      help: t('Paste cells from a spreadsheet. To type a row, separate cells with |.'),
      multiline: true,
      required: true,
      max: MAX_TEXT,
      placeholder: t('Copy rows in your spreadsheet and paste them here'),
    }),
    caption: string({
      label: t('Caption'),
      help: t('Describes the table. Screen readers read it first.'),
      max: 200,
    }),
    header: select({
      label: t('Header'),
      help: t('The cells that are headings.'),
      options: {
        ROW: t('First row'),
        COLUMN: t('First column'),
        BOTH: t('First row and first column'),
        NONE: t('None'),
      },
      default: 'ROW',
    }),
  },
})
export default table
