import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CssNode, find, generate, type Selector } from 'css-tree'
import { expect, test } from 'vitest'
import { parseSheet, selectorsIn, selectorsOf } from '#renderer/testing/sheets'

const SHEETS = ['renderer', 'editor'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => join(folder, file)),
)

const SELECTORS = SHEETS.flatMap((path) =>
  selectorsIn(parseSheet(readFileSync(path, 'utf8'))).map((selector) => ({ path, selector })),
)

/**
 * A browser that meets `.list > * + *` or `.list > :first-child` looks at every element of the page whenever one comes
 * or goes anywhere in it, and editing is little else: a tenth of a second on a page of 1,000 blocks. With a name it looks
 * at the elements of that name only.
 */
test('a rule for siblings, or for a position among them, names what it is for', () => {
  const nameless = SELECTORS.filter(({ selector }) => withAlternatives(selector).some(isNameless))
  expect(SHEETS.length).toBeGreaterThan(100)
  expect(nameless.map(located)).toEqual([])
})

test('which block is the first or the last is asked on public pages only', () => {
  expect(SELECTORS.filter(({ selector }) => asksPlaceOfBlock(selector)).map(located)).toEqual([])
  expect(SELECTORS.filter(({ selector }) => startsBesideMain(selector)).map(located)).toEqual([])
})

test('what follows a tag, or depends on what something around it holds, is named by its class', () => {
  const wide = SELECTORS.filter(({ selector }) => isWide(selector))
  expect(wide.map(located)).toEqual([])
})

test('rules for highlights are in a sheet that is adopted while something is highlighted', () => {
  const highlights = SELECTORS.filter(({ selector }) =>
    find(selector, (node) => node.type === 'PseudoElementSelector' && node.name === 'highlight'),
  )
  expect(new Set(highlights.map(({ path }) => path))).toEqual(
    new Set(['editor/revisions/word-marks.css']),
  )
})

test('what has a class, a tag or an attribute is named', () => {
  const selectors = selectorsIn(
    parseSheet(`@media print { .a > * + *, .a > :first-child { b: c } /* x + * {} */
    .a > li:first-child, .a > :is(h2, h3):last-child, .a + .b::before, [c] ~ [d='e'] { f: g } }`),
  )
  const named = selectors.filter((selector) => !isNameless(selector))
  expect(selectors).toHaveLength(6)
  expect(named.map((selector) => generate(selector))).toEqual([
    '.a>li:first-child',
    '.a+.b::before',
    '[c]~[d="e"]',
  ])
})

function located({ path, selector }: { readonly path: string; readonly selector: Selector }) {
  return `${path}: ${generate(selector)}`
}

const NAMES = new Set(['ClassSelector', 'IdSelector', 'AttributeSelector'])

function isName(node: CssNode): boolean {
  return NAMES.has(node.type) || (node.type === 'TypeSelector' && node.name !== '*')
}

/** Asks for the element before, or for a position among the siblings. */
function isPlace(node: CssNode): boolean {
  if (node.type === 'Combinator') return node.name === '+' || node.name === '~'
  return node.type === 'PseudoClassSelector' && /^(?:nth|first|last|only)-|^empty$/.test(node.name)
}

function isNameless(selector: Selector): boolean {
  return find(selector, isPlace) !== null && !isNamed(subjectOf(selector))
}

/**
 * Returns whether the last part follows a tag, or is inside something chosen by its content, and is known by its tag alone: for
 * each change of the page the browser looks at all elements with that tag.
 */
function isWide(selector: Selector): boolean {
  const subject = subjectOf(selector)
  if (isNamedByClass(subject)) return false
  const nodes = selector.children.toArray()
  const before = nodes.slice(0, nodes.length - subject.length)
  return before.some((node, at) => {
    if (node.type === 'Combinator' && isPlace(node))
      return !isNamedByClass(lastCompound(before.slice(0, at)))
    return find(node, isHas) !== null
  })
}

function isHas(node: CssNode): boolean {
  return node.type === 'PseudoClassSelector' && node.name === 'has'
}

function isNamedByClass(nodes: readonly CssNode[]): boolean {
  return nodes.some(
    (node) => NAMES.has(node.type) || (isChoice(node) && find(node, ({ type }) => NAMES.has(type))),
  )
}

/** The last part of a selector: all behind its last combinator. */
function subjectOf(selector: Selector): readonly CssNode[] {
  return lastCompound(selector.children.toArray())
}

function lastCompound(nodes: readonly CssNode[]): readonly CssNode[] {
  return nodes.slice(nodes.findLastIndex(({ type }) => type === 'Combinator') + 1)
}

function isNamed(subject: readonly CssNode[]): boolean {
  if (subject.some(isName)) return true
  // A position among alternatives is asked of every element, and only then which of them it is.
  if (subject.some((node) => find(node, isPlace))) return false
  return subject.some((node) => isChoice(node) && find(node, isName))
}

function isChoice(node: CssNode): boolean {
  return node.type === 'PseudoClassSelector' && (node.name === 'is' || node.name === 'where')
}

/** The selector, and each of several parts in an `:is()` of it. */
function withAlternatives(selector: Selector): readonly Selector[] {
  const alternatives = selector.children.toArray().flatMap((node) => {
    if (node.type !== 'PseudoClassSelector' || !isChoice(node)) return []
    return node.children?.toArray().flatMap(selectorsOf) ?? []
  })
  return [selector, ...alternatives.filter((each) => subjectOf(each).length < each.children.size)]
}

/** Apart from `:has(+ main …)` and `#content:has(…)`, which are on public pages only. */
function asksPlaceOfBlock(selector: Selector): boolean {
  const nodes = selector.children.toArray()
  const end = nodes.findIndex((node, at) => isPublicOnly(node, nodes[at - 1]))
  return (end < 0 ? nodes : nodes.slice(0, end)).some((node, at) => {
    if (node.type !== 'PseudoClassSelector') return false
    const previous = nodes[at - 1]
    if (isPlace(node) && node.name !== 'empty')
      return previous?.type === 'ClassSelector' && previous.name === 'block'
    return node.children?.toArray().flatMap(selectorsOf).some(asksPlaceOfBlock) ?? false
  })
}

function isPublicOnly(node: CssNode, previous: CssNode | undefined): boolean {
  if (node.type !== 'PseudoClassSelector' || node.name !== 'has') return false
  const isContent = previous?.type === 'IdSelector' && previous.name === 'content'
  return isContent || generate(node).startsWith(':has(+main')
}

function startsBesideMain(selector: Selector): boolean {
  const nodes = selector.children.toArray()
  const [first] = nodes
  const combinator = nodes.find(({ type }) => type === 'Combinator')
  return (
    first?.type === 'TypeSelector' && first.name === 'main' && !!combinator && isPlace(combinator)
  )
}
