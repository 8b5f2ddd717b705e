import { screen } from '@testing-library/react'
import { Outline } from '../outline/outline'
import type { EditorSession } from '../store/session'
import { renderEditor } from './open-canvas'
import { lineOfTree } from './open-session'

/** Opens the outline of a session. */
export function openOutline(session: EditorSession) {
  renderEditor(session, <Outline />)
}

/** The rows as screen readers name them. */
export function rowNames(): (string | null)[] {
  return screen.getAllByRole('treeitem').map((row) => row.getAttribute('aria-label'))
}

export function rowLevels(): (string | null)[] {
  return screen.getAllByRole('treeitem').map((row) => row.getAttribute('aria-level'))
}

export function rowOf(id: string): HTMLElement {
  const row = screen.getAllByRole('treeitem').find(({ dataset }) => dataset.outlineId === id)
  if (!row) throw new Error(`The outline has no row of '${id}'`)
  return row
}

export function row(name: RegExp | string): HTMLElement {
  return screen.getByRole('treeitem', { name })
}

/** The id of the row that has the focus. */
export function focusedRow(): string | null | undefined {
  return document.activeElement?.getAttribute('data-outline-id')
}

/** The page as one line: `a b[c]`. */
export function lineOf({ pageStore }: EditorSession): string {
  return lineOfTree(pageStore.getState().page.tree)
}
