import type { Field, FieldOptions } from './field'
import { broken } from './messages'
import { isId } from './reference'
import type { FieldKind, RuleBreak } from './rule'

/** An ordered list of media ids. `min` and `max` limit the number of pictures. */
export interface MediasField extends Field<'medias', readonly number[]> {
  readonly min?: number
  readonly max?: number
}

export function medias(options: FieldOptions<MediasField>): MediasField {
  return { required: false, default: [], ...options, type: 'medias' }
}

export const mediasKind: FieldKind<MediasField> = {
  accepts: (value) => Array.isArray(value) && value.every(isId),
  isEmpty: (value) => (value as readonly number[]).length === 0,
  check: (field, value) => checkLength(field, (value as readonly number[]).length, 'picture'),
}

/** Checks the length of any list; the unit is the name of one item. */
export function checkLength(
  { min, max }: { readonly min?: number; readonly max?: number },
  length: number,
  unit: 'item' | 'picture',
): readonly RuleBreak[] {
  const breaks: RuleBreak[] = []
  if (min !== undefined && length < min) breaks.push(broken('min', { limit: min, unit }))
  if (max !== undefined && length > max) breaks.push(broken('max', { limit: max, unit }))
  return breaks
}

/** Reads the ids from typed or pasted text; anything that isn't a number is ignored (specification section 5). */
export function mediasFromInput(input: string): readonly number[] {
  return input
    .split(/[\s,;]+/)
    .map(Number)
    .filter(isId)
}
