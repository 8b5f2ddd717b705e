import { type ReactNode, useImperativeHandle, useState } from 'react'
import { joinSentences } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import { failureOf } from '../api/failure'
import { useApp } from '../app/app-context'
import { useSession } from '../store/session'
import { useEditedRecord } from './edited-record'
import { keepDraft } from './keep-draft'
import { PageFoot } from './page-foot'
import type { RecordEditorProps } from './record-editor-props'
import { RecordFields } from './record-fields'
import { RecordQuestions } from './record-questions'
import { savedMessage } from './saved-message'

/** Form of an open record with its actions. */
export function RecordEditor(props: RecordEditorProps) {
  const { form, opened, canEdit, memory, reload } = props
  const { client } = useApp()
  const { uiStore } = useSession()
  const isDraft = opened.draft !== undefined
  const edited = useEditedRecord({
    ...{ client, form, opened, canEdit, takesFocus: false },
    name: `${form.kind}.${opened.id ?? `new.${opened.locationId}`}${opened.draft ? '.draft' : ''}`,
    // Saving a public record publishes it, so that needs the button; so do changes that need a confirmation.
    autosaves:
      isDraft || (opened.id !== null && opened.isPublic === false && props.question === undefined),
    closesWhenSaved: opened.id === null,
    onAutosaved: props.onAutosaved,
  })
  const { saving, isChanged, version, settle, discard } = edited
  useImperativeHandle(props.pending, () => ({ settle, discard }))
  const [asked, setAsked] = useState<ReactNode>(null)
  return (
    <>
      <RecordFields
        {...{ edited, label: form.words.one, memory }}
        isArchived={opened.recordStatus === 'ARCHIVED'}
      />
      <RecordQuestions edited={edited} hasUndo save={() => void save()} />
      <PageFoot
        {...props}
        opened={isDraft || opened.id === null ? opened : { ...opened, version }}
        session={edited.session}
        reopen={reopen}
        isChanged={isChanged}
        isAutosaved={edited.isAutosaved}
        isSaving={saving.state === 'saving'}
        isLocked={props.isLocked === true || saving.state === 'saving'}
        save={isDraft ? () => void save() : ask}
        draftVersion={isDraft ? version : null}
        settle={settle}
        keepDraft={keepAsDraft}
      />
      {asked}
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

  async function keepAsDraft(): Promise<void> {
    const { draftOf: of, onKeptAsDraft } = props
    if (!of || !onKeptAsDraft) return
    try {
      await keepDraft(client, of, edited)
      onKeptAsDraft()
      uiStore.toast(t('Saved as a draft. Visitors still see the previous version.'))
      reload()
    } catch (error) {
      uiStore.toast(joinSentences(t('Not saved.'), failureOf(error).message))
    }
  }

  function reopen(): void {
    edited.discard()
    reload()
  }

  async function save(): Promise<void> {
    const submitted = await edited.submit()
    if (submitted === null) return
    const words = savedMessage(submitted, form, opened)
    if (isDraft) props.onPublished?.()
    props.onChanged(submitted.key, words)
    if (opened.id === null) return
    uiStore.toast(words)
    reload()
  }
}
