import type { FieldRule } from './field'

/** Validates a value of one field type that is not empty: the broken rules, without their place in a block. */
export interface RuleBreak {
  readonly rule: FieldRule
  readonly message: string
}

/** A check's answer when nothing is wrong; shared, so that a clean check allocates nothing. */
export const NO_BREAKS: readonly RuleBreak[] = []

/** How a field type behaves: what it accepts, when it is empty, and its further rules. */
export interface FieldKind<F> {
  /** True when the value is of the field's type; everything else is a type message. */
  accepts(value: unknown, field: F): boolean
  /** True when a required field counts as missing. Called with accepted values only. */
  isEmpty(value: unknown): boolean
  /** The rules beyond the type: min, max, pattern, options. Called with accepted, non-empty values only. */
  check(field: F, value: unknown): readonly RuleBreak[]
}
