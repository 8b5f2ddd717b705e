/** A text of so many characters is put into an editor part by part, and only what is in sight of it is laid out. */
export const LONG_TEXT = 20_000
