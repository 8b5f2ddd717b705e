import { useEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { FieldGroups } from '../panel/fields/field-groups'
import { FieldsForm, useFieldsForm } from '../panel/form/fields-form'
import { InsistProvider } from '../panel/form/insist'
import type { PanelMemory } from '../panel/form/panel-memory'
import { errorPath, fieldAt } from '../panel/form/registry-resolver'
import { SessionProvider, useSession } from '../store/session'
import { Dialog } from '../ui/dialog'
import { DropDialog } from './drop-dialog'
import type { RecordFormProps } from './opened-record'
import { RecordFoot } from './record-foot'
import { RECORD, recordSession, recordSource } from './record-session'
import { SaveMessage } from './save-message'
import { fieldsIn } from './time-zones'
import { type RecordSaving, useRecordSave } from './use-record-save'

/** The form of a record, new or stored, in a dialog. */
export function RecordForm(props: RecordFormProps) {
  const { client, form, opened, place, onSaved, onClose, onClosed, again } = props
  const around = useSession()
  const { one, fields } = form
  const { locationId, timeZone, values } = opened
  const session = useMemo(
    () =>
      recordSession(around, {
        ...{ label: one, fields: fieldsIn(fields, timeZone), values, locationId },
        canEdit: opened.recordStatus !== 'ARCHIVED',
      }),
    [around, one, fields, timeZone, values, locationId, opened],
  )
  const source = useMemo(() => recordSource(session), [session])
  const { saving, save } = useRecordSave(client, { form, opened, fields: source.fields })
  const [isLeaving, setIsLeaving] = useState(false)
  const memory = useRef<PanelMemory>({ served: 0, group: null })
  useRecordChanges(session)
  useWrongFields(session, saving)
  const isNew = opened.id === null
  const isChanged = useStore(session.pageStore, ({ past }) => past.length > 0)
  return (
    <Dialog
      title={isNew ? `New ${one}` : `Edit ${one}`}
      description={
        isNew || form.alwaysNoted
          ? form.note({ place, timeZone, language: around.context.language })
          : undefined
      }
      wide
      onClose={leave}
      onClosed={onClosed}
      footer={
        <RecordFoot
          {...{ props, one, saving, leave }}
          title={String(values[form.title] ?? '')}
          isChanged={isChanged}
          submit={() => void submit()}
        />
      }
    >
      <SessionProvider value={session}>
        <InsistProvider value={saving.state === 'wrong'}>
          {opened.recordStatus === 'ARCHIVED' && (
            <p className="ed-message record-form-message" data-tone="plain">
              {`This ${one} is archived: visitors do not see it. Restore it to change it.`}
            </p>
          )}
          <div className="record-form">
            <FieldsForm label={one} source={source}>
              <FieldGroups memory={memory} />
              <WrongFields saving={saving} />
            </FieldsForm>
          </div>
        </InsistProvider>
      </SessionProvider>
      <SaveMessage
        saving={saving}
        one={one}
        saveOver={(version) => void submit(version)}
        openTheirs={again}
      />
      {isLeaving && <DropDialog one={one} onStay={() => setIsLeaving(false)} onDrop={onClose} />}
    </Dialog>
  )

  function leave(): void {
    if (isChanged) setIsLeaving(true)
    else onClose()
  }

  async function submit(over?: number): Promise<void> {
    const written = source.values(session.pageStore.getState().page) ?? {}
    const key = await save(written, over)
    if (key === null) return
    around.uiStore.refreshRecords()
    around.uiStore.announce(`The ${one} is saved`)
    onSaved(key)
    onClose()
  }
}

/** Pictures that were described meanwhile are fetched again here, too. The first field has the focus. */
function useRecordChanges({ uiStore }: ReturnType<typeof recordSession>): void {
  const around = useSession()
  useEffect(() => {
    uiStore.focusField(RECORD)
    return around.uiStore.subscribe(({ recordChanges }) => uiStore.setState({ recordChanges }))
  }, [uiStore, around])
}

/** What was found wrong takes the focus to its field. */
function useWrongFields({ uiStore }: ReturnType<typeof recordSession>, saving: RecordSaving): void {
  useEffect(() => {
    const [first] = saving.state === 'wrong' ? saving.issues : []
    if (first?.field) uiStore.focusField(RECORD, first.field)
  }, [uiStore, saving])
}

/** Puts what the server found wrong to the fields, until they are changed. */
function WrongFields({ saving }: { readonly saving: RecordSaving }) {
  const { form, source } = useFieldsForm()
  useEffect(() => {
    if (saving.state !== 'wrong') return
    for (const { field, rule, message } of saving.issues) {
      if (!field) continue
      const at = errorPath(fieldAt(source.fields, fieldPath(field)), fieldPath(field))
      form.setError(at, { type: rule, message, types: { [rule]: message } })
    }
  }, [form, source, saving])
  return null
}

/** What is wrong with one picture of a list is said at the list. */
function fieldPath(path: string): string {
  return /\.\d+$/.test(path) ? path.replace(/\.\d+$/, '') : path
}
