import { LRUCache } from 'lru-cache'
import { hasAttribute, isBeyondLatin, lastingFacts, type Markup, markupFacts } from './markup-facts'
import { facesOf } from './needed-faces'
import type { AttributeCondition } from './sheet'
import { attributeConditions } from './sheets'

/** The conditions by attribute name, each with its index: of some hundred conditions only a few concern a block's attributes. */
const conditionsByName = new Map<
  string,
  { readonly condition: AttributeCondition; readonly number: number }[]
>()
for (const [number, condition] of attributeConditions.entries()) {
  const known = conditionsByName.get(condition.attribute) ?? []
  conditionsByName.set(condition.attribute, [...known, { condition, number }])
}

/** The style requirements of some markup: computed once, then merged with those of the page's other parts. */
export interface StyleNeeds {
  readonly blockNames: readonly string[]
  /** The classes in the markup, which stay valid whatever scripts and visitors change. */
  readonly classes: ReadonlySet<string>
  /** The markup as selectors see it before any script has run. */
  readonly seen: Markup
  /** Indices in `attributeConditions` of the conditions that the markup meets. */
  readonly conditions: readonly number[]
  /** Indices in `faces` of the font faces that the markup’s characters need. */
  readonly faces: readonly number[]
  /** Identifies the requirements: equal keys mean equal requirements. */
  readonly key: number
}

/** Blocks of a kind nearly always have equal requirements, and share one object. */
const known = new LRUCache<string, StyleNeeds>({ max: 1000 })
let lastKey = 0

/** Requirements by the tags of Latin markup: blocks often differ in their words only, and reading the tags takes most of the time. */
const knownByTags = new LRUCache<string, StyleNeeds>({
  maxSize: 1024 * 1024,
  sizeCalculation: (_, tags) => 2 * tags.length,
})

/** Returns the style requirements of rendered blocks. */
export function needsOf(markup: string, blockNames: readonly string[]): StyleNeeds {
  const shown = facesOf(markup)
  if (isBeyondLatin(markup)) return readNeeds(markup, blockNames, shown)
  const tags = markup.replace(/>[^<]+/g, '>')
  const key = JSON.stringify([blockNames, shown, tags])
  const found = knownByTags.get(key)
  if (found) return found
  const needs = readNeeds(tags, blockNames, shown)
  knownByTags.set(key, needs)
  return needs
}

function readNeeds(
  markup: string,
  blockNames: readonly string[],
  shown: readonly number[],
): StyleNeeds {
  const seen = onlyAsked(markupFacts(markup))
  const { classes } = lastingFacts(markup)
  const elements = seen.elements ?? new Set()
  const conditions = conditionsIn(seen)
  const signature = JSON.stringify([
    blockNames,
    ...[classes, seen.classes, elements].map(toSortedArray),
    conditions,
    shown,
    seen.isBeyondLatin,
  ])
  const shared = known.get(signature)
  if (shared) return shared
  // Requirements that were evicted get a new key, so that the old key never matches again.
  lastKey += 1
  const needs: StyleNeeds = {
    blockNames,
    classes: ownText(classes),
    seen: {
      classes: ownText(seen.classes),
      elements: ownText(elements),
      attributes: new Map(ownText(seen.attributes ?? [])),
      isBeyondLatin: seen.isBeyondLatin,
    },
    conditions,
    faces: shown,
    key: lastKey,
  }
  known.set(signature, needs)
  return needs
}

/** Copies texts into their own memory: a substring of markup would keep all of it alive. */
function ownText<Each>(values: Iterable<Each>): Set<Each> {
  // Serializing keeps the type: texts, and lists of texts.
  return new Set(JSON.parse(JSON.stringify([...values])) as Each[])
}

/** Returns the markup's features with only the attributes that selectors use. */
function onlyAsked(markup: Markup): Markup {
  const attributes = [...(markup.attributes ?? [])].flatMap(([name, values]) =>
    conditionsByName.has(name) ? [[name, [...new Set(values)]] as const] : [],
  )
  return { ...markup, attributes: new Map(attributes) }
}

export function toSortedArray<Each extends string | number>(set: Iterable<Each>): Each[] {
  return [...set].sort()
}

/** Returns the indices in `attributeConditions` of the conditions that the markup meets. */
function conditionsIn(markup: Markup): number[] {
  const met = [...(markup.attributes?.keys() ?? [])].flatMap((name) =>
    (conditionsByName.get(name) ?? []).filter(({ condition }) => hasAttribute(condition, markup)),
  )
  return met.map(({ number }) => number).sort((a, b) => a - b)
}
