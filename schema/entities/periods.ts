import type { Hours } from './hours'

/** Pattern of the periods of one day: `06:30-12:00, 16:00-20:00`. Empty if closed. */
export const PERIODS = '(?:\\d{2}:\\d{2}-\\d{2}:\\d{2}(?:, ?\\d{2}:\\d{2}-\\d{2}:\\d{2})*)?'

/** Reads the hours from such a text, in order; invalid parts are omitted. */
export function readPeriods(text: string): readonly Hours[] {
  return [...text.matchAll(/(\d{2}):(\d{2})-(\d{2}):(\d{2})/g)].map(([, ...parts]) => {
    const [fromHours = 0, fromMinutes = 0, toHours = 0, toMinutes = 0] = parts.map(Number)
    const endHour = toHours + toMinutes / 60
    // 00:00 as an end means midnight at the end of the day.
    return { startHour: fromHours + fromMinutes / 60, endHour: endHour === 0 ? 24 : endHour }
  })
}

export function writePeriods(hours: readonly Hours[]): string {
  return hours.map(({ startHour, endHour }) => `${clock(startHour)}-${clock(endHour)}`).join(', ')
}

function clock(hour: number): string {
  const minutes = Math.round(hour * 60)
  return [Math.floor(minutes / 60) % 24, minutes % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
}
