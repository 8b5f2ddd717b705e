/** What a check looks at: the groups in which the panel names them. */
export type CheckKind =
  | 'registry'
  | 'example'
  | 'page'
  | 'unfinished'
  | 'picture'
  | 'link'
  | 'heading'
  | 'contrast'
  | 'weight'

/** Something a page is better without, and where it is. */
export interface Check {
  readonly kind: CheckKind
  /** An error stops publishing; a warning asks first; a hint is only listed. */
  readonly severity: 'error' | 'warning' | 'hint'
  /** `null` when the page as a whole is meant. */
  readonly block: string | null
  /** Path of the field in the block; `null` when the block itself is meant. */
  readonly field: string | null
  readonly message: string
  /** The picture whose alt text is missing. */
  readonly picture?: number
}

/** Tells the checks of one page apart. */
export function checkKey({ kind, block, field, message }: Check): string {
  return [kind, block, field, message].join('\u0000')
}
