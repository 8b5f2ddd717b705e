import type { AnyBlock, Registry } from '#schema/block/block'
import { joinSentences } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import { isOutlet } from '#schema/page/page-outlet'
import { newBlock } from '#schema/page/stored-props'
import { blockOf, childrenOf, type PageTree, type SlotKey, slotKey } from '#schema/page/tree'
import { blocksLabel } from './block-labels'
import { isTooDeep, levelOf, numberRefusal, TOO_DEEP } from './content-limits'
import { createIdGenerator } from './create-id-generator'
import type { Edit } from './edits/edited-page'
import { inOneStep } from './edits/edited-page'
import { insertBlock } from './edits/insert-block'
import { moveBlocks } from './edits/move-blocks'
import { removeBlock } from './edits/remove-block'
import { containsOutlet, lockForbidsChange } from './lock-commands'
import { announceRefusal, notify } from './notify'
import { placeOf, slotRefusal, slotsOfBlock, targetRefusal } from './places'
import { setSelection } from './selection'
import type { EditorSession } from './session'

/** Returns the container types that are allowed at the blocks' place and accept all of them. */
export function containersFor(session: EditorSession, ids: readonly string[]): AnyBlock[] {
  const { registry, pageStore } = session
  const { tree } = pageStore.getState().page
  const [first] = ids
  if (first === undefined || ids.some((id) => isOutlet(blockOf(tree, id)))) return []
  const { slot } = placeOf(tree, first)
  return [...registry.values()].filter((definition) => {
    const slots = Object.values(definition.slots)
    const takes = ({ allow }: { allow?: readonly string[] }) =>
      !allow || ids.every((id) => allow.includes(blockOf(tree, id).name))
    return (
      slots.length > 0 &&
      slots.every(takes) &&
      targetRefusal(definition.name, session) === null &&
      slotRefusal(tree, definition.name, slot, session) === null
    )
  })
}

/** Wraps blocks in the most usual container that accepts them, or says that there is none. */
export function wrap(session: EditorSession, ids: readonly string[]): void {
  const [first] = containersFor(session, ids).sort(sectionFirst)
  if (first) wrapIn(session, ids, first.name)
  else announceUnwrappable(session, ids)
}

function sectionFirst({ name }: { name: string }): number {
  return name === 'Section' ? -1 : 1
}

function announceUnwrappable(session: EditorSession, ids: readonly string[]): void {
  if (containsOutlet(session, ids) || lockForbidsChange(session, ids)) return
  const label = blocksLabel(session.pageStore.getState().page.tree, ids, session.registry)
  notify(
    session,
    t(
      '{count, plural, one {“{label}” can’t be wrapped here: select other blocks, or move it first} other {These # blocks can’t be wrapped here: select others, or move them first}}',
      { count: ids.length, label },
    ),
  )
}

/** Wraps blocks in a new container in their place: all in its single slot, or side by side in several. */
export function wrapIn(session: EditorSession, ids: readonly string[], name: string): void {
  const { registry, pageStore, uiStore } = session
  const { tree } = pageStore.getState().page
  const definition = registry.get(name)
  const [first] = ids
  if (!definition) throw new Error(`Component '${name}' not found in registry`)
  if (first === undefined || lockForbidsChange(session, ids)) return
  if (announceRefusal(session, wrapRefusal(session, ids, placeOf(tree, first).slot))) return
  const id = createIdGenerator(session)()
  const wrapped = t(
    '{count, plural, one {Wrapped “{label}” in “{container}”} other {Wrapped # blocks in “{container}”}}',
    { count: ids.length, label: blocksLabel(tree, ids, registry), container: definition.label },
  )
  const slots = Object.keys(definition.slots)
  const moves = ids.map((each, index): Edit => {
    const at = Math.min(index, slots.length - 1)
    return moveBlocks([each], { slot: slotKey(id, slots[at] ?? ''), index: index - at })
  })
  const container = newBlock(definition, id)
  pageStore.edit(inOneStep([insertBlock(container, placeOf(tree, first), registry), ...moves]), {
    label: wrapped,
    before: ids,
    after: id,
  })
  uiStore.select(id)
  uiStore.announce(wrapped)
}

function wrapRefusal(session: EditorSession, ids: readonly string[], slot: SlotKey): string | null {
  const { tree } = session.pageStore.getState().page
  const level = levelOf(tree, slot) + 1
  const tooDeep = ids.some((id) => isTooDeep(tree, id, level))
  return (
    numberRefusal(tree, 1, session.maxBlocks) ??
    (tooDeep ? t('{toodeep}: move them to a higher level first', { toodeep: TOO_DEEP }) : null)
  )
}

/** Returns true for a container with blocks. */
export function canUnwrap(session: EditorSession, id: string): boolean {
  return innerBlocks(session.pageStore.getState().page.tree, id, session.registry).length > 0
}

const NOT_A_CONTAINER = t('Nothing to unwrap: select a block that contains other blocks')

/** Removes containers in one step, and leaves their content in place. Empty containers stay. */
export function unwrap(session: EditorSession, chosen: string | readonly string[]): void {
  const { registry, pageStore, uiStore } = session
  const { tree } = pageStore.getState().page
  const ids = [chosen].flat().filter((id) => canUnwrap(session, id))
  const inner = ids.flatMap((id) => innerBlocks(tree, id, registry))
  // The content is moved, too.
  if (lockForbidsChange(session, [...ids, ...inner])) return
  const refusals = ids.map((id) => unwrapRefusal(session, id))
  const refusal = ids.length === 0 ? NOT_A_CONTAINER : refusals.find((reason) => reason !== null)
  if (announceRefusal(session, refusal ?? null)) return
  const unwrapped = t('{count, plural, one {Unwrapped “{label}”} other {Unwrapped # blocks}}', {
    count: ids.length,
    label: blocksLabel(tree, ids, registry),
  })
  pageStore.edit(inOneStep(ids.map((id) => unwrapBlock(id, registry))), {
    label: unwrapped,
    before: ids,
    after: inner,
  })
  setSelection(session, inner)
  uiStore.announce(
    joinSentences(
      unwrapped,
      t(
        '{count, plural, one {“{label}” stays in its place.} other {# blocks stay in its place.}}',
        {
          count: inner.length,
          label: blocksLabel(tree, inner, registry),
        },
      ),
    ),
  )
}

/** Looks up the block's place when the edit runs, because earlier edits may have moved it. */
function unwrapBlock(id: string, registry: Registry): Edit {
  return (page) => {
    moveBlocks(innerBlocks(page.tree, id, registry), placeOf(page.tree, id))(page)
    removeBlock(id)(page)
  }
}

function unwrapRefusal(session: EditorSession, id: string): string | null {
  const { tree } = session.pageStore.getState().page
  const { slot } = placeOf(tree, id)
  const refusals = innerBlocks(tree, id, session.registry).map((each) =>
    slotRefusal(tree, blockOf(tree, each).name, slot, session),
  )
  return refusals.find((reason) => reason !== null) ?? null
}

function innerBlocks(tree: PageTree, id: string, registry: Registry): string[] {
  return slotsOfBlock(tree, id, registry).flatMap((slot) => childrenOf(tree, slot))
}
