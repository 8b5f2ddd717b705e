/** A style sheet as the build reads it (`read-sheet.ts`): a server that renders pages has no CSS to parse. */
export interface SheetData {
  readonly css: string
  readonly rules: readonly Rule[]
  readonly faces: readonly FaceData[]
}

export type Rule = StyleRule | GroupRule | KeyframesRule | OtherRule

interface StyleRule {
  readonly kind: 'style'
  readonly selectors: readonly Selector[]
  readonly body: string
}

/** An at-rule that holds rules: `@layer`, `@media`, `@container`, `@supports`. */
export interface GroupRule {
  readonly kind: 'group'
  readonly prelude: string
  /** What no first screen needs. */
  readonly isForLater: boolean
  readonly rules: readonly Rule[]
}

interface KeyframesRule {
  readonly kind: 'keyframes'
  readonly name: string
  readonly text: string
}

/** Statements, as `@layer reset, base`, and at-rules that are kept or dropped as a whole. */
interface OtherRule {
  readonly kind: 'other'
  readonly text: string
}

/** One selector of a list, with all that it asks of a page; what cannot be told from markup is left out. */
export interface Selector {
  readonly text: string
  readonly conditions: readonly Condition[]
  /** Its text around the lists of `:where()`, and these: what a page has nothing of is left out of a list. */
  readonly pieces?: readonly (string | readonly Choice[])[]
}

/** One selector in a list of `:where()`. Others in the list make no difference to its specificity: it has none. */
export interface Choice {
  readonly text: string
  readonly conditions: readonly Condition[]
}

export type Condition =
  | { readonly class: string }
  | { readonly element: string }
  | AttributeCondition
  /** One of the lists has to be met: `:is()`, `:where()`, `:has()`. */
  | { readonly anyOf: readonly (readonly Condition[])[] }
  /** `:lang()` of languages that are not written in Latin letters. */
  | { readonly language: string }
  /** What only a reader brings about: `:hover`, `:active`, the focus, a selection. */
  | { readonly byReader: true }

export interface AttributeCondition {
  readonly attribute: string
  /** `null` asks for the attribute alone. */
  readonly operator: string | null
  readonly value: string
}

/** A rule `@font-face`. */
export interface FaceData {
  readonly css: string
  readonly family: string
  /** The address of its file; `null` for a face that is installed with the reader's system. */
  readonly file: string | null
  /** The source of a regular expression for its letters; `null` for a face without `unicode-range`. */
  readonly letters: string | null
}
