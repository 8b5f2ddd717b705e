import { ArrowLeft, CalendarClock, CopyPlus, Ellipsis, ExternalLink, History } from 'lucide-react'
import { type RefObject, useRef, useState } from 'react'
import type { Location } from '#schema/entities/location'
import { permissionKind } from '#schema/entities/permissions'
import { scheduleSentence } from '#schema/publication/publication-words'
import type { Failure } from '../api/failure'
import { useApp } from '../app/app-context'
import { UnreadNote } from '../app/error-page'
import { followLink } from '../app/navigation'
import { auditPath, recordPath } from '../app/routes'
import type { PanelMemory } from '../panel/form/field-source'
import type { OpenedRecord, RecordFormOf } from '../records/forms/opened-record'
import { RecordHistory } from '../records/history/history-dialog'
import type { PendingChanges } from '../records/record-editor-props'
import { ReviewedEditor } from '../records/reviewed-editor'
import { useRowActions } from '../screens/list/use-row-actions'
import { recordStatus as recordStatusOf } from '../screens/record-state'
import { Screen } from '../screens/screen'
import { managesLocation } from '../screens/screens'
import { useLocationNames } from '../screens/use-location-names'
import { Button } from '../ui/button'
import { Menu, MenuItem } from '../ui/floating/menu'
import { fetchedDialog } from '../ui/lazy/fetched-dialog'
import { fetchedPart } from '../ui/lazy/fetched-part'
import { ScreenToast } from '../ui/screen-toast'
import { StatusMark } from '../ui/status-mark'
import type { CollectionKind } from './collection-kinds'
import { CollectionSession } from './collection-session'
import { editableLocations } from './editable-locations'
import { type ActedOn, type RecordAction, recordActions } from './record-actions'
import { siteHref } from './site-href'

const ScheduleRecordDialog = fetchedDialog(
  fetchedPart(() => import('./schedule-record-dialog').then((part) => part.ScheduleRecordDialog)),
)
const CopyDialog = fetchedDialog(
  fetchedPart(() => import('./copy-dialog').then((part) => part.CopyDialog)),
)
/** A stored record: its form, its actions and its history. */
export function OneRecord(props: OneRecordProps) {
  const { kind, form, opened, location, again } = props
  const { account } = useApp()
  const memory = useRef<PanelMemory>({ served: 0, group: null })
  const pending = useRef<PendingChanges>(null)
  const [autosaved, setAutosaved] = useState(0)
  const current = { ...opened, version: Math.max(autosaved, opened.version ?? 0) }
  const owner = kind.owner === 'network' ? null : opened.locationId
  const manages = managesLocation(account, owner, permissionKind(kind.kind))
  const title = String(opened.values[form.title] ?? '') || `Untitled ${form.one}`
  return (
    <Screen title={title}>
      <RecordWays {...props} {...{ title, manages, pending }} opened={current} />
      <UnreadNote failure={props.failure} again={again} />
      <div className="ed-collection-form">
        <CollectionSession location={location}>
          <ReviewedEditor
            key={opened.id}
            {...{ form, opened, memory, again, pending, owner, kind: kind.kind }}
            onAutosaved={setAutosaved}
            viewOnly="View only. People who manage it can edit it."
            // Archiving is among the actions above the form.
            consequence={null}
            onChanged={() => undefined}
          />
        </CollectionSession>
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
  /** Why it could not be read again. */
  readonly failure: Failure | null
  readonly again: () => void
}

function RecordWays(props: RecordToolsProps) {
  const { kind, id, opened, location, manages } = props
  const { recordStatus = 'ACTIVE', isPublic = false } = opened
  const { timeZone, schedules = [] } = opened
  const facts = { recordStatus: statusOf(recordStatus), isPublic, timeZone, schedules }
  const status = recordStatusOf({ ...facts, noun: kind.words.one }, opened.stored ?? null)
  const href = siteHref(opened)
  return (
    <div className="ed-collection-ways">
      <a href={recordPath(kind.collection.path)} onClick={followLink}>
        <ArrowLeft size={14} aria-hidden />
        {`All ${kind.words.many}`}
      </a>
      {kind.owner === 'location' && <span>{location.name}</span>}
      <StatusMark words={status.chip} shape={status.id} />
      {href && (
        <a href={href} target="_blank" rel="noreferrer">
          <ExternalLink size={14} aria-hidden />
          See it on the site
        </a>
      )}
      {manages && (
        <a href={auditPath(`${kind.api.chain}:${id}`)} onClick={followLink}>
          Who changed what
        </a>
      )}
      {schedules.length > 0 && (
        <p className="ed-collection-schedules">
          {schedules.map((schedule) => (
            <span key={schedule.id}>
              {scheduleSentence({ ...schedule, language: null, localUntil: null }, timeZone)}{' '}
            </span>
          ))}
        </p>
      )}
      <RecordTools {...props} />
    </div>
  )
}

function RecordTools(props: RecordToolsProps) {
  const { kind, form, id, opened, title, manages, pending, again } = props
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
  } = useRowActions<ActedOn>(again, {
    nameOf: () => title,
    countOf: () => `The ${kind.words.one}`,
  })
  const [isUnsaved, setIsUnsaved] = useState(false)
  const [isSettling, setIsSettling] = useState(false)
  const isBusy = isRunning || isSettling
  const refusal = isUnsaved ? SAVE_FIRST : refusals.get(record.id)
  const actions = manages ? recordActions(kind).filter(({ isFor }) => isFor(record)) : []
  const [often, ...rarely] = actions.map(
    (action): Tool => ({ ...action, isBusy, run: () => void act(action) }),
  )
  const mayBeScheduled = manages && isInUse(record) && kind.shown.from === null
  const mayCopy =
    kind.owner === 'location' && locations.length > 1 && record.recordStatus !== 'DELETED'
  return (
    <div className="ed-collection-tools">
      <Button onClick={() => setShowsHistory(true)}>
        <History size={16} aria-hidden />
        Saved versions
      </Button>
      {often && <ToolButton tool={often} />}
      <RareTools
        tools={[
          ...(mayBeScheduled ? [scheduling(() => setIsScheduling(true))] : []),
          ...(mayCopy ? [copying(() => setIsCopying(true))] : []),
          ...rarely,
        ]}
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
          one={kind.words.one}
          isPublic={record.isPublic}
          onScheduled={(words) => {
            showToast(words)
            again()
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
    </div>
  )

  /** What is done to a record opens it again: changes that are not saved would be lost. */
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
    again()
  }

  /** The version once what was typed is saved; `null` while the form has changes that wait for a press. */
  async function settle(): Promise<number | null> {
    return pending.current ? pending.current.settle() : record.version
  }
}

/** Something that is done to the record from above its form. */
interface Tool extends Pick<RecordAction, 'label' | 'icon' | 'danger'> {
  readonly isBusy: boolean
  readonly run: () => void
}

function scheduling(run: () => void): Tool {
  return { label: 'Schedule…', icon: CalendarClock, isBusy: false, run }
}

function copying(run: () => void): Tool {
  return { label: 'Copy to locations…', icon: CopyPlus, isBusy: false, run }
}

function ToolButton({ tool, className = '' }: ToolButtonProps) {
  return (
    <Button
      className={className}
      look={tool.danger ? 'danger' : 'plain'}
      aria-disabled={tool.isBusy || undefined}
      onClick={tool.run}
    >
      <tool.icon size={16} aria-hidden />
      {tool.label}
    </Button>
  )
}

interface ToolButtonProps {
  readonly tool: Tool
  readonly className?: string
}

/** Buttons, and on a phone a menu: the form begins on the first screen. */
function RareTools({ tools }: { readonly tools: readonly Tool[] }) {
  if (tools.length === 0) return null
  return (
    <>
      {tools.map((tool) => (
        <ToolButton key={tool.label} tool={tool} className="ed-collection-rare" />
      ))}
      <div className="ed-collection-more">
        <Menu
          trigger={
            <Button className="ed-icon-button" aria-label="More actions">
              <Ellipsis size={16} aria-hidden />
            </Button>
          }
        >
          {tools.map((tool) => (
            <MenuItem
              key={tool.label}
              icon={<tool.icon size={16} />}
              danger={tool.danger === true}
              onSelect={tool.run}
            >
              {tool.label}
            </MenuItem>
          ))}
        </Menu>
      </div>
    </>
  )
}

const SAVE_FIRST = 'Save or undo the changes in the form first.'

interface RecordToolsProps extends OneRecordProps {
  readonly title: string
  readonly manages: boolean
  readonly pending: RefObject<PendingChanges | null>
}

/** What is archived or in the trash is restored as it is first. */
function isInUse({ recordStatus }: ActedOn): boolean {
  return recordStatus === 'ACTIVE' || recordStatus === 'INACTIVE'
}

function actedOn(
  { id, version, recordStatus = 'ACTIVE', isPublic = false }: OpenedRecord,
  title: string,
) {
  return {
    ...{ id: Number(id), title, version, isPublic },
    recordStatus: statusOf(recordStatus),
  } satisfies ActedOn
}

/** The status of a record as lists have it. */
function statusOf(status: string): ActedOn['recordStatus'] {
  const known = ['ACTIVE', 'ARCHIVED', 'DELETED', 'INACTIVE'] as const
  return known.find((each) => each === status) ?? 'ACTIVE'
}
