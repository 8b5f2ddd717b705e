import { blockLabel } from '../../store/block-labels'
import { usePage, useSession, useUi } from '../../store/session'

/** What a block is called; empty for a moment while it is being taken off the page. */
export function useBlockName(id: string): string {
  const { registry } = useSession()
  // A name that comes later is shown, too.
  useUi((state) => state.sharedName)
  return usePage(({ page: { tree } }) =>
    tree.blocks.has(id) ? blockLabel(tree, id, registry) : '',
  )
}
