import { folderOf, folderOfBlock } from './block-name'

// Paths only: nothing is imported, so a page can name the islands it needs without knowing the DOM.
const folders = new Set(Object.keys(import.meta.glob('../blocks/*/*.island.ts')).map(folderOf))

/** The name of a block's island, or `null` for a block that stands still. */
export function islandNameOf(blockName: string): string | null {
  const folder = folderOfBlock(blockName)
  return folders.has(folder) ? folder : null
}
