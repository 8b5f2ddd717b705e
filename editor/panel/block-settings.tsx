import { type ComponentType, type RefObject, useMemo } from 'react'
import type { AnyBlock } from '#schema/block/block'
import { t } from '#schema/messages/t'
import { changeField, resetField } from '../store/change-fields'
import { problemsOf } from '../store/problems-of'
import { type EditorSession, useSession } from '../store/session'
import { BlockHeader } from './block-header'
import { DisplayName } from './display-name'
import { FieldGroups } from './fields/field-groups'
import type { FieldSource, PanelMemory } from './form/field-source'
import { FieldsForm } from './form/fields-form'
import { storedValues } from './form/values'
import { ShownRecords } from './shown-records'

/** Form of one block, generated from its definition. Needs a `key` per block. */
export function BlockSettings({ id, definition, memory, Variants }: BlockSettingsProps) {
  const session = useSession()
  const source = useMemo(() => blockSource(session, id, definition), [session, id, definition])
  return (
    <FieldsForm label={t('Block settings')} source={source}>
      <BlockHeader id={id} definition={definition} />
      {definition.family && Variants && <Variants id={id} definition={definition} />}
      <FieldGroups
        memory={memory}
        before={<ShownRecords id={id} definition={definition} />}
        after={<DisplayName id={id} />}
      />
    </FieldsForm>
  )
}

export interface BlockSettingsProps {
  readonly id: string
  readonly definition: AnyBlock
  readonly memory: RefObject<PanelMemory>
  /** Component that chooses among the variants of a block, if it has some. */
  readonly Variants?:
    | ComponentType<{ readonly id: string; readonly definition: AnyBlock }>
    | undefined
}

function blockSource(session: EditorSession, id: string, definition: AnyBlock): FieldSource {
  return {
    id,
    fields: definition.fields,
    values(page) {
      const block = page.tree.blocks.get(id)
      return block ? storedValues(definition, block) : null
    },
    problems(page) {
      const block = page.tree.blocks.get(id)
      return block ? problemsOf(block, session.registry) : []
    },
    set: (name, value) => changeField(session, id, name, value),
    reset: (name, value) => resetField(session, id, name, value),
  }
}
