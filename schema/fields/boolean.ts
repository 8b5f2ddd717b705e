import type { Field, FieldOptions } from './field'
import { type FieldKind, NO_BREAKS } from './rule'

/** On or off. Never empty, so `required` has no effect. */
export interface BooleanField extends Field<'boolean', boolean> {}

export function boolean(options: FieldOptions<BooleanField>): BooleanField {
  return { required: false, default: false, ...options, type: 'boolean' }
}

export const booleanKind: FieldKind<BooleanField> = {
  accepts: (value) => typeof value === 'boolean',
  isEmpty: () => false,
  check: () => NO_BREAKS,
}
