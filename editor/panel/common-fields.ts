import type { AnyBlock, RawProps } from '#schema/block/block'
import type { AnyField, Fields } from '#schema/fields'
import { propsOf } from '#schema/page/stored-props'
import { changeFields } from '../store/change-fields'
import type { EditedPage } from '../store/edits/edited-page'
import type { EditorSession } from '../store/session'
import { sameValue } from '../store/use-same'
import type { FieldSource } from './form/field-source'
import { storedValues } from './form/values'

/** Returns the fields shared by all of these block types: same name, label and type, with the same options or parts. */
export function commonFields(definitions: readonly AnyBlock[]): Fields {
  // The content of a shared block is edited at each use separately.
  if (definitions.some(({ isReference }) => isReference)) return {}
  const [first, ...others] = definitions
  const entries = Object.entries(first?.fields ?? {}) as [string, AnyField][]
  return Object.fromEntries(
    entries.filter(([name, field]) => others.every(({ fields }) => isAlike(field, fields[name]))),
  )
}

/** Returns whether a value has the same meaning in both fields. */
function isAlike(a: AnyField, other: unknown): boolean {
  const b = other as AnyField | undefined
  if (a.type !== b?.type || a.label !== b.label) return false
  if (a.type === 'record' && b.type === 'record') return a.kind === b.kind
  if (a.type === 'select' && b.type === 'select') return sameValue(a.options, b.options)
  return a.type !== 'array' || b.type !== 'array' || sameValue(a.of, b.of)
}

/** Returns a field's values in several blocks, in their order, as passed to their views. */
export function valuesIn(
  { registry }: Pick<EditorSession, 'registry'>,
  { tree }: EditedPage,
  ids: readonly string[],
  name: string,
): readonly unknown[] {
  return ids.flatMap((id) => {
    const block = tree.blocks.get(id)
    const definition = block && registry.get(block.name)
    return definition ? [(propsOf(definition, block) as RawProps)[name]] : []
  })
}

/** Combines several blocks to one source of fields: a change is stored in all of them. The first provides the values. */
export function commonSource(
  session: EditorSession,
  ids: readonly string[],
  fields: Fields,
): FieldSource {
  return {
    // Part of the controls' ids, which must not contain spaces.
    id: `common-${ids.join('-')}`,
    fields,
    values({ tree }) {
      const block = tree.blocks.get(ids[0] ?? '')
      const definition = block && session.registry.get(block.name)
      return definition ? storedValues(definition, block) : null
    },
    set: (name, value) => changeFields(session, ids, { name, value }),
  }
}
