/** Length in characters from which a text is inserted into an editor in parts, and laid out only where it is visible. */
export const LONG_TEXT = 20_000
