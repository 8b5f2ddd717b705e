const loaders = import.meta.glob<Island>(
  [
    '../blocks/*/*.island.ts',
    '../parts/*/*.island.ts',
    '!../blocks/top-navigation/*',
    '!../parts/hours/*',
  ],
  { import: 'default' },
)
/** Those of nearly every page are part of the script: as files each would cost a request, whose headers weigh as much. */
const common = import.meta.glob<Island>(
  ['../blocks/top-navigation/*.island.ts', '../parts/hours/*.island.ts'],
  { eager: true, import: 'default' },
)
const loadersByName = new Map(Object.entries(loaders).map(([path, load]) => [nameOf(path), load]))
const commonByName = new Map(Object.entries(common).map(([path, island]) => [nameOf(path), island]))

/** Loads an island by the name of its block or part (`data-island`); most are a script of their own. */
export async function loadIsland(name: string): Promise<Island> {
  const island = commonByName.get(name) ?? (await loadersByName.get(name)?.())
  if (!island) throw new Error(`There is no island '${name}'`)
  return island
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
