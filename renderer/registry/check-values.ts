import { fork, type Lexer, parse, walk } from 'css-tree'

/** A style sheet of the project with its path. */
export interface Sheet {
  readonly path: string
  readonly css: string
}

/** Syntax of relative colours, which the parser doesn't know: `oklch(from var(--accent) min(l, 0.5) c h)`. */
const RELATIVE = 'oklch( from <color> [ l | c | h | none | <number-percentage> | <calc()> ]{3} )'

/** Keywords valid for every property. */
const WIDE: ReadonlySet<string> = new Set(['inherit', 'initial', 'unset', 'revert'])

/** Maximum number of values tried for a property declared repeatedly, and for the properties in its values. */
const MAX_VALUES = 40

/**
 * Returns the declarations that become invalid once their custom properties are substituted: a browser drops these silently. A
 * custom property with several declarations is tried with each value. One set by code (`code`: all scripts) or by the floating UI
 * library is unknown, so declarations that depend only on it are not checked.
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

/** `@font-face` and `@property` contain descriptors, not properties. */
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

/**
 * Returns a value with every `var()` replaced, by each of its values in the sheets and by its fallback. Empty if none is known.
 */
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

/**
 * Pairs each of `first` with the first of `rest`, and the first of `first` with each of `rest`; all combinations would be too
 * many.
 */
function pairs(first: readonly string[], rest: readonly string[]): (readonly [string, string])[] {
  const [one, ...others] = rest
  const [value] = first
  if (one === undefined || value === undefined) return []
  return [
    ...first.map((each): readonly [string, string] => [each, one]),
    ...others.map((each): readonly [string, string] => [value, each]),
  ]
}

/** Returns the position of the bracket that closes the one opened before `from`. */
function closing(text: string, from: number): number {
  let depth = 1
  for (let index = from; index < text.length; index += 1) {
    if (text[index] === '(') depth += 1
    if (text[index] === ')') depth -= 1
    if (depth === 0) return index
  }
  throw new Error(`A bracket is not closed: ${text}`)
}

/** Checks a value with `env()` replaced by a length. */
function isValid(lexer: Lexer, property: string, value: string): boolean {
  const known = value.replace(/env\([\w-]+(?:,[^()]*)?\)/g, '0px')
  return lexer.matchProperty(property, parse(known, { context: 'value' })).error === null
}
