import { ArrowDown, ArrowUp } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { t } from '#schema/messages/t'
import { type ListedRecord, moveRecord } from '../api/collections'
import type { RowAction } from '../screens/list/use-row-actions'
import { IconButton } from '../ui/icon-button'
import type { CollectionKind } from './collection-kinds'
import type { RecordFilters } from './record-filters'
import { useDragHandle } from './sortable-row'

/** Returns whether editors sort records of this kind manually, separately for each location. */
export function isSortedByHand({ list, owner }: CollectionKind): boolean {
  return list.sort === null && owner === 'location'
}

/**
 * Returns whether a list shows all records of one location in their manual order, so that moving up by one means the row above.
 */
export function showsOrder(kind: CollectionKind, filters: RecordFilters): boolean {
  const others = Object.entries(filters).filter(([name]) => name !== 'location')
  return (
    isSortedByHand(kind) && filters.location !== '' && others.every(([, value]) => value === '')
  )
}

export function moveBy({ kind }: CollectionKind, by: number): RowAction<ListedRecord> {
  return {
    done: ({ name }) =>
      by < 0 ? t('Moved “{name}” up.', { name }) : t('Moved “{name}” down.', { name }),
    async run(client, record) {
      await moveRecord(client, { kind, id: record.id }, by)
      return () => moveRecord(client, { kind, id: record.id }, -by)
    },
  }
}

/** Buttons that move a row up or down, also by dragging. */
export function MoveButtons({ name, onMove }: MoveButtonsProps) {
  const handle = useDragHandle()
  const holder = useRef<HTMLSpanElement>(null)
  useKeptFocus(holder)
  return (
    <span ref={holder} className="ed-collection-move">
      {handle}
      <IconButton
        label={t('Move “{name}” up', { name })}
        icon={<ArrowUp size={16} aria-hidden />}
        onClick={() => onMove(-1)}
      />
      <IconButton
        label={t('Move “{name}” down', { name })}
        icon={<ArrowDown size={16} aria-hidden />}
        onClick={() => onMove(1)}
      />
    </span>
  )
}

interface MoveButtonsProps {
  readonly name: string
  readonly onMove: (by: -1 | 1) => void
}

/** Returns the focus to the pressed button after its row was moved, so that it can be pressed again. */
function useKeptFocus(holder: RefObject<HTMLElement | null>): void {
  const pressed = useRef<Element | null>(null)
  useEffect(() => {
    const { current } = holder
    const note = ({ target }: Event) => {
      pressed.current = target instanceof Element ? target.closest('button') : null
    }
    const forget = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null) pressed.current = null
    }
    current?.addEventListener('focusin', note)
    current?.addEventListener('focusout', forget)
    return () => {
      current?.removeEventListener('focusin', note)
      current?.removeEventListener('focusout', forget)
    }
  }, [holder])
  useEffect(() => {
    const { current } = pressed
    if (document.activeElement === document.body && current instanceof HTMLElement) current.focus()
  })
}
