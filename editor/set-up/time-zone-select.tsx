import type { FieldAria } from '../ui/field-row'

/** Browsers list some zones by a name of earlier days, under which users do not look for them. */
const TODAY: Readonly<Record<string, string>> = {
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Europe/Kiev': 'Europe/Kyiv',
}

/** Every time zone the browser knows; the one it is in is chosen. */
export function TimeZoneSelect({ aria }: { readonly aria: FieldAria }) {
  const own = nameOf(new Intl.DateTimeFormat().resolvedOptions().timeZone)
  const known = Intl.supportedValuesOf('timeZone').map(nameOf)
  const zones = [...new Set([own, 'UTC', ...known])].sort()
  return (
    <select {...aria} className="ed-input" name="timeZone" defaultValue={own}>
      {zones.map((zone) => (
        <option key={zone} value={zone}>
          {zone.replaceAll('_', ' ')}
        </option>
      ))}
    </select>
  )
}

function nameOf(zone: string): string {
  return TODAY[zone] ?? zone
}
