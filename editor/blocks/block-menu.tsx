import { Fragment } from 'react'
import { keysLabel } from '../shortcuts/keys-label'
import { chosenWith } from '../store/selection'
import { usePage, useSession } from '../store/session'
import { Menu, MenuItem, MenuSeparator, type MenuTrigger } from '../ui/floating/menu'
import { blockActions } from './block-actions'

/** The actions on a block, or on the whole selection if it is part of it: the alternative to dragging. */
export function BlockMenu({ trigger, ...items }: BlockMenuProps) {
  return (
    <Menu trigger={trigger}>
      <BlockMenuItems {...items} />
    </Menu>
  )
}

export function BlockMenuItems({ id, afterRemove }: Omit<BlockMenuProps, 'trigger'>) {
  const session = useSession()
  // What is offered follows from the page.
  usePage(({ page }) => page.tree)
  const actions = blockActions(session, chosenWith(session, id))
  return actions.map(({ icon: Icon, ...action }, index) => (
    <Fragment key={action.id}>
      {index > 0 && actions[index - 1]?.group !== action.group && <MenuSeparator />}
      <MenuItem
        icon={<Icon size={16} />}
        {...(action.shortcut && { shortcut: keysLabel(action.shortcut) })}
        {...(action.danger && { danger: true })}
        {...(action.disabled && { disabled: true })}
        onSelect={() => {
          action.run()
          if (action.id === 'remove') afterRemove?.()
        }}
      >
        {action.label}
      </MenuItem>
    </Fragment>
  ))
}

interface BlockMenuProps {
  readonly id: string
  readonly trigger: MenuTrigger
  /** Puts focus somewhere, as what held it is gone. */
  readonly afterRemove?: (() => void) | undefined
}
