type RawProps = Readonly<Record<string, unknown>>

/** The values that variants share, by names of their family. A value that a block has no field for is omitted. */
type CommonValues = RawProps

/** A group of block variants: they are listed together, and one can be changed to another without losing its texts. */
export interface Family {
  /** The name of the block that the variants are listed under. */
  readonly name: string
  /** The values that other blocks of the family can copy. */
  readonly common: (props: RawProps) => CommonValues
  /** Returns the block's values from the common values of another. */
  readonly own: (common: CommonValues) => RawProps
}

/** Formatted text among common values: a variant with a plain field takes only its text. */
export interface Markup {
  readonly markup: string
}
