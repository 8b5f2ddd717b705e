import { useUi } from '../store/session'
import { lazyComponent } from '../ui/lazy/lazy-component'
import { lazyPart } from '../ui/lazy/lazy-part'
import { Loading } from '../ui/lazy/loading'
import type { BlockDialogProps } from './rename-dialog'

const OpenBlockDialog = lazyComponent(
  lazyPart(() => import('./open-block-dialog').then((part) => part.OpenBlockDialog)),
  <Loading />,
)

/** The dialogs to move, rename, share and add a block, loaded together when one is first opened. */
export function BlockDialogs({ onClosed }: Pick<BlockDialogProps, 'onClosed'>) {
  const isOpen = useUi(
    ({ movingId, namingId, replacing, sharing }) =>
      (movingId ?? namingId ?? replacing ?? sharing) !== null,
  )
  return isOpen && <OpenBlockDialog onClosed={onClosed} />
}
