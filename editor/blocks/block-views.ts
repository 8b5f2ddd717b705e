import { useEffect, useState } from 'react'
import type { AnyView } from '#renderer/parts/kit/view'
import { folderOf, folderOfBlock } from '#renderer/registry/block-name'

const loaders = import.meta.glob<AnyView>('../../renderer/blocks/*/*.view.tsx', {
  import: 'default',
})
/** The views of the library, each a file of its own, with its sheet: a page is opened with those of its own blocks only. */
const views = new Map(Object.entries(loaders).map(([path, load]) => [folderOf(path), load]))

const ready = new Map<string, AnyView>()
const loading = new Map<string, Promise<AnyView>>()

/** The view of a block, fetched when it is first needed, with its sheet. */
function loadView(name: string): Promise<AnyView> {
  const folder = folderOfBlock(name)
  const known = loading.get(folder)
  if (known) return known
  const view = fetchView(name, folder)
  loading.set(folder, view)
  // After a lost connection it is asked for again.
  view.catch(() => loading.delete(folder))
  return view
}

async function fetchView(name: string, folder: string): Promise<AnyView> {
  const load = views.get(folder)
  if (!load) throw new Error(`Block '${name}' has no view`)
  const view = await load()
  ready.set(folder, view)
  return view
}

/** The views of these kinds of blocks; kinds that have none are left to the canvas, which says so. */
export async function loadViews(names: Iterable<string>): Promise<void> {
  const known = [...new Set(names)].filter((name) => views.has(folderOfBlock(name)))
  await Promise.all(known.map(loadView))
}

/** For a component: the view of a block; `null` until it has come. Throws what kept it from coming. */
export function useView(name: string): AnyView | null {
  const [, setRound] = useState(0)
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null)
  const view = ready.get(folderOfBlock(name)) ?? null
  useEffect(() => {
    if (view) return
    let isRendered = true
    loadView(name).then(
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
