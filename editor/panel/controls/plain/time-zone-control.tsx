import { timeZoneNames } from '../../../ui/time-zone-names'
import type { ControlProps } from '../../form/control-props'
import { useFieldValue } from '../../form/use-field-value'
import { textOf } from '../../form/values'

/** Control for a time zone by IANA name; an unknown one is kept as stored. */
export function TimeZoneControl({ field, path, aria, locked }: ControlProps<'timeZone'>) {
  const { raw, commit } = useFieldValue(field, path)
  const zone = textOf(raw)
  return (
    <select
      {...aria}
      className="ed-input"
      value={zone}
      disabled={locked}
      onChange={({ target }) => commit(target.value)}
    >
      {timeZoneNames(zone).map((name) => (
        <option key={name} value={name}>
          {name.replaceAll('_', ' ')}
        </option>
      ))}
    </select>
  )
}
