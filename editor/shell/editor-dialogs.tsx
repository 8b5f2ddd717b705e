import { lazy, Suspense, useEffect, useState } from 'react'
import { useSession } from '../store/session'
import { Coming } from '../ui/coming'
import { useEditing, useSaveState } from './editing'
import { useUnsavedGuard } from './use-unsaved-guard'

const ConflictDialog = lazy(() =>
  import('./conflict-dialog').then(({ ConflictDialog: component }) => ({ default: component })),
)
const RestoreDialog = lazy(() =>
  import('./restore-dialog').then(({ RestoreDialog: component }) => ({ default: component })),
)
const RevisionsView = lazy(() =>
  import('../revisions/revisions-view').then(({ RevisionsView: component }) => ({
    default: component,
  })),
)
const LeaveDialog = lazy(() =>
  import('./leave-dialog').then(({ LeaveDialog: component }) => ({ default: component })),
)

/** The questions the editor asks about saving; each is fetched when it is first asked. */
export function EditorDialogs(props: EditorDialogsProps) {
  const { isConflictShown, onConflictClosed, areVersionsShown, onVersionsClosed } = props
  const failure = useSaveState((state) => state.failure)
  const isKept = useSaveState((state) => state.copyKept)
  const { leaving, stay } = useUnsavedGuard()
  const { left, forget } = useLeftWork()
  const theirs = failure?.kind === 'conflict' ? failure.current : null
  return (
    <Suspense fallback={<Coming />}>
      {isConflictShown && theirs && <ConflictDialog theirs={theirs} onClose={onConflictClosed} />}
      {left && <RestoreDialog left={left} onClose={forget} />}
      {areVersionsShown && <RevisionsView onClose={onVersionsClosed} />}
      {leaving && <LeaveDialog isKept={isKept} onStay={stay} onLeave={leaving} />}
    </Suspense>
  )
}

interface EditorDialogsProps {
  readonly isConflictShown: boolean
  readonly onConflictClosed: () => void
  readonly areVersionsShown: boolean
  readonly onVersionsClosed: () => void
}

/** What a gone tab has left, offered once, when the page is opened. */
function useLeftWork() {
  const { left } = useEditing()
  const { canEdit, uiStore } = useSession()
  const [isDecided, setIsDecided] = useState(false)
  const isDamaged = canEdit && left.unsaved === 'damaged'
  useEffect(() => {
    if (isDamaged)
      uiStore.toast(
        'Unsaved changes were kept on this device, but they are damaged and cannot be used.',
      )
  }, [isDamaged, uiStore])
  const isOffered = canEdit && !isDecided
  return {
    left: isOffered && left.unsaved !== 'damaged' ? left.unsaved : null,
    forget: () => setIsDecided(true),
  }
}
