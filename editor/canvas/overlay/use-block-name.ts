import { blockLabel } from '../../store/block-labels'
import { usePage, useSession, useUi } from '../../store/session'

/** Returns a block's name; empty briefly while the block is being removed. */
export function useBlockName(id: string): string {
  const { registry } = useSession()
  // Subscribes to the names of shared blocks, which may load later.
  useUi((state) => state.sharedName)
  return usePage(({ page: { tree } }) =>
    tree.blocks.has(id) ? blockLabel(tree, id, registry) : '',
  )
}
