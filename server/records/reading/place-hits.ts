import { countryName } from '#renderer/parts/words/display-names'
import type { NetworkPlace } from '#schema/entities/network-place'
import type { SearchHit } from '#schema/entities/search-hit'

/** More locations than this are no answer: the list of all of them is. */
const MAX_PLACES = 3
/** The languages that people write names of countries in. */
const COUNTRY_LANGUAGES = ['en-US', 'gu-IN', 'hi-IN']

/** The sites of other locations that a search names by city, region, country or their own name: “Toronto”, “kenya”. */
export function placeHits(
  places: readonly NetworkPlace[],
  { text, slug }: { readonly text: string; readonly slug: string },
): readonly SearchHit[] {
  const asked = wordsIn(text)
  if (asked.length === 0) return []
  const counts = new Map<string, number>()
  for (const place of places)
    for (const word of new Set(wordsOfPlace(place))) counts.set(word, (counts.get(word) ?? 0) + 1)
  const found = places
    .filter((place) => place.slug !== slug)
    // A word that most locations share, as in “Deepmala Mandir”, tells none from another.
    .filter((place) =>
      wordsOfPlace(place).some(
        (word) => asked.includes(word) && (counts.get(word) ?? 0) <= MAX_PLACES,
      ),
    )
  return found.length > MAX_PLACES ? [] : found.map(hitOf)
}

function hitOf({ name, path, city, region, countryCode }: NetworkPlace): SearchHit {
  const where = [city, region, countryName(countryCode, 'en-US')].filter(Boolean).join(', ')
  return {
    ...{ kind: 'LOCATION', title: name, path, date: null },
    excerpt: [{ text: where, match: false }],
  }
}

function wordsOfPlace({ name, city, region, countryCode, texts }: NetworkPlace): string[] {
  const countries = COUNTRY_LANGUAGES.map((language) => countryName(countryCode, language))
  const translated = (texts ?? []).flatMap((said) => Object.values(said).map(String))
  return [name, city, region, ...countries, ...translated].flatMap(wordsIn)
}

/** Without case and accents; words of one or two letters name no place. */
function wordsIn(text: string): string[] {
  const folded = text
    .normalize('NFKD')
    .replace(/\p{Diacritic}+/gu, '')
    .toLowerCase()
  return (folded.match(/[\p{L}\p{M}]+/gu) ?? []).filter((word) => [...word].length > 2)
}
