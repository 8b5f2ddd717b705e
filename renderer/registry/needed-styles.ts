import { type Markup, mayMatch, namesClass } from './markup-facts'
import type {
  AttributeCondition,
  Condition,
  FaceData,
  GroupRule,
  Rule,
  Selector,
  SheetData,
} from './sheet'

/**
 * Selects the parts of the shared style sheets that a page's markup needs. Styles block the first paint, and most pages use only
 * some parts and scripts.
 */

/** A style sheet with functions that select what markup needs. */
export interface Sheet {
  readonly css: string
  /** Returns whether the page has all classes of one of its selectors: `.card .picture` requires both. */
  isNeeded(markup: Markup): boolean
  /** Returns the rules that apply to the markup in its current state, on a screen. */
  neededRules(markup: Markup): readonly Rule[]
}

export function sheetOf({ css, rules }: SheetData): Sheet {
  return {
    css,
    isNeeded: (markup) => rules.some((rule) => isAskedFor(rule, markup)),
    neededRules: (markup) => {
      const needed = rules.flatMap((rule) => neededPart(rule, markup))
      const bodies = bodiesOf(needed)
      return needed.flatMap((rule) => withoutUnusedKeyframes(rule, bodies))
    },
  }
}

/**
 * Returns the rules of several sheets that apply to the markup in its current state, on a screen, as one sheet; empty if there
 * are none.
 */
export function neededRules(sheets: readonly Sheet[], markup: Markup): string {
  return textOf(together(sheets.flatMap((sheet) => sheet.neededRules(markup))))
}

/** Merges consecutive groups with the same prelude: most sheets are one rule of the same layer. */
function together(rules: readonly Rule[]): Rule[] {
  const result: Rule[] = []
  for (const rule of rules) {
    const last = result.at(-1)
    if (rule.kind === 'group' && last?.kind === 'group' && last.prelude === rule.prelude)
      result[result.length - 1] = { ...last, rules: [...last.rules, ...rule.rules] }
    else result.push(rule)
  }
  return result
}

function isAskedFor(rule: Rule, markup: Markup): boolean {
  if (rule.kind === 'group') return rule.rules.some((each) => isAskedFor(each, markup))
  if (rule.kind !== 'style') return false
  return rule.selectors.some(
    ({ conditions }) => namesClass(conditions) && mayMatch(conditions, markup),
  )
}

/** Transitions, which aren't needed before the remaining styles have loaded. */
const TRANSITIONS = /(?<=^|;)\s*transition(?:-[a-z]+)?:[^;]*(?:;|$)/g

function neededPart(rule: Rule, markup: Markup): Rule[] {
  if (rule.kind === 'group') {
    if (rule.isForLater) return []
    return withRules(
      rule,
      rule.rules.flatMap((each) => neededPart(each, markup)),
    )
  }
  if (rule.kind !== 'style') return [rule]
  const selectors = rule.selectors.filter(({ conditions }) => mayMatch(conditions, markup))
  return selectors.length > 0
    ? [
        {
          ...rule,
          selectors: selectors.map((each) => neededSelector(each, markup)),
          body: rule.body.replace(TRANSITIONS, ''),
        },
      ]
    : []
}

function neededSelector(selector: Selector, markup: Markup): Selector {
  if (!selector.pieces) return selector
  const text = selector.pieces.map((piece) =>
    typeof piece === 'string'
      ? piece
      : piece
          .filter(({ conditions }) => mayMatch(conditions, markup))
          .map((choice) => choice.text)
          .join(),
  )
  return { text: text.join(''), conditions: selector.conditions }
}

function withoutUnusedKeyframes(rule: Rule, bodies: string): Rule[] {
  if (rule.kind === 'group')
    return withRules(
      rule,
      rule.rules.flatMap((each) => withoutUnusedKeyframes(each, bodies)),
    )
  return rule.kind === 'keyframes' && !bodies.includes(rule.name) ? [] : [rule]
}

function withRules(group: GroupRule, rules: readonly Rule[]): Rule[] {
  return rules.length > 0 ? [{ ...group, rules }] : []
}

/** Returns the declarations of all rules, to search them for names of keyframes. */
function bodiesOf(rules: readonly Rule[]): string {
  return rules
    .map((rule) => {
      if (rule.kind === 'group') return bodiesOf(rule.rules)
      return rule.kind === 'style' ? rule.body : ''
    })
    .join(' ')
}

/** Serializes rules to a style sheet. */
function textOf(rules: readonly Rule[]): string {
  return rules
    .map((rule) => {
      if (rule.kind === 'group') return `${rule.prelude}{${textOf(rule.rules)}}`
      if (rule.kind !== 'style') return rule.text
      return `${rule.selectors.map(({ text }) => text).join()}{${rule.body}}`
    })
    .join('')
}

/** A font face. It is needed if one of its letters occurs; a fallback face always is. */
export interface Face extends FaceData {
  /** For a face of common syllables: the number of the whole face. */
  readonly whole: number | null
  isNeeded(markup: string): boolean
}

export function faceOf(data: FaceData, whole: number | null): Face {
  const letters = data.letters === null ? null : new RegExp(data.letters, 'u')
  return { ...data, whole, isNeeded: (markup) => letters === null || letters.test(markup) }
}

/** Returns the attribute conditions of all selectors, without duplicates. */
export function attributeConditionsOf(sheets: readonly SheetData[]): readonly AttributeCondition[] {
  const all = sheets.flatMap(({ rules }) => rules.flatMap(attributesOf))
  return [...new Map(all.map((condition) => [JSON.stringify(condition), condition])).values()]
}

function attributesOf(rule: Rule): AttributeCondition[] {
  if (rule.kind === 'group') return rule.rules.flatMap(attributesOf)
  return rule.kind === 'style'
    ? rule.selectors.flatMap(({ conditions }) => conditions.flatMap(attributesIn))
    : []
}

function attributesIn(condition: Condition): AttributeCondition[] {
  if ('anyOf' in condition) return condition.anyOf.flat().flatMap(attributesIn)
  return 'attribute' in condition ? [condition] : []
}
