import { Menu, type MenuTrigger } from '../ui/floating/menu'
import { fetchedComponent } from '../ui/lazy/fetched-component'
import { fetchedPart } from '../ui/lazy/fetched-part'
import type { BlockMenuItemsProps } from './block-menu-items'

export const blockMenuItems = fetchedPart(() =>
  import('./block-menu-items').then((part) => part.BlockMenuItems),
)
export const BlockMenuItems = fetchedComponent(blockMenuItems)

/** Menu of actions on a block, or on the whole selection if it includes the block: the alternative to dragging. */
export function BlockMenu({ trigger, ...items }: BlockMenuProps) {
  return (
    <Menu trigger={trigger}>
      <BlockMenuItems {...items} />
    </Menu>
  )
}

interface BlockMenuProps extends BlockMenuItemsProps {
  readonly trigger: MenuTrigger
}
