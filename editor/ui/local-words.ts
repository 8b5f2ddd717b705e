/** A local time as the clocks of a place show it, wherever it is read: `8 Nov 2026, 06:00`. What is none is left as it is. */
export function localWords(local: string): string {
  const moment = new Date(`${local}Z`)
  if (Number.isNaN(moment.getTime())) return local
  return new Intl.DateTimeFormat('en-GB', {
    ...{ dateStyle: 'medium', timeStyle: 'short' },
    timeZone: 'UTC',
  }).format(moment)
}

/** A moment by the clock of the reader: `8 Nov 2026, 06:00`. */
export function timeWords(iso: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(iso),
  )
}

/** The day of a moment by the clock of the reader: `8 Nov 2026`. */
export function dayWords(iso: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' }).format(new Date(iso))
}
