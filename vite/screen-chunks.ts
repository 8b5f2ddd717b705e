import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

const ENTRY = ['main.tsx']
const EDITOR = ['frame/page-editor.tsx']
const OTHERS = ['pages/page-list.tsx', 'sign-in/sign-in-page.tsx', 'sign-in/sign-in-dialog.tsx']

/**
 * What a screen of the editor needs at once goes into few files: what every screen begins with, what the page's editor shares
 * with other screens, and the rest of the page's editor. Left to itself the build makes a file of every handful of modules
 * that two screens share, sixty for a page, which packs worse and names each of them wherever one is fetched.
 */
export function screenChunks(): Rolldown.CodeSplittingOptions {
  let screens: Screens | null = null
  const group = (
    name: string,
    priority: number,
    isIn: (id: string, screens: Screens) => boolean,
  ) => ({
    debugName: name,
    priority,
    name(id: string, graph: Rolldown.ChunkingContext) {
      screens ??= {
        entry: neededBy(ENTRY, graph),
        editor: neededBy(EDITOR, graph),
        others: neededBy(OTHERS, graph),
      }
      return isIn(id, screens) ? name : null
    },
  })
  return {
    groups: [
      // One module names all icons there are: which of them a screen shows, cannot be seen from what it imports.
      group('icons', 4, (id) => id.includes('/lucide-react/')),
      group('start', 3, (id, { entry }) => entry.has(id)),
      group('screens', 2, (id, { editor, others }) => editor.has(id) && others.has(id)),
      group('page-editor', 1, (id, { editor }) => editor.has(id)),
    ],
  }
}

type Screens = Readonly<Record<'entry' | 'editor' | 'others', ReadonlySet<string>>>

/** Modules of `editor/`, and everything they import at once. */
function neededBy(
  modules: readonly string[],
  graph: Rolldown.ChunkingContext,
): ReadonlySet<string> {
  const open = modules.map((path) => fileURLToPath(new URL(`../editor/${path}`, import.meta.url)))
  const needed = new Set<string>()
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (needed.has(id)) continue
    needed.add(id)
    open.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  return needed
}
