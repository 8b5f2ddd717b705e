import { isSame } from '../merge/canonical'
import { differencesOf } from './differences-of'
import { obstacleOf } from './fits'
import { lockOfBlock } from './locks'
import { addressOf, type Difference, type PageOverride, type PageVersion } from './override'
import { placedPage } from './placed-page'
import { hasConflict, networkValue } from './rebase-override'
import { type ResolvedPage, resolveDifferences } from './resolve-page'
import { isSamePage, reuseBlocks } from './same-page'

/** The effect of a change of the network’s page at a location. */
export interface ChangeEffect {
  readonly isChanged: boolean
  /** The network changes something that the location has changed too. */
  readonly isConflict: boolean
  /** The network locks something that the location has changed: the location’s own version is no longer shown. */
  readonly isLocked: boolean
}

export const NO_EFFECT: ChangeEffect = { isChanged: false, isConflict: false, isLocked: false }

/** A page before and after a change; `null` where there is none. */
export interface TwoVersions {
  readonly before: PageVersion | null
  readonly after: PageVersion | null
}

type Overrides = readonly PageOverride[]

interface NetworkChange {
  effectOn(overrides: Overrides): ChangeEffect
  /** Returns the page with overrides. */
  pagesWith(overrides: Overrides): TwoVersions
}

/**
 * Compares two versions of the network’s page once for a thousand locations. For most of them it suffices which of the changed
 * values they override; the page is resolved only where locks, types or positions decide.
 */
export function networkChange(
  before: PageVersion | null,
  later: PageVersion | null,
): NetworkChange {
  const after = before && later ? sharedWith(before, later) : later
  const both = { before, after }
  const compare = before && after && before !== after ? quickComparison(before, after) : null
  const isChangedByNetwork = changedValues(both)
  const unaffected = { ...NO_EFFECT, isChanged: !isSamePage(before, after) }
  return { effectOn, pagesWith: (overrides) => pagesOf(resolveBoth(both, overrides)) }

  function effectOn(all: Overrides): ChangeEffect {
    const overrides = all.filter(({ differences }) => differences.length > 0)
    if (overrides.length === 0 || before === after) return unaffected
    const isConflict =
      after !== null && overrides.some((each) => hasConflict(each, after, isChangedByNetwork))
    const isChanged = compare?.(overrides) ?? null
    if (isChanged !== null) return { isChanged, isConflict, isLocked: false }
    const resolved = resolveBoth(both, overrides)
    const pages = pagesOf(resolved)
    return {
      isChanged: !isSamePage(pages.before, pages.after),
      isLocked: lockedCount(resolved.after) > lockedCount(resolved.before),
      isConflict,
    }
  }
}

/** Returns the later version with all blocks that are equal as the same objects; the earlier version if nothing differs. */
function sharedWith(before: PageVersion, later: PageVersion): PageVersion {
  const shared = { ...later, content: reuseBlocks(before.content, later.content) }
  return isSamePage(before, shared) ? before : shared
}

/**
 * Returns a function that decides from the changed values whether a location sees a change, with nothing newly locked; `null` if its
 * page must be resolved.
 */
function quickComparison(before: PageVersion, after: PageVersion) {
  const side = placedPage(after.content)
  const { differences } = differencesOf(before, after)
  const addresses = new Set(differences.map(addressOf))
  const isPlain = differences.length > 0 && differences.every(isPlainChange)
  const hasLocks = [...side.blocks.values()].some(({ own }) => lockOfBlock(own) !== null)
  const isMoved = differences.some(({ kind }) => POSITIONS.has(kind))
  return (overrides: Overrides): boolean | null => {
    const own = overrides.flatMap((override) => override.differences)
    if (own.some(({ kind }) => STRUCTURE.has(kind))) return null
    if (isMoved && !hasLocks) return true
    if (!isPlain) return null
    const hidden = new Set<string>()
    for (const difference of own) {
      const address = addressOf(difference)
      if (addresses.has(address) && obstacleOf(side, difference) === null) hidden.add(address)
    }
    return hidden.size < addresses.size
  }
}

/** Returns whether a change of a value decides nothing about other differences: all apply as before. */
function isPlainChange(change: Difference): boolean {
  if (change.kind === 'key') return !DECIDING.has(change.key)
  if (change.kind === 'field')
    return change.was?.type === change.record?.type && Boolean(change.was)
  return change.kind === 'page' || change.kind === 'setting'
}

type Kinds = ReadonlySet<Difference['kind']>

const DECIDING = new Set(['locked', 'name', 'version'])
const POSITIONS: Kinds = new Set(['added', 'moved', 'removed'] as const)
const STRUCTURE: Kinds = new Set(['added', 'fieldOrder', 'moved', 'removed', 'slots'] as const)

interface BothResolved {
  readonly before: ResolvedPage | null
  readonly after: ResolvedPage | null
}

function resolveBoth({ before, after }: TwoVersions, overrides: Overrides): BothResolved {
  const was = before && resolveDifferences(before, ...overrides)
  return {
    before: was,
    after: after === before ? was : after && resolveDifferences(after, ...overrides),
  }
}

function pagesOf({ before, after }: BothResolved): TwoVersions {
  return { before: before?.page ?? null, after: after?.page ?? null }
}

/** Returns a function that compares the network’s values for a difference, each once. */
function changedValues({ before, after }: TwoVersions): (difference: Difference) => boolean {
  const known = new Map<string, boolean>()
  return (difference) => {
    if (!before || !after) return true
    const key = `${difference.kind} ${addressOf(difference)}`
    const isChanged =
      known.get(key) ?? !isSame(networkValue(before, difference), networkValue(after, difference))
    known.set(key, isChanged)
    return isChanged
  }
}

function lockedCount(resolved: ResolvedPage | null): number {
  return resolved?.orphaned.filter(({ obstacle }) => obstacle === 'LOCKED').length ?? 0
}
