import { useRef, useState } from 'react'
import type { RawProps } from '#schema/block/block'
import type { PanelMemory } from '../panel/form/field-source'
import { changeField } from '../store/commands'
import { useSession } from '../store/session'
import { Dialog } from '../ui/dialog'
import { DraftNote } from './draft-note'
import { DropDialog } from './drop-dialog'
import type { OpenedRecord, RecordFormProps } from './forms/opened-record'
import { TextHistory } from './history/text-history'
import { RecordFields } from './record-fields'
import { RecordFoot } from './record-foot'
import { RECORD } from './record-session'
import { ReviewBar } from './review-bar'
import { SaveMessage, UnsavedMessage } from './save-message'
import { useDraftAutosave } from './use-draft-autosave'
import { useLeaving } from './use-leaving'
import { useRecordForm } from './use-record-form'

/** The form of a record, new or stored, in a dialog. */
export function RecordForm(props: RecordFormProps) {
  const { form, opened, place, onSaved, onClose, onClosed, again } = props
  const { language } = useSession().context
  const { one } = form
  const { timeZone, values } = opened
  const edited = useRecordForm({ ...props, closesWhenSaved: true })
  const { saving, isChanged } = edited
  const { draft } = opened
  const { unsaved, cancel } = useDraftAutosave(edited, {
    name: nameOf(one, opened),
    version: draft?.version ?? opened.version ?? 0,
    isOn: draft !== undefined,
  })
  const [isClosing, setIsClosing] = useState(false)
  const leaving = useLeaving(isChanged)
  const memory = useRef<PanelMemory>({ served: 0, group: null })
  const isNew = opened.id === null
  return (
    <Dialog
      title={isNew ? `New ${one}` : `Edit ${one}`}
      description={isNew || form.alwaysNoted ? form.note({ place, timeZone, language }) : undefined}
      wide
      onClose={leave}
      onClosed={onClosed}
      footer={
        <RecordFoot
          {...{ props, one, saving, leave }}
          title={String(values[form.title] ?? '')}
          isChanged={isChanged}
          draftVersion={draft ? (edited.version() ?? 0) : null}
          settle={edited.autosave}
          submit={() => void submit()}
        />
      }
    >
      {draft && (
        <ReviewBar
          {...{ form, opened, again }}
          of={draft.of}
          mayReview={props.mayPublish && opened.stored?.review?.isMine === false}
          onEdit={null}
        />
      )}
      {unsaved && <UnsavedMessage unsaved={unsaved} one={one} />}
      <RecordFields {...{ edited, one, memory }} isArchived={opened.recordStatus === 'ARCHIVED'} />
      <SaveMessage
        saving={saving}
        one={one}
        saveOver={(version) => void (draft ? keepMine() : submit(version))}
        openTheirs={again}
      />
      {draft && (
        <>
          {!draft.isPatch && (
            <TextHistory
              {...{ form, opened, takeIn }}
              place={draft.place}
              entered={edited.entered}
            />
          )}
          <DraftNote
            {...{ draft, isChanged }}
            version={edited.version() ?? 0}
            isAutosaved={edited.isAutosaved}
            onDropped={again}
          />
        </>
      )}
      {isClosing && (
        <DropDialog {...{ one, isChanged }} stay={() => setIsClosing(false)} go={onClose} />
      )}
      {leaving && <DropDialog {...{ one, isChanged }} {...leaving} />}
    </Dialog>
  )

  function leave(): void {
    if (isChanged) setIsClosing(true)
    else onClose()
  }

  function takeIn(values: RawProps): void {
    for (const [name, value] of Object.entries(values))
      changeField(edited.session, RECORD, name, value)
  }

  async function keepMine(): Promise<void> {
    if (await edited.keepMine()) again()
  }

  async function submit(over?: number): Promise<void> {
    cancel()
    const submitted = await edited.submit(over)
    if (submitted === null) return
    onSaved(submitted.key)
    onClose()
  }
}

/** What unsaved changes are called in this browser: the same as on the record's own screen. */
function nameOf(one: string, { id, locationId, draft }: OpenedRecord): string {
  const name = `${one}.${id ?? `new.${locationId}`}`
  return draft ? `${name}.${draft.place.locationId}.${draft.place.language}` : name
}
