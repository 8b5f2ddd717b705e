/**
 * What of the shared sheets a page's markup needs. Every byte of style stands before the first pixel, and most pages
 * show neither all parts nor all scripts.
 */

/** A sheet that is needed where all classes of one of its selectors stand: `.card .picture` asks for both. */
export function neededWith(css: string): (markup: string) => boolean {
  const text = css.replace(/\/\*[\s\S]*?\*\/|url\([^)]*\)/g, '')
  const selectors = [...text.matchAll(/([^{};]+)\{/g)].flatMap(([, prelude = '']) =>
    prelude.trimStart().startsWith('@') ? [] : groupsOf(prelude),
  )
  return (markup) => selectors.some((classes) => classes.every((each) => each.standsIn(markup)))
}

/** The classes each selector of a rule asks for. What stands in brackets, as in `:is(…)`, may be missing. */
function groupsOf(prelude: string): ClassName[][] {
  let bare = prelude
  for (let before = ''; bare !== before; ) {
    before = bare
    bare = bare.replace(/:[\w-]+\([^()]*\)/g, '')
  }
  return bare.split(',').flatMap((selector) => {
    const classes = classesOf(selector)
    return classes.length > 0 ? [classes] : classesOf(prelude).map((each) => [each])
  })
}

function classesOf(selector: string): ClassName[] {
  return [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => {
    const whole = new RegExp(`(?<=["\\s])${name}(?=["\\s])`)
    return { standsIn: (markup) => markup.includes(name) && whole.test(markup) }
  })
}

interface ClassName {
  standsIn(markup: string): boolean
}

/** The faces of a sheet; each is needed where one of its letters stands, a fallback face always. */
export function facesIn(css: string): readonly Face[] {
  return [...css.matchAll(/@font-face\s*\{[^}]*\}/g)].map(([face]) => {
    const letters = lettersOf(face)
    return { css: face, isNeeded: (markup) => letters === null || letters.test(markup) }
  })
}

export interface Face {
  readonly css: string
  readonly isNeeded: (markup: string) => boolean
}

function lettersOf(face: string): RegExp | null {
  const ranges = /unicode-range:([^;}]*)/i.exec(face)?.[1]
  if (!ranges) return null
  const letters = ranges.split(',').map((range) => {
    // A sheet made small writes `U+A80-AFF` as `U+A8?-AF?` or `U+4??`.
    const [from = '', to = from] = range.trim().replace(/^u\+/i, '').split('-')
    return `\\u{${from.replaceAll('?', '0')}}-\\u{${to.replaceAll('?', 'F')}}`
  })
  return new RegExp(`[${letters.join('')}]`, 'u')
}
