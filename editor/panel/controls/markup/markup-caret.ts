import type { Editor } from '@tiptap/react'
import { exampleAround } from '#schema/fields/example'
import type { Caret } from '../../../store/ui-state'

/** Places the caret in formatted text; an example text there is selected, so that typing replaces it. */
export function placeMarkupCaret({ view, state, commands }: Editor, caret: Caret): void {
  view.focus()
  commands.setTextSelection(positionOf(caret) ?? state.doc.content.size)
  const { $from } = view.state.selection
  // Non-text nodes such as pictures count as one character, so that offsets match.
  const text = $from.parent.textBetween(0, $from.parent.content.size, undefined, '\uFFFC')
  const marked = exampleAround(text, $from.parentOffset)
  const start = $from.start()
  if (marked) commands.setTextSelection({ from: start + marked.from, to: start + marked.to })

  function positionOf(wanted: Caret): number | undefined {
    if (wanted === 'end') return
    if ('x' in wanted) return view.posAtCoords({ left: wanted.x, top: wanted.y })?.pos
    let at = 0
    for (let line = 0; line < Math.min(wanted.line, state.doc.childCount); line += 1)
      at += state.doc.child(line).nodeSize
    return at + 1
  }
}
