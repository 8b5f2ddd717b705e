import type { EditorState } from '@tiptap/pm/state'
import { getHTMLFromFragment } from '@tiptap/react'
import { storedMarkup } from './markup-schema'

/** A place where another block may be inserted: the markup before and after it. */
export interface LineAtCaret {
  readonly before: string
  readonly after: string
}

/**
 * Returns the place at the caret if a word may begin there: on an empty line, at the start of a line, or after a space. `null`
 * inside a word, as in "and/or", in lists and in tables.
 */
export function lineAtCaret({ selection, doc, schema }: EditorState): LineAtCaret | null {
  const { $from, empty } = selection
  const { parent, depth, parentOffset, pos } = $from
  if (!empty || depth !== 1 || !['paragraph', 'heading'].includes(parent.type.name)) return null
  // Non-text nodes such as pictures count as one character, so that offsets match.
  const words = parent.textBetween(0, parent.content.size, undefined, '\uFFFC')
  const spacesBefore = lengthOf(/\s*$/, words.slice(0, parentOffset))
  if (parentOffset > 0 && spacesBefore === 0) return null
  const spacesAfter = lengthOf(/^\s*/, words.slice(parentOffset))
  const isFirst = parentOffset === spacesBefore
  const isLast = parentOffset + spacesAfter === parent.content.size
  const before = doc.cut(0, isFirst ? $from.before() : pos - spacesBefore)
  const after = doc.cut(isLast ? $from.after() : pos + spacesAfter)
  return { before: markupOf(before), after: markupOf(after) }

  function markupOf({ content }: typeof doc): string {
    return content.size === 0 ? '' : storedMarkup(getHTMLFromFragment(content, schema))
  }
}

/** Returns the markup above the last line if the caret is there and the line is empty but not the only one; otherwise `null`. */
export function aboveLastLine(state: EditorState): string | null {
  const { $from } = state.selection
  const line = lineAtCaret(state)
  const isLast = line !== null && $from.after() === state.doc.content.size
  if (!isLast || $from.parent.content.size > 0 || state.doc.childCount === 1) return null
  return line.before
}

/** Returns whether the caret is at the very start of a text that begins with a paragraph. */
export function isAtStart({ selection: { $from, empty } }: EditorState): boolean {
  return empty && $from.depth === 1 && $from.pos === 1 && $from.parent.type.name === 'paragraph'
}

/** Returns whether a word may begin at the caret: at the start of a line or after a space. */
export function isAtWordStart({ selection: { $from } }: EditorState): boolean {
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, '\uFFFC')
  return $from.parent.isTextblock && /(?:^|\s)$/.test(before)
}

function lengthOf(pattern: RegExp, text: string): number {
  return pattern.exec(text)?.[0].length ?? 0
}
