import { formatDate, formatMoment } from '#schema/messages/format'

/** A moment by the clock of the reader: `8 Nov 2026, 06:00`. */
export function formatTime(iso: string): string {
  return formatMoment(iso)
}

/** The day of a moment by the clock of the reader: `8 Nov 2026`. */
export function formatDay(iso: string): string {
  return formatDate(iso, { dateStyle: 'medium' })
}
