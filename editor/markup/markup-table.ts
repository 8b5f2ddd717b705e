import {
  addColumnAfter,
  addRowAfter,
  CellSelection,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  isInTable,
  tableEditing,
  toggleHeaderRow,
} from '@tiptap/pm/tables'
import { type Editor, mergeAttributes, Node } from '@tiptap/react'
import { t } from '#schema/messages/t'

/** Table roles of node types, required by the table commands. */
const ROLES: Readonly<Record<string, string>> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
}

/** A table as stored: rows and cells without the widths and styles that other table extensions write. */
export const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  extendNodeSchema: ({ name }: { name: string }) =>
    ROLES[name] === undefined ? {} : { tableRole: ROLES[name] },
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
  addProseMirrorPlugins: () => [tableEditing()],
  addKeyboardShortcuts() {
    const run = (command: TableCommand) => command(this.editor.state, this.editor.view.dispatch)
    const deleteWhole = () => isWholeTable(this.editor) && run(deleteTable)
    return {
      // Tab in the last cell adds a row.
      Tab: () => run(goToNextCell(1)) || (run(addRowAfter) && run(goToNextCell(1))),
      'Shift-Tab': () => run(goToNextCell(-1)),
      Backspace: deleteWhole,
      Delete: deleteWhole,
    }
  },
})

export const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
})

export const TableCell = Node.create({
  name: 'tableCell',
  content: 'block+',
  isolating: true,
  addAttributes: () => spans,
  parseHTML: () => [{ tag: 'td' }],
  renderHTML: ({ HTMLAttributes }) => ['td', mergeAttributes(HTMLAttributes), 0],
})

export const TableHeader = Node.create({
  name: 'tableHeader',
  content: 'block+',
  isolating: true,
  addAttributes: () => ({ ...spans, scope: { default: null } }),
  parseHTML: () => [{ tag: 'th' }],
  renderHTML: ({ HTMLAttributes }) => ['th', mergeAttributes(HTMLAttributes), 0],
})

const spans = {
  colspan: span('colspan'),
  rowspan: span('rowspan'),
  // Required by the table commands; columns are as wide as their text.
  colwidth: { default: null, rendered: false },
}

function span(name: string) {
  return {
    default: 1,
    parseHTML: (cell: HTMLElement) => Math.max(1, Number(cell.getAttribute(name)) || 1),
    renderHTML: (attributes: Readonly<Record<string, unknown>>) =>
      attributes[name] === 1 ? {} : { [name]: attributes[name] },
  }
}

type TableCommand = typeof deleteTable

/** Table commands available at the caret. */
export const tableActions: readonly {
  readonly name: string
  readonly run: (editor: Editor) => void
}[] = [
  action(t('Add row'), addRowAfter),
  action(t('Add column'), addColumnAfter),
  action(t('Delete row'), deleteRow),
  action(t('Delete column'), deleteColumn),
  action(t('Heading row'), toggleHeaderRow),
  action(t('Delete table'), deleteTable),
]

function action(name: string, command: TableCommand) {
  return {
    name,
    run({ state, view }: Editor) {
      command(state, view.dispatch)
      view.focus()
    },
  }
}

export function isCaretInTable({ state }: Editor): boolean {
  return isInTable(state)
}

/** Inserts a table of three rows and two columns with a heading row. */
export function insertTable(editor: Editor): void {
  const row = (cell: string) => ({
    type: 'tableRow',
    content: [1, 2].map(() => ({ type: cell, content: [{ type: 'paragraph' }] })),
  })
  const content = [row('tableHeader'), row('tableCell'), row('tableCell')]
  const from = editor.state.selection.from
  editor.chain().focus().insertContent({ type: 'table', content }).run()
  // Places the caret in the first cell.
  const at = insertedAt(editor, 'table', from)
  if (at !== null) editor.commands.setTextSelection(at + 4)
}

function isWholeTable({ state }: Editor): boolean {
  const { selection } = state
  return (
    selection instanceof CellSelection && selection.isColSelection() && selection.isRowSelection()
  )
}

/** Returns the position of a block just inserted near a position; `null` if it isn't found. */
export function insertedAt({ state: { doc } }: Editor, name: string, from: number): number | null {
  let at: number | null = null
  doc.nodesBetween(Math.max(0, from - 1), doc.content.size, (node, position) => {
    if (at === null && position >= from - 1 && node.type.name === name) at = position
    return at === null
  })
  return at
}
