import type { Field, FieldOptions } from './field'
import { broken } from './messages'
import type { FieldKind, RuleBreak } from './rule'

/** A number; `null` if nothing is entered. */
export interface NumberField extends Field<'number', number | null> {
  readonly min?: number
  readonly max?: number
  /** The step of the control's arrows; 1 by default. */
  readonly step?: number
}

export function number(options: FieldOptions<NumberField>): NumberField {
  return { required: false, default: null, ...options, type: 'number' }
}

export const numberKind: FieldKind<NumberField> = {
  accepts: (value) => value === null || (typeof value === 'number' && Number.isFinite(value)),
  isEmpty: (value) => value === null,
  check(field, value) {
    const breaks: RuleBreak[] = []
    if (field.min !== undefined && (value as number) < field.min)
      breaks.push(broken('min', { limit: field.min }))
    if (field.max !== undefined && (value as number) > field.max)
      breaks.push(broken('max', { limit: field.max }))
    return breaks
  },
}

/**
 * Converts input to a number (specification section 5: number fields convert their input numerically). Text that isn't a number
 * is returned unchanged, so that the type message can name it; empty input is `null`.
 */
export function numberFromInput(input: string): number | string | null {
  const text = input.trim().replace(',', '.')
  if (text === '') return null
  const value = Number(text)
  return Number.isFinite(value) ? value : input
}
