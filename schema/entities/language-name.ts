/** Returns the name of a language in another: `languageName('gu-IN', 'en')` is `Gujarati (India)`. */
export function languageName(language: string, reader: string): string {
  return COMMON_NAMES.get(reader)?.get(language) ?? nameByIntl(language, reader)
}

/** Names that nearly every page shows, identical to those of `Intl.DisplayNames`: its first use takes a browser 15 ms. */
export const COMMON_NAMES: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map([
  [
    'en',
    new Map([
      ['en', 'English'],
      ['en-US', 'American English'],
      ['en-GB', 'British English'],
      ['en-CA', 'Canadian English'],
      ['en-AU', 'Australian English'],
      ['en-IN', 'English (India)'],
      ['gu', 'Gujarati'],
      ['gu-IN', 'Gujarati (India)'],
      ['hi', 'Hindi'],
      ['hi-IN', 'Hindi (India)'],
    ]),
  ],
  ['en-US', new Map([['en-US', 'American English']])],
  ['gu-IN', new Map([['gu-IN', 'ગુજરાતી (ભારત)']])],
  ['hi-IN', new Map([['hi-IN', 'हिन्दी (भारत)']])],
])

/** Returns the name given by `Intl.DisplayNames`, or the tag if it is not a language. */
export function nameByIntl(language: string, reader: string): string {
  try {
    return new Intl.DisplayNames([reader], { type: 'language' }).of(language) ?? language
  } catch {
    // Tags are stored unchecked, and some aren't valid languages.
    return language
  }
}
