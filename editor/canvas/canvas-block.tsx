import { memo, useMemo, useState } from 'react'
import { BlockFrame } from '#renderer/page/block-frame'
import type { AnyBlock } from '#schema/block/block'
import { type SlotKey, slotKey } from '#schema/page/tree'
import { problemsOf } from '../blocks/problems-of'
import { movedIds } from '../store/places'
import { useBlock, useChildren, useSession, useUi } from '../store/session'
import { BlockBoundary } from './block-boundary'
import { BlockView } from './block-view'
import { EmptySlot } from './empty-slot'
import { ProblemBadge } from './problem-badge'
import { UnknownBlock } from './unknown-block'

/** One block of the page. It is drawn again when it changes itself, and for nothing else. */
export const CanvasBlock = memo(function CanvasBlock({ id }: { readonly id: string }) {
  const { registry } = useSession()
  const block = useDrawnBlock(id)
  const mark = useUi(({ selectedIds, drag }) => {
    if (drag && movedIds(drag.what).includes(id)) return 'dragged'
    return selectedIds.has(id) ? 'selected' : null
  })
  const definition = block && registry.get(block.name)
  const slots = useSlots(id, definition)
  if (!block) return null
  const problems = definition ? problemsOf(block, registry) : []
  const label = definition?.label ?? block.name
  const marks = {
    'data-selected': mark === 'selected' ? '' : undefined,
    'data-dragged': mark === 'dragged' ? '' : undefined,
    'data-hidden': block.hidden ? '' : undefined,
    'data-locked': block.locked === true ? '' : undefined,
    'data-label': label,
  }
  return (
    <BlockFrame id={id} name={block.name} anchor={false} marks={marks}>
      {problems.length > 0 && <ProblemBadge problems={problems} />}
      <BlockBoundary block={block} label={label}>
        {definition ? (
          <BlockView definition={definition} block={block} slots={slots} />
        ) : (
          <UnknownBlock block={block} />
        )}
      </BlockBoundary>
    </BlockFrame>
  )
})

/** The block; while one of its texts is written in place, as it was before: the caret stands in what is drawn. */
function useDrawnBlock(id: string) {
  const block = useBlock(id)
  const isWritten = useUi(({ writing }) => writing?.blockId === id)
  const [drawn, setDrawn] = useState(block)
  if (!isWritten && drawn !== block) setDrawn(block)
  return block && isWritten ? drawn : block
}

function useSlots(id: string, definition: AnyBlock | undefined) {
  return useMemo(() => {
    const slots = Object.entries(definition?.slots ?? {}).map(([name, { label }]) => [
      name,
      <CanvasSlot key={name} slot={slotKey(id, name)} label={label} />,
    ])
    return Object.fromEntries(slots)
  }, [id, definition])
}

function CanvasSlot({ slot, label }: { readonly slot: SlotKey; readonly label: string }) {
  const ids = useChildren(slot)
  if (ids.length === 0) return <EmptySlot slot={slot} label={label} />
  return ids.map((id) => <CanvasBlock key={id} id={id} />)
}
