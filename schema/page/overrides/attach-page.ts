import type { Registry } from '../../block/block'
import { isSame } from '../merge/canonical'
import { type LocationOverrides, updateOverrides } from './by-language'
import { lockOfDifference } from './locks'
import { type Difference, NO_OVERRIDE, type PageOverride, type PageVersion } from './override'
import { placedPage } from './placed-page'
import { keepMine, networkValue } from './rebase-override'
import { resolvePage } from './resolve-page'

/** A text of a detached page: the network's as the location keeps it, and the current one. */
export interface DetachedText {
  readonly language: string
  readonly base: PageVersion
  readonly network: PageVersion
}

/** A location's differences: for all languages, and for each language. */
export interface OverridesByLanguage {
  readonly neutral: PageOverride
  readonly texts: ReadonlyMap<string, PageOverride>
}

/**
 * The differences to keep when a page is attached: those that the location made, or everything that is otherwise, so that the
 * page stays as it is.
 */
export type AttachChoice = 'CHANGED_HERE' | 'EVERYTHING'

/** Returns the differences of a page after it is attached. Those that the network has locked meanwhile are dropped. */
export function attachOverrides(
  texts: readonly DetachedText[],
  stored: OverridesByLanguage,
  { keep, registry }: { readonly keep: AttachChoice; readonly registry: Registry },
): OverridesByLanguage {
  const changed = texts.filter(({ base, network }) => !isSame(base, network))
  if (changed.length === 0) return stored
  const [main] = changed
  let neutral = main ? withoutLocked(main, stored.neutral) : stored.neutral
  const inLanguages = new Map(stored.texts)
  for (const text of changed) {
    const before = overridesIn(stored, text.language)
    const unlocked = { neutral, inLanguage: withoutLocked(text, before.inLanguage) }
    const next =
      keep === 'EVERYTHING' ? withEverything(text, { before, unlocked }, registry) : unlocked
    neutral = next.neutral
    if (next.inLanguage.differences.length > 0 || stored.texts.has(text.language))
      inLanguages.set(text.language, next.inLanguage)
  }
  return { neutral, texts: inLanguages }
}

export function overridesIn(
  { neutral, texts }: OverridesByLanguage,
  language: string,
): LocationOverrides {
  return { neutral, inLanguage: texts.get(language) ?? NO_OVERRIDE }
}

/** Returns the page of a detached text as the location shows it. */
export function detachedPage({ base }: DetachedText, stored: LocationOverrides): PageVersion {
  return resolvePage(base, stored.neutral, stored.inLanguage)
}

function withEverything(
  text: DetachedText,
  {
    before,
    unlocked,
  }: { readonly before: LocationOverrides; readonly unlocked: LocationOverrides },
  registry: Registry,
): LocationOverrides {
  const { base, network } = text
  const effective = detachedPage(text, before)
  const next = updateOverrides({ network, stored: unlocked, effective }, registry)
  const known = new Set<Difference>(
    [unlocked.neutral, unlocked.inLanguage].flatMap(({ differences }) => differences),
  )
  const kept = ({ differences }: PageOverride): PageOverride => ({
    format: 1,
    differences: differences
      .filter((each) => known.has(each) || !isLocked(network, each))
      .map((each) => (isChangedByNetwork(base, network, each) ? keepMine(network, each) : each)),
  })
  return { neutral: kept(next.neutral), inLanguage: kept(next.inLanguage) }
}

/** Removes the differences that the network has locked since; older locks have never been passed. */
function withoutLocked({ base, network }: DetachedText, override: PageOverride): PageOverride {
  const differences = override.differences.filter(
    (each) => !isLocked(network, each) || isLocked(base, each),
  )
  return differences.length === override.differences.length ? override : { format: 1, differences }
}

function isLocked({ content }: PageVersion, difference: Difference): boolean {
  return lockOfDifference(placedPage(content), difference) !== null
}

function isChangedByNetwork(
  base: PageVersion,
  network: PageVersion,
  difference: Difference,
): boolean {
  return !isSame(networkValue(base, difference), networkValue(network, difference))
}
