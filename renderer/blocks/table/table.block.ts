import { defineBlock } from '#schema/block/block'
import { select, string } from '#schema/fields'
import { MAX_TEXT } from './read-table'

const table = defineBlock({
  name: 'Table',
  label: 'Table',
  description: 'Rows and columns pasted from a spreadsheet, like prices, times or contacts.',
  keywords: ['spreadsheet', 'excel', 'rows', 'grid of values', 'prices', 'price list', 'data'],
  subject: 'text',
  category: 'content',
  targets: ['location', 'content'],
  fields: {
    rows: string({
      label: 'Rows',
      help: 'Paste cells from a spreadsheet. To type a row, separate cells with |.',
      multiline: true,
      required: true,
      max: MAX_TEXT,
      placeholder: 'Copy rows in your spreadsheet and paste them here',
    }),
    caption: string({
      label: 'Caption',
      help: 'Describes the table. Screen readers read it first.',
      max: 200,
    }),
    header: select({
      label: 'Header',
      help: 'Which cells are headings.',
      options: {
        ROW: 'First row',
        COLUMN: 'First column',
        BOTH: 'First row and first column',
        NONE: 'None',
      },
      default: 'ROW',
    }),
  },
})
export default table
