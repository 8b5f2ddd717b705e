import type { ControlProps } from '../../form/control-props'
import { useStoredValue } from '../../form/fields-form'
import { useFieldValue } from '../../form/use-field-value'
import { textOf } from '../../form/values'

/** A day, or a day and a time, as the clocks of a place show them; kept as `2026-12-24T18:30`. */
export function DateTimeControl({ field, path, aria, locked }: ControlProps<'string'>) {
  const { raw, change } = useFieldValue(field, path)
  const isDay = useStoredValue(switchOf(field, path), (value) => value === true)
  const text = textOf(raw)
  const control = { ...aria, className: 'ed-input panel-date', readOnly: locked }
  if (field.control === 'date' || isDay)
    return (
      <input
        {...control}
        type="date"
        max="9999-12-31"
        value={text.slice(0, 10)}
        // While a day is half entered the browser says there is none.
        onChange={({ target }) => change(target.value === '' ? '' : `${target.value}T00:00`)}
      />
    )
  return (
    <input
      {...control}
      type="datetime-local"
      max="9999-12-31T23:59"
      value={text}
      onChange={({ target }) => change(target.value)}
    />
  )
}

/** The switch beside the field that leaves days without times. */
function switchOf({ daysWhen = '' }: ControlProps<'string'>['field'], path: string): string {
  return [...path.split('.').slice(0, -1), daysWhen].join('.')
}
