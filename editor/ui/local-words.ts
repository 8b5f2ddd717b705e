/** A local time as the clocks of a place show it, wherever it is read: `8 Nov 2026, 06:00`. */
export function localWords(local: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    ...{ dateStyle: 'medium', timeStyle: 'short' },
    timeZone: 'UTC',
  }).format(new Date(`${local}Z`))
}
