/** Whether there is a time zone of this name (IANA), as `America/Toronto`. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    // What it does not know it refuses with a RangeError.
    return false
  }
}
