import type { AttributeCondition, Condition } from './sheet'

/** What some markup holds that a selector can ask for. */
export interface Markup {
  readonly classes: ReadonlySet<string>
  /** The values of each attribute, and the elements; `null` where scripts may change them, so that anything may match. */
  readonly attributes: ReadonlyMap<string, readonly string[]> | null
  readonly elements: ReadonlySet<string> | null
  /** Whether it has letters beyond the Latin ones: what a sheet says of other scripts matters only then. */
  readonly isBeyondLatin: boolean
}

const BEYOND_LATIN = /[\u0370-\u1cff]/

/** Everything in some markup that is seen before someone opens anything. */
export function markupFacts(markup: string): Markup {
  const html = withoutClosed(markup)
  const attributes = new Map<string, string[]>()
  const elements = new Set(['html', 'body', 'main'])
  for (const [, element = '', list = ''] of html.matchAll(/<([a-z][a-z0-9-]*)((?:\s[^<>]*)?)>/g)) {
    elements.add(element)
    // A button that is hidden is shown as soon as its island runs.
    const isHidden = element !== 'button' && /\shidden\b/.test(list)
    for (const [, name = '', value = ''] of list.matchAll(/\s([\w-]+)(?:="([^"]*)")?/g)) {
      if (isHidden && name === 'class') continue
      const values = attributes.get(name)
      if (values) values.push(value)
      else attributes.set(name, [value])
    }
  }
  const isBeyondLatin = BEYOND_LATIN.test(html)
  return { classes: namesIn(attributes.get('class') ?? []), attributes, elements, isBeyondLatin }
}

const DISCLOSURES = /<(\/?)(details|summary)\b([^>]*)>/g

/**
 * The markup without what stands in a closed `details`, its summary aside: the rest of the styles has come before anyone
 * opens it.
 */
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

/** The classes of some markup: what stays true whatever scripts and readers change in it. */
export function lastingFacts(html: string): Markup {
  const lists = Array.from(html.matchAll(/\sclass="([^"]*)"/g), ([, names = '']) => names)
  return { classes: namesIn(lists), attributes: null, elements: null, isBeyondLatin: true }
}

/** Whether a selector may match something in the markup: false only where it surely does not. */
export function mayMatch(conditions: readonly Condition[], markup: Markup): boolean {
  return conditions.every((condition) => isMet(condition, markup))
}

/** Whether a selector can match only where some class is. */
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
  // Nobody points at anything, or goes through it by keys, before the rest of the styles has loaded.
  if ('byReader' in condition) return markup.elements === null
  return hasAttribute(condition, markup)
}

/** Whether some element has such an attribute. */
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
  // The same list is repeated many times.
  return new Set([...new Set(lists)].flatMap((names) => names.split(/\s+/)))
}
