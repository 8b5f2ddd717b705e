import {
  ArrowDown,
  ArrowUp,
  CopyPlus,
  CornerLeftUp,
  EllipsisVertical,
  GripVertical,
  Trash2,
} from 'lucide-react'
import { ancestorsOf, childrenOf, ROOT } from '#schema/page/tree'
import { BlockMenu } from '../blocks/block-menu'
import { useDragSource } from '../drag/use-drag-source'
import { duplicate, moveBy, remove, selectAndSay } from '../store/commands'
import { usePage, useSession } from '../store/session'
import { IconButton } from '../ui/icon-button'
import { shortcutLabel } from '../ui/shortcut-label'
import { useBlockName } from './use-block-name'

/** The bar over the selected block: its name, and what can be done with it. */
export function BlockBar({ id, readOnly, focusCanvas }: BlockBarProps) {
  const name = useBlockName(id)
  // Only what the bar shows: a key press in a field of the block must not draw it anew.
  const parent = usePage(({ page }) => ancestorsOf(page.tree, id)[0])
  return (
    <div className="ed-surface ed-block-bar" role="toolbar" aria-label={`Block ${name}`}>
      {parent !== undefined && <SelectParent id={parent} />}
      <span className="ed-block-bar-name">{name}</span>
      {!readOnly && <BlockActions id={id} name={name} focusCanvas={focusCanvas} />}
    </div>
  )
}

function SelectParent({ id }: { readonly id: string }) {
  const session = useSession()
  return (
    <IconButton
      small
      label={`Select ${useBlockName(id)}`}
      icon={<CornerLeftUp size={16} />}
      onClick={() => selectAndSay(session, id)}
    />
  )
}

function BlockActions({ id, name, focusCanvas }: BlockActionsProps) {
  const session = useSession()
  const handle = useDragSource({ id: 'block-handle', pick: () => ({ kind: 'block', id }) })
  const siblings = usePage(({ page }) => childrenOf(page.tree, page.tree.parents.get(id) ?? ROOT))
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
        aria-disabled={siblings[0] === id}
        icon={<ArrowUp size={16} />}
        onClick={() => moveBy(session, id, -1)}
      />
      <IconButton
        small
        label="Move down"
        shortcut={shortcutLabel('Alt+↓')}
        aria-disabled={siblings.at(-1) === id}
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
