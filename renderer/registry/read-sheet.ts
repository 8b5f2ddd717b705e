import {
  type Atrule,
  type Block,
  type CssLocation,
  type CssNode,
  find,
  type PseudoClassSelector,
  parse,
  type SelectorList,
} from 'css-tree'
import type { Choice, Condition, FaceData, Rule, Selector, SheetData } from './sheet'

/** At-rules that contain rules; all others are kept or dropped as a whole. */
const GROUPS = new Set(['layer', 'media', 'container', 'supports'])

/**
 * Media queries not needed for the first screen: print and reduced motion. Animations of the first screen use `no-preference`,
 * and the remaining styles have loaded before anything else moves.
 */
const FOR_LATER = /^(?:print\b|\(prefers-reduced-motion:\s*reduce\))/

/** Pseudo-classes and pseudo-elements that depend on user interaction. */
const BY_READER = new Set([
  'hover',
  'active',
  'focus',
  'focus-visible',
  'focus-within',
  'selection',
])

/** Pseudo-classes with a list of selectors of which one must match. */
const CHOICES = new Set(['is', 'where', 'has'])

/**
 * Parses a style sheet into the data that `needed-styles.ts` selects from. Runs at build time (`vite/sheet-data.ts`) and in
 * tests, so the parser is in no bundle. Texts are copied unchanged. Throws for a sheet with an error.
 */
export function readSheet(css: string): SheetData {
  const sheet = parse(css, {
    positions: true,
    parseAtrulePrelude: false,
    parseValue: false,
    onParseError: (error) => {
      throw error
    },
  })
  const nodes = sheet.type === 'StyleSheet' ? sheet.children.toArray() : []
  return {
    css,
    rules: nodes.flatMap((node) => ruleOf(node, css)),
    faces: nodes.flatMap((node) =>
      node.type === 'Atrule' && node.name === 'font-face' ? faceOf(node, css) : [],
    ),
  }
}

function ruleOf(node: CssNode, css: string): Rule[] {
  if (node.type === 'Comment') return []
  if (node.type === 'Atrule') return [atRule(node, css)]
  if (node.type !== 'Rule' || node.prelude.type !== 'SelectorList')
    throw new Error(`Not a rule: ${textOf(node, css).slice(0, 60)}`)
  return [
    { kind: 'style', selectors: selectorsOf(node.prelude, css), body: bodyOf(node.block, css) },
  ]
}

function atRule({ name, prelude: given, block }: Atrule, css: string): Rule {
  const prelude = given ? textOf(given, css).trim() : ''
  const start = `@${name}${prelude && ' '}${prelude}`
  if (!block) return { kind: 'other', text: `${start};` }
  if (GROUPS.has(name)) {
    const rules = block.children.toArray().flatMap((inner) => ruleOf(inner, css))
    checkEnd(block, css)
    const isForLater = name === 'media' && FOR_LATER.test(prelude)
    return { kind: 'group', prelude: start, isForLater, rules }
  }
  const text = `${start}{${bodyOf(block, css)}}`
  return name === 'keyframes' ? { kind: 'keyframes', name: prelude, text } : { kind: 'other', text }
}

function bodyOf(block: Block, css: string): string {
  checkEnd(block, css)
  return textOf(block, css).slice(1, -1).trim()
}

/** Browsers close open blocks at the end of a file; here that is an error. */
function checkEnd(block: Block, css: string) {
  const text = textOf(block, css)
  if (!text.endsWith('}')) throw new Error(`A block of a sheet is not closed: ${text.slice(0, 60)}`)
}

function selectorsOf(list: SelectorList, css: string): Selector[] {
  return list.children.toArray().map((selector) => {
    const pieces = piecesOf(selector, css)
    return { ...choiceOf(selector, css), ...(pieces.length > 1 && { pieces }) }
  })
}

function choiceOf(selector: CssNode, css: string): Choice {
  return { text: textOf(selector, css), conditions: conditionsOf(selector) }
}

function piecesOf(selector: CssNode, css: string): (string | Choice[])[] {
  const nodes = selector.type === 'Selector' ? selector.children.toArray() : []
  const pieces: (string | Choice[])[] = []
  let from = selector.loc?.start.offset ?? 0
  for (const node of nodes) {
    if (node.type !== 'PseudoClassSelector' || node.name !== 'where') continue
    const list = node.children?.first
    if (list?.type !== 'SelectorList' || !list.loc) continue
    pieces.push(css.slice(from, list.loc.start.offset))
    pieces.push(list.children.toArray().map((each) => choiceOf(each, css)))
    from = list.loc.end.offset
  }
  return [...pieces, css.slice(from, selector.loc?.end.offset)]
}

function conditionsOf(selector: CssNode): Condition[] {
  if (selector.type !== 'Selector') return []
  return selector.children.toArray().flatMap(conditionOf)
}

function conditionOf(node: CssNode): Condition[] {
  switch (node.type) {
    case 'ClassSelector':
      return [{ class: node.name }]
    case 'TypeSelector':
      return node.name === '*' ? [] : [{ element: node.name }]
    case 'AttributeSelector': {
      const { name, matcher, value } = node
      const wanted = value?.type === 'Identifier' ? value.name : (value?.value ?? '')
      return [{ attribute: name.name, operator: matcher, value: wanted }]
    }
    case 'PseudoClassSelector':
      return pseudoClass(node)
    case 'PseudoElementSelector':
      return BY_READER.has(node.name) ? [{ byReader: true }] : []
    default:
      return []
  }
}

function pseudoClass({ name, children }: PseudoClassSelector): Condition[] {
  if (BY_READER.has(name)) return [{ byReader: true }]
  const [language] = name === 'lang' ? (children?.toArray() ?? []) : []
  if (language?.type === 'Identifier') return [{ language: language.name }]
  if (!CHOICES.has(name)) return []
  const lists = children?.toArray() ?? []
  const selectors = lists.flatMap((list) =>
    list.type === 'SelectorList' ? list.children.toArray() : [],
  )
  return [{ anyOf: selectors.map(conditionsOf) }]
}

function faceOf(rule: Atrule, css: string): FaceData {
  const source = declared(rule, 'src')
  const url = source ? find(parse(source, { context: 'value' }), isUrl) : null
  const ranges = declared(rule, 'unicode-range')
  return {
    css: textOf(rule, css),
    family: (declared(rule, 'font-family') ?? '').replace(/^['"]|['"]$/g, ''),
    file: url?.type === 'Url' ? url.value : null,
    letters: ranges && lettersOf(ranges),
  }
}

function isUrl(node: CssNode): boolean {
  return node.type === 'Url'
}

function declared({ block }: Atrule, property: string): string | null {
  for (const node of block?.children.toArray() ?? [])
    if (node.type === 'Declaration' && node.property === property && node.value.type === 'Raw')
      return node.value.value
  return null
}

function lettersOf(ranges: string): string {
  const letters = ranges.split(',').map((range) => {
    // A minified sheet writes `U+A80-AFF` as `U+A8?-AF?` or `U+4??`.
    const [from = '', to = from] = range.trim().replace(/^u\+/i, '').split('-')
    return `\\u{${from.replaceAll('?', '0')}}-\\u{${to.replaceAll('?', 'F')}}`
  })
  return `[${letters.join('')}]`
}

function textOf({ loc }: { readonly loc?: CssLocation | null | undefined }, css: string): string {
  return loc ? css.slice(loc.start.offset, loc.end.offset) : ''
}
