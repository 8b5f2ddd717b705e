import { type RefObject, useEffect } from 'react'
import { t } from '#schema/messages/t'
import { recordControls } from '../panel/fields/control'
import { FieldGroups } from '../panel/fields/field-groups'
import type { PanelMemory } from '../panel/form/field-source'
import { FieldsForm, ShowMissingProvider, useFieldsForm } from '../panel/form/fields-form'
import { errorPath, fieldAt } from '../panel/form/registry-resolver'
import { SessionProvider } from '../store/session'
import type { EditedRecord } from './edited-record'
import type { RecordSaving } from './record-state'
import '../panel/panel.css'
import './record-form.css'

// They come while the record is read.
void recordControls.fetch()

/** The fields of a record with their errors, on tabs where there are many. */
export function RecordFields({ edited, one, isArchived, memory }: RecordFieldsProps) {
  const { session, source, saving } = edited
  return (
    <SessionProvider value={session}>
      <ShowMissingProvider value={saving.state === 'wrong'}>
        {isArchived && (
          <p className="ed-message record-form-message" data-tone="plain">
            {t('This {one} is archived: visitors do not see it. Restore it to change it.', { one })}
          </p>
        )}
        <div className="record-form">
          <FieldsForm label={one} source={source}>
            <FieldGroups memory={memory} />
            <WrongFields saving={saving} />
          </FieldsForm>
        </div>
      </ShowMissingProvider>
    </SessionProvider>
  )
}

interface RecordFieldsProps {
  readonly edited: EditedRecord
  readonly one: string
  readonly isArchived: boolean
  readonly memory: RefObject<PanelMemory>
}

/** Shows the server's errors beside their fields until the fields are changed. */
export function WrongFields({ saving }: { readonly saving: RecordSaving }) {
  const { form, source } = useFieldsForm()
  useEffect(() => {
    // What the server found is true until it has taken the values.
    if (saving.state === 'open') void form.trigger()
    if (saving.state !== 'wrong') return
    for (const { field, rule, message } of saving.issues) {
      if (!field) continue
      const at = errorPath(fieldAt(source.fields, fieldPath(field)), fieldPath(field))
      form.setError(at, { type: rule, message, types: { [rule]: message } })
    }
  }, [form, source, saving])
  return null
}

/** An error of one picture is shown beside the list that holds it. */
function fieldPath(path: string): string {
  return /\.\d+$/.test(path) ? path.replace(/\.\d+$/, '') : path
}
