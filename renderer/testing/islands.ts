import type { Island } from '../visitor/islands'

const modules = import.meta.glob<Island>(['../blocks/*/*.island.ts', '../parts/*/*.island.ts'], {
  eager: true,
  import: 'default',
})
const byName = new Map(
  Object.entries(modules).map(([path, island]) => [/([\w-]+)\.island/.exec(path)?.[1], island]),
)

/** Starts every island in what was rendered, at once. Returns how to stop them. */
export function startIslandsIn(root: HTMLElement): () => void {
  const elements = [root, ...root.querySelectorAll<HTMLElement>('[data-island]')]
  const stops = elements.flatMap((element) => {
    const name = element.dataset.island
    if (!name) return []
    const island = byName.get(name)
    if (!island) throw new Error(`There is no island '${name}'`)
    return [island(element)]
  })
  return () => {
    for (const stop of stops) stop()
  }
}
