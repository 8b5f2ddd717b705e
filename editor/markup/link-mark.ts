import type { MarkType, Node, ResolvedPos } from '@tiptap/pm/model'
import { type EditorState, Plugin, type Transaction } from '@tiptap/pm/state'
import { Mark } from '@tiptap/react'
import { safeHref } from '#schema/text/safe-href'
import { addressesIn } from './addresses'

/**
 * Links in formatted text. An address becomes a link when followed by a space or a new line, and an address pasted over selected
 * text becomes its target. Replaces `@tiptap/extension-link`, whose list of top-level domains is a tenth of the text editor's
 * size, and which doesn't detect phone numbers.
 */
export const Link = Mark.create({
  name: 'link',
  priority: 1000,
  keepOnSplit: false,
  exitable: true,
  inclusive: false,
  addAttributes: () => ({ href: { default: null }, title: { default: null } }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (element) => (safeHref(element.getAttribute('href')) === null ? false : null),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
  addProseMirrorPlugins() {
    return [linkWritten(this.type), linkPasted(this.type)]
  },
})

function linkWritten(type: MarkType): Plugin {
  return new Plugin({
    appendTransaction(transactions, before, state) {
      const isWritten = transactions.some(({ docChanged }) => docChanged)
      if (!isWritten || transactions.some((each) => each.getMeta('preventAutolink'))) return null
      return linkBeforeCaret(type, before, state)
    },
  })
}

/** Links an address just completed by a space before the caret, or by a new line. */
function linkBeforeCaret(
  type: MarkType,
  before: EditorState,
  state: EditorState,
): Transaction | null {
  const { $from, empty } = state.selection
  const isLonger = state.doc.content.size > before.doc.content.size
  if (!empty || !isLonger || !$from.parent.isTextblock) return null
  const end = endOfWord($from)
  if (!end || end.parent.type.spec.code) return null
  const text = end.parent.textBetween(0, end.parentOffset, undefined, '\ufffc')
  const found = addressesIn(text).at(-1)
  // Punctuation at the end of a sentence, or a bracket, may follow.
  if (!found || !/^[.,;:!?।…)\]]*$/.test(text.slice(found.to))) return null
  const [from, to] = [end.start() + found.from, end.start() + found.to]
  const { code } = state.schema.marks
  if (hasLink(state.doc, { from, to, type, href: found.href })) return null
  if (code && state.doc.rangeHasMark(from, to, code)) return null
  return state.tr.addMark(from, to, type.create({ href: found.href }))
}

/** Returns whether the range already has a link, other than one on the first groups of the same phone number. */
function hasLink(
  doc: Node,
  { from, to, type, href }: { from: number; to: number; type: MarkType; href: string },
): boolean {
  let isFound = false
  doc.nodesBetween(from, to, ({ marks }) => {
    const link = type.isInSet(marks)
    const isBeginning = href.startsWith('tel:') && href.startsWith(String(link?.attrs.href))
    if (link && (!isBeginning || link.attrs.href === href)) isFound = true
  })
  return isFound
}

function endOfWord($caret: ResolvedPos): ResolvedPos | null {
  const { doc, nodeBefore, parentOffset, pos } = $caret
  if (parentOffset === 0) {
    const above = doc.resolve(Math.max(0, $caret.before() - 1))
    return above.parent.isTextblock ? above : null
  }
  const isEnded = nodeBefore?.type.name === 'hardBreak' || /\s$/u.test(nodeBefore?.text ?? '')
  return isEnded ? doc.resolve(pos - 1) : null
}

function linkPasted(type: MarkType): Plugin {
  return new Plugin({
    props: {
      handlePaste({ state, dispatch }, _event, { content }) {
        const { from, to, empty } = state.selection
        if (empty) return false
        const text = content.textBetween(0, content.size, ' ').trim()
        const [found] = addressesIn(text)
        if (found?.from !== 0 || found.to !== text.length) return false
        dispatch(state.tr.addMark(from, to, type.create({ href: found.href })))
        return true
      },
    },
  })
}
