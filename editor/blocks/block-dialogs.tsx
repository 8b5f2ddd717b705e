import { lockOf } from '../store/locks'
import { usePage, useUi } from '../store/session'
import { fetchedComponent } from '../ui/lazy/fetched-component'
import { fetchedPart } from '../ui/lazy/fetched-part'
import { Loading } from '../ui/lazy/loading'
import type { BlockDialogProps } from './block-dialog'

const MoveToDialog = fetchedComponent(
  fetchedPart(() => import('./move-to-dialog').then((part) => part.MoveToDialog)),
  <Loading />,
)
const RenameDialog = fetchedComponent(
  fetchedPart(() => import('./rename-dialog').then((part) => part.RenameDialog)),
  <Loading />,
)
const ReplaceFrameDialog = fetchedComponent(
  fetchedPart(() => import('./replace-frame-dialog').then((part) => part.ReplaceFrameDialog)),
  <Loading />,
)

/** The dialogs to move, to rename and to add a block; each is loaded when it is first opened. */
export function BlockDialogs({ onClosed }: { readonly onClosed: BlockDialogProps['onClosed'] }) {
  const movingId = useUi((state) => state.movingId)
  const namingId = useUi((state) => state.namingId)
  const replacing = useUi((state) => state.replacing)
  const isThere = usePage(({ page }) => movingId !== null && page.tree.blocks.has(movingId))
  const isFree = usePage(
    ({ page: { tree } }) =>
      namingId !== null && tree.blocks.has(namingId) && lockOf(tree, namingId) === null,
  )
  return (
    <>
      {movingId !== null && isThere && <MoveToDialog id={movingId} onClosed={onClosed} />}
      {namingId !== null && isFree && <RenameDialog id={namingId} onClosed={onClosed} />}
      {replacing && <ReplaceFrameDialog replacing={replacing} onClosed={onClosed} />}
    </>
  )
}
