import type { Hours } from './hours'

/** The periods of one day as text: `06:30-12:00, 16:00-20:00`. Nothing stands for a day on which it is closed. */
export const PERIODS = '(?:\\d{2}:\\d{2}-\\d{2}:\\d{2}(?:, ?\\d{2}:\\d{2}-\\d{2}:\\d{2})*)?'

/** The hours in such a text, in its order; what is not of its form is left out. */
export function readPeriods(text: string): readonly Hours[] {
  return [...text.matchAll(/(\d{2}):(\d{2})-(\d{2}):(\d{2})/g)].map(([, ...parts]) => {
    const [fromHours = 0, fromMinutes = 0, toHours = 0, toMinutes = 0] = parts.map(Number)
    const endHour = toHours + toMinutes / 60
    // A day that ends at midnight is written as ending at 00:00, too.
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
