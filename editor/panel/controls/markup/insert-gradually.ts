import { DOMParser as MarkupParser, type Schema } from '@tiptap/pm/model'
import { AllSelection, TextSelection, type Transaction } from '@tiptap/pm/state'
import type { Editor } from '@tiptap/react'
import { cleanPasted } from '../../../markup/markup-schema'
import { LONG_TEXT } from '../../../store/content-limits'
import { partsOf, pastedParts } from './long-markup'

/** An insertion of markup in progress. */
export interface Insertion {
  /** Inserts the rest at once. */
  finish(): void
  /** Discards the rest. */
  cancel(): void
}

/**
 * Pastes a long text in parts, and reports when it is complete and whether paragraphs were split; `null` if the text is short, or
 * would be inserted in a list or table: it is then pasted normally.
 */
export function pasteGradually(
  editor: Editor,
  clipboard: DataTransfer | null,
  onDone: (isDivided: boolean) => void,
): Insertion | null {
  const length = clipboard?.getData('text/plain').length ?? 0
  if (!clipboard || length < LONG_TEXT || !isBetweenBlocks(editor)) return null
  const { parts, isDivided } = pastedParts(clipboard)
  if (parts.length === 0) return null
  let end = openPlace(editor)
  let first: Transaction | null = null
  return insertInParts(parts, {
    insert(markup) {
      const { tr, schema } = editor.state
      const content = contentOf(schema, cleanPasted(markup))
      // Typed addresses become links, pasted ones don't: each word would have to be checked.
      const step = tr
        .insert(end, content)
        .setMeta('preventAutolink', true)
        .setMeta('uiEvent', 'paste')
      // Belongs to the same history step as the first part.
      if (first) step.setMeta('appendedTransaction', first)
      first ??= step
      const before = editor.state.doc.content.size
      editor.view.dispatch(step)
      // Placeholders of its pictures are added beside the text (`pending-pictures.ts`).
      end += editor.state.doc.content.size - before
    },
    done() {
      editor.view.dispatch(closePlace(editor, end))
      onDone(isDivided)
    },
  })
}

/** Replaces an editor's text in parts, without a history step and without notifying listeners. */
export function showGradually(editor: Editor, markup: string, onDone: () => void): Insertion {
  let end = 0
  return insertInParts(partsOf(markup), {
    insert(part) {
      const { tr, schema, doc } = editor.state
      const content = contentOf(schema, part)
      const step =
        end === 0 ? tr.replaceWith(0, doc.content.size, content) : tr.insert(end, content)
      editor.view.dispatch(step.setMeta('addToHistory', false).setMeta('preventUpdate', true))
      end += content.size
    },
    done: onDone,
  })
}

interface Receiver {
  readonly insert: (markup: string) => void
  readonly done: () => void
}

/** Inserts part by part, and yields to the browser in between. */
function insertInParts(parts: readonly string[], { insert, done }: Receiver): Insertion {
  const rest = [...parts]
  let timer = window.setTimeout(next)
  return { finish: () => take(rest.length), cancel: () => clearTimeout(timer) }

  function next(): void {
    take(1)
    if (rest.length > 0) timer = window.setTimeout(next)
  }

  function take(count: number): void {
    if (rest.length === 0) return
    clearTimeout(timer)
    insert(rest.splice(0, count).join(''))
    if (rest.length === 0) done()
  }
}

function contentOf(schema: Schema, markup: string) {
  const template = document.createElement('template')
  template.innerHTML = markup
  return MarkupParser.fromSchema(schema).parse(template.content).content
}

/** Returns whether everything is selected, or the selection is in a top-level paragraph or heading. */
function isBetweenBlocks({ state: { selection } }: Editor): boolean {
  return selection.$from.depth === 1 || selection instanceof AllSelection
}

/** Makes a place for whole paragraphs: deletes the selection and splits the paragraph at the caret. */
function openPlace({ state, view }: Editor): number {
  const step = state.tr.deleteSelection()
  const { $from } = step.selection
  const { parent, parentOffset, pos } = $from
  if (parentOffset > 0 && parentOffset < parent.content.size) step.split(pos)
  if (step.docChanged) view.dispatch(step)
  return parentOffset === 0 ? $from.before(1) : pos + 1
}

/** Places the caret after the inserted text, and removes the line it was pasted into if it is empty. */
function closePlace({ state }: Editor, end: number): Transaction {
  const { tr, doc } = state
  const line = doc.nodeAt(end)
  if (line?.type.name === 'paragraph' && line.content.size === 0)
    tr.delete(end, end + line.nodeSize)
  return tr.setSelection(TextSelection.near(tr.doc.resolve(end), -1)).scrollIntoView()
}
