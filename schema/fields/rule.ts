import type { FieldIssue } from './field'

/** A rule broken by a value, without its position in a block. */
export type RuleBreak = Omit<FieldIssue, 'path'>

/** Result of a check without errors; shared to avoid allocations. */
export const NO_BREAKS: readonly RuleBreak[] = []

/** Behaviour of a field type: accepted values, emptiness, and further rules. */
export interface FieldKind<F> {
  /** Returns whether the value has the field's type; otherwise the type message is shown. */
  accepts(value: unknown, field: F): boolean
  /** Returns whether a required field counts as missing. Called with accepted values only. */
  isEmpty(value: unknown): boolean
  /** Checks the rules beyond the type: min, max, pattern, options. Called with accepted, non-empty values only. */
  check(field: F, value: unknown): readonly RuleBreak[]
}
