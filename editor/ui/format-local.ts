/** A moment by the clock of the reader: `8 Nov 2026, 06:00`. */
export function formatTime(iso: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(iso),
  )
}

/** The day of a moment by the clock of the reader: `8 Nov 2026`. */
export function formatDay(iso: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' }).format(new Date(iso))
}
