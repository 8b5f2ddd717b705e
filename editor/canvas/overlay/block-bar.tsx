import {
  ArrowDown,
  ArrowUp,
  CopyPlus,
  CornerLeftUp,
  EllipsisVertical,
  GripVertical,
  Lock,
  Trash2,
} from 'lucide-react'
import { t } from '#schema/messages/t'
import { ancestorsOf, childrenOf, ROOT } from '#schema/page/tree'
import { BlockMenu } from '../../blocks/block-menu'
import { blocksDragged, useDragSource } from '../../drag/use-drag-source'
import { keysLabel } from '../../shortcuts/shortcuts'
import { duplicate, moveBy, remove } from '../../store/commands'
import { toggleLocked } from '../../store/lock-commands'
import { lockOf } from '../../store/locks'
import { actionTargets, selectAndSay } from '../../store/selection'
import { usePage, useSession, useUi } from '../../store/session'
import { IconButton } from '../../ui/icon-button'
import { useBlockName } from './use-block-name'

/** Bar above the selected block with its name and actions. */
export function BlockBar({ id, readOnly, focusCanvas }: BlockBarProps) {
  const ownName = useBlockName(id)
  const count = useUi(({ selectedIds }) => selectedIds.size)
  const name = count > 1 ? t('{count} blocks', { count }) : ownName
  // Subscribes only to what the bar shows, so that typing in a field of the block doesn't re-render it.
  const lock = usePage(({ page }) => (page.tree.blocks.has(id) ? lockOf(page.tree, id) : null))
  const parent = usePage(({ page }) => ancestorsOf(page.tree, id)[0])
  return (
    <div
      className="ed-surface ed-block-bar"
      role="toolbar"
      aria-label={count > 1 ? name : t('Block {name}', { name })}
    >
      {parent !== undefined && <SelectParent id={parent} />}
      <span className="ed-block-bar-name">{name}</span>
      {!readOnly &&
        (lock === null ? (
          <BlockActions id={id} name={name} focusCanvas={focusCanvas} />
        ) : (
          <Locked id={id} lock={lock} focusCanvas={focusCanvas} />
        ))}
    </div>
  )
}

/** Shown instead of the actions: the kind of lock, how to remove it, and what is still allowed. */
function Locked({ id, lock, focusCanvas }: LockedProps) {
  const session = useSession()
  const name = useBlockName(lock)
  return (
    <>
      <IconButton
        small
        className="ed-block-bar-lock"
        label={t('Unlock {name}', { name })}
        icon={<Lock size={16} />}
        onClick={() => {
          toggleLocked(session, lock)
          focusCanvas()
        }}
      />
      <BlockMenu
        id={id}
        afterRemove={focusCanvas}
        trigger={<IconButton small label={t('More')} icon={<EllipsisVertical size={16} />} />}
      />
    </>
  )
}

function SelectParent({ id }: { readonly id: string }) {
  const session = useSession()
  return (
    <IconButton
      small
      label={t('Select {id}', { id: useBlockName(id) })}
      icon={<CornerLeftUp size={16} />}
      onClick={() => selectAndSay(session, id)}
    />
  )
}

function BlockActions({ id, name, focusCanvas }: BlockActionsProps) {
  const session = useSession()
  const handle = useDragSource({ pick: () => blocksDragged(session, id) })
  const siblings = usePage(({ page }) => childrenOf(page.tree, page.tree.parents.get(id) ?? ROOT))
  const isAlone = useUi(({ selectedIds }) => selectedIds.size < 2)
  const chosen = () => actionTargets(session, id)
  return (
    <>
      <IconButton
        small
        {...handle}
        className="ed-drag-handle"
        label={t('Move {name}', { name })}
        aria-roledescription={t('draggable')}
        icon={<GripVertical size={16} />}
      />
      <IconButton
        small
        label={t('Move up')}
        shortcut={keysLabel('moveUp')}
        aria-disabled={isAlone && siblings[0] === id}
        icon={<ArrowUp size={16} />}
        onClick={() => moveBy(session, chosen(), -1)}
      />
      <IconButton
        small
        label={t('Move down')}
        shortcut={keysLabel('moveDown')}
        aria-disabled={isAlone && siblings.at(-1) === id}
        icon={<ArrowDown size={16} />}
        onClick={() => moveBy(session, chosen(), 1)}
      />
      <IconButton
        small
        label={t('Duplicate')}
        shortcut={keysLabel('duplicate')}
        icon={<CopyPlus size={16} />}
        onClick={() => duplicate(session, chosen())}
      />
      <BlockMenu
        id={id}
        afterRemove={focusCanvas}
        trigger={<IconButton small label={t('More')} icon={<EllipsisVertical size={16} />} />}
      />
      <IconButton
        small
        className="ed-block-bar-delete"
        label={t('Delete')}
        shortcut="Delete"
        icon={<Trash2 size={16} />}
        onClick={() => {
          remove(session, chosen())
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

interface LockedProps {
  readonly id: string
  readonly lock: string
  readonly focusCanvas: () => void
}

interface BlockActionsProps {
  readonly id: string
  readonly name: string
  readonly focusCanvas: () => void
}
