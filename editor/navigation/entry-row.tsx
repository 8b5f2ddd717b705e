import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  ChevronRight,
  Ellipsis,
  GripVertical,
  Plus,
  Trash2,
} from 'lucide-react'
import type { CSSProperties, KeyboardEvent } from 'react'
import type { AnyField, Fields } from '#schema/fields'
import { t } from '#schema/messages/t'
import { useIsWrong } from '../panel/controls/list/array-item'
import { Field } from '../panel/fields/field'
import { Menu, MenuItem, MenuSeparator } from '../ui/floating/menu'
import { IconButton } from '../ui/icon-button'
import {
  type Entries,
  type EntryListChange,
  endOf,
  levelOf,
  moveDown,
  moveIn,
  moveOut,
  moveUp,
  remove,
} from './entry-list'
import { linkLabel } from './use-page-titles'

/** Set by the tree, not by hand. */
const HIDDEN_PARTS: ReadonlySet<string> = new Set(['level', 'entryId', 'part'])

/** Row of an entry that expands to its fields, with controls to move it. */
export function EntryRow(props: EntryRowProps) {
  const { entries, index, id, path, fields, titles, isOpen, locked, toggle } = props
  const entry = entries[index]
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } =
    useSortable({ id, disabled: locked })
  const isWrong = useIsWrong(path)
  const name = entry?.label || t('New entry')
  const style = {
    transform: CSS.Translate.toString(transform),
    transition,
    '--level': levelOf(entry),
  } as CSSProperties
  return (
    <li ref={setNodeRef} style={style} className="navigation-entry" data-dragging={isDragging}>
      <div className="navigation-row">
        {!locked && (
          // The keyboard moves the row itself: the handle is for pointers.
          <span ref={setActivatorNodeRef} {...listeners} className="navigation-handle" aria-hidden>
            <GripVertical size={16} />
          </span>
        )}
        <button
          type="button"
          className="navigation-toggle ed-focusable"
          aria-expanded={isOpen}
          data-entry={path}
          onClick={toggle}
          onKeyDown={steer}
        >
          <ChevronRight size={14} aria-hidden />
          <span className="navigation-label">{name}</span>
          <span className="ed-quiet">{linkLabel(entry?.link ?? null, titles)}</span>
          {isWrong && <span className="navigation-wrong">{t('needs attention')}</span>}
          {levelOf(entry) > 0 && (
            <span className="ed-visually-hidden">
              {`, ${t('level {level}', { level: levelOf(entry) + 1 })}`}
            </span>
          )}
        </button>
        {!locked && <EntryMenu {...props} name={name} />}
      </div>
      {isOpen && (
        <fieldset className="navigation-fields">
          <legend className="ed-visually-hidden">{name}</legend>
          {Object.entries(fields)
            .filter(([part]) => !HIDDEN_PARTS.has(part))
            .map(([part, each]) => (
              <Field key={part} field={each as AnyField} path={`${path}.${part}`} />
            ))}
        </fieldset>
      )}
    </li>
  )

  function steer(event: KeyboardEvent): void {
    const move = event.altKey && !locked ? stepsOf(props).get(event.key) : undefined
    if (!move) return
    event.preventDefault()
    props.change(move(), t('“{name}” was moved', { name }), index)
  }
}

interface EntryRowProps {
  readonly entries: Entries
  readonly index: number
  readonly id: string
  /** Path in the record: `entries.3`. */
  readonly path: string
  readonly fields: Fields
  readonly deepest: number
  readonly titles: ReadonlyMap<number, string>
  readonly isOpen: boolean
  readonly isFull: boolean
  readonly locked: boolean
  readonly toggle: () => void
  readonly change: (changed: EntryListChange | null, words: string, from: number | null) => void
  readonly insert: (after: { readonly index: number; readonly isBelow: boolean }) => void
}

/** Returns the moves by arrow key. */
function stepsOf({
  entries,
  index,
  deepest,
}: Pick<EntryRowProps, 'entries' | 'index' | 'deepest'>) {
  return new Map<string, () => EntryListChange | null>([
    ['ArrowUp', () => moveUp(entries, index)],
    ['ArrowDown', () => moveDown(entries, index)],
    ['ArrowRight', () => moveIn(entries, index, deepest)],
    ['ArrowLeft', () => moveOut(entries, index)],
  ])
}

function EntryMenu(props: EntryRowProps & { readonly name: string }) {
  const { entries, index, name, deepest, isFull, change, insert } = props
  const steps = stepsOf(props)
  const below = endOf(entries, index) - index - 1
  const items = [
    [t('Move up'), 'ArrowUp', <ArrowUp key="up" size={16} />, 'Alt+↑'],
    [t('Move down'), 'ArrowDown', <ArrowDown key="down" size={16} />, 'Alt+↓'],
    [t('Nest under the entry above'), 'ArrowRight', <ArrowRight key="in" size={16} />, 'Alt+→'],
    [t('Move one level up'), 'ArrowLeft', <ArrowLeft key="out" size={16} />, 'Alt+←'],
  ] as const
  return (
    <Menu
      trigger={
        <IconButton
          label={t('More actions for {name}', { name })}
          icon={<Ellipsis size={16} />}
          small
        />
      }
    >
      {items.map(([label, key, icon, shortcut]) => (
        <MenuItem
          key={key}
          icon={icon}
          shortcut={shortcut}
          disabled={steps.get(key)?.() === null}
          onSelect={() =>
            change(steps.get(key)?.() ?? null, t('“{name}” was moved', { name }), index)
          }
        >
          {label}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem
        icon={<Plus size={16} />}
        disabled={isFull}
        onSelect={() => insert({ index, isBelow: false })}
      >
        {t('Add after it')}
      </MenuItem>
      {levelOf(entries[index]) < deepest && (
        <MenuItem
          icon={<Plus size={16} />}
          disabled={isFull}
          onSelect={() => insert({ index, isBelow: true })}
        >
          {t('Add below it')}
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem
        icon={<Trash2 size={16} />}
        danger
        onSelect={() => change(remove(entries, index), t('“{name}” was removed', { name }), null)}
      >
        {below === 0 ? t('Remove') : t('Remove, with {below} below it', { below })}
      </MenuItem>
    </Menu>
  )
}
