import { t } from '#schema/messages/t'
import { listShortcuts } from '../../shortcuts/list-shortcuts'
import { areKeysPressed } from '../../shortcuts/pressed-shortcut'

/** Table rows and picture tiles in screen order. */
const ROWS = 'main .ed-list-table > tbody > tr, main .media-grid > [role="option"]'
const HEAD = 'th a[href], th .ed-list-open, th button'
const BOX = '.ed-list-select input'
const SEARCH = 'main search input[type="search"]'
/** Elements with text input or their own keys. */
const WRITTEN =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [role="dialog"], [role="menu"]'

/** Position of the last focused row and its screen: if the row disappears, the next key continues from there. */
let last = { path: '', index: 0 }

/** Returns whether a key belongs to the field, dialog or menu in which it was pressed. */
export function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || target.closest(WRITTEN) !== null
}

/** Handles a key in a list and returns the text to announce; `null` for other keys. */
export function pressInList(event: KeyboardEvent): string | null {
  const { target } = event
  const isSearching = target instanceof HTMLElement && target.matches(SEARCH)
  if (isSearching && event.key === 'ArrowDown') return focusRow(0)
  if (isWriting(target)) return null
  const { search, next, previous, select, selectTo } = listShortcuts
  if (areKeysPressed(search.keys, event)) return focusSearch()
  const isIn = target instanceof HTMLElement && isRowControl(target)
  // Arrow keys scroll the page unless the focus is in the list.
  const wants = ({ keys }: { readonly keys: readonly string[] }) =>
    areKeysPressed(isIn ? keys : keys.slice(0, 1), event)
  if (wants(next)) return move(1)
  if (wants(previous)) return move(-1)
  if (areKeysPressed(selectTo.keys, event)) return selectRow(true)
  return areKeysPressed(select.keys, event) ? selectRow(false) : null
}

function isRowControl(target: HTMLElement): boolean {
  return target.closest(ROWS) !== null && target.matches(`${HEAD}, ${BOX}`)
}

function move(by: 1 | -1): string | null {
  const index = currentIndex()
  if (index >= 0) return focusRow(index + by)
  const begun = last.path === location.pathname ? last.index : 0
  return focusRow(by === 1 ? begun : begun - 1)
}

function focusRow(index: number): string | null {
  const found = rows()
  const at = Math.max(0, Math.min(index, found.length - 1))
  const row = found[at]
  if (!row) return null
  last = { path: location.pathname, index: at }
  headOf(row)?.focus()
  row.scrollIntoView?.({ block: 'nearest' })
  return ''
}

function selectRow(isRange: boolean): string | null {
  const row = rows()[currentIndex()]
  if (!row) return null
  const box = row.matches('[role="option"]') ? row : row.querySelector<HTMLInputElement>(BOX)
  if (!box) return null
  box.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: isRange }))
  if (!(box instanceof HTMLInputElement)) return ''
  const name = headOf(row)?.textContent ?? ''
  return box.checked ? t('Selected: {name}', { name }) : t('No longer selected: {name}', { name })
}

function focusSearch(): string | null {
  const field = document.querySelector<HTMLInputElement>(SEARCH)
  if (!field) return null
  field.focus()
  field.select()
  return ''
}

function currentIndex(): number {
  const { activeElement } = document
  return rows().findIndex((row) => row.contains(activeElement))
}

/** Returns the rows that can be opened or selected. */
function rows(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(ROWS)].filter((row) => headOf(row) !== null)
}

function headOf(row: HTMLElement): HTMLElement | null {
  return row.matches('[role="option"]') ? row : row.querySelector<HTMLElement>(HEAD)
}
