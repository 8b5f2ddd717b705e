import { applyPatches, enablePatches, type Patch, produceWithPatches } from 'immer'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Edit, EditedPage } from './edits/edited-page'
import {
  type History,
  type HistoryEntry,
  type Mark,
  record,
  type Selected,
  squash,
  stepsSince,
} from './history'

enablePatches()

interface EditDetails {
  readonly label: string
  readonly before?: Selected
  readonly after?: Selected
}

export interface PageState extends History {
  readonly page: EditedPage
}

/** Store of the edited page. All changes use `edit`, which undo, autosave and the canvas depend on. */
export interface PageStore extends StoreApi<PageState> {
  /** Applies a change and records it as a step. A change without effect isn't recorded. */
  edit(edit: Edit, details: EditDetails): void
  /** Undoes the last step and returns it; `null` if there is none. */
  undo(): HistoryEntry | null
  redo(): HistoryEntry | null
  /** Returns the current position in the history, for `squashToMark` and `bailToMark`. */
  mark(): Mark
  /**
   * Combines the steps since a mark, and those of `act`, into one. Does nothing if the mark no longer exists, e.g. after undo.
   */
  squashToMark(mark: Mark, act?: () => void): void
  /** Discards the steps since a mark, without redo. Returns false if the mark no longer exists. */
  bailToMark(mark: Mark): boolean
  /** Undoes or redoes until this number of steps is applied, as one change. Returns the last applied step. */
  goTo(done: number): HistoryEntry | null
  /**
   * Replaces the page and its history, as stored on this device; without steps the history restarts. Steps that don't fit the
   * page are dropped, because a newer release may structure pages differently.
   */
  replace(page: EditedPage, history?: History): void
}

const NO_STEPS: History = { past: [], future: [] }

export function createPageStore(page: EditedPage): PageStore {
  const store = createStore<PageState>(() => ({ page, ...NO_STEPS }))
  const { getState, setState } = store
  let squashing: Mark | null = null
  return { ...store, edit, undo, redo, mark, squashToMark, bailToMark, goTo, replace }

  function edit(change: Edit, details: EditDetails): void {
    const { page: before, past } = getState()
    const [after, patches, inverse] = produceWithPatches(before, change)
    if (after === before || patches.length === 0) return
    const done = record(past, entry(details, patches, inverse))
    setState({ page: after, past: squashing ? squash(done, squashing) : done, future: [] })
  }

  function undo(): HistoryEntry | null {
    const { page: current, past, future } = getState()
    const step = past.at(-1)
    if (!step) return null
    setState({
      page: applyPatches(current, step.inverse),
      past: past.slice(0, -1),
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
      past: [...past, step],
      future: later,
    })
    return step
  }

  function goTo(done: number): HistoryEntry | null {
    const { page: from, past, future } = getState()
    const steps = [...past, ...future]
    const target = Math.max(0, Math.min(done, steps.length))
    if (target === past.length) return steps[target - 1] ?? null
    setState({
      page: travel(from, steps, past.length, target),
      past: steps.slice(0, target),
      future: steps.slice(target),
    })
    return steps[target - 1] ?? null
  }

  function mark(): Mark {
    return { step: getState().past.at(-1) ?? null }
  }

  function squashToMark(since: Mark, act?: () => void): void {
    // One store update per edit, so that subscribers are notified once.
    squashing = since
    try {
      act?.()
    } finally {
      squashing = null
    }
    const { past } = getState()
    const squashed = squash(past, since)
    if (squashed !== past) setState({ past: squashed })
  }

  function bailToMark(since: Mark): boolean {
    const { page: current, past } = getState()
    const steps = stepsSince(past, since)
    if (!steps) return false
    const kept = past.length - steps.length
    setState({
      page: travel(current, past, past.length, kept),
      past: past.slice(0, kept),
      future: [],
    })
    return true
  }

  function replace(next: EditedPage, { past, future }: History = NO_STEPS): void {
    const fits = isPassable(next, { past, future })
    setState({ page: next, ...(fits ? { past, future } : NO_STEPS) })
  }
}

/** Returns the page after moving from one number of applied steps to another. */
function travel(
  page: EditedPage,
  steps: readonly HistoryEntry[],
  from: number,
  to: number,
): EditedPage {
  let at = page
  for (let done = from; done > to; done -= 1) at = applyPatches(at, steps[done - 1]?.inverse ?? [])
  for (let done = from; done < to; done += 1) at = applyPatches(at, steps[done]?.patches ?? [])
  return at
}

/** Returns whether all steps can be undone and redone on a page. */
function isPassable(page: EditedPage, { past, future }: History): boolean {
  const steps = [...past, ...future]
  try {
    travel(page, steps, past.length, 0)
    travel(page, steps, past.length, steps.length)
    return true
  } catch {
    // Immer throws if a patch's path doesn't exist.
    return false
  }
}

function entry(
  { label, before = null, after = before }: EditDetails,
  patches: readonly Patch[],
  inverse: readonly Patch[],
): HistoryEntry {
  return { label, at: Date.now(), patches, inverse, before, after }
}
