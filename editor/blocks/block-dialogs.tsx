import { lazy, Suspense } from 'react'
import { lockOf } from '../store/locks'
import { usePage, useUi } from '../store/session'
import { Loading } from '../ui/lazy/loading'

const MoveToDialog = lazy(() =>
  import('./move-to-dialog').then(({ MoveToDialog: component }) => ({ default: component })),
)
const RenameDialog = lazy(() =>
  import('./rename-dialog').then(({ RenameDialog: component }) => ({ default: component })),
)

/** Asks where a block goes, or what it is called; each question is fetched when it is first asked. */
export function BlockDialogs({ onClosed }: Pick<BlockDialogProps, 'onClosed'>) {
  const movingId = useUi((state) => state.movingId)
  const namingId = useUi((state) => state.namingId)
  const isThere = usePage(({ page }) => movingId !== null && page.tree.blocks.has(movingId))
  const isFree = usePage(
    ({ page: { tree } }) =>
      namingId !== null && tree.blocks.has(namingId) && lockOf(tree, namingId) === null,
  )
  return (
    <Suspense fallback={<Loading />}>
      {movingId !== null && isThere && <MoveToDialog id={movingId} onClosed={onClosed} />}
      {namingId !== null && isFree && <RenameDialog id={namingId} onClosed={onClosed} />}
    </Suspense>
  )
}

export interface BlockDialogProps {
  readonly id: string
  /** Takes the focus: the menu that opened the dialog is gone by then. */
  readonly onClosed: () => void
}
