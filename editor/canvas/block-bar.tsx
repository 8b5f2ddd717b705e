import {
  ArrowDown,
  ArrowUp,
  CopyPlus,
  CornerLeftUp,
  EllipsisVertical,
  GripVertical,
  Trash2,
} from 'lucide-react'
import { ancestorsOf, childrenOf } from '#schema/page/tree'
import { BlockMenu } from '../blocks/block-menu'
import { useDragSource } from '../drag/use-drag-source'
import { duplicate, moveBy, remove, selectAndSay } from '../store/commands'
import { blockLabel, placeOf } from '../store/places'
import { usePage, useSession } from '../store/session'
import { IconButton } from '../ui/icon-button'
import { shortcutLabel } from '../ui/shortcut-label'

/** The bar over the selected block: its name, and what can be done with it. */
export function BlockBar({ id, readOnly, focusCanvas }: BlockBarProps) {
  const session = useSession()
  const tree = usePage(({ page }) => page.tree)
  const name = blockLabel(tree, id, session.registry)
  const parent = ancestorsOf(tree, id)[0]
  return (
    <div className="ed-surface ed-block-bar" role="toolbar" aria-label={`Block ${name}`}>
      {parent !== undefined && (
        <IconButton
          small
          label={`Select ${blockLabel(tree, parent, session.registry)}`}
          icon={<CornerLeftUp size={16} />}
          onClick={() => selectAndSay(session, parent)}
        />
      )}
      <span className="ed-block-bar-name">{name}</span>
      {!readOnly && <BlockActions id={id} name={name} focusCanvas={focusCanvas} />}
    </div>
  )
}

function BlockActions({ id, name, focusCanvas }: BlockActionsProps) {
  const session = useSession()
  const handle = useDragSource({ id: 'block-handle', pick: () => ({ kind: 'block', id }) })
  const tree = usePage(({ page }) => page.tree)
  const { slot, index } = placeOf(tree, id)
  const isLast = index === childrenOf(tree, slot).length - 1
  return (
    <>
      <IconButton
        small
        {...handle}
        className="ed-drag-handle"
        label={`Move ${name}`}
        aria-roledescription="draggable"
        icon={<GripVertical size={16} />}
      />
      <IconButton
        small
        label="Move up"
        shortcut={shortcutLabel('Alt+↑')}
        aria-disabled={index === 0}
        icon={<ArrowUp size={16} />}
        onClick={() => moveBy(session, id, -1)}
      />
      <IconButton
        small
        label="Move down"
        shortcut={shortcutLabel('Alt+↓')}
        aria-disabled={isLast}
        icon={<ArrowDown size={16} />}
        onClick={() => moveBy(session, id, 1)}
      />
      <IconButton
        small
        label="Duplicate"
        shortcut={shortcutLabel('Mod+D')}
        icon={<CopyPlus size={16} />}
        onClick={() => duplicate(session, id)}
      />
      <BlockMenu
        id={id}
        afterRemove={focusCanvas}
        trigger={<IconButton small label="More" icon={<EllipsisVertical size={16} />} />}
      />
      <IconButton
        small
        className="ed-block-bar-delete"
        label="Delete"
        shortcut="Delete"
        icon={<Trash2 size={16} />}
        onClick={() => {
          remove(session, id)
          focusCanvas()
        }}
      />
    </>
  )
}

interface BlockBarProps {
  readonly id: string
  readonly readOnly: boolean
  readonly focusCanvas: () => void
}

interface BlockActionsProps {
  readonly id: string
  readonly name: string
  readonly focusCanvas: () => void
}
