import { useEffect, useState } from 'react'
import type { AnyView } from '#renderer/parts/kit/view'
import { folderOf, folderOfBlock } from '#renderer/registry/block-name'
import { fetchedPart } from '../ui/lazy/fetched-part'

const loaders = import.meta.glob<AnyView>('../../renderer/blocks/*/*.view.tsx', {
  import: 'default',
})
/** The views of the library, each a file of its own, with its sheet: a page is opened with those of its own blocks only. */
const views = new Map(Object.entries(loaders).map(([path, load]) => [folderOf(path), load]))

const ready = new Map<string, AnyView>()
const loading = new Map<string, Promise<AnyView>>()

/** The view in a folder, fetched when it is first needed, with its sheet. */
function loadView(folder: string): Promise<AnyView> {
  const known = loading.get(folder)
  if (known) return known
  const view = fetchView(folder)
  loading.set(folder, view)
  // After a lost connection it is asked for again.
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

/** The views of these kinds of blocks; kinds that have none are left to the canvas, which says so. */
export async function loadViews(names: Iterable<string>): Promise<void> {
  const folders = new Set([...names].map(folderOfBlock))
  await Promise.all([...folders].filter((folder) => views.has(folder)).map(loadView))
}

/** All views in one part, where any of them may be needed next: to ask for each by itself takes the browser 5 ms. */
export const allViews = fetchedPart(() =>
  import('#renderer/registry/views').then(({ viewOf }) => viewOf),
)

function viewNow(name: string): AnyView | null {
  const folder = folderOfBlock(name)
  return ready.get(folder) ?? (views.has(folder) ? (allViews.now()?.(name) ?? null) : null)
}

/** Hook: the view of a block, `null` while it loads. Throws the error of a failed load. */
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
