import { useEffect } from 'react'
import { useEditing, useSaveState } from '../saving/editing'
import { saveMessage } from '../saving/save-message'
import { phaseOf } from '../saving/save-state'
import { useSession } from '../store/session'
import { lazyComponent } from '../ui/lazy/lazy-component'
import { lazyPart } from '../ui/lazy/lazy-part'
import { SaveWordAndProblem } from './save-word'
import './save-status.css'

// Loaded after the page itself, and not only once saving fails: there may be no connection then.
const SaveSteps = lazyComponent(
  lazyPart(() => import('./save-steps').then((part) => part.SaveSteps)),
  <SaveWordAndProblem />,
)

/** The save status in a word; while saving fails, a press shows or folds what happened and what helps. */
export function SaveStatus({ onSeeConflict }: { readonly onSeeConflict: () => void }) {
  const phase = useSaveState(phaseOf)
  useSpokenSaves()
  return (
    // Not a live region: the announcements below read out the first save and every error, but not each automatic save.
    <div className="ed-save-status" role="status" aria-live="off" data-phase={phase}>
      <SaveSteps onSeeConflict={onSeeConflict} />
    </div>
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
