import type { Island } from './island'

const loaders = import.meta.glob<Island>('../blocks/*/*.island.ts', { import: 'default' })
const byName = new Map(
  Object.entries(loaders).map(([path, load]) => [path.split('/').at(-2) ?? '', load]),
)

/** Loads an island by its folder's name; each is a script of its own. */
export async function loadIsland(name: string): Promise<Island> {
  const load = byName.get(name)
  if (!load) throw new Error(`There is no island '${name}'`)
  return load()
}
