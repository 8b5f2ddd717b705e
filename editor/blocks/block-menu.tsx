import {
  ArrowDown,
  ArrowUp,
  CopyPlus,
  CornerDownRight,
  Eye,
  EyeOff,
  ListPlus,
  Trash2,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { childrenOf } from '#schema/page/tree'
import { duplicate, moveBy, remove, toggleHidden } from '../store/commands'
import { placeOf, slotsOfBlock } from '../store/places'
import { useBlock, usePage, useSession } from '../store/session'
import { Menu, MenuItem, MenuSeparator } from '../ui/menu'
import { shortcutLabel } from '../ui/shortcut-label'

/** Everything one can do with a block, without dragging. `trigger` is the button that opens it. */
export function BlockMenu({ id, trigger, afterRemove }: BlockMenuProps) {
  return (
    <Menu trigger={trigger}>
      <BlockMenuItems id={id} afterRemove={afterRemove} />
    </Menu>
  )
}

function BlockMenuItems({ id, afterRemove }: Omit<BlockMenuProps, 'trigger'>) {
  const session = useSession()
  const tree = usePage(({ page }) => page.tree)
  const block = useBlock(id)
  if (!block) return null
  const { slot, index } = placeOf(tree, id)
  const count = childrenOf(tree, slot).length
  const inside = slotsOfBlock(tree, id, session.registry)[0]
  return (
    <>
      <MenuItem
        icon={<ArrowUp size={16} />}
        shortcut={shortcutLabel('Alt+↑')}
        disabled={index === 0}
        onSelect={() => moveBy(session, id, -1)}
      >
        Move up
      </MenuItem>
      <MenuItem
        icon={<ArrowDown size={16} />}
        shortcut={shortcutLabel('Alt+↓')}
        disabled={index === count - 1}
        onSelect={() => moveBy(session, id, 1)}
      >
        Move down
      </MenuItem>
      <MenuItem
        icon={<CornerDownRight size={16} />}
        onSelect={() => session.uiStore.askWhereTo(id)}
      >
        Move to…
      </MenuItem>
      {inside !== undefined && (
        <MenuItem
          icon={<ListPlus size={16} />}
          onSelect={() =>
            session.uiStore.askForBlock({ slot: inside, index: childrenOf(tree, inside).length })
          }
        >
          Add a block inside
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem
        icon={<CopyPlus size={16} />}
        shortcut={shortcutLabel('Mod+D')}
        onSelect={() => duplicate(session, id)}
      >
        Duplicate
      </MenuItem>
      <MenuItem
        icon={block.hidden ? <Eye size={16} /> : <EyeOff size={16} />}
        onSelect={() => toggleHidden(session, id)}
      >
        {block.hidden ? 'Show to visitors' : 'Hide from visitors'}
      </MenuItem>
      <MenuSeparator />
      <MenuItem
        danger
        icon={<Trash2 size={16} />}
        shortcut="Delete"
        onSelect={() => {
          remove(session, id)
          afterRemove?.()
        }}
      >
        Delete
      </MenuItem>
    </>
  )
}

export interface BlockMenuProps {
  readonly id: string
  readonly trigger: ReactNode
  /** Puts focus somewhere, as what held it is gone. */
  readonly afterRemove?: (() => void) | undefined
}
