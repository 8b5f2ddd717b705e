import { useFieldValue } from '../form/use-field-value'
import type { ControlProps } from './control-props'

/** One of a few. A stored value that is no longer among them is shown, and kept until another is chosen. */
export function SelectControl({ field, path, aria, locked }: ControlProps<'select'>) {
  const { value, commit } = useFieldValue(field, path)
  const shown = value ?? field.default
  return (
    <select
      {...aria}
      className="ed-input panel-select"
      value={shown}
      disabled={locked}
      onChange={(event) => commit(event.target.value)}
    >
      {!Object.hasOwn(field.options, shown) && (
        <option value={shown}>{`${shown} (unknown)`}</option>
      )}
      {Object.entries(field.options).map(([option, label]) => (
        <option key={option} value={option}>
          {label}
        </option>
      ))}
    </select>
  )
}
