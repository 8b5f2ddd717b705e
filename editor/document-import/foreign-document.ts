/** Result of parsing a file. */
export interface ForeignDocument {
  readonly html: string
  readonly title: string
  readonly notes: readonly string[]
}

/** Error that explains what is wrong with a file. */
export class NoDocument extends Error {}
