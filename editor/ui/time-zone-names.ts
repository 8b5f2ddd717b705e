/** Browsers list some zones by outdated names, which users don't search for. */
const TODAY: Readonly<Record<string, string>> = {
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Europe/Kiev': 'Europe/Kyiv',
}

/** Returns the browser's time zone. */
export function ownTimeZone(): string {
  return nameOf(new Intl.DateTimeFormat().resolvedOptions().timeZone)
}

/** Returns all time zones known to the browser, and the given ones. */
export function timeZoneNames(...more: readonly string[]): readonly string[] {
  const known = Intl.supportedValuesOf('timeZone').map(nameOf)
  return [...new Set([...more, 'UTC', ...known])].filter(Boolean).sort()
}

function nameOf(zone: string): string {
  return TODAY[zone] ?? zone
}
