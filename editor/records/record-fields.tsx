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

// Preloaded while the record is fetched.
void recordControls.fetch()

/** Fields of a record with their errors, on tabs if there are many. */
export function RecordFields({ edited, label, isArchived, memory }: RecordFieldsProps) {
  const { session, source, saving } = edited
  return (
    <SessionProvider value={session}>
      <ShowMissingProvider value={saving.state === 'wrong'}>
        {isArchived && (
          <p className="ed-message record-form-message" data-tone="plain">
            {t('This is archived, so visitors don’t see it. Restore it to change it.')}
          </p>
        )}
        <div className="record-form">
          <FieldsForm label={label} source={source}>
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
  /** Accessible name of the form. */
  readonly label: string
  readonly isArchived: boolean
  readonly memory: RefObject<PanelMemory>
}

/** Shows the server's errors beside their fields until the fields change. */
export function WrongFields({ saving }: { readonly saving: RecordSaving }) {
  const { form, source } = useFieldsForm()
  useEffect(() => {
    // The server's errors apply until it has accepted the values.
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

/** Returns the path of the list for an error of one of its pictures. */
function fieldPath(path: string): string {
  return /\.\d+$/.test(path) ? path.replace(/\.\d+$/, '') : path
}
