/** The subject of a check; the panel groups issues by it. */
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

/** A problem of a page and its location in the page. */
export interface Check {
  readonly kind: CheckKind
  /** An error prevents publishing; a warning asks for confirmation; a hint is only listed. */
  readonly severity: 'error' | 'warning' | 'hint'
  /** `null` if the issue concerns the whole page. */
  readonly block: string | null
  /** Path of the field in the block; `null` if the issue concerns the block itself. */
  readonly field: string | null
  readonly message: string
  /** The picture without alt text. */
  readonly picture?: number
}

/** Returns a key that identifies a check within a page. */
export function checkKey({ kind, block, field, message }: Check): string {
  return [kind, block, field, message].join('\u0000')
}
