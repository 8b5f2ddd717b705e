import { useEffect, useMemo } from 'react'
import type { Mark } from './history'
import type { PageStore } from './page-store'

/** Pause in typing that starts another history step, in milliseconds. */
const PAUSE = 1000

/** Combines typing in one place into one history step, as long as no other change comes between. */
export interface UndoGroup {
  /** Applies an edit while typing at a place, as part of the current step. */
  type(place: string, edit: () => void): void
  /** Ends the step, because the field was left. */
  end(): void
}

export function createUndoGroup(pageStore: PageStore): UndoGroup {
  let open: OpenGroup | null = null
  return { type, end }

  function type(place: string, edit: () => void): void {
    const goesOn =
      open?.place === place &&
      Date.now() - open.at < PAUSE &&
      pageStore.mark().step === open.last.step
    const start = goesOn && open ? open.start : pageStore.mark()
    pageStore.squashToMark(start, edit)
    open = { place, start, last: pageStore.mark(), at: Date.now() }
  }

  function end(): void {
    open = null
  }
}

interface OpenGroup {
  readonly place: string
  /** Marks before the first and after the latest edit: if the history has moved on since, the group is over. */
  readonly start: Mark
  readonly last: Mark
  /** Time of the latest edit, in milliseconds. */
  readonly at: number
}

/** Groups what is typed into a field into one history step, until blur or one second without typing. */
export function useUndoGroup(pageStore: PageStore): UndoGroup {
  const group = useMemo(() => createUndoGroup(pageStore), [pageStore])
  useEffect(() => group.end, [group])
  return group
}
