import { Fragment } from 'react'
import { keysLabel } from '../shortcuts/keys-label'
import { actionTargets } from '../store/selection'
import { usePage, useSession } from '../store/session'
import { MenuItem, MenuSeparator } from '../ui/floating/menu'
import { blockActions } from './block-actions'

/** What can be done to a block, or to the whole selection if it is part of it. */
export function BlockMenuItems({ id, afterRemove }: BlockMenuItemsProps) {
  const session = useSession()
  // What is offered follows from the page.
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
  /** Puts focus somewhere, as what held it is gone. */
  readonly afterRemove?: (() => void) | undefined
}
