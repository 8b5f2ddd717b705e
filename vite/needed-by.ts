import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

/** Returns modules of the project with everything they import at once, by id. */
export function neededBy(
  modules: readonly string[],
  graph: Rolldown.ChunkingContext,
): ReadonlySet<string> {
  const open = modules.map((path) => fileURLToPath(new URL(`../${path}`, import.meta.url)))
  const needed = new Set<string>()
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (needed.has(id)) continue
    needed.add(id)
    open.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  return needed
}
