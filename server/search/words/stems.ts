/**
 * Light stems of Gujarati and Hindi words, for which the database has no dictionary: what is asked in one form is found in another
 * (`બસથી`, બસ; `बच्चों`, बच्चे). The endings of Hindi are those of Ramanathan and Rao, “A Lightweight Stemmer for Hindi” (2003); in
 * Gujarati postpositions are written together with their word and come off first.
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
  if (DEVANAGARI_WORD.test(whole)) return unlike(word, spelledShort(without(whole, HINDI)))
  if (GUJARATI_WORD.test(whole))
    return unlike(word, spelledShort(without(without(whole, GUJARATI_POSTPOSITIONS), GUJARATI)))
  return null
}

/**
 * The forms that a word may be one of, itself among them: an ending may belong to the word, as `નો` does in બહેનો. What is
 * typed is looked up by all of them.
 */
export function formsOf(word: string): readonly string[] {
  const whole = withOneNasal(word)
  const stem = stemOf(word)
  const forms = [word, spelledShort(whole), ...(stem === null ? [] : [stem])]
  forms.push(...infinitivesOf(whole))
  if (GUJARATI_WORD.test(whole))
    forms.push(
      spelledShort(without(whole, GUJARATI)),
      spelledShort(without(whole, GUJARATI_POSTPOSITIONS)),
    )
  return [...new Set(forms)]
}

/** A verb as dictionaries have it, of one that is asked for or that follows another: धोने, ગાવાની. */
function infinitivesOf(word: string): readonly string[] {
  const infinitive = word.replace(/न[ेी]$/u, 'ना').replace(/વ(?:ા(?:નું|ની|નો|ના|નાં|ં)?|ી|ો)$/u, 'વું')
  return infinitive === word ? [] : [infinitive]
}

/** The stems of the words of a text, each as often as it is there. */
export function stemsIn(text: string): string {
  const words = text.match(/[\u0900-\u097f]+|[\u0a80-\u0aff]+/g) ?? []
  return words.flatMap((word) => stemOf(word) ?? []).join(' ')
}

/** Both signs of a nasal vowel are written for one another. */
function withOneNasal(word: string): string {
  return word
    .normalize('NFC')
    .replace(/\u0901/g, '\u0902')
    .replace(/\u0a81/g, '\u0a82')
}

function endings(list: string): readonly string[] {
  return list.split(' ').toSorted((a, b) => b.length - a.length)
}

/** A word without the longest of these endings that leaves a word. */
function without(word: string, list: readonly string[]): string {
  const ending = list.find((one) => word.endsWith(one) && isWord(word.slice(0, -one.length), one))
  return ending === undefined ? word : word.slice(0, -ending.length)
}

/** A single sign may belong to the word: `રસી` is a vaccine, `રસ` juice. */
function isWord(stem: string, ending: string): boolean {
  const letters = stem.match(/\p{L}/gu)?.length ?? 0
  return letters >= (ending.length > 1 ? 2 : 3) && !/[\u094d\u0acd]$/.test(stem)
}

/** Long and short i and u, and the dot of borrowed sounds, are written either way: `दीवाली`, `दिवाली`. */
function spelledShort(word: string): string {
  return word
    .normalize('NFD')
    .replace(/[\u093c\u0abc]/g, '')
    .replace(/[\u0940\u0942\u0ac0\u0ac2]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 1))
    .normalize('NFC')
}

function unlike(word: string, stem: string): string | null {
  return stem === word ? null : stem
}
