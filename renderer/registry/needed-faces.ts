import { hasCommonSyllablesOnly } from './common-syllables'
import { lettersOf } from './markup-facts'
import type { Face } from './needed-styles'
import { faces } from './sheets'

/** The faces some markup takes, by number: of a script with common faces either these or the whole ones. */
export function facesOf(markup: string): number[] {
  const letters = lettersOf(markup)
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
