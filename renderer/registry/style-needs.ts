import { LRUCache } from 'lru-cache'
import { hasAttribute, lastingFacts, type Markup, markupFacts } from './markup-facts'
import { facesOf } from './needed-faces'
import type { AttributeCondition } from './sheet'
import { attributeConditions } from './sheets'

/** What is asked of each attribute, with its number: of some hundred conditions a block's attributes concern a few. */
const askedByName = new Map<
  string,
  { readonly condition: AttributeCondition; readonly number: number }[]
>()
for (const [number, condition] of attributeConditions.entries()) {
  const known = askedByName.get(condition.attribute) ?? []
  askedByName.set(condition.attribute, [...known, { condition, number }])
}

/** What some markup needs of the sheets: found once, and joined with that of the other parts of a page. */
export interface StyleNeeds {
  readonly blockNames: readonly string[]
  /** The classes of the markup: what stays true whatever scripts and readers change in it. */
  readonly classes: ReadonlySet<string>
  /** The markup as a selector sees it before any script has run. */
  readonly seen: Markup
  /** Which of `attributeConditions` some element has, by number. */
  readonly asked: readonly number[]
  /** Which of `faces` its letters take, by number. */
  readonly faces: readonly number[]
  /** Equal only for markup with equal needs. */
  readonly key: number
}

/** Blocks of a kind nearly always need the same, and share it. */
const known = new LRUCache<string, StyleNeeds>({ max: 1000 })
let lastKey = 0

/** What some rendered blocks need. */
export function needsOf(markup: string, blockNames: readonly string[]): StyleNeeds {
  const seen = onlyAsked(markupFacts(markup))
  const { classes } = lastingFacts(markup)
  const elements = seen.elements ?? new Set()
  const asked = askedIn(seen)
  const shown = facesOf(markup)
  const signature = JSON.stringify([
    blockNames,
    ...[classes, seen.classes, elements].map(sorted),
    asked,
    shown,
    seen.isBeyondLatin,
  ])
  const shared = known.get(signature)
  if (shared) return shared
  // One that was forgotten gets another key: nothing is found by the old one any more.
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
    asked,
    faces: shown,
    key: lastKey,
  }
  known.set(signature, needs)
  return needs
}

/** The same in memory of its own: a name that was cut out of markup keeps the whole of it. */
function ownText<Each>(values: Iterable<Each>): Set<Each> {
  // What is read has the type of what was written: texts, and lists of texts.
  return new Set(JSON.parse(JSON.stringify([...values])) as Each[])
}

/** The markup with those of its attributes that selectors ask about. */
function onlyAsked(markup: Markup): Markup {
  const attributes = [...(markup.attributes ?? [])].flatMap(([name, values]) =>
    askedByName.has(name) ? [[name, [...new Set(values)]] as const] : [],
  )
  return { ...markup, attributes: new Map(attributes) }
}

export function sorted<Each extends string | number>(set: Iterable<Each>): Each[] {
  return [...set].sort()
}

/** Which of `attributeConditions` the markup has, by number. */
function askedIn(markup: Markup): number[] {
  const met = [...(markup.attributes?.keys() ?? [])].flatMap((name) =>
    (askedByName.get(name) ?? []).filter(({ condition }) => hasAttribute(condition, markup)),
  )
  return met.map(({ number }) => number).sort((a, b) => a - b)
}
