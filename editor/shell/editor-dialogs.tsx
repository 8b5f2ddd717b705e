import { lazy, Suspense, useEffect, useState } from 'react'
import { isSameContent } from '../documents/differences'
import type { LocalCopy } from '../documents/local-copy'
import { useSession } from '../store/session'
import { type Editing, useEditing, useSaveState } from './editing'
import { useUnsavedGuard } from './use-unsaved-guard'

const ConflictDialog = lazy(() =>
  import('./conflict-dialog').then(({ ConflictDialog: component }) => ({ default: component })),
)
const RestoreDialog = lazy(() =>
  import('./restore-dialog').then(({ RestoreDialog: component }) => ({ default: component })),
)
const LeaveDialog = lazy(() =>
  import('./leave-dialog').then(({ LeaveDialog: component }) => ({ default: component })),
)

/** The questions the editor asks about saving; each is fetched when it is first asked. */
export function EditorDialogs({ isConflictShown, onConflictClosed }: EditorDialogsProps) {
  const failure = useSaveState((state) => state.failure)
  const isKept = useSaveState((state) => state.copyKept)
  const { leaving, stay } = useUnsavedGuard()
  const { copy, forget } = useCopyOnDevice()
  const theirs = failure?.kind === 'conflict' ? failure.current : null
  return (
    <Suspense fallback={null}>
      {isConflictShown && theirs && <ConflictDialog theirs={theirs} onClose={onConflictClosed} />}
      {copy && <RestoreDialog copy={copy} onClose={forget} />}
      {leaving && <LeaveDialog isKept={isKept} onStay={stay} onLeave={leaving} />}
    </Suspense>
  )
}

interface EditorDialogsProps {
  readonly isConflictShown: boolean
  readonly onConflictClosed: () => void
}

/** What was kept here and is not on the server; looked up once, when the page is opened. */
function useCopyOnDevice() {
  const editing = useEditing()
  const { canEdit, uiStore } = useSession()
  const [copy, setCopy] = useState<LocalCopy | null>(null)
  useEffect(() => {
    const found = canEdit ? unsavedCopy(editing) : null
    if (found === 'damaged')
      uiStore.toast(
        'Unsaved changes were kept on this device, but they are damaged and cannot be used.',
      )
    else setCopy(found)
  }, [editing, canEdit, uiStore])
  return { copy, forget: () => setCopy(null) }
}

function unsavedCopy({ copies, document }: Editing): LocalCopy | 'damaged' | null {
  const { id } = document.summary
  const copy = copies.read(id)
  if (copy === null || copy === 'damaged') return copy
  const isSame =
    isSameContent(copy.content, document.content) &&
    JSON.stringify(copy.settings) === JSON.stringify(document.settings)
  if (!isSame) return copy
  // It did arrive; only the answer was lost.
  copies.clear(id)
  return null
}
