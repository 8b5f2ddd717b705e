import { useRef, useState } from 'react'
import type { RawProps } from '#schema/block/block'
import type { PanelMemory } from '../panel/form/field-source'
import { changeField } from '../store/change-fields'
import { useSession } from '../store/session'
import { Dialog } from '../ui/dialog'
import { DraftNote } from './draft-note'
import { DropDialog } from './drop-dialog'
import { useEditedRecord } from './edited-record'
import type { OpenedRecord, RecordFormOf, RecordFormProps } from './forms/opened-record'
import { TextHistory } from './history/text-history'
import { RecordFields } from './record-fields'
import { RecordFoot } from './record-foot'
import { RecordQuestions } from './record-questions'
import { RECORD } from './record-session'
import { ReviewBar } from './review-bar'

/** Dialog with the form of a new or stored record. */
export function RecordForm(props: RecordFormProps) {
  const { form, opened, place, onSaved, onClose, onClosed, reload } = props
  const { language } = useSession().context
  const { words } = form
  const { timeZone, values } = opened
  const { draft } = opened
  const edited = useEditedRecord({
    ...{ ...props, name: nameOf(form, opened), autosaves: draft !== undefined },
    closesWhenSaved: true,
  })
  const { saving, isChanged, version } = edited
  const [isClosing, setIsClosing] = useState(false)
  const memory = useRef<PanelMemory>({ served: 0, group: null })
  const isNew = opened.id === null
  return (
    <Dialog
      title={isNew ? words.new : words.edit}
      description={isNew || form.alwaysNoted ? form.note({ place, timeZone, language }) : undefined}
      wide
      onClose={leave}
      onClosed={onClosed}
      footer={
        <RecordFoot
          {...{ props, saving, leave }}
          title={String(values[form.title] ?? '')}
          isChanged={isChanged}
          draftVersion={draft ? version : null}
          settle={edited.settle}
          submit={() => void submit()}
        />
      }
    >
      {draft && (
        <ReviewBar
          {...{ form, opened, reload }}
          of={draft.of}
          mayReview={props.mayPublish && opened.stored?.review?.isMine === false}
          onEdit={null}
        />
      )}
      <RecordFields
        {...{ edited, memory }}
        label={words.one}
        isArchived={opened.recordStatus === 'ARCHIVED'}
      />
      <RecordQuestions edited={edited} hasUndo={false} save={() => void submit()} />
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
            version={version}
            isAutosaved={edited.isAutosaved}
            onDropped={reload}
          />
        </>
      )}
      {isClosing && (
        <DropDialog isChanged={isChanged} stay={() => setIsClosing(false)} go={onClose} />
      )}
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

  async function submit(): Promise<void> {
    const submitted = await edited.submit()
    if (submitted === null) return
    onSaved(submitted.key)
    onClose()
  }
}

/** Returns the key of unsaved changes in this browser, the same as on the record's own screen. */
function nameOf(
  { kind }: Pick<RecordFormOf, 'kind'>,
  { id, locationId, draft }: OpenedRecord,
): string {
  const name = `${kind}.${id ?? `new.${locationId}`}`
  return draft ? `${name}.${draft.place.locationId}.${draft.place.language}` : name
}
