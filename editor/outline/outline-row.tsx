import { ChevronDown, ChevronRight, EyeOff, Lock } from 'lucide-react'
import { type MouseEvent, memo } from 'react'
import type { PageIssue } from '#schema/fields/field'
import { formatDetails } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import type { StoredBlock } from '#schema/page/content'
import { BlockIcon } from '../blocks/block-icon'
import { kindLabel, rowLabel } from '../store/block-labels'
import { rename } from '../store/commands'
import { isWhole } from '../store/edits/set-locked'
import { markedProblems } from '../store/marked-problems'
import { selectAndSay, selectTo, toggleSelected } from '../store/selection'
import {
  type EditorSession,
  useBlock,
  useIsSelected,
  usePage,
  useSession,
  useUi,
} from '../store/session'
import { countBranchIssues } from './count-branch-issues'
import { levelStyle } from './outline-rows'
import { RowName } from './row-name'
import { RowTools } from './row-tools'

/** Row of a block in the outline: its icon, its name or first words, its type, and the issues of its branch. */
export const OutlineRow = memo(function OutlineRow(props: RowProps) {
  const { id, level, position, siblings, isOpen, isFirst, isNaming } = props
  const session = useSession()
  const { canEdit, registry } = session
  const block = useBlock(id)
  const isSelected = useIsSelected(id)
  // The tree has a single tab stop: the selected row, or else the first.
  const isStop = useUi(({ selectedId }) => selectedId === id || (isFirst && selectedId === null))
  const isPointedAt = useUi(({ hoveredId }) => hoveredId === id)
  // Subscribes to the names of shared blocks, which load later.
  useUi((state) => state.sharedName)
  const inBranch = usePage(({ page }) => countBranchIssues(page.tree, id, registry))
  if (!block) return null
  const kind = kindLabel(block.name, registry)
  const name = rowLabel(block, registry)
  const problems = markedProblems(block, registry)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree takes the keys for all its rows.
    <div
      role="treeitem"
      className="ed-outline-row ed-focusable"
      data-outline-id={id}
      aria-label={accessibleRowName(block, { name, kind, problems, inBranch })}
      aria-level={level}
      aria-setsize={siblings}
      aria-posinset={position}
      aria-expanded={isOpen ?? undefined}
      aria-selected={isSelected}
      tabIndex={isStop ? 0 : -1}
      style={levelStyle(level)}
      onClick={(event) => selectBy(session, event, id)}
      onDoubleClick={() => canEdit && props.onName(id)}
      onMouseEnter={() => session.uiStore.hover(id)}
      onMouseLeave={() => session.uiStore.hover(null)}
    >
      <Fold id={id} isOpen={isOpen} onFold={props.onFold} />
      <BlockIcon name={block.name} registry={registry} />
      {isNaming ? (
        <RowName
          before={block.displayName ?? ''}
          kind={kind}
          onKeep={(text) => rename(session, id, text)}
          onDone={() => props.onName(null)}
        />
      ) : (
        <span className="ed-outline-name" data-hidden={block.hidden}>
          {name}
          {name !== kind && <small>{kind}</small>}
        </span>
      )}
      {inBranch > 0 && (
        <span
          className="ed-count"
          data-tone="danger"
          title={problems.map((each) => each.message).join('\n') || t('Problems inside this block')}
        >
          {inBranch}
        </span>
      )}
      {canEdit && !isNaming ? (
        <RowTools
          id={id}
          name={name}
          isHidden={block.hidden === true}
          isLocked={isWhole(block.locked)}
          isFull={isSelected || isStop || isPointedAt}
        />
      ) : (
        <StateIcons block={block} />
      )}
    </div>
  )
})

/** Returns the accessible name of a row: name, type, state and all messages. */
function accessibleRowName(
  block: StoredBlock,
  { name, kind, problems, inBranch }: RowLabelParts,
): string {
  return formatDetails([
    name,
    name !== kind && kind,
    block.hidden && t('hidden'),
    isWhole(block.locked) && t('locked'),
    ...problems.map(({ message }) => message),
    inBranch > problems.length &&
      t(
        '{inBranch, plural, one {# problem inside this block} other {# problems inside this block}}',
        {
          inBranch,
        },
      ),
  ])
}

interface RowLabelParts {
  readonly name: string
  readonly kind: string
  readonly problems: readonly PageIssue[]
  readonly inBranch: number
}

function StateIcons({ block }: { readonly block: StoredBlock }) {
  return (
    <>
      {block.hidden && <EyeOff size={14} aria-hidden />}
      {isWhole(block.locked) && <Lock size={14} aria-hidden />}
    </>
  )
}

/** Selects by click: Shift selects a range, Ctrl or Cmd adds a block. */
function selectBy(session: EditorSession, event: MouseEvent<HTMLElement>, id: string): void {
  // Clicks on the row's buttons or in its menu are not clicks on the row.
  const { target, currentTarget } = event
  if (!(target instanceof Element) || !currentTarget.contains(target)) return
  if (target.closest('button')) return
  if (event.shiftKey) selectTo(session, id)
  else if (event.ctrlKey || event.metaKey) toggleSelected(session, id)
  else selectAndSay(session, id)
}

/** Icon that expands or collapses a block on click. The keyboard uses the arrow keys. */
function Fold({ id, isOpen, onFold }: FoldProps) {
  if (isOpen === null) return <span className="ed-outline-fold" />
  const Icon = isOpen ? ChevronDown : ChevronRight
  return (
    <span
      className="ed-outline-fold"
      aria-hidden
      onClick={(event) => {
        event.stopPropagation()
        onFold(id, !isOpen)
      }}
    >
      <Icon size={14} />
    </span>
  )
}

interface RowProps {
  readonly id: string
  readonly level: number
  readonly position: number
  readonly siblings: number
  readonly isOpen: boolean | null
  readonly isFirst: boolean
  /** True while its name is being edited. */
  readonly isNaming: boolean
  readonly onFold: (id: string, isOpen: boolean) => void
  readonly onName: (id: string | null) => void
}

interface FoldProps {
  readonly id: string
  readonly isOpen: boolean | null
  readonly onFold: (id: string, isOpen: boolean) => void
}
