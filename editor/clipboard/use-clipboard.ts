import { useEffect } from 'react'
import { remove } from '../store/commands'
import { selectedBlocks } from '../store/selection'
import { type EditorSession, useSession } from '../store/session'
import { announceCopied, toClipboardText } from './blocks-text'
import { pasteWhenFetched, pasting } from './lazy-paste'

/** Makes the browser's copy, cut and paste act on blocks, except while text is edited or selected. */
export function useClipboard(): void {
  const session = useSession()
  useEffect(() => {
    const copy = (event: ClipboardEvent) => copyTo(session, event)
    const cut = (event: ClipboardEvent) => {
      // Locked blocks stay: `remove` reports the lock, and copying them is harmless.
      const ids = session.canEdit ? copyTo(session, event) : []
      if (ids.length > 0) remove(session, ids)
    }
    const pasteFrom = (event: ClipboardEvent) => {
      const { clipboardData } = event
      if (!clipboardData || !isBlockClipboardEvent(event)) return
      event.preventDefault()
      const text = clipboardData.getData(OWN_TYPE) || clipboardData.getData('text/plain')
      // Read synchronously: the clipboard data is unavailable after the event.
      const beside = {
        rtf: clipboardData.getData('text/rtf'),
        files: [...(clipboardData.files ?? [])],
      }
      void pasteWhenFetched(session, { text, html: clipboardData.getData('text/html'), beside })
    }
    for (const [target, name] of BEFORE_PASTING) target.addEventListener(name, fetchPaste)
    document.addEventListener('copy', copy)
    document.addEventListener('cut', cut)
    document.addEventListener('paste', pasteFrom)
    return () => {
      for (const [target, name] of BEFORE_PASTING) target.removeEventListener(name, fetchPaste)
      document.removeEventListener('copy', copy)
      document.removeEventListener('cut', cut)
      document.removeEventListener('paste', pasteFrom)
    }
  }, [session])
}

/** Events that often precede a paste: a copy in the editor, a return to the window, or an opened menu. */
const BEFORE_PASTING = [
  [document, 'copy'],
  [document, 'cut'],
  [document, 'contextmenu'],
  [window, 'focus'],
] as const

/** Loads the paste code shortly before it is needed. */
function fetchPaste(): void {
  // Retried with the paste itself.
  pasting.fetch().catch(() => undefined)
}

/** A separate type, because some programs alter the plain text. */
const OWN_TYPE = 'application/x-toran+json'

/** Copies the selected blocks to the event's clipboard; returns their ids. */
function copyTo(session: EditorSession, event: ClipboardEvent): readonly string[] {
  const ids = selectedBlocks(session)
  if (ids.length === 0 || !event.clipboardData || !isBlockClipboardEvent(event)) return []
  // Text selected outside the canvas takes precedence, unless the focus has since moved to the outline.
  if (document.getSelection()?.isCollapsed === false && !isInOutline()) return []
  const text = toClipboardText(session, ids)
  event.clipboardData.setData('text/plain', text)
  event.clipboardData.setData(OWN_TYPE, text)
  event.preventDefault()
  announceCopied(session, ids)
  return ids
}

/** Returns whether a row of the outline has the focus. The event's target is where the last caret was, which may be elsewhere. */
function isInOutline(): boolean {
  const { activeElement } = document
  return activeElement instanceof HTMLElement && activeElement.dataset.outlineId !== undefined
}

function isBlockClipboardEvent({ target, defaultPrevented }: ClipboardEvent): boolean {
  if (defaultPrevented || !(target instanceof Element)) return false
  if (isInOutline()) return true
  const isWritten = target instanceof HTMLElement && target.isContentEditable
  return (
    !isWritten && target.closest('input, textarea, select, [role="dialog"], [role="menu"]') === null
  )
}
