import type { AnyBlock } from '#schema/block/block'
import { blockOf } from '#schema/page/tree'
import { inOneStep } from './edits/edited-page'
import { setProp } from './edits/set-prop'
import { fieldLockForbidsChange, lockForbidsChange } from './lock-commands'
import type { EditorSession } from './session'
import { editedLabel } from './step-label'

/** Sets a field that several blocks share, in one step. */
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

/** Sets a field in a separate history step; an `UndoGroup` combines typing into one step. */
export function changeField(
  session: EditorSession,
  id: string,
  name: string,
  value: unknown,
): void {
  setField(session, id, { name, value, verb: 'edit' })
}

/** Resets a field to a value, usually its default, in a separate history step labelled as a reset. */
export function resetField(session: EditorSession, id: string, name: string, value: unknown): void {
  setField(session, id, { name, value, verb: 'reset' })
}

function setField(session: EditorSession, id: string, { name, value, verb }: FieldChange): void {
  const { registry, pageStore } = session
  const { tree } = pageStore.getState().page
  if (lockForbidsChange(session, id) || fieldLockForbidsChange(session, id, name)) return
  const definition = registry.get(blockOf(tree, id).name)
  const field = definition?.fields[name]
  if (!definition || !field) throw new Error(`Block '${id}' has no field '${name}'`)
  pageStore.edit(setProp(definition, id, name, value), {
    label: editedLabel(tree, [id], { verb, label: field.label, registry }),
    before: id,
  })
}

interface FieldChange {
  readonly name: string
  readonly value: unknown
  readonly verb: 'edit' | 'reset'
}
