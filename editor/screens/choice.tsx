import { FieldRow } from '../ui/field-row'

export type Option = readonly [value: string, label: string]

/** One of a few values that a list is narrowed to, or sorted by. */
export function Choice({ label, help, value, options, onChange }: ChoiceProps) {
  return (
    <FieldRow label={label} help={help}>
      {(aria) => (
        <select
          {...aria}
          className="ed-input"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        >
          {options.map(([option, words]) => (
            <option key={option} value={option}>
              {words}
            </option>
          ))}
        </select>
      )}
    </FieldRow>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly help?: string | undefined
  readonly value: string
  readonly options: readonly Option[]
  readonly onChange: (value: string) => void
}
