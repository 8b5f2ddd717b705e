/**
 * Properties of every field. The type of a block's prop is the type of its field's default (`PropsOf`), so nothing is declared
 * twice.
 */
export interface Field<Type extends string, Value> {
  readonly type: Type
  /** The name shown in the panel and in messages. */
  readonly label: string
  readonly required: boolean
  /** The value in a newly added block, and in place of a stored value that is invalid. */
  readonly default: Value
  /** One sentence below the control: its purpose or effect. */
  readonly help?: string
  /** The tab of the panel; the first by default. Fields of list items have none. */
  readonly group?: FieldGroup
  /** The condition for showing it; always by default. Set by `showWhen`. */
  readonly when?: FieldCondition
}

/** The fields of a block, by name. */
export type Fields = Readonly<Record<string, Field<string, unknown>>>

/** The props of a component, derived from its fields. */
export type PropsOf<F extends Fields> = { readonly [Name in keyof F]: F[Name]['default'] }

/** The condition for showing a field: another field of the same block or item has one of these values, or any value. */
export interface FieldCondition {
  readonly field: string
  readonly is?: PlainValue | readonly PlainValue[]
  /** True: while the other field has a value. False: while it is empty. */
  readonly filled?: boolean
}
export type PlainValue = boolean | number | string | null

/** The tabs of panels and forms, in order; the first contains fields that name no other. */
export const fieldGroups = [
  ...(['Content', 'Links', 'Form', 'Tabs', 'Appearance', 'Settings'] as const),
  ...(['General', 'Address and map', 'Hours', 'Site', 'Languages'] as const),
] as const
export type FieldGroup = (typeof fieldGroups)[number]

/** Returns the tab of a field. */
export function groupOf({ group = 'Content' }: { readonly group?: FieldGroup }): FieldGroup {
  return group
}

/** The options of a field definition: the builder sets the type, omitted options have defaults. */
export type FieldOptions<F extends Field<string, unknown>> = Omit<
  F,
  'type' | 'required' | 'default' | 'when'
> & { readonly required?: boolean; readonly default?: F['default'] }

/** The rule that a value breaks (specification section 5). */
export type FieldRule = 'required' | 'type' | 'min' | 'max' | 'pattern' | 'options'

/** The values that the message of a rule is made from (`messages.ts`): a label, a limit, the allowed options. */
export type RuleValues = Readonly<Record<string, number | string | readonly string[]>>

/** A broken rule, with its message from specification section 5. */
export interface FieldIssue {
  /** Path within the block: `title`, or `slides.2.title` inside a list. */
  readonly path: string
  readonly rule: FieldRule
  readonly message: string
  /** The code of a message that isn't that of the rule (`schema/records/messages`). */
  readonly reason?: string
  /** Missing if the message is a text that the field declares. */
  readonly values?: RuleValues
}

/** An issue of a check of a whole record: made from values, so that it can be said in another language. */
export type CheckIssue = FieldIssue & { readonly values: RuleValues }

/** A broken rule with its position, as returned by the server and listed by the panel and the checks. */
export interface PageIssue {
  readonly block: string
  /** Path of the field in the block; `null` for the block itself. */
  readonly field: string | null
  readonly message: string
  readonly rule: FieldRule | 'registry' | 'target' | 'example'
  readonly reason?: string
  readonly values?: RuleValues
}
