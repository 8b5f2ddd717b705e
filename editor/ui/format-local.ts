import { formatDate, formatMoment } from '#schema/messages/format'

/** Formats a time in the reader's time zone: `8 Nov 2026, 06:00`. */
export function formatTime(iso: string): string {
  return formatMoment(iso)
}

/** Formats the day of a time in the reader's time zone: `8 Nov 2026`. */
export function formatDay(iso: string): string {
  return formatDate(iso, { dateStyle: 'medium' })
}
