import { createStore, type StoreApi } from 'zustand/vanilla'
import type { EditorSession } from '../store/session'
import { whenIdle, whenSettled } from '../ui/lazy/when-inactive'
import type { Check } from './check'
import type { CheckedPage } from './checks-of'
import type { RecordLookup } from './fetch-records'
import { NOTHING_KNOWN, type RecordAnswers } from './record-answers'

/** Debounce after a change before the page is checked again, in ms. */
const CHECK_DELAY_MS = 600
/** Maximum time that publishing waits for data from the server, in ms. */
const SERVER_TIMEOUT_MS = 4000

export interface ChecksState extends CheckedPage {
  /** Incremented to open the list of checks. */
  readonly requests: number
}

/** Runs the checks when the user pauses, and on request. Their code is loaded on the first run. */
export interface Checks {
  readonly store: StoreApi<ChecksState>
  /** Checks the current page immediately. */
  now(): Promise<readonly Check[]>
  /** Opens the list of checks. */
  show(): void
  /** Checks the page after every change until the returned function is called. */
  watch(): () => void
}

export function createChecks(session: EditorSession, lookup: RecordLookup): Checks {
  const { pageStore, uiStore } = session
  const store = createStore<ChecksState>(() => ({
    checks: [],
    weight: { bytes: 0, pictures: 0 },
    requests: 0,
  }))
  let records: RecordAnswers = NOTHING_KNOWN
  return { store, now, show, watch }

  async function now(): Promise<readonly Check[]> {
    try {
      // Includes records published, uploaded or described elsewhere in the meantime.
      await Promise.race([
        refreshRecords(NOTHING_KNOWN),
        new Promise((over) => setTimeout(over, SERVER_TIMEOUT_MS)),
      ])
      return await update()
    } catch {
      // The code of the checks could not be loaded. The server also checks the rules when it publishes.
      return store.getState().checks
    }
  }

  function show(): void {
    store.setState(({ requests }) => ({ requests: requests + 1 }))
  }

  function watch(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined
    let stopLearning = () => {}
    let checked: unknown = null
    // The first click on a page that has just opened must not wait for the checks.
    const stopFirst = whenSettled(start)
    const stopPage = pageStore.subscribe(({ page }) => page !== checked && wait())
    const stopRecords = uiStore.subscribe(
      ({ recordChanges }, before) =>
        recordChanges !== before.recordChanges && void refreshAllRecords(),
    )
    return () => {
      clearTimeout(timer)
      stopFirst()
      stopLearning()
      stopPage()
      stopRecords()
    }

    function wait(): void {
      clearTimeout(timer)
      stopFirst()
      stopLearning()
      timer = setTimeout(() => whenIdle(start), CHECK_DELAY_MS)
    }

    /** A failed load is retried on the next change. */
    function start(): void {
      void run().catch(() => undefined)
    }

    async function run(): Promise<void> {
      checked = pageStore.getState().page
      await update()
      // Requests to the server must not delay the first click on a block.
      stopLearning = whenSettled(() => void recheck().catch(() => undefined))
    }

    async function recheck(): Promise<void> {
      const before = records
      await refreshRecords(records)
      if (records !== before) await update()
    }
  }

  /** Checks again without delay, because a record changed here may resolve a warning. */
  async function refreshAllRecords(): Promise<void> {
    try {
      await refreshRecords(NOTHING_KNOWN)
      await update()
    } catch {
      // The next change of the page checks again.
    }
  }

  async function refreshRecords(before: RecordAnswers): Promise<void> {
    const { recordsNow } = await import('./run-checks')
    const found = await recordsNow(session, lookup, before)
    if (found !== before) records = found
  }

  async function update(): Promise<readonly Check[]> {
    const { runChecks } = await import('./run-checks')
    const checked = runChecks(session, records)
    store.setState(checked)
    return checked.checks
  }
}
