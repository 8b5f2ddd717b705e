import { countryName } from '#renderer/parts/words/display-names'
import type { NetworkPlace } from '#schema/entities/network-place'
import type { SearchHit } from '#schema/entities/search-hit'

/** Maximum number of locations shown as results; a search that matches more is too general. */
const MAX_PLACES = 3
/** Languages in which people search for country names. */
const COUNTRY_LANGUAGES = ['en-US', 'gu-IN', 'hi-IN']
/** Additional names of countries: parts, abbreviations, and regions of the world. */
const COUNTRY_WORDS: Readonly<Record<string, string>> = {
  CA: 'kanada',
  GB: 'uk england scotland wales britain ઇંગ્લેન્ડ ઈંગ્લેન્ડ સ્કોટલેન્ડ બ્રિટન યુકે इंग्लैंड इंग्लैण्ड स्कॉटलैंड ब्रिटेन यूके',
  IN: 'bharat hindustan હિન્દુસ્તાન हिंदुस्तान हिन्दुस्तान',
  KE: 'africa આફ્રિકા अफ़्रीका',
  TZ: 'africa આફ્રિકા अफ़्रीका',
  UG: 'africa આફ્રિકા अफ़्रीका',
  US: 'usa america અમેરિકા અમેરીકા अमेरिका अमरीका',
  ZA: 'africa આફ્રિકા अफ़्रीका',
}
/** Two-letter words that are names of places. */
const SHORT_NAMES: ReadonlySet<string> = new Set(['uk'])

/** Returns other locations’ sites that match a search by city, region, country or name: “Toronto”, “kenya”. */
export function placeHits(
  places: readonly NetworkPlace[],
  { text, slug }: { readonly text: string; readonly slug: string },
): readonly SearchHit[] {
  const typedWords = wordsIn(text)
  if (typedWords.length === 0) return []
  const counts = new Map<string, number>()
  for (const place of places)
    for (const word of new Set(searchTermsOf(place))) counts.set(word, (counts.get(word) ?? 0) + 1)
  const found = places
    .filter((place) => place.slug !== slug)
    // Ignores words that most locations share, such as “Mandir”, because they distinguish nothing.
    .filter((place) =>
      searchTermsOf(place).some(
        (word) => typedWords.includes(word) && (counts.get(word) ?? 0) <= MAX_PLACES,
      ),
    )
  return found.length > MAX_PLACES ? [] : found.map(hitOf)
}

/** Returns the locations whose address or name has all words of a text, in any language. */
export function placesNamed<T extends NetworkPlace>(
  places: readonly T[],
  text: string,
): readonly T[] {
  const typedWords = wordsIn(text)
  if (typedWords.length === 0) return []
  return places.filter((place) => {
    const terms = new Set(searchTermsOf(place))
    return typedWords.every((word) => terms.has(word))
  })
}

function hitOf({ name, path, city, region, countryCode }: NetworkPlace): SearchHit {
  const where = [city, region, countryName(countryCode, 'en-US')].filter(Boolean).join(', ')
  return {
    ...{ kind: 'LOCATION', title: name, path, date: null },
    excerpt: [{ text: where, match: false }],
  }
}

function searchTermsOf({ name, city, region, countryCode, texts }: NetworkPlace): string[] {
  const countries = COUNTRY_LANGUAGES.map((language) => countryName(countryCode, language))
  const called = COUNTRY_WORDS[countryCode.toUpperCase()] ?? ''
  const translated = (texts ?? []).flatMap((translation) => Object.values(translation).map(String))
  return [name, city, region, ...countries, called, ...translated].flatMap(wordsIn)
}

/** Splits a text into words without case and accents, dropping nearly all words of one or two letters. */
function wordsIn(text: string): string[] {
  const folded = text
    .normalize('NFKD')
    .replace(/\p{Diacritic}+/gu, '')
    .toLowerCase()
  return (folded.match(/[\p{L}\p{M}]+/gu) ?? []).filter(
    (word) => [...word].length > 2 || SHORT_NAMES.has(word),
  )
}
