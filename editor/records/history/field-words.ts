import { parseHours } from '#schema/entities/hours'
import type { AnyField } from '#schema/fields'
import { textOf } from '../../revisions/word-diff'

/** What a field says in two versions, in words; of opening times the lines alone that differ. */
export function fieldWords(
  field: AnyField,
  [before, after]: readonly [before: unknown, after: unknown],
): readonly [before: string, after: string] {
  if (field.type !== 'string' || field.control !== 'hours') return [textOf(before), textOf(after)]
  const [from, to] = [hourLines(before), hourLines(after)]
  return [without(from, to), without(to, from)]
}

function without(lines: readonly string[], others: readonly string[]): string {
  return lines.filter((line) => !others.includes(line)).join('\n')
}

/** `Mandir Darshan, Sunday 09:15–12:30`. */
function hourLines(stored: unknown): readonly string[] {
  const groups = parseHours(typeof stored === 'string' && stored !== '' ? stored : '[]')
  return groups.flatMap(({ name, hours }) =>
    hours.map(({ weekday, startHour, endHour }) => {
      const day = `${weekday.charAt(0)}${weekday.slice(1).toLowerCase()}`
      const times = `${day} ${clock(startHour)}–${clock(endHour)}`
      return name ? `${name}, ${times}` : times
    }),
  )
}

/** Hours since midnight: `9.25` is `09:15`. */
function clock(hour: number): string {
  const minutes = Math.round(hour * 60)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
