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
 * What of the shared sheets a page's markup needs. Every byte of style comes before the first pixel, and most pages
 * show neither all parts nor all scripts.
 */

/** A sheet, and what of it some markup needs. */
export interface Sheet {
  readonly css: string
  /** Whether the page has all classes of one of its selectors: `.card .picture` asks for both. */
  isNeeded(markup: Markup): boolean
  /** Those of its rules that apply to the markup as it is, on a screen. */
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

/** The rules of some sheets that apply to the markup as it is, on a screen, as one sheet; nothing without any. */
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

/** Nothing changes by a reader's hand before the rest of the styles is there. */
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

/** The declarations of all rules, to look for names of keyframes in. */
function bodiesOf(rules: readonly Rule[]): string {
  return rules
    .map((rule) => {
      if (rule.kind === 'group') return bodiesOf(rule.rules)
      return rule.kind === 'style' ? rule.body : ''
    })
    .join(' ')
}

/** The rules as a sheet again. */
function textOf(rules: readonly Rule[]): string {
  return rules
    .map((rule) => {
      if (rule.kind === 'group') return `${rule.prelude}{${textOf(rule.rules)}}`
      if (rule.kind !== 'style') return rule.text
      return `${rule.selectors.map(({ text }) => text).join()}{${rule.body}}`
    })
    .join('')
}

/** A face is needed where one of its letters occurs, a fallback face always. */
export interface Face extends FaceData {
  /** For a face of common syllables: the number of the face with all. */
  readonly whole: number | null
  isNeeded(markup: string): boolean
}

export function faceOf(data: FaceData, whole: number | null): Face {
  const letters = data.letters === null ? null : new RegExp(data.letters, 'u')
  return { ...data, whole, isNeeded: (markup) => letters === null || letters.test(markup) }
}

/** What the selectors of some sheets ask of attributes, each once. */
export function attributeConditionsOf(sheets: readonly SheetData[]): readonly AttributeCondition[] {
  const asked = sheets.flatMap(({ rules }) => rules.flatMap(attributesOf))
  return [...new Map(asked.map((condition) => [JSON.stringify(condition), condition])).values()]
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
