import { createStore, type StoreApi } from 'zustand/vanilla'
import type { EditorSession } from '../store/session'
import { whenSettled } from '../ui/lazy/when-inactive'
import { whenIdle } from '../ui/when-idle'
import type { Check } from './check'
import type { CheckedPage } from './checks-of'
import type { RecordLookup } from './fetch-records'
import { type KnownRecords, NOTHING_KNOWN } from './known-records'

/** How long the page must rest before it is checked again, in ms. */
const CHECK_DELAY_MS = 600
/** How long publishing waits for what the server knows, in ms. */
const SERVER_TIMEOUT_MS = 4000

export interface ChecksState extends CheckedPage {
  /** Incremented to open the checks. */
  readonly requests: number
}

/** Runs the checks when the user pauses, and on request. Their code is loaded on the first run. */
export interface Checks {
  readonly store: StoreApi<ChecksState>
  /** Checks the page as it is now. */
  now(): Promise<readonly Check[]>
  /** Opens the list of checks. */
  show(): void
  /** Watches the page until the answer is called. */
  watch(): () => void
}

export function createChecks(session: EditorSession, lookup: RecordLookup): Checks {
  const { pageStore, uiStore } = session
  const store = createStore<ChecksState>(() => ({
    checks: [],
    weight: { bytes: 0, pictures: 0 },
    requests: 0,
  }))
  let records: KnownRecords = NOTHING_KNOWN
  return { store, now, show, watch }

  async function now(): Promise<readonly Check[]> {
    try {
      // What was published, uploaded or described elsewhere meanwhile counts.
      await Promise.race([
        learn(NOTHING_KNOWN),
        new Promise((over) => setTimeout(over, SERVER_TIMEOUT_MS)),
      ])
      return await look()
    } catch {
      // What looks could not be fetched. The rules are checked by the server, too, when it publishes.
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
    wait()
    const stopPage = pageStore.subscribe(({ page }) => page !== checked && wait())
    const stopRecords = uiStore.subscribe(
      ({ recordChanges }, before) => recordChanges !== before.recordChanges && void relearn(),
    )
    return () => {
      clearTimeout(timer)
      stopLearning()
      stopPage()
      stopRecords()
    }

    function wait(): void {
      clearTimeout(timer)
      stopLearning()
      // What cannot be fetched now is with the next change.
      timer = setTimeout(() => whenIdle(() => void run().catch(() => undefined)), CHECK_DELAY_MS)
    }

    async function run(): Promise<void> {
      checked = pageStore.getState().page
      await look()
      // Asking the server must not delay the first press on a block.
      stopLearning = whenSettled(() => void lookAgain().catch(() => undefined))
    }

    async function lookAgain(): Promise<void> {
      const before = records
      await learn(records)
      if (records !== before) await look()
    }
  }

  /** A record was changed here: what a warning asked for may be done, so it is looked at without a rest. */
  async function relearn(): Promise<void> {
    try {
      await learn(NOTHING_KNOWN)
      await look()
    } catch {
      // The next change of the page looks again.
    }
  }

  async function learn(before: KnownRecords): Promise<void> {
    const { recordsNow } = await import('./run-checks')
    const found = await recordsNow(session, lookup, before)
    if (found !== before) records = found
  }

  async function look(): Promise<readonly Check[]> {
    const { runChecks } = await import('./run-checks')
    const checked = runChecks(session, records)
    store.setState(checked)
    return checked.checks
  }
}
