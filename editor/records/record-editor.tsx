import { type ReactNode, useImperativeHandle, useState } from 'react'
import { useApp } from '../app/app-context'
import { useSession } from '../store/session'
import { DropDialog } from './drop-dialog'
import { PageFoot } from './page-foot'
import type { RecordEditorProps } from './record-editor-props'
import { RecordFields } from './record-fields'
import type { Autosaved } from './record-saving'
import { SaveMessage, UnsavedMessage } from './save-message'
import { savedWords } from './saved-words'
import { useAutosave } from './use-autosave'
import { useKeepDraft } from './use-keep-draft'
import { useLeaving } from './use-leaving'
import { isInUse, useRecordForm } from './use-record-form'
import { useRecovery } from './use-recovery'

/** The form of an open record, with its actions. */
export function RecordEditor(props: RecordEditorProps) {
  const { form, opened, canEdit, memory, again } = props
  const { client } = useApp()
  const { uiStore } = useSession()
  const edited = useRecordForm({
    ...{ client, form, opened, canEdit, takesFocus: false },
    closesWhenSaved: opened.id === null,
  })
  const { saving, saved, isChanged } = edited
  const unsaved = useRecovery(edited.session, {
    name: `${form.one}.${opened.id ?? `new.${opened.locationId}`}${opened.draft ? '.draft' : ''}`,
    version: opened.draft?.version ?? opened.version ?? 0,
    saved,
  })
  // Visitors see what is saved of a public record, so that is for a press of the button; so is what a question comes before.
  const isDraft = opened.draft !== undefined
  const autosaves =
    canEdit &&
    isInUse(opened) &&
    (isDraft || (opened.id !== null && opened.isPublic === false && !props.question))
  const { pageStore } = edited.session
  const { cancel } = useAutosave(
    { pageStore, isOn: autosaves, saved: saved?.page ?? null },
    autosave,
  )
  useImperativeHandle(props.pending, () => ({
    async settle() {
      if (!isChanged) return edited.version()
      const outcome = autosaves ? await autosave() : 'not'
      return typeof outcome === 'object' ? outcome.version : null
    },
    discard: edited.discard,
  }))
  const keepDraft = useKeepDraft(props, edited)
  const leaving = useLeaving(isChanged)
  const [asked, setAsked] = useState<ReactNode>(null)
  return (
    <>
      {unsaved && canEdit && <UnsavedMessage unsaved={unsaved} one={form.one} />}
      <RecordFields
        {...{ edited, one: form.one, memory }}
        isArchived={opened.recordStatus === 'ARCHIVED'}
      />
      <SaveMessage
        saving={saving}
        one={form.one}
        saveOver={(version) => void (isDraft ? keepMine() : save(version))}
        openTheirs={reopen}
      />
      <PageFoot
        {...props}
        opened={{ ...opened, version: edited.version() }}
        session={edited.session}
        reopen={reopen}
        isChanged={isChanged}
        isAutosaved={edited.isAutosaved}
        isSaving={saving.state === 'saving'}
        isHeld={props.isHeld === true || saving.state === 'saving'}
        save={isDraft ? () => void save() : ask}
        draftVersion={isDraft ? (edited.version() ?? 0) : null}
        settle={autosave}
        keepDraft={keepDraft}
      />
      {asked}
      {leaving && <DropDialog one={form.one} isChanged={isChanged} {...leaving} />}
    </>
  )

  function ask(): void {
    const question = props.question?.({
      before: opened.values,
      after: edited.entered(),
      save() {
        setAsked(null)
        void save()
      },
      stay: () => setAsked(null),
    })
    if (question) setAsked(question)
    else void save()
  }

  async function autosave(): Promise<Autosaved> {
    const outcome = await edited.autosave()
    if (typeof outcome === 'object') props.onAutosaved?.(outcome.version)
    return outcome
  }

  async function keepMine(): Promise<void> {
    if (await edited.keepMine()) again()
  }

  function reopen(): void {
    edited.discard()
    again()
  }

  async function save(over?: number): Promise<void> {
    cancel()
    const submitted = await edited.submit(over)
    if (submitted === null) return
    const words = savedWords({ ...submitted, isDraft }, form, opened.timeZone)
    if (isDraft) props.onPublished?.()
    props.onChanged(submitted.key, words)
    if (opened.id === null) return
    uiStore.toast(words)
    again()
  }
}
