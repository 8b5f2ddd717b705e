import type { RawProps } from '#schema/block/block'
import { joinSentences } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import {
  ancestorsOf,
  blockOf,
  childrenOf,
  type PageTree,
  slotOf,
  toStoredBlock,
} from '#schema/page/tree'
import { blockToAdd, focusNewBlock } from './added-blocks'
import { blocksLabel, kindLabel } from './block-labels'
import { numberRefusal, sizeOf } from './content-limits'
import { createIdGenerator } from './create-id-generator'
import { copyBlocks } from './edits/copy-blocks'
import type { InsertionPoint } from './edits/edited-page'
import { inOneStep } from './edits/edited-page'
import { insertBlock } from './edits/insert-block'
import { moveBlocks } from './edits/move-blocks'
import { removeBlock } from './edits/remove-block'
import { setDisplayName } from './edits/set-display-name'
import { setHidden } from './edits/set-hidden'
import { confirmReplace } from './layout-commands'
import { containsOutlet, lockForbidsChange, lockForbidsRemoval } from './lock-commands'
import { announceRefusal, notify } from './notify'
import { type Dragged, movedIds, placeAfter, placeLabel, placeOf, refusal } from './places'
import { type ActionTargets, listOf, setSelection } from './selection'
import type { EditorSession } from './session'

/** Commands on a page, called by the palette, canvas, outline, menus and shortcuts. */

/**
 * Adds a block and focuses its first field: on the canvas if that is its text, otherwise in the panel. Returns its id, or `null`
 * if it isn't allowed there.
 */
export function insertNew(
  session: EditorSession,
  name: string,
  place: InsertionPoint,
  values?: RawProps,
): string | null {
  const { registry, pageStore, uiStore } = session
  const definition = registry.get(name)
  if (!definition) throw new Error(`Component '${name}' not found in registry`)
  const { tree } = pageStore.getState().page
  const what: Dragged = { kind: 'new', name }
  if (announceIfRefused(session, what, place)) return null
  const block = blockToAdd(session, definition, createIdGenerator(session)(), values)
  const { selectedId } = uiStore.getState()
  pageStore.edit(insertBlock(block, place, registry), {
    label: t('Added “{label}”', { label: definition.label }),
    before: selectedId,
    after: block.id,
  })
  focusNewBlock(session, block.id)
  uiStore.announce(
    t('“{label}” added: {where}', {
      label: definition.label,
      where: placeLabel(tree, what, place, registry),
    }),
  )
  return block.id
}

/** Adds a block after the selection, or at the end of the page; asks first if it replaces the site's header or footer. */
export function insertHere(session: EditorSession, name: string, values?: RawProps): void {
  const { pageStore, uiStore } = session
  const { tree } = pageStore.getState().page
  const { selectedId } = uiStore.getState()
  const place = placeAfter(tree, selectedId)
  const isTaken = refusal(tree, { kind: 'new', name }, place.slot, session) === null
  // If the selection's container doesn't accept the block, it is added after the top-level container.
  const outside = placeAfter(tree, ancestorsOf(tree, selectedId ?? '').at(-1) ?? null)
  confirmReplace(session, name, () => insertNew(session, name, isTaken ? place : outside, values))
}

/** Completes a drag: adds a block from the palette, or moves blocks of the page. */
export function drop(session: EditorSession, what: Dragged, place: InsertionPoint): void {
  if (what.kind === 'new')
    confirmReplace(session, what.name, () => insertNew(session, what.name, place, what.values))
  else moveTo(session, movedIds(what), place)
}

/** Moves blocks to a place whose index is counted without them. */
export function moveTo(session: EditorSession, chosen: ActionTargets, place: InsertionPoint): void {
  const { registry, pageStore, uiStore } = session
  const { page } = pageStore.getState()
  const ids = listOf(chosen)
  const [id] = ids
  if (id === undefined || lockForbidsChange(session, ids)) return
  const what: Dragged = { kind: 'block', id, ids }
  if (announceIfRefused(session, what, place)) return
  const label = blocksLabel(page.tree, ids, registry)
  const where = placeLabel(page.tree, what, place, registry)
  const count = ids.length
  pageStore.edit(moveBlocks(ids, place), {
    label: t('{count, plural, one {Moved “{label}”} other {Moved # blocks}}', { count, label }),
    before: ids,
  })
  setSelection(session, ids)
  const stays = pageStore.getState().page === page
  uiStore.announce(
    stays
      ? t('{count, plural, one {“{label}” stays at {where}} other {# blocks stay at {where}}}', {
          count,
          label,
          where,
        })
      : t('{count, plural, one {“{label}” moved: {where}} other {# blocks moved: {where}}}', {
          count,
          label,
          where,
        }),
  )
}

/** Moves adjacent blocks up (-1) or down (1) by one position among their siblings; announces if they can't go further. */
export function moveBy(session: EditorSession, chosen: ActionTargets, by: 1 | -1): void {
  const { registry, pageStore, uiStore } = session
  const { tree } = pageStore.getState().page
  const ids = listOf(chosen)
  const [first, last] = [ids[0], ids.at(-1)]
  if (first === undefined || last === undefined) return
  const label = blocksLabel(tree, ids, registry)
  const { slot } = placeOf(tree, first)
  if (ids.some((id) => tree.parents.get(id) !== slot)) {
    notify(
      session,
      t('{count, plural, other {# blocks are in different places: use Move to… or drag them}}', {
        count: ids.length,
      }),
    )
    return
  }
  const moved = new Set(ids)
  const siblings = childrenOf(tree, slot)
  const [from, to] = [siblings.indexOf(first), siblings.indexOf(last)]
  const index =
    by < 0 ? from - 1 : siblings.slice(0, to + 1).filter((id) => !moved.has(id)).length + 1
  if (index < 0 || to + by >= siblings.length) {
    const count = ids.length
    uiStore.announce(
      by < 0
        ? t(
            '{count, plural, one {“{label}” is already first} other {# blocks are already first}}',
            {
              count,
              label,
            },
          )
        : t('{count, plural, one {“{label}” is already last} other {# blocks are already last}}', {
            count,
            label,
          }),
    )
    return
  }
  moveTo(session, ids, { slot, index })
}

/** Removes blocks and selects a neighbour: the next, otherwise the previous, otherwise the container. */
export function remove(session: EditorSession, chosen: ActionTargets): void {
  const { registry, pageStore, uiStore } = session
  const { tree } = pageStore.getState().page
  const ids = listOf(chosen)
  if (ids.length === 0 || lockForbidsRemoval(session, ids)) return
  const next = neighbourOf(tree, ids)
  const count = ids.length
  const label = blocksLabel(tree, ids, registry)
  const deleted = t('{count, plural, one {Deleted “{label}”} other {Deleted # blocks}}', {
    count,
    label,
  })
  pageStore.edit(inOneStep(ids.map(removeBlock)), {
    label: deleted,
    before: ids,
    after: next,
  })
  uiStore.select(next)
  uiStore.toast(joinSentences(deleted), { undo: true })
  uiStore.announce(joinSentences(deleted, t('Undo is available')))
}

/**
 * Duplicates blocks; in each slot the copies follow the last original, because a copy is allowed only where its original is.
 * Returns the first copy's id.
 */
export function duplicate(session: EditorSession, chosen: ActionTargets): string {
  const { registry, pageStore, uiStore } = session
  const { tree } = pageStore.getState().page
  const ids = listOf(chosen)
  const [first] = ids
  if (first === undefined) throw new Error('Nothing was chosen to be duplicated')
  const places = ids.map((id) => placeOf(tree, id))
  const containers = places.flatMap(({ slot }) => slotOf(slot)?.blockId ?? [])
  if (containsOutlet(session, ids) || lockForbidsChange(session, containers)) return first
  const lastIn = new Map(places.map(({ slot, index }) => [slot, index]))
  const originals = ids.map((id) => toStoredBlock(tree, id))
  const full = numberRefusal(tree, sizeOf(originals), session.maxBlocks)
  if (announceRefusal(session, full)) return first
  const copies = copyBlocks(originals, createIdGenerator(session))
  const copyIds = copies.map(({ id }) => id)
  const duplicated = t('{count, plural, one {Duplicated “{label}”} other {Duplicated # blocks}}', {
    count: ids.length,
    label: blocksLabel(tree, ids, registry),
  })
  const edits = copies.map((copy, at) => {
    const { slot } = placeOf(tree, ids[at] ?? '')
    return insertBlock(copy, { slot, index: (lastIn.get(slot) ?? 0) + 1 }, registry)
  })
  // Last copy first, so that all are inserted at the same index.
  pageStore.edit(inOneStep(edits.reverse()), {
    label: duplicated,
    before: ids,
    after: copyIds,
  })
  setSelection(session, copyIds)
  uiStore.announce(duplicated)
  return copyIds[0] ?? first
}

/** Hides blocks from visitors, or shows them if all are hidden. */
export function toggleHidden(session: EditorSession, chosen: ActionTargets): void {
  const { registry, pageStore, uiStore } = session
  const { tree } = pageStore.getState().page
  const ids = listOf(chosen)
  if (containsOutlet(session, ids) || lockForbidsChange(session, ids)) return
  const hidden = ids.some((id) => !blockOf(tree, id).hidden)
  const count = ids.length
  const name = blocksLabel(tree, ids, registry)
  const label = hidden
    ? t('{count, plural, one {Hid “{label}”} other {Hid # blocks}}', { count, label: name })
    : t('{count, plural, one {Showed “{label}”} other {Showed # blocks}}', { count, label: name })
  pageStore.edit(inOneStep(ids.map((id) => setHidden(id, hidden))), { label, before: ids })
  uiStore.announce(label)
}

/** Renames a block; an empty name restores the name of its type. */
export function rename(session: EditorSession, id: string, displayName: string): void {
  const { registry, pageStore } = session
  if (lockForbidsChange(session, id)) return
  const label = kindLabel(blockOf(pageStore.getState().page.tree, id).name, registry)
  pageStore.edit(setDisplayName(id, displayName), {
    label: t('Renamed “{label}”', { label }),
    before: id,
  })
}

/** Returns the block to select after blocks were removed. */
function neighbourOf(tree: PageTree, ids: readonly string[]): string | null {
  const gone = new Set(ids)
  const { slot } = placeOf(tree, ids.at(-1) ?? '')
  const siblings = childrenOf(tree, slot)
  const last = siblings.indexOf(ids.at(-1) ?? '')
  const stays = (id: string) => !gone.has(id)
  const container = slotOf(slot)?.blockId ?? null
  return siblings.slice(last).find(stays) ?? siblings.slice(0, last).findLast(stays) ?? container
}

function announceIfRefused(session: EditorSession, what: Dragged, place: InsertionPoint): boolean {
  const { tree } = session.pageStore.getState().page
  return announceRefusal(session, refusal(tree, what, place.slot, session))
}
