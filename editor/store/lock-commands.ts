import { t } from '#schema/messages/t'
import { isOutlet } from '#schema/page/page-outlet'
import { blockLabel, blocksLabel } from './block-labels'
import { inOneStep } from './edits/edited-page'
import { setLocked } from './edits/set-locked'
import { lockMessage, networkLock } from './location-version'
import { isLocked, lockAround, lockOf } from './locks'
import { notify } from './notify'
import { type ActionTargets, listOf } from './selection'
import type { EditorSession } from './session'

/** Locks blocks, or unlocks them if all are locked. */
export function toggleLocked(session: EditorSession, chosen: ActionTargets): void {
  const { registry, pageStore, uiStore } = session
  const { tree } = pageStore.getState().page
  const ids = listOf(chosen)
  const free = ids.filter((id) => !isLocked(tree, id))
  // Blocks inside a locked block are already locked with it.
  if (lockForbidsChange(session, free) || announcesNetworkLock(session, ids)) return
  const locked = free.length > 0
  const count = ids.length
  const name = blocksLabel(tree, ids, registry)
  const label = locked
    ? t('{count, plural, one {Locked “{label}”} other {Locked # blocks}}', { count, label: name })
    : t('{count, plural, one {Unlocked “{label}”} other {Unlocked # blocks}}', {
        count,
        label: name,
      })
  const { lockedBy } = session
  const lock = lockedBy === undefined ? true : { by: lockedBy, reason: '' }
  pageStore.edit(inOneStep((locked ? free : ids).map((id) => setLocked(id, locked && lock))), {
    label,
    before: ids,
  })
  uiStore.announce(label)
}

/** Returns whether a lock prevents changing or moving these blocks, and announces it. */
export function lockForbidsChange(session: EditorSession, chosen: ActionTargets): boolean {
  return announcesLock(session, listOf(chosen), lockOf)
}

/**
 * Returns whether these blocks include the placeholder for the page, which a layout needs exactly once and visible, and announces
 * it.
 */
export function containsOutlet(session: EditorSession, chosen: ActionTargets): boolean {
  const { tree } = session.pageStore.getState().page
  const id = listOf(chosen).find((each) => isOutlet(tree.blocks.get(each) ?? { name: '' }))
  if (id === undefined) return false
  const label = blockLabel(tree, id, session.registry)
  notify(
    session,
    t('“{label}” can’t be removed: every page of the site is shown inside it.', { label }),
  )
  return true
}

/** Returns whether a lock prevents deleting these blocks with their descendants, and announces it. */
export function lockForbidsRemoval(session: EditorSession, chosen: ActionTargets): boolean {
  return containsOutlet(session, chosen) || announcesLock(session, listOf(chosen), lockAround)
}

/** Returns whether a lock of head office, which a location can't remove, prevents the change, and announces it. */
function announcesNetworkLock(session: EditorSession, ids: readonly string[]): boolean {
  const network = session.locationVersion?.store.getState().network
  const locks = network ? ids.map((id) => networkLock(network, id)) : []
  const lock = locks.find((each) => each?.fields === null)
  if (lock) notify(session, lockMessage(lock))
  return lock != null
}

/** Returns whether head office has locked one field of a block for all locations, and announces it. */
export function fieldLockForbidsChange(session: EditorSession, id: string, field: string): boolean {
  const network = session.locationVersion?.store.getState().network
  const lock = network ? networkLock(network, id) : null
  if (!lock?.fields?.includes(field)) return false
  notify(session, lockMessage(lock))
  return true
}

function announcesLock(
  session: EditorSession,
  ids: readonly string[],
  lockFor: typeof lockOf,
): boolean {
  const { tree } = session.pageStore.getState().page
  for (const id of ids) {
    const lock = lockFor(tree, id)
    if (lock === null) continue
    const label = blockLabel(tree, lock, session.registry)
    if (!announcesNetworkLock(session, [lock]))
      notify(session, t('“{label}” is locked. Unlock it first.', { label }))
    return true
  }
  return false
}
