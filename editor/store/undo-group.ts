import type { Mark } from './history'
import type { PageStore } from './page-store'

/** A pause in typing after which further typing is another step of the history, in milliseconds. */
const PAUSE = 1000

/** Makes one step of the history of what is typed in one place, while nothing else comes between. */
export interface UndoGroup {
  /** Does an edit of what is typed at a place, as part of the step that is being typed there. */
  type(place: string, edit: () => void): void
  /** What is typed next is another step: the field was left. */
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
  /** Before the first edit, and after the latest: where the history has gone on since, the group is over. */
  readonly start: Mark
  readonly last: Mark
  /** When that was, in milliseconds. */
  readonly at: number
}
