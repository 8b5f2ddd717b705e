import listed from '../fonts/common-syllables.json'

const CONSONANT =
  '[\\u0915-\\u0939\\u0958-\\u095f\\u0978-\\u097f\\u0a95-\\u0ab9\\u0af9][\\u093c\\u0abc]?'
const VIRAMA = '[\\u094d\\u0acd]'
const SIGN =
  '[\\u0900-\\u0903\\u093a-\\u093c\\u093e-\\u094f\\u0951-\\u0957\\u0962\\u0963\\u0a81-\\u0a83\\u0abc\\u0abe-\\u0acd\\u0ae2\\u0ae3\\u0afa-\\u0aff\\u200c\\u200d]'
/** A syllable: its consonants, or another letter, and the signs at its end. */
const SYLLABLE = new RegExp(
  `(${CONSONANT}(?:${VIRAMA}${CONSONANT})*|(?!${SIGN}).)(${SIGN}*)`,
  'gsu',
)
/** A virama before a tag or entity: letters on both sides may join, but text is checked in pieces. */
const JOINED_LATER = new RegExp(`${VIRAMA}[\\u200c\\u200d]?(?:&|(?:<[^<>]*>)+[^\\s<>])`, 'u')

const endingsByStem = new Map(
  Object.values(listed).flatMap((groups) =>
    groups.flatMap(({ stems, endings }) => {
      const right = new Set(endings.split(' '))
      return stems.split(' ').map((stem) => [stem, right] as const)
    }),
  ),
)

/**
 * Returns whether the common faces of a script render all syllables of the markup exactly as the whole faces do (`npm run fonts`
 * determines which). `letters` is a regular expression source for a letter of the script.
 */
export function hasCommonSyllablesOnly(markup: string, letters: string): boolean {
  if (JOINED_LATER.test(markup)) return false
  const texts = markup.match(new RegExp(`(?:${letters}|[\\u200c\\u200d])+`, 'gu')) ?? []
  return [...new Set(texts)].every(isCommon)
}

function isCommon(text: string): boolean {
  let end = 0
  for (const { 0: syllable, 1: stem = '', 2: ending = '', index } of text.matchAll(SYLLABLE)) {
    if (index !== end || !endingsByStem.get(stem)?.has(ending)) return false
    end += syllable.length
  }
  return end === text.length
}
