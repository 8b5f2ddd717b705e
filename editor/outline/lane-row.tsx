import { ChevronDown, ChevronUp, Pencil, Plus } from 'lucide-react'
import { type MouseEvent, memo } from 'react'
import { t } from '#schema/messages/t'
import { childrenOf, slotOf } from '#schema/page/tree'
import { laneLabel } from '../store/block-labels'
import { lockOfSlot } from '../store/locks'
import { canMovePart, movePart, renamePart, titleFieldOf } from '../store/part-commands'
import { selectAndSay } from '../store/selection'
import { useChildren, usePage, useSession } from '../store/session'
import { IconButton } from '../ui/icon-button'
import { levelStyle, type OutlineLine } from './outline-rows'
import { RowName } from './row-name'

/** Row of one column of a block: blocks dropped on it are placed in the column, also while it is empty. */
export const LaneRow = memo(function LaneRow(props: LaneRowProps) {
  const { id, level, position, siblings, isNaming, onName } = props
  const session = useSession()
  const { canEdit, registry } = session
  const label = usePage(({ page }) =>
    isThere(id, page.tree) ? laneLabel(page.tree, id, registry) : '',
  )
  const isLocked = usePage(
    ({ page }) => isThere(id, page.tree) && lockOfSlot(page.tree, id) !== null,
  )
  const isEmpty = useChildren(id).length === 0
  const isPart = titleFieldOf(session, id) !== null

  /** Selects the block that contains a clicked column, because a column isn't a block; the focus moves to the column. */
  function select({ target }: MouseEvent): void {
    if (!(target instanceof Element && target.closest('button')))
      selectAndSay(session, slotOf(id)?.blockId ?? null)
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree takes the keys for all its rows.
    <div
      role="treeitem"
      className="ed-outline-row ed-outline-lane ed-focusable"
      data-outline-id={id}
      data-lane=""
      aria-label={isEmpty ? t('“{label}”, empty', { label }) : label}
      aria-level={level}
      aria-setsize={siblings}
      aria-posinset={position}
      tabIndex={-1}
      style={levelStyle(level)}
      onClick={select}
      onDoubleClick={() => canEdit && isPart && !isLocked && onName(id)}
    >
      <span className="ed-outline-fold" />
      {isNaming ? (
        <RowName
          before={label}
          kind={label}
          onKeep={(title) => title !== label && renamePart(session, id, title)}
          onDone={() => onName(null)}
        />
      ) : (
        <span className="ed-outline-name">
          {label}
          {isEmpty && <small>{t('empty')}</small>}
        </span>
      )}
      {canEdit && !isLocked && !isNaming && (
        <span className="ed-outline-tools">
          {isPart && <PartTools id={id} label={label} onName={() => onName(id)} />}
          <AddTool id={id} label={label} />
        </span>
      )}
    </div>
  )
})

interface LaneRowProps extends OutlineLine {
  readonly isNaming: boolean
  readonly onName: (id: string | null) => void
}

function AddTool({ id, label }: Pick<PartToolsProps, 'id' | 'label'>) {
  const { pageStore, uiStore } = useSession()
  return (
    <IconButton
      small
      label={t('Add a block to “{label}”', { label })}
      icon={<Plus size={14} />}
      tabIndex={-1}
      onClick={() => {
        const index = childrenOf(pageStore.getState().page.tree, id).length
        uiStore.openInserter({ slot: id, index })
      }}
    />
  )
}

/** Buttons that swap a part with its neighbour, and rename it. */
function PartTools({ id, label, onName }: PartToolsProps) {
  const session = useSession()
  return (
    <span className="ed-outline-part-tools">
      <IconButton
        small
        label={t('Rename “{label}”', { label })}
        icon={<Pencil size={14} />}
        tabIndex={-1}
        onClick={onName}
      />
      {canMovePart(session, id, -1) && (
        <IconButton
          small
          label={t('Move “{label}” up', { label })}
          icon={<ChevronUp size={14} />}
          tabIndex={-1}
          onClick={() => movePart(session, id, -1)}
        />
      )}
      {canMovePart(session, id, 1) && (
        <IconButton
          small
          label={t('Move “{label}” down', { label })}
          icon={<ChevronDown size={14} />}
          tabIndex={-1}
          onClick={() => movePart(session, id, 1)}
        />
      )}
    </span>
  )
}

interface PartToolsProps {
  readonly id: string
  readonly label: string
  readonly onName: () => void
}

function isThere(lane: string, { blocks }: { readonly blocks: ReadonlyMap<string, unknown> }) {
  const at = slotOf(lane)
  return at !== null && blocks.has(at.blockId)
}
