import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SHEETS = ['renderer', 'editor'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => join(folder, file)),
)

/**
 * A browser that meets `.list > * + *` or `.list > :first-child` looks at every element of the page whenever one comes
 * or goes anywhere in it, and editing is little else: a tenth of a second on a page of 1,000 blocks. By name it looks at
 * those only.
 */
test('a rule for neighbours, or for a place among them, names what it is for', () => {
  const nameless = SHEETS.flatMap((path) =>
    selectorsOf(readFileSync(path, 'utf8'))
      .filter((selector) => withAlternatives(selector).some(isNameless))
      .map((selector) => `${path}: ${selector}`),
  )
  expect(SHEETS.length).toBeGreaterThan(100)
  expect(nameless).toEqual([])
})

test('which block is the first or the last is asked on public pages only', () => {
  const asking = SHEETS.flatMap((path) =>
    selectorsOf(readFileSync(path, 'utf8')).filter((selector) =>
      /\.block:(?:nth|first|last|only)/.test(
        selector.replace(/:has\(\+ main.*|^#content:has.*/, ''),
      ),
    ),
  )
  const byTag = SHEETS.flatMap((path) =>
    selectorsOf(readFileSync(path, 'utf8')).filter((selector) => /^main\S* [+~]/.test(selector)),
  )
  expect(byTag).toEqual([])
  expect(asking).toEqual([])
})

test('what has a class, a tag or an attribute is named', () => {
  const selectors =
    selectorsOf(`@media print { .a > * + *, .a > :first-child { b: c } /* x + * {} */
    .a > li:first-child, .a > :is(h2, h3):last-child, .a + .b::before, [c] ~ [d='e'] { f: g } }`)
  const named = selectors.filter((selector) => isNamed(lastPartOf(selector)))
  expect(selectors).toHaveLength(6)
  expect(named).toEqual([...['.a > li:first-child', '.a + .b::before', "[c] ~ [d='e']"]])
})

function isNameless(selector: string): boolean {
  return DEPENDS.test(selector) && !isNamed(lastPartOf(selector))
}

/** The selector, and each of more than one part that stands in an `:is()` of it. */
function withAlternatives(selector: string): readonly string[] {
  const inner = [...selector.matchAll(/:(?:is|where)\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g)]
  const alternatives = inner.flatMap(([, list = '']) => cut(list, /,/))
  return [selector, ...alternatives.filter((each) => cut(each, COMBINATOR).length > 1)]
}

const COMBINATOR = /[\s>+~]/
const DEPENDS = /[+~]|:nth-|:first-|:last-|:only-|:empty/

/** The selectors of a sheet, each by itself. */
function selectorsOf(css: string): readonly string[] {
  return [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{/g)]
    .map(([, selector = '']) => selector.trim().replace(/\s+/g, ' '))
    .filter((selector) => !selector.startsWith('@'))
    .flatMap((selector) => cut(selector, /,/))
}

/** What a selector is for: all behind its last combinator. */
function lastPartOf(selector: string): string {
  return cut(selector, COMBINATOR).at(-1) ?? ''
}

function isNamed(part: string): boolean {
  const own = part
    .replace(/:(?:not|has|nth-[a-z-]+)\(.*\)/g, '')
    .replace(/::?(?!is|where)[a-z-]+/g, '')
  // A place among alternatives is asked of every element, and only then which it is.
  const names = DEPENDS.test(part) ? own.replace(/:(?:is|where)\(.*\)/g, '') : own
  return /[.#[a-z]/.test(names.replace(/:(?:is|where)/g, ''))
}

/** Cuts where a sign stands outside of all brackets. */
function cut(text: string, sign: RegExp): readonly string[] {
  const parts = ['']
  let depth = 0
  for (const letter of text) {
    if (letter === '(' || letter === '[') depth += 1
    if (letter === ')' || letter === ']') depth -= 1
    if (depth === 0 && sign.test(letter)) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}
