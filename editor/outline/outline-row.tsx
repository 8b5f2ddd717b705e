import { CircleAlert, EllipsisVertical, EyeOff } from 'lucide-react'
import { memo } from 'react'
import { BlockMenu } from '../blocks/block-menu'
import { problemsOf } from '../blocks/problems-of'
import { selectAndSay } from '../store/commands'
import { kindLabel } from '../store/places'
import { useBlock, useIsSelected, useSession, useUi } from '../store/session'
import { IconButton } from '../ui/icon-button'

/** One block in the outline: its name, its kind when named otherwise, and what is the matter with it. */
export const OutlineRow = memo(function OutlineRow({ id, depth, isFirst }: RowProps) {
  const session = useSession()
  const { canEdit, registry } = session
  const block = useBlock(id)
  const isSelected = useIsSelected(id)
  // One row is the tree's stop for Tab: the selected one, else the first.
  const isStop = useUi(({ selectedId }) => selectedId === id || (isFirst && selectedId === null))
  if (!block) return null
  const kind = kindLabel(block.name, registry)
  const name = block.displayName || kind
  const problems = problemsOf(block, registry)
  const words = [
    name,
    name !== kind && kind,
    block.hidden && 'hidden',
    ...problems.map(({ message }) => message),
  ]
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree takes the keys for all its rows.
    <div
      role="treeitem"
      className="ed-outline-row ed-focusable"
      data-outline-id={id}
      aria-label={words.filter(Boolean).join(', ')}
      aria-level={depth + 1}
      aria-selected={isSelected}
      tabIndex={isStop ? 0 : -1}
      style={{ paddingInlineStart: `${12 + depth * 16}px` }}
      onClick={(event) => {
        // What is pressed in the row's menu is not a press on the row.
        if (event.currentTarget.contains(event.target as Node)) selectAndSay(session, id)
      }}
      onMouseEnter={() => session.uiStore.hover(id)}
      onMouseLeave={() => session.uiStore.hover(null)}
    >
      <span className="ed-outline-name" data-hidden={block.hidden}>
        {name}
        {name !== kind && <small>{kind}</small>}
      </span>
      {block.hidden && <EyeOff size={14} aria-hidden />}
      {problems.length > 0 && (
        <span
          className="ed-outline-problem"
          title={problems.map((each) => each.message).join('\n')}
        >
          <CircleAlert size={14} aria-hidden />
        </span>
      )}
      {canEdit && (isSelected || isStop) && (
        <BlockMenu
          id={id}
          trigger={
            <IconButton small label={`More for ${name}`} icon={<EllipsisVertical size={16} />} />
          }
        />
      )}
    </div>
  )
})

interface RowProps {
  readonly id: string
  /** 0 for blocks of the page itself. */
  readonly depth: number
  readonly isFirst: boolean
}
