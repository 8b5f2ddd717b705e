import type { RawProps } from '#schema/block/block'
import { isBlankMarkup } from '#schema/fields/text'
import { t } from '#schema/messages/t'
import { withProp } from '#schema/page/stored-props'
import { blockOf } from '#schema/page/tree'
import { blockToAdd, focusNewBlock } from '../store/added-blocks'
import { numberRefusal } from '../store/content-limits'
import { createIdGenerator } from '../store/create-id-generator'
import type { Edit } from '../store/edits/edited-page'
import { inOneStep } from '../store/edits/edited-page'
import { insertBlock } from '../store/edits/insert-block'
import { removeBlock } from '../store/edits/remove-block'
import { setProp } from '../store/edits/set-prop'
import { announceRefusal } from '../store/notify'
import { placeOf } from '../store/places'
import type { EditorSession } from '../store/session'

/** An empty line of a text that is a whole block, with the markup before and after it. */
export interface Line {
  readonly blockId: string
  readonly path: string
  readonly before: string
  readonly after: string
}

interface ChosenBlock {
  readonly name: string
  readonly values: RawProps | undefined
}

/** Opens the inserter for a line; `cancel` is called if nothing was chosen. */
export function insertAtLine(session: EditorSession, line: Line, cancel: () => void): void {
  const { tree } = session.pageStore.getState().page
  const full = numberRefusal(tree, addedAt(line), session.maxBlocks)
  if (announceRefusal(session, full)) {
    cancel()
    return
  }
  const { slot, index } = placeOf(tree, line.blockId)
  session.uiStore.openInserter(
    { slot, index: isBlankMarkup(line.before) ? index : index + 1 },
    { choose: (name, values) => putAtLine(session, line, { name, values }), cancel },
  )
}

/** Returns the number of additional blocks: a text is split around the new block, an empty one is replaced. */
function addedAt({ before, after }: Line): number {
  return [before, after].filter((markup) => !isBlankMarkup(markup)).length
}

/**
 * Inserts a new block at the line, in one step: text before it stays above, text after it becomes a new Text block below, and an
 * otherwise empty text is replaced.
 */
function putAtLine(session: EditorSession, line: Line, { name, values }: ChosenBlock): void {
  const { pageStore, registry, uiStore } = session
  const { tree } = pageStore.getState().page
  const text = blockOf(tree, line.blockId)
  const textDefinition = registry.get(text.name)
  const definition = registry.get(name)
  if (!textDefinition || !definition)
    throw new Error(`Component '${definition ? text.name : name}' not found in registry`)
  const newId = createIdGenerator(session)
  const added = blockToAdd(session, definition, newId(), values)
  const { slot, index } = placeOf(tree, line.blockId)
  const hasBefore = !isBlankMarkup(line.before)
  const hasAfter = !isBlankMarkup(line.after)
  const edits: Edit[] = []
  if (hasBefore || hasAfter) {
    const rest = hasBefore ? line.before : line.after
    edits.push(setProp(textDefinition, line.blockId, line.path, rest))
  } else edits.push(removeBlock(line.blockId))
  edits.push(insertBlock(added, { slot, index: hasBefore ? index + 1 : index }, registry))
  if (hasBefore && hasAfter) {
    const below = withProp(textDefinition, { ...text, id: newId() }, line.path, line.after)
    edits.push(insertBlock(below, { slot, index: index + 2 }, registry))
  }
  uiStore.write(null)
  pageStore.edit(inOneStep(edits), {
    label: t('Added “{label}”', { label: definition.label }),
    before: line.blockId,
    after: added.id,
  })
  focusNewBlock(session, added.id)
  uiStore.announce(t('“{label}” added in place of the line', { label: definition.label }))
}
