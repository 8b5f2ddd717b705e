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

/** The dialogs to move and to rename a block; each is loaded when it is first opened. */
export function BlockDialogs({ onClosed }: { readonly onClosed: BlockDialogProps['onClosed'] }) {
  const movingId = useUi((state) => state.movingId)
  const namingId = useUi((state) => state.namingId)
  const isThere = usePage(({ page }) => movingId !== null && page.tree.blocks.has(movingId))
  const isFree = usePage(
    ({ page: { tree } }) =>
      namingId !== null && tree.blocks.has(namingId) && lockOf(tree, namingId) === null,
  )
  return (
    <>
      {movingId !== null && isThere && <MoveToDialog id={movingId} onClosed={onClosed} />}
      {namingId !== null && isFree && <RenameDialog id={namingId} onClosed={onClosed} />}
    </>
  )
}
