import { useState } from 'react'
import { t } from '#schema/messages/t'
import { downloadText, pageFile } from '../saving/download-page'
import { useEditing, useSaveState } from '../saving/editing'
import { saveMessage } from '../saving/save-message'
import { phaseOf } from '../saving/save-state'
import { useSession } from '../store/session'
import { Button } from '../ui/button'
import { SaveProblem, SaveWord } from './save-word'
import './save-steps.css'

/** The save status; while saving fails, a button for what helps. */
export function SaveSteps(props: SaveStepsProps) {
  const phase = useSaveState(phaseOf)
  const isFailing = phase === 'failed' || phase === 'offline'
  return isFailing ? <FoldedProblem key={phase} {...props} /> : <SaveWord />
}

interface SaveStepsProps {
  readonly onSeeConflict: () => void
}

/** The problem of a save, with the steps that help. Folded at first where a notice says the same. */
function FoldedProblem({ onSeeConflict }: SaveStepsProps) {
  const { saver, notices } = useEditing()
  const state = useSaveState((current) => current)
  const { stuck } = saveMessage(state)
  const isConflict = state.failure?.kind === 'conflict'
  const [isOpen, setIsOpen] = useState(() => notices.getState().notice?.tone !== 'danger')
  return (
    <>
      <button
        type="button"
        className="ed-save-word"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <SaveWord />
      </button>
      {isOpen && (
        <SaveProblem>
          {isConflict && <Button onClick={onSeeConflict}>{t('See the difference')}</Button>}
          {stuck && !isConflict && (
            <>
              <Button onClick={() => void saver.saveNow()}>{t('Retry')}</Button>
              <CopyAsFile />
            </>
          )}
        </SaveProblem>
      )}
    </>
  )
}

function CopyAsFile() {
  const { documentId, pageStore } = useSession()
  return (
    <Button onClick={() => downloadText(pageFile(documentId, pageStore.getState().page))}>
      {t('Copy page as file')}
    </Button>
  )
}
