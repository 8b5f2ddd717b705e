import type { StoredField } from '../content'
import { isSame } from '../merge/canonical'
import { mergeInside } from '../merge/merge-lists'
import { movedBlocks, type Side, touchedBlocks } from '../merge/placed-blocks'
import type { Difference, DifferenceOf, PageOverride, PageVersion } from './override'
import { fieldsByKey, keysOf, placedPage, settingsOf } from './placed-page'
import { type OrphanedDifference, resolveDifferences } from './resolve-page'

/** What the network changed, too, since the location has it otherwise. Until somebody decides, the location's stays. */
export interface OverrideConflict {
  readonly difference: Difference
  /** What the network had when the location changed it; absent where it had nothing. */
  readonly base?: unknown
  /** What the network has now. */
  readonly network?: unknown
}

export interface RebasedOverride {
  /** With each of the differences: texts that both changed at different places say both. */
  readonly override: PageOverride
  readonly conflicts: readonly OverrideConflict[]
  readonly orphaned: readonly OrphanedDifference[]
  /** Those in which the network's change was taken in. */
  readonly merged: readonly Difference[]
}

/** What becomes of an override when the network's page goes from one version to another. No difference is lost. */
export function rebaseOverride(
  override: PageOverride,
  before: PageVersion,
  after: PageVersion,
): RebasedOverride {
  const { orphaned } = resolveDifferences(after, override)
  const lost = new Set(orphaned.map(({ difference }) => difference))
  const look = comparison(before, after)
  const conflicts: OverrideConflict[] = []
  const merged: Difference[] = []
  const differences = override.differences.map((difference) => {
    const change = lost.has(difference) ? null : look(difference)
    if (!change) return difference
    const together = mergedDifference(difference, change)
    if (!together) conflicts.push({ difference, ...change })
    else merged.push(together)
    return together ?? difference
  })
  return { override: { format: 1, differences }, conflicts, orphaned, merged }
}

/** What the network had, and has. */
interface NetworkChange {
  readonly base?: unknown
  readonly network?: unknown
}

/** Says what the network changed of what a difference is about; `null` where it did not, or to what the location has. */
function comparison(
  before: PageVersion,
  after: PageVersion,
): (difference: Difference) => NetworkChange | null {
  const [old, now] = [placedPage(before.content), placedPage(after.content)]
  const moved = movedBlocks(old, now)
  const touched = touchedBlocks(old, now, moved)
  return (difference) => {
    switch (difference.kind) {
      case 'page':
        return changed(
          { value: before[difference.key] },
          { value: after[difference.key] },
          { value: difference.value },
        )
      case 'setting':
        return changedKey(settingsOf(before.content), settingsOf(after.content), difference)
      case 'key':
        return changedKey(keysIn(old, difference.block), keysIn(now, difference.block), difference)
      case 'field': {
        const [base, network] = [fieldIn(old, difference), fieldIn(now, difference)]
        return changed(maybe(base), maybe(network), maybe(difference.record))
      }
      case 'removed':
        return touched.has(difference.block)
          ? { base: blockIn(old, difference.block), network: blockIn(now, difference.block) }
          : null
      case 'moved':
        return moved.has(difference.block) ? placeChange(old, now, difference.block) : null
      default:
        return null
    }
  }
}

interface Maybe {
  readonly value: unknown
}

function maybe(value: unknown): Maybe | null {
  return value === undefined ? null : { value }
}

function changed(
  base: Maybe | null,
  network: Maybe | null,
  mine: Maybe | null,
): NetworkChange | null {
  if (isSame(base, network) || isSame(network, mine)) return null
  return { ...(base && { base: base.value }), ...(network && { network: network.value }) }
}

type Values = Readonly<Record<string, unknown>>

function changedKey(
  before: Values,
  after: Values,
  difference: DifferenceOf<'key' | 'setting'>,
): NetworkChange | null {
  const at = (values: Values): Maybe | null =>
    Object.hasOwn(values, difference.key) ? { value: values[difference.key] } : null
  return changed(at(before), at(after), 'value' in difference ? { value: difference.value } : null)
}

function keysIn(side: Side, id: string): Values {
  const own = side.blocks.get(id)?.own
  return own ? keysOf(own) : {}
}

function fieldIn(side: Side, { block, field }: DifferenceOf<'field'>): StoredField | undefined {
  return fieldsByKey(side.blocks.get(block)?.own.fields ?? []).get(field)
}

function blockIn(side: Side, id: string): unknown {
  return side.blocks.get(id)?.block
}

function placeChange(old: Side, now: Side, id: string): NetworkChange {
  return { base: old.blocks.get(id)?.at, network: now.blocks.get(id)?.at }
}

/** The difference with what the network changed elsewhere in the same text or list; `null` where both changed the same. */
function mergedDifference(difference: Difference, change: NetworkChange): Difference | null {
  if (difference.kind === 'page' && difference.key !== 'imageId') {
    const value = mergeInside('string', {
      base: { value: change.base },
      mine: { value: difference.value },
      theirs: { value: change.network },
    })
    return typeof value === 'string' ? { ...difference, value } : null
  }
  if (difference.kind !== 'field' || !difference.record) return null
  const [base, network] = [change.base, change.network] as (StoredField | undefined)[]
  if (!base || !network || base.type !== difference.record.type) return null
  const value = mergeInside(base.type, {
    base: { value: base.value },
    mine: { value: difference.record.value },
    theirs: { value: network.value },
  })
  return value === null ? null : { ...difference, record: { ...difference.record, value } }
}
