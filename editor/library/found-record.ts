/** A record as a picker shows it. */
export interface FoundRecord {
  /** The value that a field stores: the id as text, or the slug. */
  readonly key: string
  readonly title: string
  /** Distinguishes records with the same title: a place, a date or an address. */
  readonly detail: string
  /** Public path inside its location's site; absent if it follows from kind and key, or if there is none. */
  readonly path?: string | null
  /** Address of a thumbnail. */
  readonly thumbnail: string | null
  /** The owning location, if known: `null` for the whole network. */
  readonly locationId?: number | null
  /** True for a decorative picture: `detail` is empty on purpose. */
  readonly isDecorative?: boolean
}
