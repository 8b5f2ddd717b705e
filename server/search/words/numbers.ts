/** Digits in groups: `+44 116 496 0123`, `(613) 555-0142`. */
const NUMBER = /\d(?:[\s().\-/\u2010-\u2015]{0,3}\d)+/gu
/** Minimum number of digits; shorter numbers are found as written. */
const MIN_DIGITS = 5
/** Maximum number of digits; longer ones are not phone numbers. */
const MAX_DIGITS = 20
const MAX_GROUPS = 7
const MAX_NUMBERS = 200

/**
 * Returns the numbers of a text without separators, and their parts without the first or last groups, so that `4960123`, `496
 * 0123` and the whole number are all found.
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

/** Returns typed numbers in the form of `numbersIn`, with and without leading zeros. */
export function numbersTyped(text: string): readonly string[] {
  const whole = (text.match(NUMBER) ?? []).map((number) => number.replace(/\D+/g, ''))
  return [...new Set(whole.flatMap((number) => [number, number.replace(/^0+/, '')]))].filter(isLong)
}

function isLong(number: string): boolean {
  return number.length >= MIN_DIGITS && number.length <= MAX_DIGITS
}
