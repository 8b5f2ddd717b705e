import { type EditorState, TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import {
  aboveLastLine,
  isAtStart,
  isAtWordStart,
  type LineAtCaret,
  lineAtCaret,
} from '../../../markup/line-at-caret'
import { pictureFilesMarkup } from '../../../markup/pasted-pictures'

/** Key handlers at the edges of a text that is a whole block. */
export interface TextEdges {
  /** Called for a slash where a word may begin; the slash isn't inserted. */
  readonly slash: (line: LineAtCaret) => void
  /**
   * Starts a new Text block below; `above` is this text without its empty last line. Returns false if no block is allowed there.
   */
  readonly begin: (above: string) => boolean
  /** Joins the text with the previous one. Returns false if there is none. */
  readonly join: () => boolean
}

interface WritingKeys {
  readonly edges: TextEdges | undefined
  /** Called for an @ where a word may begin; the @ isn't inserted. */
  readonly atSign: () => void
  readonly leave: () => void
}

/** Returns the handlers of typed keys and dropped files that do more than insert text. */
export function writingKeys({ edges, atSign, leave }: WritingKeys) {
  return { handleKeyDown, handleTextInput, handleDrop: dropPictureFiles }

  function handleKeyDown({ state, composing }: EditorView, event: KeyboardEvent): boolean {
    if (edges && !composing && pressAtEdge(state, event, edges)) return true
    // Tab may belong to a list in the text, so Escape leaves the editor: the next Tab moves on.
    if (event.key !== 'Escape') return false
    leave()
    return true
  }

  function handleTextInput(
    { state, composing }: EditorView,
    _from: number,
    _to: number,
    text: string,
  ): boolean {
    if (composing) return false
    if (text === '@' && isAtWordStart(state)) {
      atSign()
      return true
    }
    const line = text === '/' && edges ? lineAtCaret(state) : null
    if (line) edges?.slash(line)
    return line !== null
  }
}

/** Handles Enter on an empty last line and Backspace before the first letter, which leave the text. */
function pressAtEdge(state: EditorState, event: KeyboardEvent, edges: TextEdges): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false
  if (event.key === 'Backspace' && isAtStart(state)) return edges.join()
  const above = event.key === 'Enter' ? aboveLastLine(state) : null
  return above !== null && edges.begin(above)
}

/** Inserts dropped picture files at the drop position. */
function dropPictureFiles(view: EditorView, event: DragEvent): boolean {
  const markup = event.dataTransfer ? pictureFilesMarkup(event.dataTransfer) : ''
  const place = view.posAtCoords({ left: event.clientX, top: event.clientY })
  if (markup === '' || !place) return false
  event.preventDefault()
  const at = TextSelection.near(view.state.doc.resolve(place.pos))
  view.dispatch(view.state.tr.setSelection(at))
  view.focus()
  return view.pasteHTML(markup)
}
