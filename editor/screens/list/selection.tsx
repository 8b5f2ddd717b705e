import { type ChangeEvent, type RefObject, useId } from 'react'
import { t } from '#schema/messages/t'

/** Which rows of a list are selected, by their keys, and how to select others. */
export interface Selection<Key> {
  /** Of the box that selects all rows. */
  readonly label: string
  readonly selected: ReadonlySet<Key>
  readonly onSelect: (keys: readonly Key[]) => void
}

/** The head of the column of boxes. */
export function SelectAllCell<Key>(props: SelectAllProps<Key>) {
  const id = useId()
  return (
    <th scope="col" className="ed-list-select">
      <SelectAllBox id={id} {...props} />
      {/* Where rows are cards, no column stands below the box. */}
      <label htmlFor={id} className="ed-list-all">
        {props.label}
      </label>
    </th>
  )
}

/** Selects all rows, or none. */
export function SelectAllBox<Key>({ id, keys, label, selected, onSelect }: SelectAllProps<Key>) {
  const all = keys.length > 0 && keys.every((key) => selected.has(key))
  return (
    <input
      id={id}
      type="checkbox"
      aria-label={label}
      checked={all}
      ref={(box) => {
        if (box) box.indeterminate = !all && keys.some((key) => selected.has(key))
      }}
      onChange={() => onSelect(all ? [] : keys)}
    />
  )
}

interface SelectAllProps<Key> extends Selection<Key> {
  readonly id?: string
  /** Of all rows. */
  readonly keys: readonly Key[]
}

/** The box that selects a row, in its cell. */
export function SelectCell<Key>(props: SelectProps<Key>) {
  return (
    <td className="ed-list-select">
      <SelectBox {...props} />
    </td>
  )
}

/** The box that selects a row; with Shift, all from the one that was pressed before. */
export function SelectBox<Key>({ of: own, name, selected, onSelect, range }: SelectProps<Key>) {
  return (
    <input
      type="checkbox"
      aria-label={t('Choose {name}', { name })}
      checked={selected.has(own)}
      onChange={change}
    />
  )

  function change({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): void {
    const isRange = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey
    const meant = new Set(isRange ? between(range.keys(), range.last.current, own) : [own])
    range.last.current = own
    const others = [...selected].filter((key) => !meant.has(key))
    onSelect(target.checked ? [...others, ...meant] : others)
  }
}

/** What a press with Shift extends to. */
export interface SelectRange<Key> {
  /** Of all rows as they are shown, from above. */
  readonly keys: () => readonly Key[]
  /** The row whose box was pressed last. */
  readonly last: RefObject<Key | null>
}

function between<Key>(keys: readonly Key[], last: Key | null, own: Key): readonly Key[] {
  const from = last === null ? -1 : keys.indexOf(last)
  const to = keys.indexOf(own)
  return from < 0 || to < 0 ? [own] : keys.slice(Math.min(from, to), Math.max(from, to) + 1)
}

interface SelectProps<Key> extends Omit<Selection<Key>, 'label'> {
  /** The key of the row. */
  readonly of: Key
  readonly name: string
  readonly range: SelectRange<Key>
}
