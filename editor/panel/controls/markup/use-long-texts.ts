import type { Editor } from '@tiptap/react'
import { useEffect, useState } from 'react'
import { type Insertion, pasteGradually, showGradually } from './insert-gradually'

/**
 * Inserts long texts in parts while the user doesn't type: a pasted text is completed before other input, before the text loses
 * the focus, and before the page unloads.
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
    /** Completes a paste, and cancels a text that is only being shown, before another text is shown or the page unloads. */
    settle(): void {
      pasting?.finish()
      showing?.cancel()
    },
    /** Handlers of editor events that may precede input. */
    handlers: { keydown: before, beforeinput: before, focus: before, blur: before },
    isPasting: () => pasting !== null,
    /** Returns false for text that is pasted normally. */
    paste(editor: Editor, event: ClipboardEvent, onDone: (isDivided: boolean) => void): boolean {
      finish()
      pasting = pasteGradually(editor, event.clipboardData, (isDivided) => {
        pasting = null
        onDone(isDivided)
      })
      if (pasting) event.preventDefault()
      return pasting !== null
    },
    /** Shows another text that was changed elsewhere. */
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
