import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { t } from '#schema/messages/t'
import { PictureDetails } from '../media/picture-dialogs'
import { useEditing, useSaveState } from '../saving/editing'
import { savesFirst, useUnsavedGuard } from '../saving/use-unsaved-guard'
import { withLibrary } from '../store/block-library'
import { useSession, useUi } from '../store/session'
import { lazyDialog } from '../ui/lazy/lazy-dialog'
import { lazyPart } from '../ui/lazy/lazy-part'

const PageConflict = lazyDialog(
  lazyPart(() =>
    withLibrary(import('../saving/dialogs/page-conflict').then((part) => part.PageConflict)),
  ),
)
const RecoverPage = lazyDialog(
  lazyPart(() =>
    withLibrary(import('../saving/dialogs/recover-page').then((part) => part.RecoverPage)),
  ),
)
const RevisionsView = lazyDialog(
  lazyPart(() =>
    withLibrary(import('../revisions/revisions-view').then((part) => part.RevisionsView)),
  ),
)
const LeaveDialog = lazyDialog(
  lazyPart(() => import('../saving/dialogs/leave-dialog').then((part) => part.LeaveDialog)),
)

const LocationDialogs = lazyDialog(
  lazyPart(() =>
    withLibrary(import('../rollouts/location-dialogs').then((part) => part.LocationDialogs)),
  ),
)

/** Dialogs about saving, each loaded when first opened. */
export function EditorDialogs(props: EditorDialogsProps) {
  const { isConflictShown, onConflictClosed, areVersionsShown, onVersionsClosed } = props
  const failure = useSaveState((state) => state.failure)
  const hasLocalCopy = useSaveState((state) => state.hasLocalCopy)
  const { saver, notices } = useEditing()
  const hasLocations = useStore(notices, (state) => !!state.locations)
  const { leaving, stay } = useUnsavedGuard(saver, savesFirst)
  const { unsaved, forget } = useRecovery()
  const theirs = failure?.kind === 'conflict' ? failure.current : null
  return (
    <>
      {isConflictShown && theirs && <PageConflict theirs={theirs} onClose={onConflictClosed} />}
      {unsaved && <RecoverPage unsaved={unsaved} onClose={forget} />}
      {areVersionsShown && <RevisionsView onClose={onVersionsClosed} />}
      <AltTextDialog />
      {hasLocations && <LocationDialogs onClose={() => notices.setState({ locations: null })} />}
      {leaving && <LeaveDialog hasLocalCopy={hasLocalCopy} onClose={stay} onLeave={leaving} />}
    </>
  )
}

/** Dialog for the alt text of the picture of an issue. */
function AltTextDialog() {
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

/** Offers draft recovery once, when the page is opened. */
function useRecovery() {
  const { recovery } = useEditing()
  const { canEdit, uiStore } = useSession()
  const [isDecided, setIsDecided] = useState(false)
  const isDamaged = canEdit && recovery.unsaved === 'damaged'
  useEffect(() => {
    if (isDamaged)
      uiStore.toast(
        t('Unsaved changes were kept on this device, but they’re damaged and can’t be restored.'),
      )
  }, [isDamaged, uiStore])
  const isOffered = canEdit && !isDecided
  return {
    unsaved: isOffered && recovery.unsaved !== 'damaged' ? recovery.unsaved : null,
    forget: () => setIsDecided(true),
  }
}
