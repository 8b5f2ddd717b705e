import { type RefCallback, useCallback, useEffect, useEffectEvent, useState } from 'react'
import { type BlockInputs, loadBlock } from '#renderer/page/load-page'
import { type ReferenceIds, referencesOf } from '#renderer/page/references'
import type { AnyBlock } from '#schema/block/block'
import type { StoredBlock } from '#schema/page/content'
import { propsOf } from '#schema/page/stored-props'
import type { PageContext } from '#schema/site/page-context'
import { useSession, useUi } from '../../store/session'
import { afterPaint } from '../../ui/after-paint'
import { whenNear } from './when-near'

/** How long a changed field may rest before what depends on it is fetched again, in ms. */
const REST = 200

/** What a block shows besides its fields. */
export type Loaded =
  | { readonly state: 'waiting' }
  | { readonly state: 'loaded'; readonly inputs: BlockInputs }
  | { readonly state: 'failed'; readonly error: unknown; readonly retry: () => void }

/** True when a block is rendered from its fields alone. */
export function needsNothing(definition: AnyBlock, block: StoredBlock): boolean {
  if (definition.load) return false
  const { media, pages } = referencesOf(definition, propsOf(definition, block))
  return media.length === 0 && pages.length === 0
}

/**
 * Fetches what a block shows, once it is near the view (`ref` goes on what stands in its place until then).
 * Changed fields are shown at once with what was fetched last, and fetched again only if they may matter.
 */
export function useLoaded(
  definition: AnyBlock,
  block: StoredBlock,
  page: PageContext,
): { readonly loaded: Loaded; readonly ref: RefCallback<Element> } {
  const { source } = useSession()
  const [near, setNear] = useState(false)
  const changes = useUi(({ recordChanges }) => recordChanges)
  const [attempt, setAttempt] = useState(0)
  const [last, setLast] = useState<BlockInputs | null>(null)
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null)
  const props = propsOf(definition, block)
  const key = loadKey(definition, props, referencesOf(definition, props))
  const ref = useCallback((element: Element) => whenNear(element, () => setNear(true)), [])

  const load = useEffectEvent(async (isStale: () => boolean) => {
    try {
      const inputs = await loadBlock(definition, block, source, page)
      if (isStale()) return
      setLast(inputs)
      setFailure(null)
    } catch (error) {
      if (!isStale()) setFailure({ error })
    }
  })
  const rest = last ? REST : 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key`, `attempt` and `changes` say when to load again; `rest` only how soon.
  useEffect(() => {
    if (!near) return
    let stale = false
    const start = () => void load(() => stale)
    const cancel = rest > 0 ? afterRest(start, rest) : afterPaint(start)
    return () => {
      stale = true
      cancel()
    }
  }, [near, key, attempt, changes])

  return { loaded: stateOf(), ref }

  function stateOf(): Loaded {
    if (failure)
      return { state: 'failed', error: failure.error, retry: () => setAttempt(attempt + 1) }
    return last ? { state: 'loaded', inputs: { ...last, props } } : { state: 'waiting' }
  }
}

function afterRest(run: () => void, rest: number): () => void {
  const timer = setTimeout(run, rest)
  return () => clearTimeout(timer)
}

/** Equal when the same is fetched: a `load` may read any field; without one only the referenced records count. */
function loadKey(
  definition: AnyBlock,
  props: Readonly<Record<string, unknown>>,
  { media, pages }: ReferenceIds,
): string {
  return JSON.stringify(definition.load ? props : [media, pages])
}
