import { blockLabel } from '../../store/places'
import { usePage, useSession, useUi } from '../../store/session'

/** What a block is called; empty for a moment while it is being taken off the page. */
export function useBlockName(id: string): string {
  const { registry } = useSession()
  const sharedName = useUi((state) => state.sharedName)
  return usePage(({ page: { tree } }) => {
    const block = tree.blocks.get(id)
    return block ? sharedName?.(block) || blockLabel(tree, id, registry) : ''
  })
}
