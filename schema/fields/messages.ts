import { formatDetails, formatList } from '../messages/format'
import { t } from '../messages/t'
import type { RuleValues } from './field'

/**
 * The messages of specification section 5, verbatim and defined only here. Each is made from its values, which a refusal sends
 * along, so that it can be said in another language.
 */
export const messages = {
  required: ({ label }: Labelled) => t("Field ''{label}'' is required", { label }),
  type: ({
    label,
    expected,
    got,
  }: Labelled & { readonly expected: string; readonly got: string }) =>
    t("Field ''{label}'' expected type ''{expected}'' but got ''{got}''", { label, expected, got }),
  min: (limit: Limit) => t('must be at least {min}', { min: limitText(limit) }),
  max: (limit: Limit) => t('must be at most {max}', { max: limitText(limit) }),
  pattern: () => t('does not match required pattern'),
  options: ({ allowed }: { readonly allowed: readonly string[] }) =>
    t('must be one of: {allowed}', { allowed: formatDetails(allowed) }),
  target: ({ label, surface }: Labelled & { readonly surface: string }) => {
    if (surface === 'layout') return t('“{label}” is not allowed in a site layout', { label })
    if (surface === 'shared')
      return t(
        '“{label}” can’t be placed inside a shared block. Detach it, or place both on the page',
        {
          label,
        },
      )
    return surface === 'location'
      ? t('“{label}” is not allowed on a location page', { label })
      : t('“{label}” is not allowed on a content page', { label })
  },
  registry: ({ name }: { readonly name: string }) =>
    t("Component ''{name}'' not found in registry", { name }),
  /** One sentence for a field, however many examples it contains. */
  example: ({ label, phrases }: Labelled & { readonly phrases: readonly string[] }) => {
    const quoted = formatList(phrases.map((phrase) => `“${phrase}”`))
    return t(
      '{count, plural, one {Field “{label}” still has an example: {quoted}. Replace or remove it} other {Field “{label}” still has # examples: {quoted}. Replace or remove them}}',
      { count: phrases.length, label, quoted },
    )
  },
} as const

/** The part of an issue that its sentence is made from. */
export interface IssueText {
  readonly rule: Rule
  readonly message: string
  readonly reason?: string | undefined
  readonly values?: RuleValues | undefined
}

interface Labelled {
  readonly label: string
}

/** A number, a number of things, or the start of an event. */
type Limit =
  | { readonly limit: number; readonly unit?: 'character' | 'item' | 'picture' }
  | { readonly unit: 'start' }

type Rule = keyof typeof messages

/** Returns a broken rule with its message and the values it is made from. */
export function broken<R extends Rule>(
  rule: R,
  ...[values]: Parameters<(typeof messages)[R]>
): { readonly rule: R; readonly message: string; readonly values: RuleValues } {
  const given = (values ?? {}) as RuleValues
  return { rule, message: ruleMessage(rule, given), values: given }
}

/** Says a broken rule in the current language. */
export function ruleMessage(rule: Rule, values: RuleValues): string {
  // TypeScript can't infer the argument of a union of functions; the values were made for this rule.
  return (messages[rule] as (values: RuleValues) => string)(values)
}

/** Returns '1 character', '160 characters'; the number alone without a unit. */
function limitText(given: Limit): string {
  if (given.unit === 'start') return t('the time it starts')
  const { limit: count, unit } = given
  const number = String(count)
  switch (unit) {
    case 'character':
      return t('{count, plural, one {{number} character} other {{number} characters}}', {
        count,
        number,
      })
    case 'item':
      return t('{count, plural, one {{number} item} other {{number} items}}', { count, number })
    case 'picture':
      return t('{count, plural, one {{number} picture} other {{number} pictures}}', {
        count,
        number,
      })
    default:
      return number
  }
}

/** Returns the name of a value's actual type, for type messages. */
export function typeName(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return typeof value
}
