import { migrateBlock, rawProps } from '#schema/page/stored-props'
import { blockOf } from '#schema/page/tree'
import { valueAt, withValueAt } from '../panel/form/values'
import { changeField } from '../store/change-fields'
import type { EditorSession } from '../store/session'
import type { TextEditTarget } from '../store/ui-state'

/** Returns the stored value of a text in its block. */
export function storedText(session: EditorSession, { blockId, path }: TextEditTarget): unknown {
  return valueAt(valuesOf(session, blockId), path)
}

export function storeText(
  session: EditorSession,
  { blockId, path }: TextEditTarget,
  text: string,
): void {
  const values = valuesOf(session, blockId)
  const [name = '', ...rest] = path.split('.')
  changeField(session, blockId, name, withValueAt(valueAt(values, name), rest, text))
}

function valuesOf({ pageStore, registry }: EditorSession, blockId: string) {
  const block = blockOf(pageStore.getState().page.tree, blockId)
  const definition = registry.get(block.name)
  return rawProps(definition ? migrateBlock(definition, block) : block)
}
