import { useEffect } from 'react'
import { t } from '#schema/messages/t'
import { downloadText, pageFile } from '../saving/download-page'
import { useEditing, useSaveState } from '../saving/editing'
import { saveMessage } from '../saving/save-message'
import { phaseOf } from '../saving/save-state'
import { useSession } from '../store/session'
import { Button } from '../ui/button'

/** The save status as text, and advice when saving fails. */
export function SaveStatus({ onSeeConflict }: { readonly onSeeConflict: () => void }) {
  const { saver } = useEditing()
  const state = useSaveState((current) => current)
  const { text, title, stuck } = saveMessage(state)
  const isConflict = state.failure?.kind === 'conflict'
  useSpokenSaves()
  return (
    // Not a live region: the announcements below read out the first save and every error, but not each automatic save.
    <div className="ed-save-status" role="status" aria-live="off" data-phase={phaseOf(state)}>
      <span title={title}>{text}</span>
      {stuck && !isConflict && (
        <>
          {' '}
          <Button look="quiet" onClick={() => void saver.saveNow()}>
            {t('Retry')}
          </Button>
          <CopyAsFile />
        </>
      )}
      {isConflict && (
        <>
          {' '}
          <Button look="quiet" onClick={onSeeConflict}>
            {t('See the difference')}
          </Button>
        </>
      )}
    </div>
  )
}

function CopyAsFile() {
  const { documentId, pageStore } = useSession()
  return (
    <Button
      look="quiet"
      onClick={() => downloadText(pageFile(documentId, pageStore.getState().page))}
    >
      {t('Copy page as file')}
    </Button>
  )
}

function useSpokenSaves(): void {
  const { saver } = useEditing()
  const { uiStore } = useSession()
  useEffect(() => {
    let isWorthSaying = true
    return saver.store.subscribe((state, before) => {
      const phase = phaseOf(state)
      if (phase === phaseOf(before)) return
      const { text, title } = saveMessage(state)
      if (phase === 'failed' || phase === 'offline') {
        isWorthSaying = true
        uiStore.announce(`${text} ${title}`)
      }
      if (phase === 'saved' && isWorthSaying) {
        isWorthSaying = false
        uiStore.announce(title)
      }
    })
  }, [saver, uiStore])
}
