import { Plus, Trash2 } from 'lucide-react'
import type { PermissionLevel } from '#schema/entities/statuses'
import type { LocationName } from '../api/answers'
import { useApp } from '../app/app-context'
import { managesNetwork } from '../screens/screens'
import { Button } from '../ui/button'
import { FieldRow } from '../ui/field-row'
import { levels } from './level-words'

/** A row of the form; the location's id as text, empty for the whole network. */
export interface AssignmentRow {
  readonly place: string
  readonly level: PermissionLevel
}

/** What somebody may do where: a row for each place. */
export function AssignmentFields({ rows, locations, onChange, error }: AssignmentFieldsProps) {
  const { account } = useApp()
  const options = [
    ...(managesNetwork(account) ? [['', 'All locations'] as const] : []),
    ...locations.map(({ id, name }) => [String(id), name] as const),
  ]
  const free = options.find(([place]) => !rows.some((row) => row.place === place))
  const change = (index: number, part: Partial<AssignmentRow>) =>
    onChange(rows.map((row, at) => (at === index ? { ...row, ...part } : row)))
  return (
    <fieldset className="ed-assignments">
      <legend>May do</legend>
      {rows.map((row, index) => (
        // A place stands in one row only.
        <div key={row.place} className="ed-assignment">
          <FieldRow label="Level" help={levels.find(({ level }) => level === row.level)?.help}>
            {(aria) => (
              <select
                {...aria}
                className="ed-input"
                value={row.level}
                onChange={({ target }) => {
                  const chosen = levels.find(({ level }) => level === target.value)
                  if (chosen) change(index, { level: chosen.level })
                }}
              >
                {levels.map(({ level, label }) => (
                  <option key={level} value={level}>
                    {label}
                  </option>
                ))}
              </select>
            )}
          </FieldRow>
          <FieldRow label="Location">
            {(aria) => (
              <select
                {...aria}
                className="ed-input"
                value={row.place}
                onChange={({ target }) => change(index, { place: target.value })}
              >
                {options
                  .filter(
                    ([place]) => place === row.place || !rows.some((one) => one.place === place),
                  )
                  .map(([place, label]) => (
                    <option key={place} value={place}>
                      {label}
                    </option>
                  ))}
              </select>
            )}
          </FieldRow>
          <Button
            look="quiet"
            className="ed-icon-button"
            aria-label={`Remove ${options.find(([place]) => place === row.place)?.[1] ?? 'this place'}`}
            onClick={() => onChange(rows.filter((_, at) => at !== index))}
          >
            <Trash2 size={16} aria-hidden />
          </Button>
        </div>
      ))}
      {error && <p className="ed-field-row-error">{error}</p>}
      {free && (
        <Button
          look="plain"
          onClick={() => onChange([...rows, { place: free[0], level: 'CONTRIBUTE' }])}
        >
          <Plus size={16} aria-hidden />
          {rows.length === 0 ? 'Add a location' : 'Another location'}
        </Button>
      )}
    </fieldset>
  )
}

interface AssignmentFieldsProps {
  readonly rows: readonly AssignmentRow[]
  /** Those that the user may let people into. */
  readonly locations: readonly LocationName[]
  readonly onChange: (rows: readonly AssignmentRow[]) => void
  readonly error?: string | undefined
}

export function assignmentsOf(rows: readonly AssignmentRow[]) {
  return rows.map(({ place, level }) => ({ level, locationId: place === '' ? null : place }))
}
