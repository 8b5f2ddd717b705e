/** What a message is filled with. Words that are messages themselves are filled in by `t` too. */
export type MessageValues = Readonly<Record<string, string | number | null | undefined>>

/**
 * A message in the person's language: `t('{count, plural, one {# page} other {# pages}}', { count })`. The English text, in ICU
 * MessageFormat, is its key; translations are in `editor/messages`. The build puts the message in the call's place.
 */
export function t(message: string, _values?: MessageValues): string {
  // Programs that read declarations without the build, as drizzle-kit does, show none of them.
  return message
}
