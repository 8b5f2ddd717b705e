import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { PictureDetails } from '../media/picture-dialogs'
import { useEditing, useSaveState } from '../saving/editing'
import { savesFirst, useUnsavedGuard } from '../saving/use-unsaved-guard'
import { withLibrary } from '../store/block-library'
import { useSession, useUi } from '../store/session'
import { fetchedDialog } from '../ui/lazy/fetched-dialog'
import { fetchedPart } from '../ui/lazy/fetched-part'

const PageConflict = fetchedDialog(
  fetchedPart(() =>
    withLibrary(import('../saving/dialogs/page-conflict').then((part) => part.PageConflict)),
  ),
)
const RecoverPage = fetchedDialog(
  fetchedPart(() =>
    withLibrary(import('../saving/dialogs/recover-page').then((part) => part.RecoverPage)),
  ),
)
const RevisionsView = fetchedDialog(
  fetchedPart(() =>
    withLibrary(import('../revisions/revisions-view').then((part) => part.RevisionsView)),
  ),
)
const LeaveDialog = fetchedDialog(
  fetchedPart(() => import('../saving/dialogs/leave-dialog').then((part) => part.LeaveDialog)),
)

const ImpactDialog = fetchedDialog(
  fetchedPart(() =>
    withLibrary(import('../rollouts/impact-dialog').then((part) => part.ImpactDialog)),
  ),
)
const RolloutDialog = fetchedDialog(
  fetchedPart(() => import('../rollouts/rollout-dialog').then((part) => part.RolloutDialog)),
)

/** The questions the editor asks about saving; each is fetched when it is first asked. */
export function EditorDialogs(props: EditorDialogsProps) {
  const { isConflictShown, onConflictClosed, areVersionsShown, onVersionsClosed } = props
  const failure = useSaveState((state) => state.failure)
  const hasLocalCopy = useSaveState((state) => state.hasLocalCopy)
  const { leaving, stay } = useUnsavedGuard(useEditing().saver, savesFirst)
  const { unsaved, forget } = useRecovery()
  const theirs = failure?.kind === 'conflict' ? failure.current : null
  return (
    <>
      {isConflictShown && theirs && <PageConflict theirs={theirs} onClose={onConflictClosed} />}
      {unsaved && <RecoverPage unsaved={unsaved} onClose={forget} />}
      {areVersionsShown && <RevisionsView onClose={onVersionsClosed} />}
      <DescribedPicture />
      <LocationDialogs />
      {leaving && <LeaveDialog hasLocalCopy={hasLocalCopy} onClose={stay} onLeave={leaving} />}
    </>
  )
}

/** Which locations get a change, and where the last one has come to. */
function LocationDialogs() {
  const { notices } = useEditing()
  const locations = useStore(notices, (state) => state.locations ?? null)
  const close = () => notices.setState({ locations: null })
  if (locations === null) return null
  if (locations === 'state') return <RolloutDialog onClose={close} />
  const { impact, target, answer } = locations
  return (
    <ImpactDialog
      impact={impact}
      target={target}
      onClose={close}
      onPublish={(choice) => {
        close()
        answer(choice)
      }}
    />
  )
}

/** The alt text of the picture that an issue is about. */
function DescribedPicture() {
  const { uiStore } = useSession()
  const id = useUi((state) => state.describedPicture)
  if (id === null) return null
  return <PictureDetails id={String(id)} onClose={() => uiStore.describePicture(null)} />
}

interface EditorDialogsProps {
  readonly isConflictShown: boolean
  readonly onConflictClosed: () => void
  readonly areVersionsShown: boolean
  readonly onVersionsClosed: () => void
}

/** Draft recovery, once, when the page is opened. */
function useRecovery() {
  const { recovery } = useEditing()
  const { canEdit, uiStore } = useSession()
  const [isDecided, setIsDecided] = useState(false)
  const isDamaged = canEdit && recovery.unsaved === 'damaged'
  useEffect(() => {
    if (isDamaged)
      uiStore.toast(
        'Unsaved changes were kept on this device, but they are damaged and can’t be used.',
      )
  }, [isDamaged, uiStore])
  const isOffered = canEdit && !isDecided
  return {
    unsaved: isOffered && recovery.unsaved !== 'damaged' ? recovery.unsaved : null,
    forget: () => setIsDecided(true),
  }
}
