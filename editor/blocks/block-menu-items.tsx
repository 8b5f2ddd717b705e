import { Fragment } from 'react'
import { keysLabel } from '../shortcuts/shortcuts'
import { actionTargets } from '../store/selection'
import { usePage, useSession } from '../store/session'
import { MenuItem, MenuSeparator } from '../ui/floating/menu'
import { blockActions } from './block-actions'

/** Menu items for a block, or for the whole selection if the block is part of it. */
export function BlockMenuItems({ id, afterRemove }: BlockMenuItemsProps) {
  const session = useSession()
  // Subscribes to the page, because the available actions depend on it.
  usePage(({ page }) => page.tree)
  const actions = blockActions(session, actionTargets(session, id))
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

export interface BlockMenuItemsProps {
  readonly id: string
  /** Moves the focus after the focused element was removed. */
  readonly afterRemove?: (() => void) | undefined
}
