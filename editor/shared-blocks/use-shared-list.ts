import { useEffect, useRef, useState } from 'react'
import { listSharedBlocks, type SharedEntry } from '../api/shared-blocks'
import { useApp } from '../app/app-context'
import { useSession } from '../store/session'

/** Debounce of the search, in ms. */
const REST = 200

interface SharedListState {
  readonly entries: readonly SharedEntry[]
  readonly isLoading: boolean
  readonly hasFailed: boolean
  /** Loads the next page; `null` if there is none. */
  readonly more: (() => void) | null
}

/** Returns the shared blocks that can be added to this page, page by page. */
export function useSharedList(search: string): SharedListState {
  const { client } = useApp()
  const { context } = useSession()
  const place = useRef({ locationId: context.location.id, language: context.language })
  const [state, setState] = useState<Loaded>(FIRST)
  const latest = useRef(0)
  async function load(after: string | null): Promise<void> {
    const round = ++latest.current
    setState((before) => ({ ...before, isLoading: true, hasFailed: false }))
    try {
      const list = await listSharedBlocks(client, place.current, { text: search, after })
      if (round !== latest.current) return
      setState((before) => ({
        entries: after === null ? list.entries : [...before.entries, ...list.entries],
        after: list.after,
        isLoading: false,
        hasFailed: false,
      }))
    } catch {
      if (round === latest.current) setState({ ...FIRST, isLoading: false, hasFailed: true })
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed says when to ask again.
  useEffect(() => {
    const timer = setTimeout(() => void load(null), search === '' ? 0 : REST)
    return () => {
      clearTimeout(timer)
      latest.current += 1
    }
  }, [search])
  const { after, ...shown } = state
  return { ...shown, more: after === null ? null : () => void load(after) }
}

interface Loaded {
  readonly entries: readonly SharedEntry[]
  readonly after: string | null
  readonly isLoading: boolean
  readonly hasFailed: boolean
}

const FIRST: Loaded = { entries: [], after: null, isLoading: true, hasFailed: false }
