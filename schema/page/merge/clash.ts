/** Something both sides did differently. Until someone chooses, mine counts, and what one side deleted stays. */
export interface Clash {
  /** Names the clash among those of one merge; the same on every merge of the same three pages. */
  readonly id: string
  /** `deleted`: one side deleted the block, the other changed it. */
  readonly kind: 'changed' | 'deleted' | 'moved'
  /** `null` for the page's own settings. */
  readonly blockId: string | null
  /** The kind of block, and what its editors call it. */
  readonly name: string
  readonly displayName: string
  /** The field or key in question; `null` where it is the whole block. */
  readonly field: string | null
  readonly base: unknown
  readonly mine: unknown
  readonly theirs: unknown
}

/** How a clash is decided. */
export type Choice =
  | { readonly use: 'mine' | 'theirs' }
  | { readonly use: 'value'; readonly value: unknown }

export type Choices = ReadonlyMap<string, Choice>
export const NO_CHOICES: Choices = new Map()
