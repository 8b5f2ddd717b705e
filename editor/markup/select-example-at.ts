import { TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { exampleAround, firstExample } from '#schema/fields/example'

/** Selects the example text around a position, so that typing replaces it; returns false if there is none. */
export function selectExampleAt(view: EditorView, position: number): boolean {
  const place = view.state.doc.resolve(position)
  const { parent, parentOffset } = place
  if (!parent.isTextblock) return false
  // Non-text nodes such as pictures count as one character, so that offsets match.
  const text = parent.textBetween(0, parent.content.size, undefined, '\uFFFC')
  const found = exampleAround(text, parentOffset)
  if (!found) return false
  const start = place.start()
  const { tr, doc } = view.state
  view.dispatch(tr.setSelection(TextSelection.create(doc, start + found.from, start + found.to)))
  return true
}

/** Keeps a selected example selected: Chrome would place the caret when a second click is released. */
export function keepExampleSelected({ state }: EditorView, event: MouseEvent): void {
  const { from, to } = state.selection
  const selected = state.doc.textBetween(from, to)
  const example = firstExample(selected)
  if (event.detail > 1 && example?.start === 0 && example.end === selected.length)
    event.preventDefault()
}
