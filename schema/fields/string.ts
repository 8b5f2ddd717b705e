import type { Field, FieldOptions } from './field'
import { broken } from './messages'
import type { FieldKind, RuleBreak } from './rule'

/** Plain text of one or a few lines. `min` and `max` count characters. */
export interface StringField extends Field<'string', string> {
  readonly min?: number
  readonly max?: number
  /** A regular expression that the whole value must match. Written by block authors, never by editors. */
  readonly pattern?: string
  /** Message for a value that doesn't match, if it can explain the format; otherwise the specification's message is used. */
  readonly patternMessage?: string
  /** Shows several lines in the panel. */
  readonly multiline?: boolean
  /** Suggests values from a field of existing records, one that their lists are filtered by. */
  readonly proposes?: { readonly kind: string; readonly field: string }
  /** For the address of embedded content: the provider's title and author are offered for the fields named here. */
  readonly described?: { readonly title: string; readonly author: string }
  /** Text shown in the empty control. */
  readonly placeholder?: string
  /** Example text in a newly added block, to be replaced before publishing (`example.ts`). */
  readonly example?: string
}

export function string(options: FieldOptions<StringField>): StringField {
  return { required: false, default: '', ...options, type: 'string' }
}

export const stringKind: FieldKind<TextRules> = {
  accepts: (value) => typeof value === 'string',
  isEmpty: (value) => typeof value === 'string' && value.trim() === '',
  check: (field, value) => checkText(field, value as string),
}

type TextRules = Pick<StringField, 'min' | 'max' | 'pattern' | 'patternMessage'>

/** Checks the rules of any value stored as text. */
export function checkText(
  { min, max, pattern, patternMessage }: TextRules,
  text: string,
): readonly RuleBreak[] {
  const breaks: RuleBreak[] = []
  if (min !== undefined && text.length < min)
    breaks.push(broken('min', { limit: min, unit: 'character' }))
  if (max !== undefined && text.length > max)
    breaks.push(broken('max', { limit: max, unit: 'character' }))
  if (pattern !== undefined && !new RegExp(`^(?:${pattern})$`, 'u').test(text))
    breaks.push(patternMessage ? { rule: 'pattern', message: patternMessage } : broken('pattern'))
  return breaks
}
