import { fill, type MessageValues } from './fill'

/**
 * A message in the person's language: `t('{count, plural, one {# page} other {# pages}}', { count })`. The English text, in ICU
 * MessageFormat, is its key; translations are in `editor/messages`. The build puts the message in the call's place.
 */
export function t(message: string, values?: MessageValues): string {
  // Programs that read declarations without the build, as drizzle-kit does.
  return values ? fill(message, values) : message
}

/**
 * Words that something is searched by, `searchTerms('title, headline')`: those of the person's language, then the English ones. A
 * message like any other: its translation lists what people of that language would type.
 */
export function searchTerms(message: string): readonly string[] {
  return message.split(', ')
}
