import type { DragEvent } from 'react'
import { blockIdAt } from '../blocks/block-element'
import { pasteWhenFetched } from '../clipboard/fetched-paste'
import { useSession, useUi } from '../store/session'

/** Pictures of the device land behind the block they are dropped on. The browser would open them in place of the editor. */
export function useDroppedPictures() {
  const session = useSession()
  const isInteractive = useUi((state) => state.isInteractive)
  return { onDragOver, onDrop }

  function takesFiles({ dataTransfer }: DragEvent): boolean {
    return session.canEdit && !isInteractive && dataTransfer.types.includes('Files')
  }

  function onDragOver(event: DragEvent): void {
    if (takesFiles(event)) event.preventDefault()
  }

  /** A text that is written takes its own. */
  function onDrop(event: DragEvent): void {
    if (event.defaultPrevented || !takesFiles(event)) return
    event.preventDefault()
    session.uiStore.select(blockIdAt(event.target))
    const files = [...event.dataTransfer.files]
    void pasteWhenFetched(session, { text: '', html: '', beside: { rtf: '', files } })
  }
}
