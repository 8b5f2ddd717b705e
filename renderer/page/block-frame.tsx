import type { ReactNode } from 'react'
import { folderOf, folderOfBlock } from '../registry/block-name'

// Paths only: nothing is imported, so a page can name the islands it needs without knowing the DOM.
const islandFolders = new Set(
  Object.keys(import.meta.glob('../blocks/*/*.island.ts')).map(folderOf),
)

/** The root element of every block, on the canvas and on the public page alike. */
export function BlockFrame({ id, name, anchor, marks, children }: BlockFrameProps) {
  return (
    <div
      {...marks}
      className="block"
      {...(anchor ? { id } : { 'data-block-id': id })}
      data-block-name={name}
      data-island={islandNameOf(name) ?? undefined}
    >
      {children}
    </div>
  )
}

interface BlockFrameProps {
  readonly id: string
  readonly name: string
  /** Whether links lead to it: on the public page. On the canvas its id is data, as the editor has ids of its own. */
  readonly anchor: boolean
  /** What the canvas marks a block with: that it is selected, hidden, or being dragged. */
  readonly marks?: Readonly<Record<`data-${string}`, string | undefined>>
  readonly children: ReactNode
}

/** The name of a block's island, or `null` for a block that stands still. */
function islandNameOf(blockName: string): string | null {
  const folder = folderOfBlock(blockName)
  return islandFolders.has(folder) ? folder : null
}
