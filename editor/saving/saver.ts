import { createStore, type StoreApi } from 'zustand/vanilla'
import type { EditedPage } from '../store/edits/edited-page'
import { storedHistory } from '../store/history'
import type { PageStore } from '../store/page-store'
import { type Bases, createBases, type MergeResult, stateOf } from './bases'
import type { Journal, JournalEntry, PageState } from './journal'
import { isSameState } from './journal'
import { createJournalWriter } from './journal-writer'
import { isUnsaved, phaseOf, type SaveEvent, type SaveState } from './save-state'
import { createSending, type SendingOptions } from './sending'

interface SaverParts<State extends SaveState> extends SendingOptions<State['saved']> {
  readonly initial: State
  readonly reduce: (state: State, event: SaveEvent<State['saved']>) => State
  /** The page of the opened version. */
  readonly base: PageState
  readonly journal: Pick<Journal, 'write' | 'writeNow'>
  /**
   * True if the page is small enough to be compared with the saved one at every change, so that undone changes count as saved.
   */
  readonly isSmall?: boolean
}

/**
 * Saves a page, or a record as the only block of one: one request at a time. Nothing counts as saved before the server confirms
 * it.
 */
export interface Saver<State extends SaveState = SaveState> {
  readonly store: Pick<StoreApi<State>, 'getInitialState' | 'getState' | 'subscribe'>
  /** Subscribes to the page until the returned function is called; unsaved changes then stay in this device's journal. */
  start(): () => void
  /** Returns the complete version that the displayed page is based on. */
  base(): PageState
  /** Saves now; resolves to true once everything displayed is on the server, to false on failure. */
  saveNow(): Promise<boolean>
  /** Saves everything that can be autosaved. */
  autosaveNow(): Promise<boolean>
  /** Sends the page, changed or not, for a manual save; resolves to true once it is stored. */
  submit(): Promise<boolean>
  /** Sets another base version; `isSaved` is true if exactly that version is displayed. */
  rebase(saved: State['saved'], base: PageState, isSaved: boolean): void
  bases(): Bases
  /** Displays another person's saved changes without a history step; nothing is left to save if all of it is theirs. */
  take(taken: MergeResult, saved: State['saved']): void
  /** Updates the server's state without a save, e.g. after publishing. */
  setSaved(saved: State['saved']): void
  /** Suspends autosave until the returned function is called: the version must not change while it is published. */
  hold(): () => void
  /** Writes the journal now, because the tab may be about to close. */
  flushJournal(): Promise<void>
  /** Synchronous variant of `flushJournal`, as far as the browser's storage allows. */
  flushJournalNow(): void
}

export function createSaver<State extends SaveState>(parts: SaverParts<State>): Saver<State> {
  const { pageStore, journal, isSmall = false } = parts
  const store = createStore<State>(() => parts.initial)
  const bases = createBases(parts.base)
  let isTaking = false
  const writer = createJournalWriter(
    journal,
    () => entryOf(store.getState(), pageStore, bases.current()),
    (kept) => kept !== store.getState().hasLocalCopy && dispatch({ type: 'copied', kept }),
  )
  const sending = createSending({
    ...parts,
    store,
    dispatch,
    bases,
    take,
    beforeSend: writer.flush,
  })
  return {
    store,
    start,
    base: () => bases.current().base,
    bases: bases.current,
    take,
    saveNow: () => save(false),
    autosaveNow: () => save(true),
    submit,
    rebase(version, base, isSaved) {
      sending.forget()
      bases.set({ base, pending: null })
      dispatch({ type: 'rebased', saved: version, isSaved })
      writer.schedule()
      if (isUnsaved(store.getState())) sending.afterChange()
    },
    setSaved: (version) => dispatch({ type: 'setSaved', saved: version }),
    hold: sending.hold,
    flushJournal: writer.flush,
    flushJournalNow: writer.writeNow,
  }

  function start(): () => void {
    sending.start()
    const unsubscribes = [
      pageStore.subscribe(({ page }, before) => {
        if (page === before.page || isTaking) return
        dispatch({ type: 'changed', isSaved: isSmall && isAsSaved(page) })
        writer.schedule()
        sending.afterChange()
      }),
      store.subscribe((state, before) => {
        if (state.acknowledged !== before.acknowledged) writer.schedule()
      }),
    ]
    return () => {
      void writer.flush()
      writer.stop()
      sending.stop()
      for (const unsubscribe of unsubscribes) unsubscribe()
    }
  }

  /**
   * Returns whether the page equals the saved one; false while a save is in flight, because the saved version is about to change.
   */
  function isAsSaved(page: EditedPage): boolean {
    return !store.getState().attempt && isSameState(stateOf(page), bases.current().base)
  }

  function take(taken: MergeResult, version: State['saved']): void {
    sending.forget()
    bases.set(taken)
    isTaking = true
    pageStore.replace(taken.page, taken.history)
    isTaking = false
    dispatch({ type: 'rebased', saved: version, isSaved: taken.isSaved })
    writer.schedule()
    if (isUnsaved(store.getState())) sending.afterChange()
  }

  async function save(autosave: boolean): Promise<boolean> {
    const wanted = store.getState().lastChange
    while (store.getState().acknowledged < wanted) {
      if (!sending.begin(autosave) || !store.getState().attempt) return false
      if (!(await waitForSave(store))) return false
    }
    return true
  }

  async function submit(): Promise<boolean> {
    // A request that may have arrived is completed first, with its payload.
    if (store.getState().attempt && !(sending.begin(true) && (await waitForSave(store))))
      return false
    return sending.submit()
  }

  function dispatch(event: SaveEvent<State['saved']>): void {
    store.setState(parts.reduce(store.getState(), event), true)
  }
}

/** Waits for the response to the save in flight; resolves to false if it is late or a refusal. */
function waitForSave(store: Saver['store']): Promise<boolean> {
  return new Promise((resolve) => {
    const unsubscribe = store.subscribe(check)
    check(store.getState())

    function check(state: SaveState): void {
      const phase = phaseOf(state)
      if (phase === 'saving') return
      unsubscribe()
      resolve(state.failure === null)
    }
  })
}

function entryOf(state: SaveState, pageStore: PageStore, { base, pending }: Bases): JournalEntry {
  const { page, past, future } = pageStore.getState()
  return {
    ...stateOf(page),
    // If the saved version has changes that aren't displayed, a recovery must merge first.
    base: { ...base, version: pending ? 0 : state.saved.version },
    at: new Date().toISOString(),
    isSaved: !isUnsaved(state),
    history: storedHistory({ past, future }),
  }
}
