import { type CssRule, rulesOf, textOf } from './css-rules'
import { type Markup, type Selector, selectorsOf } from './selectors'

/**
 * What of the shared sheets a page's markup needs. Every byte of style stands before the first pixel, and most pages
 * show neither all parts nor all scripts.
 */

/** A sheet, and what of it some markup needs. */
export interface Sheet {
  readonly css: string
  /** Whether all classes of one of its selectors stand there: `.card .picture` asks for both. */
  isNeeded(markup: Markup): boolean
  /** Those of its rules that draw something of the markup, as it stands there and on a screen; nothing without any. */
  neededRules(markup: Markup): string
}

export function sheetOf(css: string): Sheet {
  // Read for the first page that is drawn: a start need not wait for it.
  let read: readonly KnownRule[] | null = null
  return {
    css,
    isNeeded: (markup) => rules().some((rule) => asksFor(rule, markup)),
    neededRules: (markup) => {
      const drawing = rules().flatMap((rule) => needed(rule, markup))
      const words = wordsOf(drawing)
      return textOf(drawing.flatMap((rule) => withoutIdle(rule, words)))
    },
  }

  function rules(): readonly KnownRule[] {
    read ??= rulesOf(css).map(withSelectors)
    return read
  }
}

/** A rule with its selectors; none for an at-rule. */
interface KnownRule {
  readonly prelude: string
  readonly body: string | null | readonly KnownRule[]
  readonly selectors: readonly Selector[]
}

function withSelectors({ prelude, body }: CssRule): KnownRule {
  if (isGroup(body)) return { prelude, body: body.map(withSelectors), selectors: [] }
  return { prelude, body, selectors: prelude.startsWith('@') ? [] : selectorsOf(prelude) }
}

function asksFor({ body, selectors }: KnownRule, markup: Markup): boolean {
  if (isGroup(body)) return body.some((rule) => asksFor(rule, markup))
  return selectors.some((selector) => selector.asksForClass && selector.mayFit(markup))
}

function needed(rule: KnownRule, markup: Markup): KnownRule[] {
  const { prelude, body, selectors } = rule
  if (/^@media print\b/.test(prelude)) return []
  if (isGroup(body))
    return withBody(
      rule,
      body.flatMap((each) => needed(each, markup)),
    )
  if (selectors.length === 0) return [rule]
  const fitting = selectors.filter((selector) => selector.mayFit(markup))
  return fitting.length > 0 ? [{ ...rule, prelude: fitting.map(({ text }) => text).join() }] : []
}

/** Without the motions that no rule names. */
function withoutIdle(rule: KnownRule, words: string): KnownRule[] {
  const { prelude, body } = rule
  if (isGroup(body))
    return withBody(
      rule,
      body.flatMap((each) => withoutIdle(each, words)),
    )
  const motion = /^@keyframes\s+(\S+)/.exec(prelude)?.[1]
  return motion && !words.includes(motion) ? [] : [rule]
}

function withBody(rule: KnownRule, body: readonly KnownRule[]): KnownRule[] {
  return body.length > 0 ? [{ ...rule, body }] : []
}

/** What the rules say, without their selectors. */
function wordsOf(rules: readonly KnownRule[]): string {
  return rules.map(({ body }) => (isGroup(body) ? wordsOf(body) : body)).join(' ')
}

function isGroup<Rule>(body: string | null | readonly Rule[]): body is readonly Rule[] {
  return body !== null && typeof body !== 'string'
}

/** The faces of a sheet; each is needed where one of its letters stands, a fallback face always. */
export function facesIn(css: string): readonly Face[] {
  return [...css.matchAll(/@font-face\s*\{[^}]*\}/g)].map(([face]) => {
    const letters = lettersOf(face)
    return { css: face, isNeeded: (markup) => letters === null || letters.test(markup) }
  })
}

export interface Face {
  readonly css: string
  readonly isNeeded: (markup: string) => boolean
}

function lettersOf(face: string): RegExp | null {
  const ranges = /unicode-range:([^;}]*)/i.exec(face)?.[1]
  if (!ranges) return null
  const letters = ranges.split(',').map((range) => {
    // A sheet made small writes `U+A80-AFF` as `U+A8?-AF?` or `U+4??`.
    const [from = '', to = from] = range.trim().replace(/^u\+/i, '').split('-')
    return `\\u{${from.replaceAll('?', '0')}}-\\u{${to.replaceAll('?', 'F')}}`
  })
  return new RegExp(`[${letters.join('')}]`, 'u')
}
