/** Returns whether a time zone with this IANA name exists, for example `America/Toronto`. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    // Intl throws a RangeError for an unknown time zone.
    return false
  }
}
