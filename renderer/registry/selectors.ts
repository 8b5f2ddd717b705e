/** What some markup holds that a selector can ask for. */
export interface Markup {
  readonly classes: ReadonlySet<string>
  /** The values of each attribute and the elements; `null` where they may change, so that any may be there. */
  readonly attributes: ReadonlyMap<string, readonly string[]> | null
  readonly elements: ReadonlySet<string> | null
}

/** One thing a selector asks for; it may not be there. */
type Condition = (markup: Markup) => boolean

/** One selector of a list, and whether some markup may hold what it is for: false only where it surely does not. */
export interface Selector {
  readonly text: string
  readonly asksForClass: boolean
  mayFit(markup: Markup): boolean
}

export function selectorsOf(list: string): readonly Selector[] {
  return partsOf(list).map((text) => {
    const { conditions, asksForClass } = read(text)
    return { text, asksForClass, mayFit: (markup) => conditions.every((isMet) => isMet(markup)) }
  })
}

/** Everything that stands in some markup. */
export function markupFacts(html: string): Markup {
  const attributes = new Map<string, string[]>()
  const elements = new Set(['html', 'body', 'main'])
  for (const [, element = '', list = ''] of html.matchAll(/<([a-z][a-z0-9-]*)((?:\s[^<>]*)?)>/g)) {
    elements.add(element)
    for (const [, name = '', value = ''] of list.matchAll(/\s([\w-]+)(?:="([^"]*)")?/g)) {
      const values = attributes.get(name)
      if (values) values.push(value)
      else attributes.set(name, [value])
    }
  }
  return { classes: namesIn(attributes.get('class') ?? []), attributes, elements }
}

/** The classes of some markup, for what holds whatever scripts and readers change in it. */
export function lastingFacts(html: string): Markup {
  const lists = Array.from(html.matchAll(/\sclass="([^"]*)"/g), ([, names = '']) => names)
  return { classes: namesIn(lists), attributes: null, elements: null }
}

function namesIn(lists: readonly string[]): ReadonlySet<string> {
  // Most lists stand there many times.
  return new Set([...new Set(lists)].flatMap((names) => names.split(/\s+/)))
}

/** An id, a pseudo class or element, a class, an attribute, an element. */
const PIECE =
  /#[\w-]+|::?([\w-]+)|\.([\w-]+)|\[([\w-]+)(?:([~^$*]?=)["']?([^"'\]]*)["']?)?\]|([a-z][a-z0-9]*)/gi

/** Brackets with selectors of which one has to fit. */
const CHOICES = new Set([':is', ':where', ':has'])

function read(text: string): Pick<Selector, 'asksForClass'> & { readonly conditions: Condition[] } {
  const choices: (readonly Selector[])[] = []
  const bare = withoutBrackets(text, (name, inside) => {
    if (CHOICES.has(name)) choices.push(selectorsOf(inside))
  })
  const pieces = [...bare.matchAll(PIECE)]
  return {
    conditions: [
      ...pieces.map(conditionOf),
      ...choices.map((some) => (markup: Markup) => some.some((one) => one.mayFit(markup))),
    ],
    asksForClass:
      pieces.some(([, , name]) => name !== undefined) ||
      choices.some((some) => some.every((one) => one.asksForClass)),
  }
}

function conditionOf([
  ,
  state,
  name,
  attribute,
  operator,
  value = '',
  element,
]: RegExpMatchArray): Condition {
  if (name) return ({ classes }) => classes.has(name)
  if (element) return ({ elements }) => elements?.has(element) ?? true
  if (attribute) return attributeCondition({ attribute, operator, value })
  // Nobody points at anything before the rest of the styles is there.
  if (state === 'hover' || state === 'active') return ({ elements }) => elements === null
  return () => true
}

/** The selector without `:name(…)`; each is told with what stands in it. */
function withoutBrackets(text: string, tell: (name: string, inside: string) => void): string {
  const open = /(:[\w-]+)\(/.exec(text)
  if (!open) return text
  const from = open.index + open[0].length
  const end = closing(text, from)
  tell(open[1] ?? '', text.slice(from, end))
  return withoutBrackets(text.slice(0, open.index) + text.slice(end + 1), tell)
}

function attributeCondition({ attribute, operator, value }: AttributeTest): Condition {
  const fits = operator ? comparisons[operator] : () => true
  return ({ attributes }) =>
    !attributes || (attributes.get(attribute)?.some((own) => fits?.(own, value) ?? true) ?? false)
}

interface AttributeTest {
  readonly attribute: string
  readonly operator: string | undefined
  readonly value: string
}

const comparisons: Readonly<Record<string, (own: string, value: string) => boolean>> = {
  '=': (own, value) => own === value,
  '^=': (own, value) => own.startsWith(value),
  '$=': (own, value) => own.endsWith(value),
  '*=': (own, value) => own.includes(value),
  '~=': (own, value) => own.split(/\s+/).includes(value),
}

/** The selectors of a list, parted by the commas that stand in no brackets. */
function partsOf(list: string): string[] {
  const parts: string[] = []
  let depth = 0
  let start = 0
  for (let at = 0; at < list.length; at += 1) {
    if (list[at] === '(') depth += 1
    if (list[at] === ')') depth -= 1
    if (list[at] !== ',' || depth > 0) continue
    parts.push(list.slice(start, at).trim())
    start = at + 1
  }
  return [...parts, list.slice(start).trim()]
}

/** Where the bracket closes whose inside begins here. */
function closing(text: string, from: number): number {
  let depth = 1
  let at = from
  for (; at < text.length && depth > 0; at += 1) {
    if (text[at] === '(') depth += 1
    if (text[at] === ')') depth -= 1
  }
  return at - 1
}
