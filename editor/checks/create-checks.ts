import { createStore, type StoreApi } from 'zustand/vanilla'
import type { EditorSession } from '../store/session'
import { whenIdle } from '../ui/when-idle'
import { askRecords, type RecordDesk } from './ask-records'
import { factsOf } from './block-facts'
import type { Check } from './check'
import { type CheckedPage, checksOf } from './checks-of'
import { type KnownRecords, NOTHING_KNOWN } from './known-records'
import { readGrounds } from './read-grounds'
import { readHeadings } from './read-headings'
import { placedBlocks } from './shown-blocks'

/** How long the page must rest before it is checked again, in ms. */
const REST = 600
/** How long publishing waits for what the server knows, in ms. */
const PATIENCE = 4000

export interface ChecksState extends CheckedPage {
  /** Grows when somebody asks to see the checks. */
  readonly requests: number
}

/** Looks the page over while nobody is typing, and on demand. */
export interface Checks {
  readonly store: StoreApi<ChecksState>
  /** Checks the page as it is now. */
  now(): Promise<readonly Check[]>
  /** Brings the list of checks out. */
  show(): void
  /** Watches the page until the answer is called. */
  watch(): () => void
}

export function createChecks(session: EditorSession, desk: RecordDesk): Checks {
  const { pageStore, registry, context } = session
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
    await Promise.race([ask(), new Promise((resolve) => setTimeout(resolve, PATIENCE))])
    return look()
  }

  function show(): void {
    store.setState(({ requests }) => ({ requests: requests + 1 }))
  }

  function watch(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined
    let checked: unknown = null
    wait()
    const unsubscribe = pageStore.subscribe(({ page }) => page.tree !== checked && wait())
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }

    function wait(): void {
      clearTimeout(timer)
      timer = setTimeout(() => whenIdle(() => void run()), REST)
    }

    async function run(): Promise<void> {
      checked = pageStore.getState().page.tree
      look()
      const before = records
      await ask()
      if (records !== before) look()
    }
  }

  async function ask(): Promise<void> {
    const facts = placedBlocks(pageStore.getState().page.tree)
      .filter(({ isShown }) => isShown)
      .map(({ block }) => factsOf(block, registry))
    const before = records
    const found = await askRecords(facts, before, desk, context)
    if (Object.entries(found).some(([name, map]) => before[name as keyof KnownRecords] !== map))
      records = found
  }

  function look(): readonly Check[] {
    const canvas = document.querySelector<HTMLElement>('[data-canvas]')
    const checked = checksOf({
      tree: pageStore.getState().page.tree,
      registry,
      page: context,
      records,
      headings: canvas ? readHeadings(canvas) : [],
      grounds: canvas ? readGrounds(canvas) : [],
    })
    store.setState(checked)
    return checked.checks
  }
}

/** What was found stays found; what was not is asked for again. */
function present<Key, Value>(map: ReadonlyMap<Key, Value | null>): ReadonlyMap<Key, Value | null> {
  return new Map([...map].filter(([, value]) => value !== null))
}
