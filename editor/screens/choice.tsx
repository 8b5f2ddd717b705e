import { FieldRow } from '../ui/field-row'

export type Option = readonly [value: string, label: string]

/** Select for a filter or the sort order of a list. */
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
