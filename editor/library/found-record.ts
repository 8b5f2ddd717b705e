/** A record as a picker shows it. */
export interface FoundRecord {
  /** What a field stores: the id as text, or the slug. */
  readonly key: string
  readonly title: string
  /** What tells it from others of the same title: a place, a date, an address. */
  readonly detail: string
  /** Where visitors read it inside its location's site; absent where that follows from its kind and key, or is nowhere. */
  readonly path?: string | null
  /** The address of a small picture. */
  readonly thumbnail: string | null
  /** Whose it is, where that is known: `null` is the whole network's. */
  readonly locationId?: number | null
  /** A picture that needs no words: `detail` is empty on purpose. */
  readonly isDecorative?: boolean
}
