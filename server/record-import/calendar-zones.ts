/** Outlook’s time zone names, by IANA name (CLDR windowsZones). */
const WINDOWS_ZONES: Readonly<Record<string, string>> = {
  'AUS Eastern Standard Time': 'Australia/Sydney',
  'Arabian Standard Time': 'Asia/Dubai',
  'Atlantic Standard Time': 'America/Halifax',
  'Cen. Australia Standard Time': 'Australia/Adelaide',
  'Central Europe Standard Time': 'Europe/Budapest',
  'Central European Standard Time': 'Europe/Warsaw',
  'Central Standard Time': 'America/Chicago',
  'E. Africa Standard Time': 'Africa/Nairobi',
  'E. Australia Standard Time': 'Australia/Brisbane',
  'Eastern Standard Time': 'America/New_York',
  'GMT Standard Time': 'Europe/London',
  'Greenwich Standard Time': 'Atlantic/Reykjavik',
  'India Standard Time': 'Asia/Kolkata',
  'Mountain Standard Time': 'America/Denver',
  'Nepal Standard Time': 'Asia/Kathmandu',
  'New Zealand Standard Time': 'Pacific/Auckland',
  'Newfoundland Standard Time': 'America/St_Johns',
  'Pacific Standard Time': 'America/Los_Angeles',
  'Romance Standard Time': 'Europe/Paris',
  'SE Asia Standard Time': 'Asia/Bangkok',
  'Singapore Standard Time': 'Asia/Singapore',
  'South Africa Standard Time': 'Africa/Johannesburg',
  'Sri Lanka Standard Time': 'Asia/Colombo',
  'Tokyo Standard Time': 'Asia/Tokyo',
  'US Mountain Standard Time': 'America/Phoenix',
  'W. Australia Standard Time': 'Australia/Perth',
  'W. Europe Standard Time': 'Europe/Berlin',
}

/** Returns the IANA name of a time zone in a calendar; `null` if it is unknown. */
export function zoneOf(name: string): string | null {
  // Mozilla and others write `/mozilla.org/20050126_1/America/Toronto`.
  const plain = /(?:^|\/)((?:[A-Z]\w+\/)?[A-Z][\w+-]+\/[A-Z][\w+-]+)$/.exec(name)?.[1] ?? name
  const zone = WINDOWS_ZONES[plain] ?? plain
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
  } catch {
    return null
  }
}
