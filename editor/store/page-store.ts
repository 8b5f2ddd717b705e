import { applyPatches, enablePatches, type Patch, produceWithPatches } from 'immer'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Edit, EditedPage } from './edited-page'

enablePatches()

/** One step of the history: how to go forward and back, and what to call it. */
export interface HistoryEntry {
  /** What was done, for people: `Moved Hero`. */
  readonly label: string
  readonly patches: readonly Patch[]
  readonly inverse: readonly Patch[]
  /** Further edits with the same key, while nothing else comes between, become part of this step. */
  readonly mergeKey: string | null
  /** The block that was selected before and after, to be selected again. */
  readonly before: string | null
  readonly after: string | null
}

export interface EditDetails {
  readonly label: string
  readonly mergeKey?: string
  readonly before?: string | null
  readonly after?: string | null
}

export interface PageState {
  readonly page: EditedPage
  readonly past: readonly HistoryEntry[]
  readonly future: readonly HistoryEntry[]
}

/** The page being edited. Every change goes through `edit`: undo, autosave and the canvas all follow from it. */
export interface PageStore extends StoreApi<PageState> {
  /** Applies a change and records it. A change that changes nothing leaves no trace. */
  edit(edit: Edit, details: EditDetails): void
  /** Takes the last step back and answers it; `null` when there is none. */
  undo(): HistoryEntry | null
  redo(): HistoryEntry | null
  /** Ends a step that was open for merging: the next edit starts a new one. */
  closeStep(): void
  /** Puts another page in, as after loading a newer version. The history starts anew. */
  replace(page: EditedPage): void
}

/** Steps that are kept; older ones can no longer be undone. */
const HISTORY_LIMIT = 500

export function createPageStore(page: EditedPage): PageStore {
  const store = createStore<PageState>(() => ({ page, past: [], future: [] }))
  const { getState, setState } = store
  return { ...store, edit, undo, redo, closeStep, replace }

  function edit(change: Edit, details: EditDetails): void {
    const { page: before, past } = getState()
    const [after, patches, inverse] = produceWithPatches(before, change)
    if (after === before || patches.length === 0) return
    setState({ page: after, past: record(past, entry(details, patches, inverse)), future: [] })
  }

  function undo(): HistoryEntry | null {
    const { page: current, past, future } = getState()
    const step = past.at(-1)
    if (!step) return null
    setState({
      page: applyPatches(current, step.inverse),
      past: closed(past.slice(0, -1)),
      future: [step, ...future],
    })
    return step
  }

  function redo(): HistoryEntry | null {
    const { page: current, past, future } = getState()
    const [step, ...later] = future
    if (!step) return null
    setState({
      page: applyPatches(current, step.patches),
      past: [...past, { ...step, mergeKey: null }],
      future: later,
    })
    return step
  }

  function closeStep(): void {
    const { past } = getState()
    if (past.at(-1)?.mergeKey) setState({ past: closed(past) })
  }

  function replace(next: EditedPage): void {
    setState({ page: next, past: [], future: [] })
  }
}

function entry(
  { label, mergeKey = undefined, before = null, after = before }: EditDetails,
  patches: readonly Patch[],
  inverse: readonly Patch[],
): HistoryEntry {
  return { label, patches, inverse, mergeKey: mergeKey ?? null, before, after }
}

/** The history with its last step ended: what comes next is a step of its own. */
function closed(past: readonly HistoryEntry[]): readonly HistoryEntry[] {
  const last = past.at(-1)
  return last?.mergeKey ? [...past.slice(0, -1), { ...last, mergeKey: null }] : past
}

function record(past: readonly HistoryEntry[], next: HistoryEntry): readonly HistoryEntry[] {
  const last = past.at(-1)
  if (!last || next.mergeKey === null || last.mergeKey !== next.mergeKey)
    return [...past.slice(1 - HISTORY_LIMIT), next]
  // Steps that replace the same values need only the newest forward and the oldest backward patches.
  const merged = { ...next, before: last.before, ...mergePatches(last, next) }
  return [...past.slice(0, -1), merged]
}

function mergePatches(last: HistoryEntry, next: HistoryEntry) {
  if (samePlaces(last.patches, next.patches) && next.patches.every(({ op }) => op === 'replace'))
    return { patches: next.patches, inverse: last.inverse }
  return {
    patches: [...last.patches, ...next.patches],
    inverse: [...next.inverse, ...last.inverse],
  }
}

function samePlaces(a: readonly Patch[], b: readonly Patch[]): boolean {
  return (
    a.length === b.length &&
    a.every((patch, index) => patch.path.join('\u0000') === b[index]?.path.join('\u0000'))
  )
}
