/** A conflict between both sides' changes. Until it is resolved, mine is used, and a block deleted by only one side is kept. */
export interface Clash {
  /** Identifies the conflict within a merge; stable across merges of the same three pages. */
  readonly id: string
  /** `deleted`: one side deleted the block, the other changed it. */
  readonly kind: 'changed' | 'deleted' | 'moved'
  /** `null` for the page's own settings. */
  readonly blockId: string | null
  /** The block's type, and its name in the editor. */
  readonly name: string
  readonly displayName: string
  /** The field or key; `null` for the whole block. */
  readonly field: string | null
  readonly base: unknown
  readonly mine: unknown
  readonly theirs: unknown
}

/** The resolution of a conflict. */
export type Choice =
  | { readonly use: 'mine' | 'theirs' }
  | { readonly use: 'value'; readonly value: unknown }

export type Choices = ReadonlyMap<string, Choice>
export const NO_CHOICES: Choices = new Map()
