import { hasCommonSyllablesOnly } from './common-syllables'
import type { Face } from './needed-styles'
import { faces } from './sheets'

/** Groups of ASCII letters that the same faces contain: one letter of the group, and a pattern for any. */
const groups = groupsOfAscii()
/** The faces of markup with only ASCII letters, keyed by the letters that represent its groups. */
const facesOfAscii = new Map<string, readonly number[]>()

/** Returns the faces that markup needs, by number: for a script with common faces either these or the whole ones. */
export function facesOf(markup: string): readonly number[] {
  const ascii = groups.flatMap(({ first, any }) => (any.test(markup) ? first : [])).join('')
  const beyond = new Set(markup.match(/[^\0-\x7f]/gu))
  if (beyond.size > 0) return facesFor(markup, `${ascii}${[...beyond].join('')}`)
  const known = facesOfAscii.get(ascii) ?? facesFor(markup, ascii)
  facesOfAscii.set(ascii, known)
  return known
}

function groupsOfAscii(): { readonly first: string; readonly any: RegExp }[] {
  const byFaces = new Map<string, string[]>()
  for (let code = 0; code < 128; code += 1) {
    const letter = String.fromCharCode(code)
    const setBy = faces.map((face) => Number(face.isNeeded(letter))).join('')
    byFaces.set(setBy, [...(byFaces.get(setBy) ?? []), letter])
  }
  return [...byFaces.values()].map((letters) => {
    const codes = letters.map(
      (letter) => `\\x${letter.charCodeAt(0).toString(16).padStart(2, '0')}`,
    )
    return { first: letters[0] ?? '', any: new RegExp(`[${codes.join('')}]`) }
  })
}

/** Returns the faces for markup. `letters` contains every letter of it that may distinguish faces. */
function facesFor(markup: string, letters: string): number[] {
  const isCommonIn = new Map<string, boolean>()
  const needed = faces.flatMap((face, number) => (face.isNeeded(letters) ? [{ face, number }] : []))
  const common = needed.filter(({ face }) => face.whole !== null && isSetBy(face))
  const replaced = new Set(common.map(({ face }) => face.whole))
  return needed
    .filter(({ face, number }) => (face.whole === null ? !replaced.has(number) : isSetBy(face)))
    .map(({ number }) => number)

  function isSetBy({ letters: own }: Face): boolean {
    if (own === null) return false
    const known = isCommonIn.get(own) ?? hasCommonSyllablesOnly(markup, own)
    isCommonIn.set(own, known)
    return known
  }
}

/** Returns the faces of a page with all these parts: if one part needs a whole face, the others don't fetch the common one. */
export function settledFaces(
  part: ReadonlySet<number>,
  page: ReadonlySet<number>,
): ReadonlySet<number> {
  return new Set(
    [...part].map((number) => {
      const whole = faces[number]?.whole ?? null
      return whole !== null && page.has(whole) ? whole : number
    }),
  )
}
