import { lockOfBlock, lockOfDifference, type NetworkLock } from '#schema/page/overrides/locks'
import {
  addressOf,
  blockOfDifference,
  type Difference,
  fieldOfDifference,
  type PageOverride,
  type PageVersion,
} from '#schema/page/overrides/override'
import { placedPage } from '#schema/page/overrides/placed-page'
import { compareOverride, networkValue } from '#schema/page/overrides/rebase-override'
import { resolveDifferences } from '#schema/page/overrides/resolve-page'

type DifferenceState = 'APPLIED' | 'CONFLICT' | 'ORPHANED' | 'LOCKED'

/** `PageDifference` in schema/api. */
export interface DifferenceNode {
  readonly id: string
  readonly kind: string
  readonly language: string | null
  readonly state: DifferenceState
  readonly blockId: string | null
  readonly blockName: string | null
  readonly blockKind: string | null
  readonly field: string | null
  readonly location: unknown
  readonly network: unknown
  readonly base: unknown
  /** Called by GraphQL: lists of many locations don’t ask for it. */
  readonly merged: () => unknown
  readonly lock: NetworkLock | null
}

/** Differences in a language; empty for all languages. */
export interface LanguageOverride {
  readonly language: string
  readonly override: PageOverride
}

/** Returns the id of a difference of a page at a location. */
export function differenceId(language: string, difference: Difference): string {
  return `${language}|${addressOf(difference)}`
}

const kinds: Readonly<Record<Difference['kind'], string>> = {
  page: 'PAGE',
  setting: 'SETTING',
  field: 'FIELD',
  fieldOrder: 'FIELD_ORDER',
  key: 'KEY',
  slots: 'SLOTS',
  added: 'ADDED',
  removed: 'REMOVED',
  moved: 'MOVED',
}

/** Returns a location's differences with their state and the network's values. */
export function differenceNodes(
  network: PageVersion,
  overrides: readonly LanguageOverride[],
): readonly DifferenceNode[] {
  const { orphaned } = resolveDifferences(network, ...overrides.map(({ override }) => override))
  const obstacles = new Map(orphaned.map((each) => [each.difference, each.obstacle]))
  const side = placedPage(network.content)
  return overrides.flatMap(({ language, override }) => {
    const { conflicts } = compareOverride(override, network)
    const inConflict = new Map(conflicts.map((each) => [each.difference, each]))
    return override.differences.map((difference): DifferenceNode => {
      const block = blockOfDifference(difference)
      const conflict = inConflict.get(difference)
      return {
        id: differenceId(language, difference),
        kind: kinds[difference.kind],
        language: language || null,
        state: stateOf(obstacles.get(difference), conflict !== undefined),
        blockId: block,
        ...namesOf(network, difference),
        field: fieldOfDifference(difference),
        location: ownValue(difference),
        network: valueInNetwork(network, difference),
        base: baseOf(difference),
        merged() {
          const both = conflict?.merge()
          return both ? ownValue(both) : null
        },
        lock: lockOfDifference(side, difference),
      }
    })
  })
}

function stateOf(obstacle: string | undefined, isConflict: boolean): DifferenceState {
  if (obstacle !== undefined) return obstacle === 'LOCKED' ? 'LOCKED' : 'ORPHANED'
  return isConflict ? 'CONFLICT' : 'APPLIED'
}

function namesOf(
  { content }: PageVersion,
  difference: Difference,
): Pick<DifferenceNode, 'blockKind' | 'blockName'> {
  const id = blockOfDifference(difference)
  const own = id === null ? undefined : placedPage(content).blocks.get(id)?.own
  const block = own ?? (difference.kind === 'added' ? difference.added : undefined)
  if (block) return { blockName: block.displayName ?? block.name, blockKind: block.name }
  const name = 'name' in difference ? difference.name : null
  return { blockName: name, blockKind: name }
}

function ownValue(difference: Difference): unknown {
  switch (difference.kind) {
    case 'field':
      return difference.record?.value ?? null
    case 'added':
      return difference.added
    case 'moved':
      return difference.at
    case 'removed':
      return null
    case 'slots':
      return difference.slots
    case 'fieldOrder':
      return difference.fields
    default:
      return difference.value ?? null
  }
}

function valueInNetwork(network: PageVersion, difference: Difference): unknown {
  if (difference.kind === 'removed')
    return placedPage(network.content).blocks.get(difference.block)?.block ?? null
  const now = networkValue(network, difference)?.value
  if (difference.kind !== 'field') return now ?? null
  return (now as { readonly value?: unknown } | undefined)?.value ?? null
}

function baseOf(difference: Difference): unknown {
  if (difference.kind === 'field') return difference.was?.value ?? null
  if (difference.kind === 'removed' || !('was' in difference)) return null
  return difference.was ?? null
}

/** `BlockOrigin` in schema/api. */
export interface BlockOriginNode {
  readonly blockId: string
  readonly origin: 'NETWORK' | 'LOCATION'
  readonly changed: readonly string[]
  readonly isMoved: boolean
  readonly lock: NetworkLock | null
}

/** Returns the blocks that differ from the network's, and the locked ones; all others are the network's. */
export function blockOrigins(
  network: PageVersion,
  applied: readonly Difference[],
): readonly BlockOriginNode[] {
  const origins = new Map<string, BlockOriginNode>()
  const edit = (id: string, change: (origin: BlockOriginNode) => Partial<BlockOriginNode>) => {
    const own = placedPage(network.content).blocks.get(id)?.own
    const known = origins.get(id) ?? {
      ...{ blockId: id, origin: 'NETWORK', changed: [], isMoved: false },
      lock: own ? lockOfBlock(own) : null,
    }
    origins.set(id, { ...known, ...change(known) })
  }
  for (const [id, { own }] of placedPage(network.content).blocks)
    if (lockOfBlock(own)) edit(id, () => ({}))
  for (const difference of applied) {
    const id = blockOfDifference(difference)
    if (id === null || difference.kind === 'removed') continue
    const field = fieldOfDifference(difference)
    edit(id, ({ changed, origin, isMoved }) => ({
      origin: difference.kind === 'added' ? 'LOCATION' : origin,
      changed: field === null ? changed : [...changed, field],
      isMoved: isMoved || difference.kind === 'moved',
    }))
  }
  return [...origins.values()]
}
