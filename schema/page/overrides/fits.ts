import { fieldsByKey } from '../merge/merge-block'
import type { Side } from '../merge/placed-blocks'
import { lockOfDifference } from './locks'
import type { BlockPosition, Difference, DifferenceOf } from './override'

/** Why a difference is not applied to a page: it is kept all the same. */
export type Obstacle = 'BLOCK_GONE' | 'BLOCK_CHANGED' | 'FIELD_CHANGED' | 'PLACE_GONE' | 'LOCKED'

/** What keeps a difference from being applied to the network's page; `null` where nothing does. Its place is looked at later. */
export function obstacleOf(network: Side, difference: Difference): Obstacle | null {
  if (difference.kind === 'page' || difference.kind === 'setting') return null
  const obstacle = difference.kind === 'added' ? null : blockObstacle(network, difference)
  return obstacle ?? (lockOfDifference(network, difference) ? 'LOCKED' : null)
}

type OfNetworkBlock = Exclude<Difference, DifferenceOf<'page' | 'setting' | 'added'>>

function blockObstacle(network: Side, difference: OfNetworkBlock): Obstacle | null {
  const own = network.blocks.get(difference.block)?.own
  if (!own) return 'BLOCK_GONE'
  if (own.name !== difference.name) return 'BLOCK_CHANGED'
  if (difference.kind !== 'field') return null
  // Values of two releases of a block do not mix.
  if (own.version !== difference.version) return 'FIELD_CHANGED'
  const record = fieldsByKey(own.fields).get(difference.field)
  if (!record) return null
  return record.type === (difference.was ?? difference.record)?.type ? null : 'FIELD_CHANGED'
}

/** The differences that say where a block stands. */
export type Placement = DifferenceOf<'moved' | 'added'>

export function isPlacement(difference: Difference): difference is Placement {
  return difference.kind === 'moved' || difference.kind === 'added'
}

/** The slot that a position is in, as `slotName` names it. */
export function slotOfPosition({ parent, slot }: BlockPosition): string {
  return JSON.stringify([parent, slot])
}
