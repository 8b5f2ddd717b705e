import { createStore, type StoreApi } from 'zustand/vanilla'
import { storedHistory } from '../store/history'
import type { PageStore } from '../store/page-store'
import { type Bases, createBases, stateOf, type Taken } from './bases'
import type { Journal, JournalEntry, PageState } from './journal'
import { createJournalWriter } from './journal-writer'
import {
  type EditedText,
  initialSaveState,
  isUnsaved,
  phaseOf,
  reduceSave,
  type SavedVersion,
  type SaveEvent,
  type SaveState,
} from './save-state'
import { createSending, type SendingOptions } from './sending'

interface SaverParts extends SendingOptions {
  readonly saved: SavedVersion
  readonly text: EditedText
  /** The page of that version. */
  readonly base: PageState
  readonly journal: Pick<Journal, 'write' | 'writeNow'>
}

/** Saves the page while it is being edited: one request at a time, and nothing is called saved before the server confirms it. */
export interface Saver {
  readonly store: StoreApi<SaveState>
  /** The version the page on the screen is made on, whole. */
  base(): PageState
  /** Saves now; resolves to true once everything on the screen is on the server, to false when that fails. */
  saveNow(): Promise<boolean>
  /** Sets another base version; `isSaved` when the screen shows exactly that version. */
  rebase(saved: SavedVersion, base: PageState, isSaved: boolean): void
  bases(): Bases
  /** Puts what others saved on the screen: no step of the user's, and nothing to save where all of it is theirs. */
  take(taken: Taken, saved: SavedVersion): void
  /** The server said something new of the document without a save, as after publishing. */
  told(saved: SavedVersion): void
  /** Puts automatic saves off until the answer is called: while it is published, the version must stay as it is. */
  hold(): () => void
  /** Writes the journal now: the tab may be about to close. */
  flushJournal(): Promise<void>
  /** The same before it returns, as far as the browser stores anything so fast. */
  flushJournalNow(): void
  /** Stops permanently; unsaved changes stay in the journal of this device. */
  stop(): void
}

export function createSaver(parts: SaverParts): Saver {
  const { pageStore, journal, saved, text } = parts
  const store = createStore<SaveState>(() => initialSaveState(saved, text))
  const bases = createBases(parts.base)
  let isTaking = false
  const writer = createJournalWriter(
    journal,
    () => entryOf(store.getState(), pageStore, bases.current()),
    (kept) => kept !== store.getState().hasLocalCopy && dispatch({ type: 'copied', kept }),
  )
  const sending = createSending({ ...parts, store, bases, take, beforeSend: writer.flush })
  const unsubscribes = [
    pageStore.subscribe(({ page }, before) => {
      if (page === before.page || isTaking) return
      dispatch({ type: 'changed' })
      writer.schedule()
      sending.afterChange()
    }),
    store.subscribe((state, before) => {
      if (state.acknowledged !== before.acknowledged) writer.schedule()
    }),
  ]
  return {
    store,
    base: () => bases.current().base,
    bases: bases.current,
    take,
    saveNow,
    rebase(version, base, isSaved) {
      sending.forget()
      bases.set({ base, held: null })
      dispatch({ type: 'rebased', saved: version, isSaved })
      writer.schedule()
      if (!isSaved) sending.begin(false)
    },
    told: (version) => dispatch({ type: 'told', saved: version }),
    hold: sending.hold,
    flushJournal: writer.flush,
    flushJournalNow: writer.writeNow,
    stop() {
      void writer.flush()
      writer.stop()
      sending.stop()
      for (const unsubscribe of unsubscribes) unsubscribe()
    },
  }

  function take(taken: Taken, version: SavedVersion): void {
    sending.forget()
    bases.set(taken)
    isTaking = true
    pageStore.replace(taken.page, taken.history)
    isTaking = false
    dispatch({ type: 'rebased', saved: version, isSaved: taken.isSaved })
    writer.schedule()
    if (isUnsaved(store.getState())) sending.afterChange()
  }

  async function saveNow(): Promise<boolean> {
    const wanted = store.getState().lastChange
    while (store.getState().acknowledged < wanted) {
      if (!sending.begin(false) || !(await isAnsweredWell(store))) return false
    }
    return true
  }

  function dispatch(event: SaveEvent): void {
    store.setState(reduceSave(store.getState(), event))
  }
}

/** Waits for the response to the save in flight; false when it does not arrive soon, or is a refusal. */
function isAnsweredWell(store: StoreApi<SaveState>): Promise<boolean> {
  return new Promise((resolve) => {
    const unsubscribe = store.subscribe(check)
    check(store.getState())

    function check(state: SaveState): void {
      const phase = phaseOf(state)
      if (phase === 'saving') return
      unsubscribe()
      resolve(phase === 'saved' || phase === 'unsaved')
    }
  })
}

function entryOf(state: SaveState, pageStore: PageStore, { base, held }: Bases): JournalEntry {
  const { page, past, future } = pageStore.getState()
  return {
    ...stateOf(page),
    // Where the saved version has more than the screen, a merge has to come before anything is restored.
    base: { ...base, version: held ? 0 : state.saved.version },
    at: new Date().toISOString(),
    isSaved: !isUnsaved(state),
    history: storedHistory({ past, future }),
  }
}
