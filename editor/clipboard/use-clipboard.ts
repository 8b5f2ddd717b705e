import { useEffect } from 'react'
import { remove } from '../store/commands'
import { selectedBlocks } from '../store/selection'
import { type EditorSession, useSession } from '../store/session'
import { announceCopied, blocksText } from './blocks-text'
import { pasteWhenFetched, pasting } from './fetched-paste'

/** The browser's own copy, cut and paste act on blocks, except where text is written or marked. */
export function useClipboard(): void {
  const session = useSession()
  useEffect(() => {
    const copy = (event: ClipboardEvent) => copyTo(session, event)
    const cut = (event: ClipboardEvent) => {
      // A lock keeps the blocks; `remove` says so, and what was copied does no harm.
      const ids = session.canEdit ? copyTo(session, event) : []
      if (ids.length > 0) remove(session, ids)
    }
    const pasteFrom = (event: ClipboardEvent) => {
      const { clipboardData } = event
      if (!clipboardData || !isForBlocks(event)) return
      event.preventDefault()
      const text = clipboardData.getData(OWN_TYPE) || clipboardData.getData('text/plain')
      // Read now: the clipboard is closed when the event is over.
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

/** What goes before a paste: something is copied here, or the window comes back from where it was, or a menu opens. */
const BEFORE_PASTING = [
  [document, 'copy'],
  [document, 'cut'],
  [document, 'contextmenu'],
  [window, 'focus'],
] as const

/** What reads the clipboard is there by the time it is needed, and no earlier. */
function fetchPaste(): void {
  // Asked for again with the paste.
  pasting.fetch().catch(() => undefined)
}

/** Survives programs that change the plain text on its way. */
const OWN_TYPE = 'application/x-toran+json'

/** Returns what was copied. */
function copyTo(session: EditorSession, event: ClipboardEvent): readonly string[] {
  const ids = selectedBlocks(session)
  if (ids.length === 0 || !event.clipboardData || !isForBlocks(event)) return []
  // Text marked outside the canvas is what is meant; text marked before the outline took the focus is not.
  if (document.getSelection()?.isCollapsed === false && !isInOutline()) return []
  const text = blocksText(session, ids)
  event.clipboardData.setData('text/plain', text)
  event.clipboardData.setData(OWN_TYPE, text)
  event.preventDefault()
  announceCopied(session, ids)
  return ids
}

/** Whether a row of the outline has the focus. The event itself names the place of the last caret, wherever that is. */
function isInOutline(): boolean {
  const { activeElement } = document
  return activeElement instanceof HTMLElement && activeElement.dataset.outlineId !== undefined
}

function isForBlocks({ target, defaultPrevented }: ClipboardEvent): boolean {
  if (defaultPrevented || !(target instanceof Element)) return false
  if (isInOutline()) return true
  const isWritten = target instanceof HTMLElement && target.isContentEditable
  return (
    !isWritten && target.closest('input, textarea, select, [role="dialog"], [role="menu"]') === null
  )
}
