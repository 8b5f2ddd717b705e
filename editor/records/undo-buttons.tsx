import { Redo2, Undo2 } from 'lucide-react'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { t } from '#schema/messages/t'
import type { EditorSession } from '../store/session'
import { Button } from '../ui/button'

/** Undo and redo buttons of a form, also available by shortcut. */
export function UndoButtons({ session: { pageStore } }: { readonly session: EditorSession }) {
  const canUndo = useStore(pageStore, ({ past }) => past.length > 0)
  const canRedo = useStore(pageStore, ({ future }) => future.length > 0)
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      if (event.defaultPrevented || !(event.ctrlKey || event.metaKey) || event.altKey) return
      const key = event.key.toLowerCase()
      const isRedo = key === 'y' || (key === 'z' && event.shiftKey)
      if (key !== 'z' && !isRedo) return
      event.preventDefault()
      if (isRedo) pageStore.redo()
      else pageStore.undo()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [pageStore])
  return (
    <fieldset className="record-page-undo" aria-label={t('History of the form')}>
      <Button
        look="quiet"
        className="ed-icon-button"
        aria-label={t('Undo')}
        aria-disabled={!canUndo || undefined}
        onClick={() => pageStore.undo()}
      >
        <Undo2 size={16} aria-hidden />
      </Button>
      <Button
        look="quiet"
        className="ed-icon-button"
        aria-label={t('Redo')}
        aria-disabled={!canRedo || undefined}
        onClick={() => pageStore.redo()}
      >
        <Redo2 size={16} aria-hidden />
      </Button>
    </fieldset>
  )
}
