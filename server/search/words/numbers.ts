/** Digits as they are written in groups: `+44 116 496 0123`, `(613) 555-0142`. */
const NUMBER = /\d(?:[\s().\-/\u2010-\u2015]{0,3}\d)+/gu
/** Shorter ones are found as they are written. */
const MIN_DIGITS = 5
/** Longer ones are no number that people dial. */
const MAX_DIGITS = 20
const MAX_GROUPS = 7
const MAX_NUMBERS = 200

/**
 * The numbers of a text without their gaps, and what is left of each without its first or last groups: who looks for `4960123`,
 * `496 0123` or the whole number finds it.
 */
export function numbersIn(text: string): readonly string[] {
  const numbers = (text.match(NUMBER) ?? []).slice(0, MAX_NUMBERS).flatMap((number) => {
    const groups = number.match(/\d+/g) ?? []
    if (groups.length > MAX_GROUPS) return []
    return groups.flatMap((_, from) =>
      groups.slice(from).map((_group, more) => groups.slice(from, from + more + 1).join('')),
    )
  })
  return [...new Set(numbers.filter(isLong))]
}

/** A number that was typed, as `numbersIn` writes it: with and without the zeros that are dialled before it. */
export function numbersTyped(text: string): readonly string[] {
  const whole = (text.match(NUMBER) ?? []).map((number) => number.replace(/\D+/g, ''))
  return [...new Set(whole.flatMap((number) => [number, number.replace(/^0+/, '')]))].filter(isLong)
}

function isLong(number: string): boolean {
  return number.length >= MIN_DIGITS && number.length <= MAX_DIGITS
}
