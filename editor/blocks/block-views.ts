import { useEffect, useState } from 'react'
import type { AnyView } from '#renderer/parts/kit/view'
import { folderOf, folderOfBlock } from '#renderer/registry/block-name'
import { lazyPart } from '../ui/lazy/lazy-part'

const loaders = import.meta.glob<AnyView>('../../renderer/blocks/*/*.view.tsx', {
  import: 'default',
})
/**
 * Loaders of the block views. Each view is a separate file with its stylesheet, so that a page loads only the views of its own
 * blocks.
 */
const views = new Map(Object.entries(loaders).map(([path, load]) => [folderOf(path), load]))

const ready = new Map<string, AnyView>()
const loading = new Map<string, Promise<AnyView>>()

/** Loads the view in a folder with its stylesheet, once. */
function loadView(folder: string): Promise<AnyView> {
  const known = loading.get(folder)
  if (known) return known
  const view = fetchView(folder)
  loading.set(folder, view)
  // After a lost connection it is loaded again.
  view.catch(() => loading.delete(folder))
  return view
}

async function fetchView(folder: string): Promise<AnyView> {
  const load = views.get(folder)
  if (!load) throw new Error(`Block '${folder}' has no view`)
  const view = await load()
  ready.set(folder, view)
  return view
}

/** Loads the views of these block types. The canvas reports types without a view. */
export async function loadViews(names: Iterable<string>): Promise<void> {
  const folders = new Set([...names].map(folderOfBlock))
  await Promise.all([...folders].filter((folder) => views.has(folder)).map(loadView))
}

/** All views in one chunk, for situations where any may be needed next: each separate import takes the browser 5 ms. */
export const allViews = lazyPart(() =>
  import('#renderer/registry/views').then(({ viewOf }) => viewOf),
)

function viewNow(name: string): AnyView | null {
  const folder = folderOfBlock(name)
  return ready.get(folder) ?? (views.has(folder) ? (allViews.now()?.(name) ?? null) : null)
}

/** Returns a block's view, `null` while it loads. Throws the error of a failed load. */
export function useView(name: string): AnyView | null {
  const [, setRound] = useState(0)
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null)
  const view = viewNow(name)
  useEffect(() => {
    if (view) return
    let isRendered = true
    loadView(folderOfBlock(name)).then(
      () => isRendered && setRound((round) => round + 1),
      (error: unknown) => isRendered && setFailure({ error }),
    )
    return () => {
      isRendered = false
    }
  }, [name, view])
  if (failure) throw failure.error
  return view
}
