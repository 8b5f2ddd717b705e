import type { Editor } from '@tiptap/react'
import { exampleAround } from '#schema/fields/example'
import type { Caret } from '../../../store/ui-store'

/** Puts the caret into formatted text; an example there is selected, so that typing replaces it. */
export function placeMarkupCaret({ view, state, commands }: Editor, caret: Caret): void {
  view.focus()
  const pressed = caret === 'end' ? null : view.posAtCoords({ left: caret.x, top: caret.y })
  commands.setTextSelection(pressed?.pos ?? state.doc.content.size)
  const { $from } = view.state.selection
  // What is no text, as a picture, counts as one character, so that the places agree.
  const text = $from.parent.textBetween(0, $from.parent.content.size, undefined, '\uFFFC')
  const marked = exampleAround(text, $from.parentOffset)
  const start = $from.start()
  if (marked) commands.setTextSelection({ from: start + marked.from, to: start + marked.to })
}
