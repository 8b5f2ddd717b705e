import type { Node } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { Extension } from '@tiptap/react'

/** Marks a heading directly below another, as the page does (`RichText`), to reduce the space between them. */
export const HeadingAfterHeading = Extension.create({
  name: 'headingAfterHeading',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: { decorations: ({ doc }) => DecorationSet.create(doc, headingsAfterHeadings(doc)) },
    }),
  ],
})

function headingsAfterHeadings(doc: Node): Decoration[] {
  const found: Decoration[] = []
  doc.descendants((node, position, parent, index) => {
    const before = index > 0 ? parent?.child(index - 1) : undefined
    if (isHeading(node) && before && isHeading(before)) {
      const end = position + node.nodeSize
      found.push(Decoration.node(position, end, { class: 'rich-text-after-heading' }))
    }
    return node.isBlock && !node.isTextblock
  })
  return found
}

function isHeading({ type }: Node): boolean {
  return type.name === 'heading'
}
