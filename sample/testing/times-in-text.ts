import { type Weekday, weekdays } from '#schema/entities/statuses'

/** A weekday and a time of one sentence, in hours since midnight. */
interface SaidTime {
  readonly days: readonly Weekday[]
  readonly hour: number
  readonly sentence: string
}

const DAY = new RegExp(`\\b(${weekdays.join('|')})s?\\b`, 'gi')
const CLOCK = /\b(\d{1,2})(?::(\d{2}))?\s?(am|pm)\b/gi
const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const NUMBER = NUMBERS.join('|')
/** `at seven`, `from half past three`, `between nine and one`; what is counted, as `five minutes`, is no time. */
const SPOKEN = new RegExp(
  `\\b(?:at|from|between|to|until|and)\\s+(half past\\s+)?(${NUMBER})(?=[.,;:!?<]|$|\\s+(?:to|and|until|in|for|the|on)\\b)`,
  'gi',
)

/**
 * For tests: the times that an English text says of a weekday, where sentence and day leave no doubt. A spoken hour is told
 * twice, once in the morning and once after noon: `isMorning` is unknown.
 */
export function timesIn(text: string): readonly (SaidTime & { readonly isSpoken: boolean })[] {
  return text.split(/(?<=[.;!?])\s+|<[^>]+>/).flatMap((sentence) => {
    const days = daysIn(sentence)
    if (days.length === 0) return []
    const clock = [...sentence.matchAll(CLOCK)].map(([, hours, minutes = '0', half = '']) => ({
      hour: (Number(hours) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) + Number(minutes) / 60,
      isSpoken: false,
    }))
    const spoken = [...sentence.matchAll(SPOKEN)].map(([, half, name = '']) => ({
      hour: NUMBERS.indexOf(name.toLowerCase()) + 1 + (half ? 0.5 : 0),
      isSpoken: true,
    }))
    return [...clock, ...spoken].map((time) => ({ ...time, days, sentence }))
  })
}

/** The weekdays of a sentence; those between, where it says `Tuesday to Thursday`. */
function daysIn(sentence: string): Weekday[] {
  const named = [...sentence.matchAll(DAY)].map(([, day = '']) => day.toUpperCase() as Weekday)
  const [first, last] = named
  const isRange = /\b(\w+day)s? to (\w+day)s?\b/i.test(sentence)
  if (named.length !== 2 || !isRange || !first || !last) return [...new Set(named)]
  const count = (weekdays.indexOf(last) - weekdays.indexOf(first) + 7) % 7
  return Array.from(
    { length: count + 1 },
    (_, index) => weekdays[(weekdays.indexOf(first) + index) % 7] ?? first,
  )
}
