import type { AnyBlock } from '#schema/block/block'
import { blockOf } from '#schema/page/tree'
import { inOneStep } from './edits/edited-page'
import { setProp } from './edits/set-prop'
import { lockForbidsChange } from './lock-commands'
import type { EditorSession } from './session'
import { editedLabel } from './step-label'

/** Sets a field that several blocks have in common, as one step. */
export function changeFields(
  session: EditorSession,
  ids: readonly string[],
  { name, value }: { readonly name: string; readonly value: unknown },
): void {
  const { registry, pageStore } = session
  const { tree } = pageStore.getState().page
  if (lockForbidsChange(session, ids)) return
  const edits = ids.map((id) => setProp(definitionOf(id), id, name, value))
  const label = definitionOf(ids[0] ?? '').fields[name]?.label ?? name
  pageStore.edit(inOneStep(edits), {
    label: editedLabel(tree, ids, { verb: 'edit', label, registry }),
    before: ids,
  })

  function definitionOf(id: string): AnyBlock {
    const definition = registry.get(blockOf(tree, id).name)
    if (!definition?.fields[name]) throw new Error(`Block '${id}' has no field '${name}'`)
    return definition
  }
}
