import { type RefObject, useMemo, useRef } from 'react'
import type { AnyBlock } from '#schema/block/block'
import type { AnyField, Fields } from '#schema/fields'
import { changeField } from '../store/commands'
import { type EditorSession, useSession } from '../store/session'
import { BlockHeader } from './block-header'
import { Field } from './form/field'
import type { FieldSource } from './form/field-source'
import { FieldsForm } from './form/fields-form'
import { useFocusRequest } from './form/use-focus-request'
import { storedValues } from './form/values'

/** The form of one block, made from its definition. Give it a `key` of the block. */
export function BlockSettings({ id, definition, served }: BlockSettingsProps) {
  const session = useSession()
  const source = useMemo(() => blockSource(session, id, definition), [session, id, definition])
  return (
    <FieldsForm label="Block settings" source={source}>
      <BlockHeader id={id} definition={definition} />
      <BlockFields fields={definition.fields} served={served} />
    </FieldsForm>
  )
}

interface BlockSettingsProps {
  readonly id: string
  readonly definition: AnyBlock
  /** The last request for focus that was served, kept by the panel. */
  readonly served: RefObject<number>
}

function BlockFields({ fields, served }: BlockFieldsProps) {
  const list = useRef<HTMLDivElement>(null)
  useFocusRequest(list, served)
  const entries = Object.entries(fields)
  return (
    <div className="panel-fields" ref={list}>
      {entries.map(([name, field]) => (
        <Field key={name} field={field as AnyField} path={name} />
      ))}
      {entries.length === 0 && <p className="panel-note">This block has no settings</p>}
    </div>
  )
}

interface BlockFieldsProps {
  readonly fields: Fields
  readonly served: RefObject<number>
}

function blockSource(session: EditorSession, id: string, definition: AnyBlock): FieldSource {
  return {
    id,
    fields: definition.fields,
    values(page) {
      const block = page.tree.blocks.get(id)
      return block ? storedValues(definition, block) : null
    },
    set: (name, value) => changeField(session, id, name, value),
  }
}
