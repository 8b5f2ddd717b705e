/**
 * What every field has. The type of a block's prop is the type of its field's default
 * (`PropsOf`), so nothing is declared twice.
 */
export interface Field<Type extends string, Value> {
  readonly type: Type
  /** The name people read, in the panel and in messages. */
  readonly label: string
  readonly required: boolean
  /** The value of a block just added, and of a stored value that cannot be read. */
  readonly default: Value
  /** One sentence below the control: what it is for, or what happens. */
  readonly help?: string
  /** The tab of the panel it stands on; the first when not given. Fields of a list's items have none. */
  readonly group?: FieldGroup
  /** When it is shown; always when not given. Set by `showWhen`. */
  readonly when?: FieldCondition
}

/** The fields of a block, by name. */
export type Fields = Readonly<Record<string, Field<string, unknown>>>

/** The props a component gets from its fields. */
export type PropsOf<F extends Fields> = { readonly [Name in keyof F]: F[Name]['default'] }

/** When a field is shown: while another field of the same block or item has one of these values, or any at all. */
export interface FieldCondition {
  readonly field: string
  readonly is?: PlainValue | readonly PlainValue[]
  /** True: while the other one holds something. False: while it is empty. */
  readonly filled?: boolean
}
export type PlainValue = boolean | number | string | null

/** The tabs of panels and forms, in their order; the first holds what names no other. */
export const fieldGroups = [
  ...(['Content', 'Links', 'Form', 'Tabs', 'Appearance', 'Settings'] as const),
  ...(['General', 'Address and map', 'Hours', 'Site', 'Languages'] as const),
] as const
export type FieldGroup = (typeof fieldGroups)[number]

/** The tab of a field. */
export function groupOf({ group = 'Content' }: { readonly group?: FieldGroup }): FieldGroup {
  return group
}

/** What an author of a block writes: the type is given by the builder, the rest may be left out. */
export type FieldOptions<F extends Field<string, unknown>> = Omit<
  F,
  'type' | 'required' | 'default' | 'when'
> & { readonly required?: boolean; readonly default?: F['default'] }

/** Which rule a value breaks (specification section 5). */
export type FieldRule = 'required' | 'type' | 'min' | 'max' | 'pattern' | 'options'

/** One broken rule, in the words of specification section 5. */
export interface FieldIssue {
  /** Where in the block: `title`, or `slides.2.title` inside a list. */
  readonly path: string
  readonly rule: FieldRule
  readonly message: string
}

/** One broken rule and where it is: what the server answers, what the panel and the checks list. */
export interface PageIssue {
  readonly block: string
  /** Path of the field in the block; `null` when the block itself is meant. */
  readonly field: string | null
  readonly message: string
  readonly rule: FieldRule | 'registry' | 'target' | 'example'
}
