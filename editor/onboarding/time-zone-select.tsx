import type { FieldAria } from '../ui/field-row'
import { ownTimeZone, timeZoneNames } from '../ui/time-zone-names'

/** Select with all time zones that the browser knows; its own is preselected. */
export function TimeZoneSelect({ aria }: { readonly aria: FieldAria }) {
  const own = ownTimeZone()
  return (
    <select {...aria} className="ed-input" name="timeZone" defaultValue={own}>
      {timeZoneNames(own).map((zone) => (
        <option key={zone} value={zone}>
          {zone.replaceAll('_', ' ')}
        </option>
      ))}
    </select>
  )
}
