/**
 * Light stemming of Gujarati and Hindi, for which the database has no dictionary: a query finds other forms of a word (`બસથી`,
 * બસ; `बच्चों`, बच्चे). Hindi endings are from Ramanathan and Rao, “A Lightweight Stemmer for Hindi” (2003); Gujarati
 * postpositions are attached to the word and removed first.
 */
const HINDI = endings(
  'ाएंगी ाएंगे ाऊंगी ाऊंगा ाइयां ाइयों ाएगी ाएगा ाओगी ाओगे एंगी ेंगी एंगे ेंगे ूंगी ूंगा ातीं नाओं नाएं ताओं ताएं ियां ियों ाकर ाइए ाईं ाया ेगी ेगा ोगी ोगे ाने ाना ाते ाती ाता तीं ाओं ाएं ुओं ुएं ुआं कर ाओ िए ाई ाए ने नी ना ते ीं ती ता ां ों ें ो े ू ु ी ि ा',
)
const GUJARATI_POSTPOSITIONS = endings(
  'માંથી માંનો માંની માંનું માંના માટે વાળા વાળી વાળો વાળું માં થી ને નો ની નું નાં ના',
)
const GUJARATI = endings(
  'ાં ાવવાનું ાવવાની ાવવાનો ાવવા ાવવું વાનું વાની વાનો વાના ાશે ાયું ાયેલ ીને ીશું ેલા ેલી ેલો ેલું ીએ ાય ાવ શે તો તી તું તા વું વી વો વા ઓ એ ો ું ા ી ે ુ િ',
)

const DEVANAGARI_WORD = /^[\u0900-\u097f]+$/
const GUJARATI_WORD = /^[\u0a80-\u0aff]+$/

/** The stem of a word as the index has it; `null` if the word is already a stem or is in another script. */
export function stemOf(word: string): string | null {
  const whole = withOneNasal(word)
  if (DEVANAGARI_WORD.test(whole))
    return differentFrom(word, spelledShort(stripEnding(whole, HINDI)))
  if (GUJARATI_WORD.test(whole))
    return differentFrom(
      word,
      spelledShort(stripEnding(stripEnding(whole, GUJARATI_POSTPOSITIONS), GUJARATI)),
    )
  return null
}

/**
 * Returns all possible stems of a word, including the word itself, because an ending may be part of the word, such as `નો` in
 * બહેનો. Typed words are searched by all of them.
 */
export function formsOf(word: string): readonly string[] {
  const whole = withOneNasal(word)
  const stem = stemOf(word)
  const forms = [word, spelledShort(whole), ...(stem === null ? [] : [stem])]
  forms.push(...infinitivesOf(whole))
  if (GUJARATI_WORD.test(whole))
    forms.push(
      spelledShort(stripEnding(whole, GUJARATI)),
      spelledShort(stripEnding(whole, GUJARATI_POSTPOSITIONS)),
    )
  return [...new Set(forms)]
}

/** Returns the infinitive of an inflected verb: धोने, ગાવાની. */
function infinitivesOf(word: string): readonly string[] {
  const infinitive = word.replace(/न[ेी]$/u, 'ना').replace(/વ(?:ા(?:નું|ની|નો|ના|નાં|ં)?|ી|ો)$/u, 'વું')
  return infinitive === word ? [] : [infinitive]
}

/** Returns the stems of a text’s words, including repetitions. */
export function stemsIn(text: string): string {
  const words = text.match(/[\u0900-\u097f]+|[\u0a80-\u0aff]+/g) ?? []
  return words.flatMap((word) => stemOf(word) ?? []).join(' ')
}

/** Normalizes the two nasal vowel signs, which are used interchangeably. */
function withOneNasal(word: string): string {
  return word
    .normalize('NFC')
    .replace(/\u0901/g, '\u0902')
    .replace(/\u0a81/g, '\u0a82')
}

function endings(list: string): readonly string[] {
  return list.split(' ').toSorted((a, b) => b.length - a.length)
}

/** Returns a word without the longest of the endings that leaves a valid word. */
function stripEnding(word: string, list: readonly string[]): string {
  const ending = list.find((one) => word.endsWith(one) && isWord(word.slice(0, -one.length), one))
  return ending === undefined ? word : word.slice(0, -ending.length)
}

/** Returns whether a stem is still a word. A single sign may belong to it: `રસી` is a vaccine, `રસ` juice. */
function isWord(stem: string, ending: string): boolean {
  const letters = stem.match(/\p{L}/gu)?.length ?? 0
  return letters >= (ending.length > 1 ? 2 : 3) && !/[\u094d\u0acd]$/.test(stem)
}

/** Normalizes long and short i and u, and the nukta (the dot of borrowed sounds), which vary in spelling: `दीवाली`, `दिवाली`. */
function spelledShort(word: string): string {
  return word
    .normalize('NFD')
    .replace(/[\u093c\u0abc]/g, '')
    .replace(/[\u0940\u0942\u0ac0\u0ac2]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 1))
    .normalize('NFC')
}

function differentFrom(word: string, stem: string): string | null {
  return stem === word ? null : stem
}
