/** Browsers list some zones by a name of earlier days, under which users do not look for them. */
const TODAY: Readonly<Record<string, string>> = {
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Europe/Kiev': 'Europe/Kyiv',
}

/** The time zone the browser is in. */
export function ownTimeZone(): string {
  return nameOf(new Intl.DateTimeFormat().resolvedOptions().timeZone)
}

/** Every time zone the browser knows, and these. */
export function timeZoneNames(...more: readonly string[]): readonly string[] {
  const known = Intl.supportedValuesOf('timeZone').map(nameOf)
  return [...new Set([...more, 'UTC', ...known])].filter(Boolean).sort()
}

function nameOf(zone: string): string {
  return TODAY[zone] ?? zone
}
