import type { Field, FieldGroup, Fields, PropsOf } from './field'

/** A list of items, each with fields of its own. `min` and `max` count the items. */
export interface ArrayField<Of extends Fields = Fields>
  extends Field<'array', readonly PropsOf<Of>[]> {
  readonly of: Of
  readonly min?: number
  readonly max?: number
  /** What one item is called: 'Slide', 'Question'. */
  readonly itemLabel: string
  /** An item in a few words, in place of its number and its first text; empty where nothing is entered yet. */
  readonly summary?: (item: Readonly<Record<string, unknown>>) => string
  /** With how many items a block begins that is just added; each holds the examples of its fields. */
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
