/** A style sheet as parsed by the build (`read-sheet.ts`), so that the rendering server parses no CSS. */
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

/** An at-rule that contains rules: `@layer`, `@media`, `@container`, `@supports`. */
export interface GroupRule {
  readonly kind: 'group'
  readonly prelude: string
  /** True if no first screen needs it. */
  readonly isForLater: boolean
  readonly rules: readonly Rule[]
}

interface KeyframesRule {
  readonly kind: 'keyframes'
  readonly name: string
  readonly text: string
}

/** Statements, such as `@layer reset, base`, and at-rules that are kept or dropped as a whole. */
interface OtherRule {
  readonly kind: 'other'
  readonly text: string
}

/** One selector of a list, with its conditions. Conditions that markup can't show are omitted. */
export interface Selector {
  readonly text: string
  readonly conditions: readonly Condition[]
  /**
   * The selector split at its `:where()` lists: text and lists alternate. Choices that can't match on a page are removed from a
   * list.
   */
  readonly pieces?: readonly (string | readonly Choice[])[]
}

/** One selector in a `:where()` list, which has no specificity, so removing it doesn't affect the others. */
export interface Choice {
  readonly text: string
  readonly conditions: readonly Condition[]
}

export type Condition =
  | { readonly class: string }
  | { readonly element: string }
  | AttributeCondition
  /** At least one of the lists must be met: `:is()`, `:where()`, `:has()`. */
  | { readonly anyOf: readonly (readonly Condition[])[] }
  /** `:lang()` of a language in a non-Latin script. */
  | { readonly language: string }
  /** A state caused by user interaction: `:hover`, `:active`, focus, selection. */
  | { readonly byReader: true }

export interface AttributeCondition {
  readonly attribute: string
  /** `null` matches any value. */
  readonly operator: string | null
  readonly value: string
}

/** A `@font-face` rule. */
export interface FaceData {
  readonly css: string
  readonly family: string
  /** The address of its file; `null` for a font installed on the visitor's system. */
  readonly file: string | null
  /** Regular expression source for its letters; `null` for a face without `unicode-range`. */
  readonly letters: string | null
}
