import { memo, type ReactNode, useMemo, useState } from 'react'
import { BlockFrame } from '#renderer/page/block-frame'
import type { AnyBlock } from '#schema/block/block'
import type { StoredBlock } from '#schema/page/content'
import { isOutlet } from '#schema/page/page-outlet'
import { propsOf } from '#schema/page/stored-props'
import { type SlotKey, slotKey } from '#schema/page/tree'
import { LONG_TEXT } from '../../store/content-limits'
import { isWhole } from '../../store/edits/set-locked'
import { examplesIn } from '../../store/examples-in'
import { movedIds } from '../../store/places'
import { problemsOf } from '../../store/problems-of'
import { useBlock, useChildren, useSession, useUi } from '../../store/session'
import { isStillBlank, withBlankLine } from '../../store/starting-text'
import type { UiState } from '../../store/ui-state'
import { lazyComponent } from '../../ui/lazy/lazy-component'
import { lazyPart } from '../../ui/lazy/lazy-part'
import { BlockBoundary } from './block-boundary'
import { BlockView } from './block-view'
import { EmptySlot } from './empty-slot'
import { Outlet } from './outlet'
import { useIsLongSlot, useIsRendered } from './virtualised-blocks'

/** Lazy, because unknown blocks are rare. */
const UnknownBlock = lazyComponent(
  lazyPart(() => import('./unknown-block').then((part) => part.UnknownBlock)),
)

/** Lazy, because few blocks have a badge, and none on the first render. */
const BlockBadge = lazyComponent(
  lazyPart(() => import('./block-badge').then((part) => part.BlockBadge)),
)

/**
 * A block of the page, re-rendered only for its own changes. On a long page it is an empty frame until it comes near the
 * viewport.
 */
export const CanvasBlock = memo(function CanvasBlock({ id, isVirtualised }: CanvasBlockProps) {
  const { registry } = useSession()
  const mark = useUi((state) => markOf(id, state))
  const block = useDrawnBlock(id, mark === 'written')
  const isToWrite = useIsToWrite(block)
  const isRendered = useIsRendered(id, isVirtualised)
  const definition = block && registry.get(block.name)
  if (!block) return null
  const label = definition?.label ?? block.name
  const marks = {
    'data-selected': mark === 'selected' || mark === 'written' ? '' : undefined,
    'data-dragged': mark === 'dragged' ? '' : undefined,
    'data-hidden': block.hidden ? '' : undefined,
    'data-locked': isWhole(block.locked) ? '' : undefined,
    'data-label': label,
    'data-long-text': hasLongText(block) ? '' : undefined,
    'data-blank': isToWrite ? '' : undefined,
    'data-virtualised': isVirtualised ? '' : undefined,
    'data-unrendered': isRendered ? undefined : '',
  }
  return (
    <BlockFrame id={id} name={block.name} anchor={false} marks={marks}>
      {isRendered && (
        <BlockContent
          block={isToWrite && definition ? withBlankLine(definition, block) : block}
          definition={definition}
          label={label}
        />
      )}
    </BlockFrame>
  )
})

interface CanvasBlockProps {
  readonly id: string
  /** True if the block is virtualised separately, false if it is rendered with its parent. */
  readonly isVirtualised: boolean
}

function BlockContent({ block, definition, label }: BlockContentProps) {
  const { registry } = useSession()
  const slots = useSlots(block, definition)
  const isMarked =
    (definition && problemsOf(block, registry).length > 0) ||
    (!block.hidden && examplesIn(block, registry).length > 0)
  return (
    <>
      {isMarked && <BlockBadge block={block} />}
      <BlockBoundary block={block} label={label}>
        <BlockOf block={block} definition={definition} slots={slots} />
      </BlockBoundary>
    </>
  )
}

function BlockOf({ block, definition, slots }: Omit<BlockContentProps, 'label'> & SlotsProps) {
  const { Shared } = useSession()
  if (!definition) return <UnknownBlock block={block} />
  if (isOutlet(definition)) return <Outlet />
  if (definition.isReference) return Shared ? <Shared part="view" block={block} /> : null
  return <BlockView definition={definition} block={block} slots={slots} />
}

interface SlotsProps {
  readonly slots: Readonly<Record<string, ReactNode>>
}

interface BlockContentProps {
  readonly block: StoredBlock
  readonly definition: AnyBlock | undefined
  readonly label: string
}

type Mark = 'dragged' | 'written' | 'selected'

/**
 * Returns a single value per block, because every UI change evaluates this for all blocks. A block whose text is being edited
 * counts as selected.
 */
function markOf(id: string, { selectedIds, drag, writing }: UiState): Mark | null {
  if (drag && movedIds(drag.what).includes(id)) return 'dragged'
  if (writing?.blockId === id) return 'written'
  return selectedIds.has(id) ? 'selected' : null
}

/**
 * Returns the block; while one of its texts is edited in place, the block as it was before, because the caret is in the rendered
 * text.
 */
function useDrawnBlock(id: string, isWritten: boolean) {
  const block = useBlock(id)
  const [rendered, setRendered] = useState(block)
  if (!isWritten && rendered !== block) setRendered(block)
  return block && isWritten ? rendered : block
}

function hasLongText({ fields }: StoredBlock): boolean {
  return fields.some(({ value }) => typeof value === 'string' && value.length >= LONG_TEXT)
}

/**
 * Returns whether a block is still blank and waits for its text, so that it is rendered with an editable line. False while the
 * page is tried out, when the canvas mounts its blocks again.
 */
function useIsToWrite(block: StoredBlock | undefined): boolean {
  const { registry, canEdit, uiStore } = useSession()
  const definition = block && registry.get(block.name)
  if (!definition || !canEdit || block.locked || uiStore.getState().isInteractive) return false
  return isStillBlank(definition, block)
}

/** Returns the slots of a block. A slot that the block's values don't require exists only while it contains blocks. */
function useSlots(block: StoredBlock, definition: AnyBlock | undefined) {
  const { id } = block
  const asked = Object.entries(definition?.slots ?? {})
    .filter(
      ([, { isShownEmpty }]) =>
        !definition || !isShownEmpty || isShownEmpty(propsOf(definition, block)),
    )
    .map(([name]) => name)
    .join()
  return useMemo(() => {
    const shownEmpty = new Set(asked.split(','))
    const slots = Object.entries(definition?.slots ?? {}).map(([name, { label }]) => [
      name,
      <CanvasSlot
        key={name}
        slot={slotKey(id, name)}
        label={label}
        isShownEmpty={shownEmpty.has(name)}
      />,
    ])
    return Object.fromEntries(slots)
  }, [id, definition, asked])
}

function CanvasSlot({ slot, label, isShownEmpty }: CanvasSlotProps) {
  const ids = useChildren(slot)
  const isLong = useIsLongSlot(ids.length)
  if (ids.length > 0)
    return ids.map((id) => <CanvasBlock key={id} id={id} isVirtualised={isLong} />)
  return isShownEmpty ? <EmptySlot slot={slot} label={label} /> : null
}

interface CanvasSlotProps {
  readonly slot: SlotKey
  readonly label: string
  readonly isShownEmpty: boolean
}
