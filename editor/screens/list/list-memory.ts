/** List settings stored in this browser per account. */
interface ListMemory {
  /** Labels of hidden columns by list. */
  readonly hidden: Readonly<Record<string, readonly string[]>>
  /** Saved views by the address of their list. */
  readonly views: Readonly<Record<string, readonly SavedView[]>>
}

/** Named filters and sort order. */
export interface SavedView {
  readonly name: string
  /** Query string: `status=draft`. */
  readonly query: string
}

/** Maximum number of views per list, so that the menu stays usable. */
export const MAX_VIEWS = 20
export const MAX_VIEW_NAME = 60
const MAX_QUERY = 2_000
const MAX_ACCOUNTS = 10
const KEY = 'toran-lists'
const NOTHING: ListMemory = { hidden: {}, views: {} }

export function readLists(account: string): ListMemory {
  return accounts()[account] ?? NOTHING
}

/** Stores the hidden columns or views of one list; returns whether the browser stored them. */
export function rememberList<Key extends keyof ListMemory>(
  account: string,
  part: Key,
  [list, value]: readonly [string, ListMemory[Key][string]],
): boolean {
  const { [account]: before = NOTHING, ...others } = accounts()
  const next = { ...before, [part]: { ...before[part], [list]: value } }
  const kept = Object.entries(others).slice(-(MAX_ACCOUNTS - 1))
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...kept, [account, next]])))
    return true
  } catch {
    // Storage is blocked or full.
    return false
  }
}

function accounts(): Readonly<Record<string, ListMemory>> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    const entries = Object.entries(asObject(stored))
    return Object.fromEntries(entries.map(([account, memory]) => [account, memoryIn(memory)]))
  } catch {
    // Storage is blocked, or has content of another program.
    return {}
  }
}

function memoryIn(stored: unknown): ListMemory {
  const { hidden, views } = asObject(stored)
  return { hidden: listsIn(hidden, isText), views: listsIn(views, isView) }
}

function listsIn<Item>(stored: unknown, is: (item: unknown) => item is Item) {
  return Object.fromEntries(
    Object.entries(asObject(stored)).map(([list, items]) => [
      list,
      Array.isArray(items) ? items.filter(is).slice(0, MAX_VIEWS) : [],
    ]),
  )
}

function isText(item: unknown): item is string {
  return typeof item === 'string'
}

function isView(item: unknown): item is SavedView {
  const { name, query } = asObject(item)
  if (!isText(name) || !isText(query)) return false
  return name !== '' && name.length <= MAX_VIEW_NAME && query.length <= MAX_QUERY
}

/** Returns a stored value as an object, because it can be of any type. */
function asObject(stored: unknown): Readonly<Record<string, unknown>> {
  return Object(stored) as Record<string, unknown>
}
