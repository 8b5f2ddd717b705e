import { type ReactNode, type RefObject, useImperativeHandle, useRef, useState } from 'react'
import type { RawProps } from '#schema/block/block'
import { useApp } from '../app/app-context'
import { FailureNote, UnreadNote } from '../app/error-page'
import { useKeptAnswer } from '../app/use-answer'
import type { PanelMemory } from '../panel/form/field-source'
import { type EditorSession, useSession } from '../store/session'
import { Button } from '../ui/button'
import { Spinner } from '../ui/spinner'
import { keepMessagesAbove } from '../ui/toast-host'
import { DropDialog } from './drop-dialog'
import type { OpenedRecord, RecordFormOf } from './forms/opened-record'
import { formOf } from './forms/record-forms'
import { RecordFields } from './record-fields'
import { ArchiveButton, RestoreFoot, useArchiving } from './record-foot'
import type { Autosaved } from './record-saving'
import { SaveMessage, UnsavedMessage } from './save-message'
import { UndoButtons } from './undo-buttons'
import { useAutosave } from './use-autosave'
import { useLeaving } from './use-leaving'
import { isInUse, useRecordForm } from './use-record-form'
import { useRecovery } from './use-recovery'
import './record-page.css'

/** A record on a screen of its own. */
export function RecordPage({ kind, recordKey, tools, startsAt = null, ...rest }: RecordPageProps) {
  const { client } = useApp()
  const { context } = useSession()
  const form = formOf(kind)
  if (!form) throw new Error(`Records of the kind '${kind}' have no form`)
  const memory = useRef<PanelMemory>({ served: 0, group: startsAt })
  const pending = useRef<PendingChanges>(null)
  const place = { locationId: context.location.id, language: context.language }
  const { answer, failure, again } = useKeptAnswer(`${kind} ${recordKey}`, () =>
    form.open(client, recordKey, place),
  )
  if (answer.state === 'loading') return <Spinner label={`Loading the ${form.one}…`} />
  if (answer.state === 'failed') return <FailureNote failure={answer.failure} again={again} />
  if (answer.value === null) return <p>{`There is no such ${form.one} (any more).`}</p>
  return (
    <>
      <UnreadNote failure={failure} again={again} />
      {tools?.({ form, pending, again, opened: answer.value })}
      <RecordEditor
        key={answer.value.id}
        {...{ form, memory, pending, again, ...rest }}
        opened={answer.value}
      />
    </>
  )
}

interface RecordPageProps extends PageParts {
  readonly kind: string
  readonly recordKey: string
  /** The tab that is open at first; the first one without it. */
  readonly startsAt?: PanelMemory['group']
  /** What stands above the form, as the way to the saved versions. */
  readonly tools?: (of: RecordToolsOf) => ReactNode
}

/** What stands beside a form works on. */
export interface RecordToolsOf {
  readonly form: RecordFormOf
  readonly opened: OpenedRecord
  readonly pending: RefObject<PendingChanges | null>
  /** Opens what is stored now. */
  readonly again: () => void
}

interface PageParts {
  /** False for users who may only view it. */
  readonly canEdit: boolean
  /** Why this user may only view it, where there is a particular reason. */
  readonly viewOnly?: string
  /** What archiving it does; `null` where it cannot be archived, or not by this user. */
  readonly consequence: string | null
  /** A question to ask before these values replace those; `null` for none. */
  readonly question?: (change: Change) => ReactNode
  /**
   * Called when it was saved or archived, so that what shows it is refreshed. Fields refer to a saved record by `key`; of a
   * new one the `words` are to be shown where it is opened.
   */
  readonly onChanged: (key?: string, words?: string) => void
}

/** A change that waits for a confirmation. */
export interface Change {
  readonly before: RawProps
  readonly after: RawProps
  readonly save: () => void
  readonly stay: () => void
}

interface RecordEditorProps extends PageParts {
  readonly form: RecordFormOf
  readonly opened: OpenedRecord
  /** What stays when another version of the record is opened: the current tab. */
  readonly memory: RefObject<PanelMemory>
  /** Opens what is stored now. */
  readonly again: () => void
  /** Called when a draft was saved by itself. */
  readonly onAutosaved?: (version: number) => void
  /** While it must not be saved. */
  readonly isHeld?: boolean
  /** Lets what stands beside the form wait for its changes. */
  readonly pending?: RefObject<PendingChanges | null>
}

export interface PendingChanges {
  /** Saves what can be saved without a press; returns the stored version, or `null` when changes are left. */
  settle(): Promise<number | null>
  /** Gives up what is not saved: what is opened next takes its place. */
  discard(): void
}

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
    name: `${form.one}.${opened.id ?? `new.${opened.locationId}`}`,
    version: opened.version ?? 0,
    saved,
  })
  // Visitors see what is saved of a public record, so that is for a press of the button; so is what a question comes before.
  const autosaves =
    canEdit && opened.id !== null && opened.isPublic === false && !props.question && isInUse(opened)
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
        saveOver={(version) => void save(version)}
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
        save={ask}
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

  function reopen(): void {
    edited.discard()
    again()
  }

  async function save(over?: number): Promise<void> {
    cancel()
    const submitted = await edited.submit(over)
    if (submitted === null) return
    const words = savedWords(submitted.values, form)
    props.onChanged(submitted.key, words)
    if (opened.id === null) return
    uiStore.toast(words)
    again()
  }
}

/** The message after a save: visitors see the record at once, unless it is hidden. */
function savedWords(values: RawProps, { fields, statusField }: RecordFormOf): string {
  const field = statusField === undefined ? undefined : fields[statusField]
  if (statusField === undefined || !field) return 'Saved. Visitors see it now.'
  return values[statusField] === field.default
    ? 'Saved. Visitors see it now.'
    : 'Saved as a draft: visitors do not see it.'
}

function PageFoot(props: PageFootProps) {
  const { form, opened, canEdit, consequence, isChanged, isSaving, save, reopen, onChanged } = props
  const isNew = opened.id === null
  const { client } = useApp()
  const name = String(opened.values[form.title] ?? '')
  const record = useArchiving({ client, form, opened }, `the ${form.one} “${name}”`)
  if (!canEdit)
    return (
      <p className="record-page-foot ed-quiet">
        {props.viewOnly ?? 'View only: who manages it can change it.'}
      </p>
    )
  const changed = () => {
    onChanged()
    reopen()
  }
  // The actions above the form restore it from the trash.
  if (opened.recordStatus === 'DELETED') return null
  if (opened.recordStatus === 'ARCHIVED')
    return record && consequence !== null ? (
      <RestoreFoot record={record} one={form.one} onDone={changed} />
    ) : null
  return (
    <div className="record-page-foot" ref={keepMessagesAbove}>
      {record && consequence !== null && opened.recordStatus === 'ACTIVE' && (
        <ArchiveButton {...{ one: form.one, isChanged, record, consequence }} onDone={changed} />
      )}
      <UndoButtons session={props.session} />
      <SaveNote isChanged={isChanged} isAutosaved={props.isAutosaved} />
      <Button
        look="primary"
        aria-disabled={props.isHeld || !(isChanged || isNew) || undefined}
        onClick={saveOnce}
      >
        {isSaving ? 'Saving…' : `${isNew ? 'Create' : 'Save'} ${form.one}`}
      </Button>
    </div>
  )

  function saveOnce(): void {
    if ((isChanged || isNew) && !props.isHeld) save()
  }
}

function SaveNote({ isChanged, isAutosaved }: Pick<PageFootProps, 'isChanged' | 'isAutosaved'>) {
  const saved = isAutosaved ? 'Saved as a draft' : ''
  return (
    <p className="ed-quiet" role="status">
      {isChanged ? 'Not saved yet' : saved}
    </p>
  )
}

interface PageFootProps extends RecordEditorProps {
  readonly session: EditorSession
  /** Opens what is stored now in place of what was entered. */
  readonly reopen: () => void
  readonly isChanged: boolean
  readonly isAutosaved: boolean
  readonly isSaving: boolean
  readonly save: () => void
}
