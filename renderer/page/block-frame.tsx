import type { ReactNode } from 'react'
import { folderOf, folderOfBlock } from '../registry/block-name'

// Only paths, no imports: a page can name the islands it needs without loading DOM code.
const islandFolders = new Set(
  Object.keys(import.meta.glob('../blocks/*/*.island.ts')).map(folderOf),
)

/** The root element of every block, on the canvas and on the public page. */
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
  /**
   * True on the public page, where links lead to the block by its id. On the canvas the id is a data attribute, because the
   * editor has its own ids.
   */
  readonly anchor: boolean
  /** Data attributes set by the canvas: selected, hidden or dragged. */
  readonly marks?: Readonly<Record<`data-${string}`, string | undefined>>
  readonly children: ReactNode
}

/** Returns the name of a block's island; `null` if it has none. */
function islandNameOf(blockName: string): string | null {
  const folder = folderOfBlock(blockName)
  return islandFolders.has(folder) ? folder : null
}
