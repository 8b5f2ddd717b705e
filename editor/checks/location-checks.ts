import { joinSentences } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import { wordsPattern } from '#schema/text/words-pattern'
import type { BlockFacts, Use } from './block-facts'
import type { Check } from './check'

/** The other locations that show a network page, and the names of single locations. */
export interface Inheriting {
  readonly count: number
  /** False if the page's location isn't open yet: its texts may be copied from another location. */
  readonly isOpen: boolean
  readonly named: readonly { readonly name: string; readonly names: readonly string[] }[]
}

/**
 * Reports texts that name a single location on a page that other locations also show; a block that names several is about the
 * network. Also reports texts that name another location, on a page of a location that isn't open yet.
 */
export function locationChecks(
  block: string,
  facts: Pick<BlockFacts, 'texts' | 'links'>,
  inheriting: Inheriting | null,
): Check[] {
  if (!inheriting || (inheriting.count === 0 && inheriting.isOpen)) return []
  const found = [...facts.texts, ...facts.links.map(linkedContact)].flatMap((use) =>
    namesIn(use.value, inheriting).map((named) => ({ ...use, ...named })),
  )
  const perField = new Map(found.toReversed().map((one) => [one.field, one]))
  if (!inheriting.isOpen) return [...perField.values()].map((use) => copiedCheck(block, use))
  if (new Set(found.map(({ location }) => location)).size !== 1) return []
  return [...perField.values()].map(({ field, label, word, location }): Check => {
    const isName = field === 'siteName'
    const advice = isName
      ? t('Leave it empty to show each location’s own name.')
      : t('Use text that fits every location, or give the other locations their own page.')
    const owner = word === location ? '' : ` (${location})`
    const message = joinSentences(
      t(
        'Field “{label}” says “{word}”{owner}, and {count, plural, one {another location shows this page too} other {# other locations show this page too}}.',
        { label, word, owner, count: inheriting.count },
      ),
      advice,
    )
    // A text may mention its own location on purpose; a site name may not.
    return { kind: 'unfinished', severity: isName ? 'warning' : 'hint', block, field, message }
  })
}

/** Reports words of another location on a page that was copied for a location that isn't open yet. */
function copiedCheck(block: string, { field, label, word, location }: NamedUse): Check {
  const owner = word === location ? '' : ` (${location})`
  const message = t(
    'Field “{label}” still says “{word}”{owner}, copied from another location. Change it before this location opens.',
    { label, word, owner },
  )
  return { kind: 'unfinished', severity: 'warning', block, field, message }
}

/** Returns the email address or phone number of a link. */
function linkedContact({ field, label, value }: BlockFacts['links'][number]): Use<string> {
  return { field, label, value: /^(?:tel|mailto):(.*)/i.exec(value.href ?? '')?.[1] ?? '' }
}

interface Named {
  readonly location: string
  readonly word: string
}
type NamedUse = Named & Pick<Use<string>, 'field' | 'label'>

function namesIn(text: string, { named }: Inheriting): readonly Named[] {
  if (text === '') return []
  const owners = ownersOf(named)
  const candidates = [...owners.keys()].filter((word) => text.includes(word))
  const words =
    candidates.length === 0
      ? []
      : [...text.matchAll(wordsPattern(candidates, 'gu'))].map(([word]) => word)
  return [...words, ...sameNumbers(text, owners)].map((word) => ({
    word,
    location: owners.get(word) ?? word,
  }))
}

const ownersByNames = new WeakMap<Inheriting['named'], ReadonlyMap<string, string>>()

/** Returns the location that each of these words belongs to. */
function ownersOf(named: Inheriting['named']): ReadonlyMap<string, string> {
  const known = ownersByNames.get(named)
  if (known) return known
  const owners = new Map(named.flatMap(({ name, names }) => names.map((word) => [word, name])))
  ownersByNames.set(named, owners)
  return owners
}

/** Minimum length; shorter numbers are often parts of others. */
const MIN_DIGITS = 7

/** Returns the known phone numbers that equal a text, regardless of spacing. */
function sameNumbers(text: string, owners: ReadonlyMap<string, string>): readonly string[] {
  if (!/^\+?[\d\s()./-]+$/.test(text)) return []
  const digits = digitsOf(text)
  if (digits.length < MIN_DIGITS) return []
  return [...owners.keys()].filter((word) => digitsOf(word) === digits)
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}
