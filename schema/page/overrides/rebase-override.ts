import type { StoredField } from '../content'
import { isSame } from '../merge/canonical'
import { fieldsByKey } from '../merge/merge-block'
import { mergeInside } from '../merge/merge-lists'
import type { Side } from '../merge/placed-blocks'
import { containerOf } from './differences-of'
import { isPlacement, obstacleOf } from './fits'
import type { Difference, PageOverride, PageVersion } from './override'
import { blockSettings, fingerprint, placedPage, settingsOf } from './placed-page'
import { type OrphanedDifference, resolveDifferences } from './resolve-page'

/** A difference whose original the network has changed since. Until someone decides, the location's value is kept. */
interface OverrideConflict {
  readonly difference: Difference
  /** Merges both changes if they are at different places of a text or list; `null` if they overlap. Takes milliseconds. */
  merge(): Difference | null
}

/** Returns the differences whose originals the network has changed since, and those that no longer apply. */
export function compareOverride(
  override: PageOverride,
  network: PageVersion,
): {
  readonly conflicts: readonly OverrideConflict[]
  readonly orphaned: readonly OrphanedDifference[]
} {
  const { orphaned } = resolveDifferences(network, override)
  const orphanedDifferences = new Set(orphaned.map(({ difference }) => difference))
  const conflicts = override.differences.flatMap((difference): OverrideConflict[] => {
    if (orphanedDifferences.has(difference) || !isChangedByBoth(network, difference)) return []
    return [{ difference, merge: () => mergedDifference(network, difference) }]
  })
  return { conflicts, orphaned }
}

/** Returns whether `compareOverride` finds a conflict. Only differences that are `isPossible` are compared. */
export function hasConflict(
  override: PageOverride,
  network: PageVersion,
  isPossible: (difference: Difference) => boolean,
): boolean {
  const side = placedPage(network.content)
  const changed = override.differences.filter(
    (each) => isPossible(each) && obstacleOf(side, each) === null && isChangedByBoth(network, each),
  )
  // A moved block has its place by the other differences.
  if (changed.every(isPlacement)) {
    if (changed.length === 0) return false
    const { orphaned } = resolveDifferences(network, override)
    return changed.some((each) => !orphaned.some(({ difference }) => difference === each))
  }
  return true
}

/**
 * Returns the difference with `was` updated to the network's current value: the location has seen the change and keeps its own.
 */
export function keepMine(network: PageVersion, difference: Difference): Difference {
  const now = networkValue(network, difference)
  switch (difference.kind) {
    case 'field':
    case 'key':
    case 'setting': {
      const { was: _, ...rest } = difference
      // Restores the removed `was` with the current value.
      return { ...rest, ...(now && { was: now.value }) } as Difference
    }
    case 'page':
    case 'removed':
    case 'moved':
      return { ...difference, was: now?.value } as Difference
    default:
      return difference
  }
}

interface Maybe {
  readonly value: unknown
}

/** Returns the network's current value for a difference; `null` if it has none. */
export function networkValue(network: PageVersion, difference: Difference): Maybe | null {
  const side = placedPage(network.content)
  switch (difference.kind) {
    case 'page':
      return { value: network[difference.key] }
    case 'setting':
      return valueIn(settingsOf(network.content), difference.key)
    case 'key':
      return valueIn(getBlockSettings(side, difference.block), difference.key)
    case 'field':
      return fieldIn(side, difference.block, difference.field)
    case 'removed':
      return { value: fingerprint(side.blocks.get(difference.block)?.block) }
    case 'moved': {
      const at = side.blocks.get(difference.block)?.at
      return at ? { value: containerOf(at) } : null
    }
    default:
      return null
  }
}

function isChangedByBoth(network: PageVersion, difference: Difference): boolean {
  if (['added', 'slots', 'fieldOrder'].includes(difference.kind)) return false
  const now = networkValue(network, difference)
  const was = 'was' in difference ? { value: difference.was } : null
  if (isSame(was, now)) return false
  return !isSame(now, ownValue(difference))
}

/** Returns the location's value; for a moved or removed block a value that never equals the network's. */
function ownValue(difference: Difference): Maybe | null {
  if (difference.kind === 'field') return difference.record ? { value: difference.record } : null
  if (difference.kind === 'moved') {
    const { parent, slot } = difference.at
    return { value: { parent, slot } }
  }
  if (difference.kind === 'removed') return null
  return 'value' in difference ? { value: difference.value } : null
}

/** Returns the difference merged with the network's changes in the same text or list; `null` if the changes overlap. */
function mergedDifference(network: PageVersion, difference: Difference): Difference | null {
  const now = networkValue(network, difference)?.value
  if (difference.kind === 'page') {
    if (difference.key === 'imageId') return null
    const value = mergeInside('string', threeOf(difference.was, difference.value, now))
    return typeof value === 'string' ? { ...difference, value, was: String(now) } : null
  }
  if (difference.kind !== 'field') return null
  const { was, record } = difference
  // Under a field's name the network's side always holds a field.
  const theirs = now as StoredField | undefined
  if (!was || !record || !theirs || was.type !== record.type) return null
  const value = mergeInside(was.type, threeOf(was.value, record.value, theirs.value))
  return value === null ? null : { ...difference, was: theirs, record: { ...record, value } }
}

function threeOf(base: unknown, mine: unknown, theirs: unknown) {
  return { base: { value: base }, mine: { value: mine }, theirs: { value: theirs } }
}

function valueIn(values: Readonly<Record<string, unknown>>, key: string): Maybe | null {
  return Object.hasOwn(values, key) ? { value: values[key] } : null
}

function getBlockSettings(side: Side, id: string): Readonly<Record<string, unknown>> {
  const own = side.blocks.get(id)?.own
  return own ? blockSettings(own) : {}
}

function fieldIn(side: Side, id: string, field: string): Maybe | null {
  const value = fieldsByKey(side.blocks.get(id)?.own.fields ?? []).get(field)
  return value ? { value } : null
}
