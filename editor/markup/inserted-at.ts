import type { Editor } from '@tiptap/react'

/** Returns the position of a block just inserted near a position; `null` if it isn't found. */
export function insertedAt({ state: { doc } }: Editor, name: string, from: number): number | null {
  let at: number | null = null
  doc.nodesBetween(Math.max(0, from - 1), doc.content.size, (node, position) => {
    if (at === null && position >= from - 1 && node.type.name === name) at = position
    return at === null
  })
  return at
}
