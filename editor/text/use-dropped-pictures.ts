import type { DragEvent } from 'react'
import { blockIdAt } from '../blocks/block-element'
import { pasteWhenFetched } from '../clipboard/lazy-paste'
import { useSession } from '../store/session'

/** Inserts picture files dropped on a block after that block. Without it the browser would open them in place of the editor. */
export function useDroppedPictures() {
  const session = useSession()
  return { onDragOver: take, onDrop: take }

  /** A text that is being edited handles its own drops. */
  function take(event: DragEvent): void {
    const { dataTransfer, target, type } = event
    if (!session.canEdit || event.defaultPrevented || !dataTransfer.types.includes('Files')) return
    event.preventDefault()
    if (type !== 'drop') return
    session.uiStore.select(blockIdAt(target))
    const files = [...dataTransfer.files]
    void pasteWhenFetched(session, { text: '', html: '', beside: { rtf: '', files } })
  }
}
