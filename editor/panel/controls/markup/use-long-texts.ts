import type { Editor } from '@tiptap/react'
import { useEffect, useState } from 'react'
import { type Insertion, pasteGradually, showGradually } from './insert-gradually'

/**
 * Long texts go into an editor part by part, as long as nobody writes: all of what is pasted is in before anything else is
 * written, the text is left or the page goes away.
 */
export function useLongTexts() {
  const [texts] = useState(createLongTexts)
  useEffect(() => {
    window.addEventListener('pagehide', texts.settle, { capture: true })
    return () => {
      window.removeEventListener('pagehide', texts.settle, { capture: true })
      texts.settle()
    }
  }, [texts])
  return texts
}

function createLongTexts() {
  let pasting: Insertion | null = null
  let showing: Insertion | null = null
  const before = () => {
    finish()
    return false
  }
  return {
    /** Another text comes, or the page goes: what was pasted is put in, what is merely shown is not. */
    settle(): void {
      pasting?.finish()
      showing?.cancel()
    },
    /** For the editor's events after which something may be written. */
    handlers: { keydown: before, beforeinput: before, focus: before, blur: before },
    isPasting: () => pasting !== null,
    /** Returns false for what is pasted like any other text. */
    paste(editor: Editor, event: ClipboardEvent, onDone: (isDivided: boolean) => void): boolean {
      finish()
      pasting = pasteGradually(editor, event.clipboardData, (isDivided) => {
        pasting = null
        onDone(isDivided)
      })
      if (pasting) event.preventDefault()
      return pasting !== null
    },
    /** Shows another text, which is written elsewhere. */
    show(editor: Editor, markup: string): void {
      showing = showGradually(editor, markup, () => {
        showing = null
      })
    },
  }

  function finish(): void {
    pasting?.finish()
    showing?.finish()
  }
}
