import { searchable as plain } from '../ui/searchable'

/** The searched text: its name, what else it is called, and what is said of it. */
export interface Named {
  readonly name: string
  /** What it is called in English, where the editor speaks another language: as good as its name. */
  readonly english?: readonly string[]
  /** The most usual first: of two things called the same, the one that is called so first fits better. */
  readonly keywords?: readonly string[]
  readonly more?: string
}

/** How well something fits, the best first. */
const RANKS = { same: 0, begins: 1, word: 2, wordBegins: 2.4, inside: 5, more: 6 }
/** Of keywords, the first of them; each further one fits a little less. */
const KEYWORDS = { same: 3, begins: 4, step: 0.01 }
/** What fits in the singular alone, as `gallery` does for galleries. */
const IN_SINGULAR = 0.2

/** How well typed words fit: 0 best, `null` when one of them is not there. Nothing typed fits everything alike. */
export function rankOf(named: Named, typed: string): number | null {
  const wanted = plain(typed)
  const asOne = rankOfPhrase(named, wanted)
  if (asOne !== null || !wanted.includes(' ')) return asOne
  const ranks = wanted.split(' ').map((word) => rankOfPhrase(named, word))
  if (ranks.includes(null)) return null
  // Words that stand apart fit less than the same words together.
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
    ...names.map((each) => inSingular({ name: each, keywords }, singular(wanted))),
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

/** Whole words alone: the singular of `tabs` begins a table, which nobody meant. */
function inSingular({ name, keywords = [] }: Named, wanted: string): number | null {
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

/** Every word in the singular, as far as its ending tells. */
function singular(text: string): string {
  return text.replace(/\b[a-z]{3,}s\b/g, (word) => {
    if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
    return word.endsWith('ss') ? word : word.slice(0, -1)
  })
}

/** Those that fit what was typed, the best first; alike ones stay in their order. */
export function fitting<Item>(
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
