type RawProps = Readonly<Record<string, unknown>>

/** What look-alikes have in common, by the names that their family gives it. Left out: what a block has no place for. */
type CommonValues = RawProps

/** A block that is one of several variants: they are listed together, and one becomes another with its words kept. */
export interface Family {
  /** The name of the block that the variants are listed under. */
  readonly name: string
  /** The values that other blocks of the family can copy. */
  readonly common: (props: RawProps) => CommonValues
  /** Its own values from those of another. */
  readonly own: (common: CommonValues) => RawProps
}

/** Formatted text among common values: a variant with a plain field takes its words. */
export interface Markup {
  readonly markup: string
}
