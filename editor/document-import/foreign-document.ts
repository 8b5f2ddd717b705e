/** What a reader makes of its file. */
export interface ForeignDocument {
  readonly html: string
  readonly title: string
  readonly notes: readonly string[]
}

/** Says what is wrong with a file. */
export class NoDocument extends Error {}
