import { fieldsByKey } from '../merge/merge-block'
import type { Side } from '../merge/placed-blocks'
import { lockOfDifference } from './locks'
import type { BlockPosition, Difference, DifferenceOf } from './override'

/** The reason why a difference isn't applied to a page; it is kept anyway. */
export type Obstacle = 'BLOCK_GONE' | 'BLOCK_CHANGED' | 'FIELD_CHANGED' | 'PLACE_GONE' | 'LOCKED'

/** Returns the reason why a difference can't be applied to the network's page; `null` if it can. Positions are checked later. */
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
  // Values of two versions of a block can't be mixed.
  if (own.version !== difference.version) return 'FIELD_CHANGED'
  const record = fieldsByKey(own.fields).get(difference.field)
  if (!record) return null
  return record.type === (difference.was ?? difference.record)?.type ? null : 'FIELD_CHANGED'
}

/** The differences that position a block. */
export type Placement = DifferenceOf<'moved' | 'added'>

export function isPlacement(difference: Difference): difference is Placement {
  return difference.kind === 'moved' || difference.kind === 'added'
}

/** Returns the slot of a position, in the format of `slotName`. */
export function slotOfPosition({ parent, slot }: BlockPosition): string {
  return JSON.stringify([parent, slot])
}
