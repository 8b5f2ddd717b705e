/** What is remembered of lists in this browser, for each account. */
export interface ListMemory {
  /** The labels of the columns that are hidden, by list. */
  readonly hidden: Readonly<Record<string, readonly string[]>>
  /** Named filters, by the address of their list. */
  readonly views: Readonly<Record<string, readonly SavedView[]>>
}

/** A set of filters and its order under a name. */
export interface SavedView {
  readonly name: string
  /** As it stands in the address: `status=draft`. */
  readonly query: string
}

/** Of a list: more are not found again in a menu. */
export const MAX_VIEWS = 20
export const MAX_VIEW_NAME = 60
const MAX_QUERY = 2_000
const MAX_ACCOUNTS = 10
const KEY = 'toran-lists'
const NOTHING: ListMemory = { hidden: {}, views: {} }

export function readLists(account: string): ListMemory {
  return accounts()[account] ?? NOTHING
}

/** Remembers the hidden columns or the views of one list; whether the browser has kept it. */
export function rememberList<Part extends keyof ListMemory>(
  account: string,
  part: Part,
  [list, value]: readonly [string, ListMemory[Part][string]],
): boolean {
  const { [account]: before = NOTHING, ...others } = accounts()
  const next = { ...before, [part]: { ...before[part], [list]: value } }
  const kept = Object.entries(others).slice(-(MAX_ACCOUNTS - 1))
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...kept, [account, next]])))
    return true
  } catch {
    // Blocked by the browser, or full.
    return false
  }
}

function accounts(): Readonly<Record<string, ListMemory>> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    const entries = Object.entries(recordIn(stored))
    return Object.fromEntries(entries.map(([account, memory]) => [account, memoryIn(memory)]))
  } catch {
    // Blocked by the browser, or written by something else.
    return {}
  }
}

function memoryIn(stored: unknown): ListMemory {
  const { hidden, views } = recordIn(stored)
  return { hidden: listsIn(hidden, isText), views: listsIn(views, isView) }
}

function listsIn<Item>(stored: unknown, is: (item: unknown) => item is Item) {
  return Object.fromEntries(
    Object.entries(recordIn(stored)).map(([list, items]) => [
      list,
      Array.isArray(items) ? items.filter(is).slice(0, MAX_VIEWS) : [],
    ]),
  )
}

function isText(item: unknown): item is string {
  return typeof item === 'string'
}

function isView(item: unknown): item is SavedView {
  const { name, query } = recordIn(item)
  if (!isText(name) || !isText(query)) return false
  return name !== '' && name.length <= MAX_VIEW_NAME && query.length <= MAX_QUERY
}

/** Anything may be stored. */
function recordIn(stored: unknown): Readonly<Record<string, unknown>> {
  return Object(stored) as Record<string, unknown>
}
