import { lockOf } from '../store/locks'
import { usePage, useSession, useUi } from '../store/session'
import { MoveToDialog } from './move-to-dialog'
import { type BlockDialogProps, RenameDialog } from './rename-dialog'
import { ReplaceFrameDialog } from './replace-frame-dialog'

/** The open dialog, unless its block was deleted or locked. */
export function OpenBlockDialog({ onClosed }: Pick<BlockDialogProps, 'onClosed'>) {
  const movingId = useUi((state) => state.movingId)
  const namingId = useUi((state) => state.namingId)
  const replacing = useUi((state) => state.replacing)
  const sharing = useUi((state) => state.sharing)
  const { Shared } = useSession()
  const isThere = usePage(({ page }) => movingId !== null && page.tree.blocks.has(movingId))
  const isFree = usePage(
    ({ page: { tree } }) =>
      namingId !== null && tree.blocks.has(namingId) && lockOf(tree, namingId) === null,
  )
  return (
    <>
      {movingId !== null && isThere && <MoveToDialog id={movingId} onClosed={onClosed} />}
      {namingId !== null && isFree && <RenameDialog id={namingId} onClosed={onClosed} />}
      {sharing && Shared && <Shared part="make" ids={sharing} onClosed={onClosed} />}
      {replacing && <ReplaceFrameDialog replacing={replacing} onClosed={onClosed} />}
    </>
  )
}
