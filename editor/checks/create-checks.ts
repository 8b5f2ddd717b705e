import { createStore, type StoreApi } from 'zustand/vanilla'
import type { EditorSession } from '../store/session'
import { whenIdle } from '../ui/when-idle'
import type { Check } from './check'
import type { CheckedPage } from './checks-of'
import type { RecordLookup } from './fetch-records'
import { type KnownRecords, NOTHING_KNOWN } from './known-records'

/** How long the page must rest before it is checked again, in ms. */
const REST = 600
/** How long publishing waits for what the server knows, in ms. */
const PATIENCE = 4000

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
  const { pageStore } = session
  const store = createStore<ChecksState>(() => ({
    checks: [],
    weight: { bytes: 0, pictures: 0 },
    requests: 0,
  }))
  let records: KnownRecords = NOTHING_KNOWN
  return { store, now, show, watch }

  async function now(): Promise<readonly Check[]> {
    // What was published or uploaded elsewhere meanwhile counts.
    records = { ...NOTHING_KNOWN, media: present(records.media) }
    try {
      await Promise.race([learn(), new Promise((resolve) => setTimeout(resolve, PATIENCE))])
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
    let checked: unknown = null
    wait()
    const unsubscribe = pageStore.subscribe(({ page }) => page !== checked && wait())
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }

    function wait(): void {
      clearTimeout(timer)
      // What cannot be fetched now is with the next change.
      timer = setTimeout(() => whenIdle(() => void run().catch(() => undefined)), REST)
    }

    async function run(): Promise<void> {
      checked = pageStore.getState().page
      await look()
      const before = records
      await learn()
      if (records !== before) await look()
    }
  }

  async function learn(): Promise<void> {
    const before = records
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

/** Keeps the answers that are known; the others are asked for again. */
function present<Key, Value>(map: ReadonlyMap<Key, Value | null>): ReadonlyMap<Key, Value | null> {
  return new Map([...map].filter(([, value]) => value !== null))
}
