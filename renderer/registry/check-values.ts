import { fork, type Lexer, parse, walk } from 'css-tree'

/** A sheet of the project, and where it is. */
export interface Sheet {
  readonly path: string
  readonly css: string
}

/** The parser does not know colours made from others: `oklch(from var(--accent) min(l, 0.5) c h)`. */
const RELATIVE = 'oklch( from <color> [ l | c | h | none | <number-percentage> | <calc()> ]{3} )'

/** What every property may have: the value is another element's. */
const WIDE: ReadonlySet<string> = new Set(['inherit', 'initial', 'unset', 'revert'])

/** Of a property that is declared again and again, and of those in its values, no more than this are tried. */
const MAX_VALUES = 40

/**
 * The declarations that a browser would drop once their custom properties are put in: what it is left with is no colour at all, and
 * nothing says so. A custom property that the sheets declare several times is tried with each of its values; one that code sets
 * (`code`: all scripts), or the library of what floats, is unknown, so what depends on it alone is not checked.
 */
export function invalidDeclarations(sheets: readonly Sheet[], code: string): string[] {
  const lexer = lexerWithRelativeColors()
  const all = sheets.flatMap(declarationsOf)
  const named = new Set(code.match(/--[a-z][\w-]*/g))
  const isSetByCode = (name: string) => named.has(name) || name.startsWith('--radix-')
  const custom = new Map<string, string[]>()
  for (const { property, text } of all)
    if (property.startsWith('--') && !WIDE.has(text))
      custom.set(property, [...(custom.get(property) ?? []), text])
  return all.flatMap(({ path, property, text }) => {
    if (property.startsWith('--')) return []
    const place = `${path}: ${property}: ${text}`
    const unknown = namesIn(text).find((name) => !custom.has(name) && !isSetByCode(name))
    if (unknown && !hasFallback(text, unknown)) return [`${place} (nothing sets ${unknown})`]
    const broken = expand(text, custom, []).find((value) => !isValid(lexer, property, value))
    return broken === undefined ? [] : [`${place} (${broken})`]
  })
}

function lexerWithRelativeColors(): Lexer {
  const types = { 'relative-oklch()': RELATIVE, 'oklch()': `<relative-oklch()> | ${plainOklch()}` }
  return fork({ types }).lexer
}

function plainOklch(): string {
  const part = '[ <percentage> | <number> | none ]'
  return `oklch( ${part} ${part} [ <hue> | none ] [ / [ <alpha-value> | none ] ]? )`
}

interface Declared {
  readonly path: string
  readonly property: string
  readonly text: string
}

function declarationsOf({ path, css }: Sheet): Declared[] {
  const found: Declared[] = []
  walk(parse(css, { parseCustomProperty: true, positions: true }), function visit(node) {
    if (node.type !== 'Declaration' || isDescriptor(this.atrule?.name)) return
    const { start, end } = node.value.loc ?? {}
    const text = css.slice(start?.offset, end?.offset).replace(/\/\*.*?\*\//gs, '')
    found.push({ path, property: node.property, text: text.replace(/\s+/g, ' ').trim() })
  })
  return found
}

/** `@font-face` and `@property` hold descriptors, which are no properties. */
function isDescriptor(atrule: string | undefined): boolean {
  return atrule === 'font-face' || atrule === 'property'
}

const VAR = /var\(\s*(--[\w-]+)\s*/

function namesIn(text: string): string[] {
  return [...text.matchAll(new RegExp(VAR, 'g'))].flatMap(([, name]) => name ?? [])
}

function hasFallback(text: string, name: string): boolean {
  return new RegExp(`var\\(\\s*${name}\\s*,`).test(text)
}

/** A value with every `var()` replaced: by each value that the sheets give it, and by its fallback. None where nothing is known. */
function expand(
  text: string,
  custom: ReadonlyMap<string, readonly string[]>,
  within: readonly string[],
): string[] {
  const start = text.search(VAR)
  if (start < 0) return [text]
  const end = closing(text, start + 'var('.length)
  const [, name = '', fallback] =
    /^(--[\w-]+)\s*(?:,(.*))?$/s.exec(text.slice(start + 'var('.length, end).trim()) ?? []
  if (within.includes(name)) return []
  const inner = [...within, name]
  const values = (custom.get(name) ?? []).flatMap((value) => expand(value, custom, inner))
  const instead = fallback === undefined ? [] : expand(fallback, custom, inner)
  const rest = expand(text.slice(end + 1), custom, within)
  return pairs([...new Set([...values, ...instead])], rest)
    .map(([value, after]) => `${text.slice(0, start)}${value}${after}`)
    .slice(0, MAX_VALUES)
}

/** Each of `first` with the first of `rest`, and the first of `first` with each of `rest`: not all with all, which grows too fast. */
function pairs(first: readonly string[], rest: readonly string[]): (readonly [string, string])[] {
  const [one, ...others] = rest
  const [value] = first
  if (one === undefined || value === undefined) return []
  return [
    ...first.map((each): readonly [string, string] => [each, one]),
    ...others.map((each): readonly [string, string] => [value, each]),
  ]
}

/** Where the bracket is closed that was opened before `from`. */
function closing(text: string, from: number): number {
  let depth = 1
  for (let index = from; index < text.length; index += 1) {
    if (text[index] === '(') depth += 1
    if (text[index] === ')') depth -= 1
    if (depth === 0) return index
  }
  throw new Error(`A bracket is not closed: ${text}`)
}

/** Without `env()`, which stands for a length wherever it may stand. */
function isValid(lexer: Lexer, property: string, value: string): boolean {
  const known = value.replace(/env\([\w-]+(?:,[^()]*)?\)/g, '0px')
  return lexer.matchProperty(property, parse(known, { context: 'value' })).error === null
}
