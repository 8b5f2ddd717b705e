import type { Field, FieldOptions } from './field'
import { counted, messages } from './messages'
import type { FieldKind, RuleBreak } from './rule'

/** One line or a few lines of plain text. `min` and `max` count characters. */
export interface StringField extends Field<'string', string> {
  readonly min?: number
  readonly max?: number
  /** A regular expression the whole value must match. Authors of blocks write it, never editors. */
  readonly pattern?: string
  /** What is said of a value that does not match, where it can be told what would; else the words of the specification. */
  readonly patternMessage?: string
  /** Several lines in the panel. */
  readonly multiline?: boolean
  /** Proposes what records of a kind say in a field that their lists are filtered by. */
  readonly proposes?: { readonly kind: string; readonly field: string }
  /** The address of something embedded: what its provider says about it is offered to the fields beside it that are named here. */
  readonly described?: { readonly title: string; readonly author: string }
  /** Text shown in the empty control. */
  readonly placeholder?: string
  /** What stands there when a block is just added, to be replaced before it is published (`example.ts`). */
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

/** The rules of everything that is kept as text. */
export function checkText(
  { min, max, pattern, patternMessage }: TextRules,
  text: string,
): readonly RuleBreak[] {
  const breaks: RuleBreak[] = []
  if (min !== undefined && text.length < min)
    breaks.push({ rule: 'min', message: messages.min(counted(min, 'character')) })
  if (max !== undefined && text.length > max)
    breaks.push({ rule: 'max', message: messages.max(counted(max, 'character')) })
  if (pattern !== undefined && !new RegExp(`^(?:${pattern})$`, 'u').test(text))
    breaks.push({ rule: 'pattern', message: patternMessage ?? messages.pattern() })
  return breaks
}
