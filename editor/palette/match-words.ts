import { normalizeForSearch as plain } from '../ui/searchable'

/** Searchable texts: the name, alternative names and a description. */
export interface Named {
  readonly name: string
  /** English names, if the editor uses another language; ranked like the name. */
  readonly english?: readonly string[]
  /** Most common first: of two items with the same keyword, the one that lists it earlier ranks better. */
  readonly keywords?: readonly string[]
  readonly more?: string
}

/** Ranks of matches, best first. */
const RANKS = { same: 0, begins: 1, word: 2, wordBegins: 2.4, inside: 5, more: 6 }
/** Ranks of keyword matches; each later keyword ranks slightly lower. */
const KEYWORDS = { same: 3, begins: 4, step: 0.01 }
/** Penalty for a match only in the singular, e.g. `gallery` for `galleries`. */
const IN_SINGULAR = 0.2

/** Returns how well typed words match: 0 is best, `null` if a word is missing. Empty text matches everything equally. */
export function rankOf(named: Named, typed: string): number | null {
  const wanted = plain(typed)
  const asOne = rankOfPhrase(named, wanted)
  if (asOne !== null || !wanted.includes(' ')) return asOne
  const ranks = wanted.split(' ').map((word) => rankOfPhrase(named, word))
  if (ranks.includes(null)) return null
  // Separated words rank lower than the same words together.
  return Math.max(RANKS.word, ...ranks.map(Number)) + 0.5
}

function rankOfPhrase(named: Named, wanted: string): number | null {
  const { name, english = [], keywords = [], more = '' } = named
  const names = [name, ...english].map(plain)
  const fits = [
    ...names.map((each) => rankOfName(each, wanted)),
    rankOfKeyword(keywords.map(plain), wanted),
    names.some((each) => each.includes(wanted)) ? RANKS.inside : null,
    plain(more).includes(wanted) ? RANKS.more : null,
    ...names.map((each) => rankOfSingular({ name: each, keywords }, singular(wanted))),
  ]
  const found = fits.filter((rank) => rank !== null)
  return found.length > 0 ? Math.min(...found) : null
}

function rankOfName(name: string, wanted: string): number | null {
  if (name === wanted) return RANKS.same
  if (name.startsWith(wanted)) return RANKS.begins
  if (` ${name} `.includes(` ${wanted} `)) return RANKS.word
  return ` ${name}`.includes(` ${wanted}`) ? RANKS.wordBegins : null
}

function rankOfKeyword(keywords: readonly string[], wanted: string): number | null {
  const same = keywords.indexOf(wanted)
  if (same >= 0) return KEYWORDS.same + same * KEYWORDS.step
  const begun = keywords.findIndex((keyword) => ` ${keyword}`.includes(` ${wanted}`))
  return begun < 0 ? null : KEYWORDS.begins + begun * KEYWORDS.step
}

/** Matches whole words only: the singular of `tabs` is also the start of `table`. */
function rankOfSingular({ name, keywords = [] }: Named, wanted: string): number | null {
  const [called, keys] = [
    singular(plain(name)),
    keywords.map((keyword) => singular(plain(keyword))),
  ]
  const keyword = keys.indexOf(wanted)
  if (called === wanted) return RANKS.same + IN_SINGULAR
  if (`${called} `.startsWith(`${wanted} `)) return RANKS.begins + IN_SINGULAR
  if (` ${called} `.includes(` ${wanted} `)) return RANKS.word + IN_SINGULAR
  return keyword < 0 ? null : KEYWORDS.same + IN_SINGULAR + keyword * KEYWORDS.step
}

/** Converts every word to the singular, judging by its ending. */
function singular(text: string): string {
  return text.replace(/\b[a-z]{3,}s\b/g, (word) => {
    if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
    return word.endsWith('ss') ? word : word.slice(0, -1)
  })
}

/** Returns the items that match the typed text, best first; ties keep their order. */
export function findMatches<Item>(
  items: readonly Item[],
  typed: string,
  named: (item: Item) => Named,
): readonly Item[] {
  return items
    .flatMap((item) => {
      const rank = rankOf(named(item), typed)
      return rank === null ? [] : [{ item, rank }]
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item)
}
