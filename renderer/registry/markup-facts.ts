import type { AttributeCondition, Condition } from './sheet'

/** The features of markup that selectors can match. */
export interface Markup {
  readonly classes: ReadonlySet<string>
  /** The values of each attribute, and the elements; `null` if scripts may change them, so that anything may match. */
  readonly attributes: ReadonlyMap<string, readonly string[]> | null
  readonly elements: ReadonlySet<string> | null
  /** True if it contains non-Latin letters; only then are rules for other scripts needed. */
  readonly isBeyondLatin: boolean
}

const BEYOND_LATIN = /[\u0370-\u1cff]/

/** Returns whether a text has letters of other scripts than Latin. */
export function isBeyondLatin(text: string): boolean {
  return BEYOND_LATIN.test(text)
}

/** Returns the features of markup that is visible before anything is opened. */
export function markupFacts(markup: string): Markup {
  const html = withoutClosed(markup)
  const attributes = new Map<string, string[]>()
  const elements = new Set(['html', 'body', 'main'])
  for (const [, element = '', list = ''] of html.matchAll(/<([a-z][a-z0-9-]*)((?:\s[^<>]*)?)>/g)) {
    elements.add(element)
    // A hidden button is shown as soon as its island runs, so it counts as visible.
    const isHidden = element !== 'button' && /\shidden\b/.test(list)
    for (const [, name = '', value = ''] of list.matchAll(/\s([\w-]+)(?:="([^"]*)")?/g)) {
      if (isHidden && name === 'class') continue
      const values = attributes.get(name)
      if (values) values.push(value)
      else attributes.set(name, [value])
    }
  }
  const classes = namesIn(attributes.get('class') ?? [])
  return { classes, attributes, elements, isBeyondLatin: isBeyondLatin(html) }
}

const DISCLOSURES = /<(\/?)(details|summary)\b([^>]*)>/g

/** Removes the content of closed `details` except the summary: the remaining styles have loaded before it is opened. */
function withoutClosed(html: string): string {
  const seen: string[] = []
  const around: { readonly isOpen: boolean; isShown: boolean }[] = []
  let from = 0
  for (const { 1: end, 2: name, 3: attributes = '', index } of html.matchAll(DISCLOSURES)) {
    if (around.every(({ isShown }) => isShown)) seen.push(html.slice(from, index))
    from = index
    const last = around.at(-1)
    if (name === 'details' && !end)
      around.push({ isOpen: /\sopen\b/.test(attributes), isShown: true })
    else if (name === 'details') around.pop()
    else if (end && last) last.isShown = last.isOpen
  }
  return [...seen, html.slice(from)].join('')
}

/** Returns only the classes of markup, which stay valid whatever scripts and visitors change. */
export function lastingFacts(html: string): Markup {
  const lists = Array.from(html.matchAll(/\sclass="([^"]*)"/g), ([, names = '']) => names)
  return { classes: namesIn(lists), attributes: null, elements: null, isBeyondLatin: true }
}

/** Returns whether a selector may match in the markup: false only if it certainly doesn't. */
export function mayMatch(conditions: readonly Condition[], markup: Markup): boolean {
  return conditions.every((condition) => isMet(condition, markup))
}

/** Returns whether a selector requires a class. */
export function namesClass(conditions: readonly Condition[]): boolean {
  return conditions.some(
    (condition) =>
      'class' in condition || ('anyOf' in condition && condition.anyOf.every(namesClass)),
  )
}

function isMet(condition: Condition, markup: Markup): boolean {
  if ('class' in condition) return markup.classes.has(condition.class)
  if ('element' in condition) return markup.elements?.has(condition.element) ?? true
  if ('anyOf' in condition) return condition.anyOf.some((each) => mayMatch(each, markup))
  if ('language' in condition) return markup.isBeyondLatin
  // There is no hover or keyboard focus before the remaining styles have loaded.
  if ('byReader' in condition) return markup.elements === null
  return hasAttribute(condition, markup)
}

/** Returns whether an element has such an attribute. */
export function hasAttribute(
  { attribute, operator, value }: AttributeCondition,
  markup: Markup,
): boolean {
  if (!markup.attributes) return true
  const compare = operator === null ? null : comparisons[operator]
  return markup.attributes.get(attribute)?.some((own) => compare?.(own, value) ?? true) ?? false
}

const comparisons: Readonly<Record<string, (own: string, value: string) => boolean>> = {
  '=': (own, value) => own === value,
  '^=': (own, value) => own.startsWith(value),
  '$=': (own, value) => own.endsWith(value),
  '*=': (own, value) => own.includes(value),
  '~=': (own, value) => own.split(/\s+/).includes(value),
}

function namesIn(lists: readonly string[]): ReadonlySet<string> {
  // Equal class lists are repeated many times, so they are deduplicated first.
  return new Set([...new Set(lists)].flatMap((names) => names.split(/\s+/)))
}
