import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { restrictToParentElement } from '@dnd-kit/modifiers'
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
} from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { GripVertical } from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'
import { t } from '#schema/messages/t'
import './sortable-list.css'

/** List whose items can be sorted with pointer or keyboard; the items also offer buttons for it. */
export function SortableList({ keys, nameOf, move, children }: SortableListProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[restrictToParentElement]}
      onDragEnd={drop}
      accessibility={{
        announcements: {
          onDragStart: ({ active }) =>
            t('“{name}” picked up, {position}', {
              name: nameOfKey(active.id),
              position: position(active.id),
            }),
          onDragOver: ({ active, over }) =>
            over
              ? t('“{name}” is over {position}', {
                  name: nameOfKey(active.id),
                  position: position(over.id),
                })
              : undefined,
          onDragEnd: ({ active, over }) =>
            over
              ? t('“{name}” dropped at {position}', {
                  name: nameOfKey(active.id),
                  position: position(over.id),
                })
              : undefined,
          onDragCancel: ({ active }) =>
            t('“{name}” is back where it was', { name: nameOfKey(active.id) }),
        },
        screenReaderInstructions: {
          draggable: t(
            'Press Space to pick up, the arrow keys to move, Space to drop, Escape to cancel.',
          ),
        },
      }}
    >
      <SortableContext items={[...keys]} strategy={rectSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  )

  function drop({ active, over }: DragEndEvent): void {
    const from = keys.indexOf(String(active.id))
    const to = over ? keys.indexOf(String(over.id)) : -1
    if (from >= 0 && to >= 0 && from !== to) move(from, to)
  }

  function nameOfKey(key: string | number): string {
    return nameOf(keys.indexOf(String(key)))
  }

  function position(key: string | number): string {
    return t('position {index} of {count}', {
      index: keys.indexOf(String(key)) + 1,
      count: keys.length,
    })
  }
}

interface SortableListProps {
  readonly keys: readonly string[]
  /** Returns the name of the item at an index: `Slide 2`. */
  readonly nameOf: (index: number) => string
  readonly move: (from: number, to: number) => void
  readonly children: ReactNode
}

/** Makes an element an item of the surrounding sortable list. */
export function useSortableItem(key: string, name: string, locked: boolean): SortableItem {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, ...drag } = useSortable({
    attributes: { roleDescription: t('sortable') },
    id: key,
    disabled: locked,
  })
  const { transform, transition, isDragging } = drag
  return {
    ref: setNodeRef,
    style: { transform: CSS.Translate.toString(transform), transition },
    'data-dragging': isDragging,
    handle: !locked && (
      <button
        type="button"
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        className="ed-sortable-handle ed-focusable"
      >
        <GripVertical size={14} aria-hidden />
        <span className="ed-visually-hidden">{t('Drag “{name}”', { name })}</span>
      </button>
    ),
  }
}

export interface SortableItem {
  readonly ref: (node: HTMLElement | null) => void
  readonly style: CSSProperties
  readonly 'data-dragging': boolean
  /** The drag handle. */
  readonly handle: ReactNode
}
