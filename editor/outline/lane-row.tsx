import { Plus } from 'lucide-react'
import { type MouseEvent, memo } from 'react'
import { t } from '#schema/messages/t'
import { childrenOf, slotOf } from '#schema/page/tree'
import { lockOfSlot } from '../store/locks'
import { selectAndSay } from '../store/selection'
import { useChildren, usePage, useSession } from '../store/session'
import { IconButton } from '../ui/icon-button'
import { laneLabel, levelStyle, type OutlineLine } from './outline-rows'

/** A lane of a block, as one of its columns: what is dropped on it lands in it, also while it is empty. */
export const LaneRow = memo(function LaneRow({ id, level, position, siblings }: OutlineLine) {
  const session = useSession()
  const { canEdit, pageStore, registry, uiStore } = session
  const label = usePage(({ page }) =>
    isThere(id, page.tree) ? laneLabel(page.tree, id, registry) : '',
  )
  const isLocked = usePage(
    ({ page }) => isThere(id, page.tree) && lockOfSlot(page.tree, id) !== null,
  )
  const isEmpty = useChildren(id).length === 0

  /** A lane is no block: a press on it selects the block that has it. */
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
      aria-label={isEmpty ? t('{label}, empty', { label }) : label}
      aria-level={level}
      aria-setsize={siblings}
      aria-posinset={position}
      tabIndex={-1}
      style={levelStyle(level)}
      onClick={select}
    >
      <span className="ed-outline-fold" />
      <span className="ed-outline-name">
        {label}
        {isEmpty && <small>{t('empty')}</small>}
      </span>
      {canEdit && !isLocked && (
        <IconButton
          small
          label={t('Add a block to {label}', { label })}
          icon={<Plus size={14} />}
          tabIndex={-1}
          onClick={() => {
            const index = childrenOf(pageStore.getState().page.tree, id).length
            uiStore.openInserter({ slot: id, index })
          }}
        />
      )}
    </div>
  )
})

function isThere(lane: string, { blocks }: { readonly blocks: ReadonlyMap<string, unknown> }) {
  const at = slotOf(lane)
  return at !== null && blocks.has(at.blockId)
}
