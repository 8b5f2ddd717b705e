import { Menu, type MenuTrigger } from '../ui/floating/menu'
import { lazyComponent } from '../ui/lazy/lazy-component'
import { lazyPart } from '../ui/lazy/lazy-part'
import type { BlockMenuItemsProps } from './block-menu-items'

export const blockMenuItems = lazyPart(() =>
  import('./block-menu-items').then((part) => part.BlockMenuItems),
)
export const BlockMenuItems = lazyComponent(blockMenuItems)

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
