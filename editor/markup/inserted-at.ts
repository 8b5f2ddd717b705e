import type { Editor } from '@tiptap/react'

/** Where a block stands that was just put in at a place of the text; `null` where it is not found. */
export function insertedAt({ state: { doc } }: Editor, name: string, from: number): number | null {
  let at: number | null = null
  doc.nodesBetween(Math.max(0, from - 1), doc.content.size, (node, position) => {
    if (at === null && position >= from - 1 && node.type.name === name) at = position
    return at === null
  })
  return at
}
