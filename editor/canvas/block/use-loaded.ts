import { type RefCallback, useCallback, useEffect, useEffectEvent, useState } from 'react'
import { type BlockInputs, loadBlock } from '#renderer/page/load-page'
import { inputsKey } from '#renderer/page/preload-blocks'
import type { AnyBlock } from '#schema/block/block'
import type { StoredBlock } from '#schema/page/content'
import { propsOf } from '#schema/page/stored-props'
import type { PageContext } from '#schema/site/page-context'
import { useSession, useUi } from '../../store/session'
import { afterPaint } from '../../ui/after-paint'
import { whenNear } from './when-near'

/** Debounce before data that depends on a changed field is fetched again, in ms. */
const DEBOUNCE_MS = 200

/** The data that a block shows besides its fields. */
export type LoadedInputs =
  | { readonly state: 'waiting' }
  | { readonly state: 'loaded'; readonly inputs: BlockInputs }
  | { readonly state: 'failed'; readonly error: unknown; readonly retry: () => void }

interface LoadState {
  readonly isNear: boolean
  /** Number of retries. */
  readonly attempt: number
  readonly last: BlockInputs | null
  readonly failure: { readonly error: unknown } | null
}

/**
 * Fetches a block's data once it is near the viewport, unless it was embedded in the page. `ref` goes on the placeholder until
 * then. Changed fields are rendered at once with the previous data; the data is fetched again only if the fields may affect it.
 */
export function useLoaded(
  definition: AnyBlock,
  block: StoredBlock,
  page: PageContext,
): { readonly loaded: LoadedInputs; readonly ref: RefCallback<Element> } {
  const { source, preloaded } = useSession()
  const changes = useUi(({ recordChanges }) => recordChanges)
  const props = propsOf(definition, block)
  const key = inputsKey(definition, props)
  const known = changes === 0 ? preloaded?.get(key) : undefined
  const [{ isNear, attempt, last, failure }, setState] = useState<LoadState>({
    isNear: known !== undefined,
    attempt: 0,
    last: known ?? null,
    failure: null,
  })
  const change = (changed: Partial<LoadState>) => setState((state) => ({ ...state, ...changed }))
  const ref = useCallback(
    (element: Element) =>
      whenNear(element, () => setState((state) => ({ ...state, isNear: true }))),
    [],
  )

  const load = useEffectEvent(async (isStale: () => boolean) => {
    try {
      const inputs = known ?? (await loadBlock(definition, block, source, page))
      if (isStale()) return
      change({ last: inputs, failure: null })
    } catch (error) {
      if (!isStale()) change({ failure: { error } })
    }
  })
  const rest = last ? DEBOUNCE_MS : 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key`, `attempt` and `changes` say when to load again; `rest` only how soon.
  useEffect(() => {
    if (!isNear || (known && last === known)) return
    let stale = false
    const start = () => void load(() => stale)
    const cancel = rest > 0 ? afterRest(start, rest) : afterPaint(start)
    return () => {
      stale = true
      cancel()
    }
  }, [isNear, key, attempt, changes])

  return { loaded: stateOf(), ref }

  function stateOf(): LoadedInputs {
    if (failure)
      return {
        state: 'failed',
        error: failure.error,
        retry: () => change({ attempt: attempt + 1 }),
      }
    return last ? { state: 'loaded', inputs: { ...last, props } } : { state: 'waiting' }
  }
}

function afterRest(run: () => void, rest: number): () => void {
  const timer = setTimeout(run, rest)
  return () => clearTimeout(timer)
}
