/** A date with its year in a text. */
export interface DayInText {
  /** ISO date such as `2026-11-20`, so that dates compare as strings. */
  readonly day: string
  /** The original text: `20 November 2026`. */
  readonly words: string
}

const MONTHS = [
  ...['jan', 'feb', 'mar', 'apr', 'may', 'jun'],
  ...['jul', 'aug', 'sep', 'oct', 'nov', 'dec'],
]
const MONTH =
  '(Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)'
const DAY = '(\\d{1,2})(?:st|nd|rd|th)?'
const DAY_FIRST = new RegExp(`\\b${DAY} ${MONTH},? (\\d{4})\\b`, 'g')
const MONTH_FIRST = new RegExp(`\\b${MONTH} ${DAY},? (\\d{4})\\b`, 'g')

/** Returns the dates written in English: `20 November 2026`, `November 20, 2026`. Dates without a year are ignored. */
export function datesIn(text: string): DayInText[] {
  return [
    ...[...text.matchAll(DAY_FIRST)].map(([words, day, month, year]) =>
      dayOf(words, { day, month, year }),
    ),
    ...[...text.matchAll(MONTH_FIRST)].map(([words, month, day, year]) =>
      dayOf(words, { day, month, year }),
    ),
  ]
}

function dayOf(words: string, { day = '', month = '', year = '' }: Parts): DayInText {
  const number = MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1
  return { words, day: `${year}-${two(number)}-${two(Number(day))}` }
}

interface Parts {
  readonly day: string | undefined
  readonly month: string | undefined
  readonly year: string | undefined
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}
