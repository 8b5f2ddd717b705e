/** A rule of a sheet: its selector or at-rule, and what stands in its braces; rules again in a group as `@media`. */
export interface CssRule {
  readonly prelude: string
  /** `null` for a statement without braces, as `@layer reset, base`. */
  readonly body: string | readonly CssRule[] | null
}

/** At-rules that hold rules; the others (`@font-face`, `@keyframes`) are kept or left out as a whole. */
const GROUP = /^@(?:layer|media|container|supports)\b/

/** Reads a sheet of our own into its rules, without comments. Rules inside of style rules are not looked for. */
export function rulesOf(css: string): readonly CssRule[] {
  return readRules(css.replace(/\/\*[\s\S]*?\*\//g, ''))
}

/** The rules as a sheet again. */
export function textOf(rules: readonly CssRule[]): string {
  return rules
    .map(({ prelude, body }) => {
      if (body === null) return `${prelude};`
      return `${prelude}{${typeof body === 'string' ? body : textOf(body)}}`
    })
    .join('')
}

function readRules(css: string): CssRule[] {
  const rules: CssRule[] = []
  let start = 0
  for (let at = endOfPrelude(css, start); at < css.length; at = endOfPrelude(css, start)) {
    const prelude = css.slice(start, at).trim()
    if (css[at] === ';') {
      if (prelude) rules.push({ prelude, body: null })
      start = at + 1
      continue
    }
    const end = endOfBlock(css, at)
    const inside = css.slice(at + 1, end)
    rules.push({ prelude, body: GROUP.test(prelude) ? readRules(inside) : inside.trim() })
    start = end + 1
  }
  return rules
}

function endOfPrelude(css: string, from: number): number {
  let at = from
  while (at < css.length && css[at] !== '{' && css[at] !== ';') at = after(css, at)
  return at
}

/** Where the block ends that opens here. */
function endOfBlock(css: string, open: number): number {
  let depth = 0
  for (let at = open; at < css.length; at = after(css, at)) {
    if (css[at] === '{') depth += 1
    if (css[at] === '}') depth -= 1
    if (depth === 0) return at
  }
  throw new Error(`A block of a sheet does not end: ${css.slice(open, open + 60)}`)
}

/** The next place; a string counts as one, so that braces in it are not taken for the sheet's. */
function after(css: string, at: number): number {
  const quote = css[at]
  if (quote !== '"' && quote !== "'") return at + 1
  const end = css.indexOf(quote, at + 1)
  return end < 0 ? css.length : end + 1
}
