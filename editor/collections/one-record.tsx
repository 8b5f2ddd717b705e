import { type RefObject, useRef, useState } from 'react'
import type { Location } from '#schema/entities/location'
import { permissionKind } from '#schema/entities/permission-kinds'
import { t } from '#schema/messages/t'
import { publicationStatus } from '#schema/publication/publication-status'
import { scheduleSentence } from '#schema/publication/publication-text'
import type { Failure } from '../api/failure'
import { useApp } from '../app/app-context'
import { UnreadNote } from '../app/error-page'
import { progressOf } from '../app/more-paths'
import { followLink } from '../app/navigation'
import { auditPath, recordPath } from '../app/routes'
import type { PanelMemory } from '../panel/form/field-source'
import { factsOfOpened, statusOf } from '../records/forms/opened-facts'
import type { OpenedRecord, RecordFormOf } from '../records/forms/opened-record'
import { RecordHistory } from '../records/history/history-dialog'
import type { PendingChanges } from '../records/record-editor-props'
import { ReviewedEditor } from '../records/reviewed-editor'
import { useRowActions } from '../screens/list/use-row-actions'
import { Screen } from '../screens/screen'
import { managesLocation } from '../screens/screens'
import { useLocationNames } from '../screens/use-location-names'
import { lazyDialog } from '../ui/lazy/lazy-dialog'
import { lazyPart } from '../ui/lazy/lazy-part'
import { ScreenToast } from '../ui/screen-toast'
import { StatusMark } from '../ui/status-mark'
import type { CollectionKind } from './collection-kinds'
import { CollectionSession } from './collection-session'
import { editableLocations } from './editable-locations'
import { type ActedOn, type RecordAction, recordActions } from './record-actions'
import { createCopyTool, createScheduleTool, type Tool, ToolButtons } from './record-tools'
import { siteHref } from './site-href'

const ScheduleRecordDialog = lazyDialog(
  lazyPart(() => import('./schedule-record-dialog').then((part) => part.ScheduleRecordDialog)),
)
const CopyDialog = lazyDialog(
  lazyPart(() => import('./copy-dialog').then((part) => part.CopyDialog)),
)
/** Screen of a stored record: form, actions and history. */
export function OneRecord(props: OneRecordProps) {
  const { kind, form, opened, location, reload } = props
  const { account } = useApp()
  const memory = useRef<PanelMemory>({ served: 0, group: null })
  const pending = useRef<PendingChanges>(null)
  const [autosaved, setAutosaved] = useState(0)
  const current = { ...opened, version: Math.max(autosaved, opened.version ?? 0) }
  const owner = kind.owner === 'network' ? null : opened.locationId
  const manages = managesLocation(account, owner, permissionKind(kind.kind))
  const title = String(opened.values[form.title] ?? '') || form.words.untitled
  return (
    <Screen
      title={title}
      back={{
        href: recordPath(kind.collection.path),
        label: kind.words.all,
      }}
      action={<RecordTools {...props} {...{ title, manages, pending }} opened={current} />}
    >
      <UnreadNote failure={props.failure} reload={reload} />
      <div className="record-layout">
        <RecordSummary {...props} manages={manages} opened={current} />
        <div className="record-layout-form">
          <CollectionSession location={location}>
            <ReviewedEditor
              key={opened.id}
              {...{ form, opened, memory, reload, pending, owner, kind: kind.kind }}
              onAutosaved={setAutosaved}
              viewOnly={t('View only. Only people who manage this can edit it.')}
              // The actions above the form already include archiving.
              consequence={null}
              onChanged={() => undefined}
            />
          </CollectionSession>
        </div>
      </div>
    </Screen>
  )
}

interface OneRecordProps {
  readonly kind: CollectionKind
  readonly form: RecordFormOf
  readonly id: number
  readonly opened: OpenedRecord
  readonly location: Location
  /** The reason why the record could not be refetched. */
  readonly failure: Failure | null
  readonly reload: () => void
}

/** Information about the record besides its fields. */
function RecordSummary({ kind, id, opened, location, manages }: RecordSummaryProps) {
  const { recordStatus = 'ACTIVE', timeZone, schedules = [] } = opened
  const status = publicationStatus(factsOfOpened(opened))
  return (
    <aside className="record-summary" aria-label={t('Summary')}>
      <dl>
        {!(kind.isInternal && recordStatus === 'ACTIVE') && (
          <>
            <dt>{t('Status')}</dt>
            <dd>
              <StatusMark words={status.chip} shape={status.id} />
            </dd>
          </>
        )}
        {kind.owner === 'location' && (
          <>
            <dt>{t('Location')}</dt>
            <dd>{location.name}</dd>
          </>
        )}
        {schedules.length > 0 && (
          <>
            <dt>{t('Scheduled')}</dt>
            <dd>
              {schedules.map((schedule) => (
                <span key={schedule.id}>
                  {scheduleSentence(
                    { ...schedule, language: null, localUntil: null },
                    timeZone,
                  )}{' '}
                </span>
              ))}
            </dd>
          </>
        )}
      </dl>
      {manages && (
        <a href={auditPath(`${kind.api.chain}:${id}`)} onClick={followLink}>
          {t('View audit log')}
        </a>
      )}
    </aside>
  )
}

interface RecordSummaryProps extends OneRecordProps {
  readonly manages: boolean
}

function RecordTools(props: RecordToolsProps) {
  const { kind, form, id, opened, title, manages, pending, reload } = props
  const { account } = useApp()
  const [isCopying, setIsCopying] = useState(false)
  const [showsHistory, setShowsHistory] = useState(false)
  const [isScheduling, setIsScheduling] = useState(false)
  const { names } = useLocationNames()
  const locations = editableLocations(account, names, permissionKind(props.kind.kind))
  const record = actedOn(opened, title)
  const {
    toast,
    showToast,
    refusals,
    isBusy: isRunning,
    run,
  } = useRowActions<ActedOn>(reload, {
    nameOf: () => title,
  })
  const [isUnsaved, setIsUnsaved] = useState(false)
  const [isSettling, setIsSettling] = useState(false)
  const isBusy = isRunning || isSettling
  const refusal = isUnsaved ? SAVE_FIRST : refusals.get(record.id)
  const actions = manages ? recordActions(kind).filter(({ isFor }) => isFor(record)) : []
  // Records that visitors never see can't be scheduled.
  const mayBeScheduled =
    manages && isInUse(record) && kind.shown.from === null && kind.status !== null
  const mayCopy =
    kind.owner === 'location' && locations.length > 1 && record.recordStatus !== 'DELETED'
  return (
    <>
      <ToolButtons
        href={siteHref(opened)}
        progress={isInUse(record) ? progressOf(kind.kind, id) : null}
        isShown={record.isPublic}
        isBusy={isBusy}
        tools={[
          ...(mayBeScheduled ? [createScheduleTool(() => setIsScheduling(true))] : []),
          ...(mayCopy ? [createCopyTool(() => setIsCopying(true))] : []),
          ...actions.map((action): Tool => ({ ...action, run: () => void act(action) })),
        ]}
        onHistory={() => setShowsHistory(true)}
      />
      {refusal !== undefined && (
        <p className="ed-refusal" role="alert">
          {refusal}
        </p>
      )}
      {isCopying && (
        <CopyDialog
          kind={kind}
          records={[{ ...record, locationId: opened.locationId }]}
          locations={locations}
          onClose={() => setIsCopying(false)}
        />
      )}
      {isScheduling && (
        <ScheduleRecordDialog
          {...{ id, schedules: opened.schedules ?? [], timeZone: opened.timeZone }}
          kind={kind.kind}
          isPublic={record.isPublic}
          onScheduled={(words) => {
            showToast(words)
            reload()
          }}
          onClose={() => setIsScheduling(false)}
        />
      )}
      {showsHistory && (
        <RecordHistory
          {...{ kind, form, id, opened }}
          mayRestore={manages && isInUse(record)}
          settle={settle}
          onRestored={reopen}
          onClose={() => setShowsHistory(false)}
        />
      )}
      <ScreenToast toast={toast} />
    </>
  )

  /** Runs an action once pending changes are saved: it reopens the record, which would discard them. */
  async function act(action: RecordAction): Promise<void> {
    if (isBusy) return
    setIsSettling(true)
    const version = await settle()
    setIsSettling(false)
    setIsUnsaved(version === null)
    if (version !== null) await run(action, [{ ...record, version }])
  }

  function reopen(): void {
    pending.current?.discard()
    reload()
  }

  /** Returns the version after pending input is saved; `null` if the form has changes that need a manual save. */
  async function settle(): Promise<number | null> {
    return pending.current ? pending.current.settle() : record.version
  }
}

const SAVE_FIRST = t('Save or undo the changes in the form first.')

interface RecordToolsProps extends OneRecordProps {
  readonly title: string
  readonly manages: boolean
  readonly pending: RefObject<PendingChanges | null>
}

/** Returns whether the record is in use; archived and deleted ones must be restored first. */
function isInUse({ recordStatus }: ActedOn): boolean {
  return recordStatus === 'ACTIVE' || recordStatus === 'INACTIVE'
}

function actedOn(
  { id, version, recordStatus = 'ACTIVE', isPublic = false, ...rest }: OpenedRecord,
  title: string,
) {
  const { isPublished = null, publishedAt = null, until = null } = rest
  return {
    ...{ id: Number(id), title, version, isPublic, isPublished, publishedAt, until },
    recordStatus: statusOf(recordStatus),
  } satisfies ActedOn
}
