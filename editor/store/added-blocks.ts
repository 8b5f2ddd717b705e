import { withDefaultWords } from '#renderer/parts/words/default-words'
import type { AnyBlock, RawProps } from '#schema/block/block'
import { exampleValues } from '#schema/fields/example'
import type { StoredBlock } from '#schema/page/content'
import { newBlock } from '#schema/page/stored-props'
import { blockOf } from '#schema/page/tree'
import { countBlockUse } from './block-uses'
import type { EditorSession } from './session'
import { startingText } from './starting-text'

/** Returns a block to add, with its examples, and default texts in the language of the page. */
export function blockToAdd(
  { context }: EditorSession,
  definition: AnyBlock,
  id: string,
  values: RawProps = {},
): StoredBlock {
  const { fields } = definition
  const initial = withDefaultWords(fields, exampleValues(fields), context.language)
  return newBlock(definition, id, { ...initial, ...values })
}

/** Selects a newly added block and focuses its first field where it is edited. */
export function focusNewBlock({ pageStore, registry, uiStore }: EditorSession, id: string): void {
  const { name } = blockOf(pageStore.getState().page.tree, id)
  const definition = registry.get(name)
  countBlockUse(name)
  uiStore.noteInsertion()
  const path = definition ? startingText(definition) : null
  if (definition?.isReference) {
    uiStore.select(id)
    return
  }
  if (path === null) {
    uiStore.focusField(id)
    return
  }
  uiStore.select(id)
  uiStore.write({ blockId: id, path, caret: 'end' })
}
