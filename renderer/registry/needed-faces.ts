import { hasCommonSyllablesOnly } from './common-syllables'
import type { Face } from './needed-styles'
import { faces } from './sheets'

/** Letters of ASCII that the same faces have: one of them, and a search for any. */
const groups = groupsOfAscii()
/** The faces of markup without other letters, by those that stand for its groups. */
const facesOfAscii = new Map<string, readonly number[]>()

/** The faces some markup takes, by number: of a script with common faces either these or the whole ones. */
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

/** `letters` are all in the markup that some face may tell from others. */
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

/** The faces of a page that has all of these: where a part takes a whole face the others do not fetch a common one too. */
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
