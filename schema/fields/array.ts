import type { Field, FieldGroup, Fields, PropsOf } from './field'

/** A list of items, each with its own fields. `min` and `max` limit the number of items. */
export interface ArrayField<Of extends Fields = Fields>
  extends Field<'array', readonly PropsOf<Of>[]> {
  readonly of: Of
  readonly min?: number
  readonly max?: number
  /** The name of one item: 'Slide', 'Question'. */
  readonly itemLabel: string
  /** Returns a short label of an item, in place of its number and first text; empty if nothing has been entered. */
  readonly summary?: (item: Readonly<Record<string, unknown>>) => string
  /** Number of items in a newly added block, each with the examples of its fields. */
  readonly exampleItems?: number
}

export function array<Of extends Fields>(options: {
  readonly label: string
  readonly itemLabel: string
  readonly of: Of
  readonly default?: readonly PropsOf<NoInfer<Of>>[]
  readonly required?: boolean
  readonly min?: number
  readonly max?: number
  readonly summary?: (item: Readonly<Record<string, unknown>>) => string
  readonly exampleItems?: number
  readonly help?: string
  readonly group?: FieldGroup
}): ArrayField<Of> {
  return { required: false, default: [], ...options, type: 'array' }
}
