/**
 * What is called so in the person's language by its names in English, which search finds it by, too. The build puts it in; nothing
 * in English.
 */
export const englishTexts: Readonly<Record<string, readonly string[]>> = {}
