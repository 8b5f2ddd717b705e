import { fill, type MessageValues } from './fill'

/**
 * Returns a message in the person's language: `t('{count, plural, one {# page} other {# pages}}', { count })`. The English text,
 * in ICU MessageFormat, is its key; translations are in `editor/messages`. The build replaces the call with the message.
 */
export function t(message: string, values?: MessageValues): string {
  // For programs that read declarations without the build, such as drizzle-kit.
  return values ? fill(message, values) : message
}

/**
 * Returns search terms, `searchTerms('title, headline')`: those of the person's language, then the English ones. The translation
 * of the message lists what people of that language would type.
 */
export function searchTerms(message: string): readonly string[] {
  return message.split(', ')
}
