/**
 * Phonetic code of words across scripts and spellings: दर्शन, દર્શન, darshan and darsan have the same. Vowels count only at the
 * start, because spellings differ in them (arti, aarti, आरती); aspirated, doubled and similar consonants are merged.
 */

/** Offset from the Devanagari to the Gujarati block in Unicode, which have the same order. */
const GUJARATI = 0x0a80 - 0x0900
const VIRAMA = '्'

const CONSONANTS = new Map(
  'क:k ख:kh ग:g घ:gh ङ:n च:ch छ:chh ज:j झ:jh ञ:n ट:t ठ:th ड:d ढ:dh ण:n त:t थ:th द:d ध:dh न:n प:p फ:f ब:b भ:bh म:m य:y र:r ल:l ळ:l व:v श:sh ष:sh स:s ह:h'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
)
const VOWELS = new Map(
  'अ:a आ:a इ:i ई:i उ:u ऊ:u ऋ:ru ऍ:e ए:e ऐ:ai ऑ:o ओ:o औ:au ा:a ि:i ी:i ु:u ू:u ृ:ru ॅ:e े:e ै:ai ॉ:o ो:o ौ:au ं:n ँ:n'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
)

/** Transliterates a Devanagari or Gujarati word to lower-case Latin letters without accents; other scripts stay unchanged. */
export function inLatin(word: string): string {
  const letters = [...word.normalize('NFC').toLowerCase()].map(asDevanagari)
  let latin = ''
  letters.forEach((letter, at) => {
    const consonant = CONSONANTS.get(letter)
    if (consonant === undefined) {
      latin += VOWELS.get(letter) ?? (letter === VIRAMA ? '' : letter)
      return
    }
    const next = letters[at + 1]
    // A consonant has an inherent a, except before another vowel sign and at the end of a word.
    const isBare = next === undefined || next === VIRAMA || /\p{M}/u.test(next)
    latin += isBare && !isNasal(next) ? consonant : `${consonant}a`
  })
  return latin.normalize('NFD').replace(/[\u0300-\u036f\u093c]/g, '')
}

/** Returns the phonetic code of a word, such as `drsn`; `''` if it is too short. */
export function soundOf(word: string): string {
  const latin = inLatin(word)
  if (!/^[a-z]+$/.test(latin)) return ''
  const sounds = latin
    .replace(/ph/g, 'f')
    .replace(/([kgcjtdbs])h/g, '$1')
    .replace(/ck|c(?=[aou]|[^aeiouhy]|$)|q/g, 'k')
    .replace(/w/g, 'v')
    .replace(/z/g, 'j')
    .replace(/x/g, 'ks')
  const [first = ''] = sounds
  const rest = sounds.slice(1).replace(/[aeiouy]/g, '')
  const sound = `${first}${rest}`.replace(/(.)\1+/g, '$1')
  return sound.length < 3 ? '' : sound
}

function asDevanagari(letter: string): string {
  const code = letter.codePointAt(0) ?? 0
  return code >= 0x0a80 && code <= 0x0aff ? String.fromCodePoint(code - GUJARATI) : letter
}

function isNasal(letter: string | undefined): boolean {
  return letter === 'ं' || letter === 'ँ'
}
