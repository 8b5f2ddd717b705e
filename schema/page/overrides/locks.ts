import type { StoredBlock } from '../content'
import type { Side } from '../merge/placed-blocks'
import type { Difference } from './override'
import { blockOfDifference } from './override'

/**
 * Head office's lock on a block, `locked: { by, reason }`: locations can't override it. With `fields` only these are locked,
 * otherwise the block with its contents. `locked: true`, set in the editor, applies to locations, too.
 */
export interface NetworkLock {
  /** The name of the person who locked it; empty if unknown. */
  readonly by: string
  readonly reason: string
  readonly fields: readonly string[] | null
}

const MAX_LENGTH = { by: 200, reason: 500, fields: 100 }

/** Returns the lock of a block itself; `null` if it has none. */
export function lockOfBlock({ locked }: StoredBlock): NetworkLock | null {
  if (locked === true) return { by: '', reason: '', fields: null }
  if (typeof locked !== 'object' || locked === null || Array.isArray(locked)) return null
  const { by, reason, fields } = locked as Readonly<Record<string, unknown>>
  const names = Array.isArray(fields) ? fields.filter((name) => typeof name === 'string') : null
  return {
    by: typeof by === 'string' ? by.slice(0, MAX_LENGTH.by) : '',
    reason: typeof reason === 'string' ? reason.slice(0, MAX_LENGTH.reason) : '',
    fields: names?.slice(0, MAX_LENGTH.fields) ?? null,
  }
}

/** Returns the lock that prohibits a difference; `null` if it is allowed. */
export function lockOfDifference(network: Side, difference: Difference): NetworkLock | null {
  const block = blockOfDifference(difference)
  if (block === null) return null
  if (difference.kind === 'added') return findBlockLock(network, difference.at.parent)
  const own = network.blocks.get(block)?.own
  const lock = own ? lockOfBlock(own) : null
  if (lock?.fields && difference.kind === 'field')
    return lock.fields.includes(difference.field) ? lock : wholeLockAround(network, block)
  // A block with a locked field must stay visible.
  if (lock?.fields && (isRemoval(difference) || isLockDifference(difference))) return lock
  if (difference.kind !== 'moved') return findBlockLock(network, block)
  // Its order among its neighbours depends on them as much as on itself.
  const { parent, slot } = difference.at
  const at = network.blocks.get(block)?.at
  const isBeside = at?.blockId === parent && at.slot === slot
  return (isBeside ? null : findBlockLock(network, block)) ?? findBlockLock(network, parent)
}

function isRemoval(difference: Difference): boolean {
  if (difference.kind === 'removed') return true
  return difference.kind === 'key' && difference.key === 'hidden' && difference.value === true
}

/** Locations can't remove a lock either. */
function isLockDifference(difference: Difference): boolean {
  return difference.kind === 'key' && difference.key === 'locked'
}

function wholeLockAround(network: Side, id: string): NetworkLock | null {
  return findBlockLock(network, network.blocks.get(id)?.at.blockId ?? null)
}

/** Returns the lock of a whole block, or of one of its ancestors. */
function findBlockLock(network: Side, id: string | null): NetworkLock | null {
  for (let at = id; at !== null; at = network.blocks.get(at)?.at.blockId ?? null) {
    const own = network.blocks.get(at)?.own
    const lock = own ? lockOfBlock(own) : null
    if (lock && lock.fields === null) return lock
  }
  return null
}
