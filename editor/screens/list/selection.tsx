/** Which rows of a list are selected, by their keys, and how to select others. */
export interface Selection<Key> {
  /** Of the box that selects all rows. */
  readonly label: string
  readonly selected: ReadonlySet<Key>
  readonly onSelect: (keys: readonly Key[]) => void
}

/** The head of the column of boxes: selects all rows, or none. */
export function SelectAllCell<Key>({ keys, label, selected, onSelect }: SelectAllProps<Key>) {
  const all = keys.length > 0 && keys.every((key) => selected.has(key))
  return (
    <th scope="col" className="ed-list-select">
      <input
        type="checkbox"
        aria-label={label}
        checked={all}
        ref={(box) => {
          if (box) box.indeterminate = !all && keys.some((key) => selected.has(key))
        }}
        onChange={() => onSelect(all ? [] : keys)}
      />
    </th>
  )
}

interface SelectAllProps<Key> extends Selection<Key> {
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

/** The box that selects a row. */
export function SelectBox<Key>({ of: own, name, selected, onSelect }: SelectProps<Key>) {
  return (
    <input
      type="checkbox"
      aria-label={`Choose ${name}`}
      checked={selected.has(own)}
      onChange={({ target }) =>
        onSelect(target.checked ? [...selected, own] : [...selected].filter((key) => key !== own))
      }
    />
  )
}

interface SelectProps<Key> extends Omit<Selection<Key>, 'label'> {
  /** The key of the row. */
  readonly of: Key
  readonly name: string
}
