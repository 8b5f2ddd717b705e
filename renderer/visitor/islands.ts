const loaders = import.meta.glob<Island>(['../blocks/*/*.island.ts', '../parts/*/*.island.ts'], {
  import: 'default',
})
const byName = new Map(Object.entries(loaders).map(([path, load]) => [nameOf(path), load]))

/** Loads an island by the name of its block or part (`data-island`); each is a script of its own. */
export async function loadIsland(name: string): Promise<Island> {
  const load = byName.get(name)
  if (!load) throw new Error(`There is no island '${name}'`)
  return load()
}

/** `../parts/media/lightbox.island.ts` → `lightbox` */
function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1, -'.island.ts'.length)
}

/**
 * Makes the markup a view drew move, in the visitor's browser and on the canvas alike. Reads its state from the
 * markup, changes only attributes of elements the view drew, and returns how to stop.
 */
export type Island = (root: HTMLElement) => () => void
