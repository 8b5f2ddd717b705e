import type { ControlProps } from '../../form/control-props'
import { useStoredValue } from '../../form/fields-form'
import { useFieldValue } from '../../form/use-field-value'
import { textOf } from '../../form/values'

/** Control for a day in local time; stored as `2026-12-24T00:00`. */
export function DateControl({ field, path, aria, locked }: ControlProps<'date' | 'dateTime'>) {
  const { raw, change } = useFieldValue(field, path)
  return (
    <input
      {...aria}
      className="ed-input panel-date"
      readOnly={locked}
      type="date"
      max="9999-12-31"
      value={textOf(raw).slice(0, 10)}
      // The browser reports an empty value while a day is partially entered.
      onChange={({ target }) => change(target.value === '' ? '' : `${target.value}T00:00`)}
    />
  )
}

/** Control for a day and time, or only a day if the switch beside it says so; stored as `2026-12-24T18:30`. */
export function DateTimeControl(props: ControlProps<'dateTime'>) {
  const { field, path, aria, locked } = props
  const { raw, change } = useFieldValue(field, path)
  const isDay = useStoredValue(switchOf(field, path), (value) => value === true)
  if (isDay) return <DateControl {...props} />
  return (
    <input
      {...aria}
      className="ed-input panel-date"
      readOnly={locked}
      type="datetime-local"
      max="9999-12-31T23:59"
      value={textOf(raw)}
      onChange={({ target }) => change(target.value)}
    />
  )
}

/** Returns the path of the sibling field that switches off the time. */
function switchOf({ daysWhen = '' }: ControlProps<'dateTime'>['field'], path: string): string {
  return [...path.split('.').slice(0, -1), daysWhen].join('.')
}
