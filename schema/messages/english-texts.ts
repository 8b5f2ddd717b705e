/**
 * The English names of each text in the person's language, so that search finds it by them, too. Filled in by the build; empty in
 * English.
 */
export const englishTexts: Readonly<Record<string, readonly string[]>> = {}
