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
  /** The page of the version that was opened. */
  readonly base: PageState
  readonly journal: Pick<Journal, 'write' | 'writeNow'>
  /** Whether it is small enough to be compared with what is saved at every change: undone is then as good as saved. */
  readonly isSmall?: boolean
}

/**
 * Saves what is being edited, a page or a record as the only block of one: one request at a time, and nothing is called saved
 * before the server confirms it.
 */
export interface Saver<State extends SaveState = SaveState> {
  readonly store: Pick<StoreApi<State>, 'getInitialState' | 'getState' | 'subscribe'>
  /** Follows the page until the function it returns is called; unsaved changes then stay in the journal of this device. */
  start(): () => void
  /** The version the page on the screen is made on, whole. */
  base(): PageState
  /** Saves now; resolves to true once everything on the screen is on the server, to false when that fails. */
  saveNow(): Promise<boolean>
  /** The same as far as it may be saved without a press. */
  autosaveNow(): Promise<boolean>
  /** Sends what is on the screen, changed or not, for someone who pressed a button; true once it is stored. */
  submit(): Promise<boolean>
  /** Sets another base version; `isSaved` when the screen shows exactly that version. */
  rebase(saved: State['saved'], base: PageState, isSaved: boolean): void
  bases(): Bases
  /** Puts what others saved on the screen: no step of the user's, and nothing to save where all of it is theirs. */
  take(taken: MergeResult, saved: State['saved']): void
  /** The server said something new without a save, as after publishing. */
  setSaved(saved: State['saved']): void
  /** Puts automatic saves off until the answer is called: while it is published, the version must stay as it is. */
  hold(): () => void
  /** Writes the journal now: the tab may be about to close. */
  flushJournal(): Promise<void>
  /** The same before it returns, as far as the browser stores anything so fast. */
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

  /** While something is being sent, what is saved is about to be that. */
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
    // What may have arrived comes first, as it was sent.
    if (store.getState().attempt && !(sending.begin(true) && (await waitForSave(store))))
      return false
    return sending.submit()
  }

  function dispatch(event: SaveEvent<State['saved']>): void {
    store.setState(parts.reduce(store.getState(), event), true)
  }
}

/** Waits for the response to the save in flight; false when it does not arrive soon, or is a refusal. */
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
    // Where the saved version has more than the screen, a merge has to come before anything is restored.
    base: { ...base, version: pending ? 0 : state.saved.version },
    at: new Date().toISOString(),
    isSaved: !isUnsaved(state),
    history: storedHistory({ past, future }),
  }
}
