import { type ChangeEvent, type RefObject, useId } from 'react'
import { t } from '#schema/messages/t'

/** Selected rows of a list by key, with a function to select others. */
export interface Selection<Key> {
  /** Label of the checkbox that selects all rows. */
  readonly label: string
  readonly selected: ReadonlySet<Key>
  readonly onSelect: (keys: readonly Key[]) => void
}

/** Header cell of the checkbox column. */
export function SelectAllCell<Key>(props: SelectAllProps<Key>) {
  const id = useId()
  return (
    <th scope="col" className="ed-list-select">
      <SelectAllBox id={id} {...props} />
      {/* If rows are cards, the checkbox has no column below it and needs a label. */}
      <label htmlFor={id} className="ed-list-all">
        {props.label}
      </label>
    </th>
  )
}

/** Checkbox that selects all rows, or none. */
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
  /** Keys of all rows. */
  readonly keys: readonly Key[]
}

/** Cell with the checkbox of a row. */
export function SelectCell<Key>(props: SelectProps<Key>) {
  return (
    <td className="ed-list-select">
      <SelectBox {...props} />
    </td>
  )
}

/** Checkbox of a row; with Shift it selects everything from the last pressed one. */
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

/** Data for selecting a range with Shift. */
export interface SelectRange<Key> {
  /** Returns the keys of all rows from top to bottom. */
  readonly keys: () => readonly Key[]
  /** The row whose checkbox was pressed last. */
  readonly last: RefObject<Key | null>
}

function between<Key>(keys: readonly Key[], last: Key | null, own: Key): readonly Key[] {
  const from = last === null ? -1 : keys.indexOf(last)
  const to = keys.indexOf(own)
  return from < 0 || to < 0 ? [own] : keys.slice(Math.min(from, to), Math.max(from, to) + 1)
}

interface SelectProps<Key> extends Omit<Selection<Key>, 'label'> {
  /** Key of the row. */
  readonly of: Key
  readonly name: string
  readonly range: SelectRange<Key>
}
