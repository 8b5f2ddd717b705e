import { Archive, EyeOff, Globe, RotateCcw, Trash2, Undo2 } from 'lucide-react'
import type { AnyField } from '#schema/fields'
import { t } from '#schema/messages/t'
import { type OfferedStep, recordSteps } from '#schema/publication/offered-steps'
import { recordFacts } from '#schema/publication/record-facts'
import type { PublicationStep } from '#schema/publication/step-message'
import type { ListedRecord } from '../api/collections'
import type { ApiClient } from '../api/fetch-query'
import { newKey } from '../api/new-key'
import { readFacts } from '../records/forms/opened-facts'
import type { StatusToSet } from '../records/forms/opened-record'
import { formOf, setStatusOfRecord, writeRecord } from '../records/forms/record-forms'
import type { StepResult, UndoAction } from '../screens/list/step-result'
import type { OfferedAction } from '../screens/list/use-row-actions'
import type { CollectionKind } from './collection-kinds'

/** A record as needed by actions: a list row or the open record. */
export type ActedOn = Pick<ListedRecord, 'id' | 'title' | 'version' | 'recordStatus' | 'isPublic'> &
  Partial<Pick<ListedRecord, 'isPublished' | 'publishedAt' | 'until'>>

/** An action on one or more records. */
export type RecordAction = OfferedAction<ActedOn>

type Status = StatusToSet['status']

/** Maximum number of simultaneous status changes per request. */
const BATCH_SIZE = 50

/** Returns the actions for records of a kind, in menu order. */
export function recordActions(kind: CollectionKind): readonly RecordAction[] {
  return [show(kind), hide(kind), archive(kind), restore(kind), untrash(kind), trash(kind)]
}

function isOffered(kind: CollectionKind, step: OfferedStep) {
  return (record: ActedOn) =>
    recordSteps(recordFacts(record, null, new Date()), { hasOwnStatus: hasOwnStatus(kind) }).has(
      step,
    )
}

interface ActedRecord {
  readonly client: ApiClient
  readonly kind: CollectionKind
  readonly record: ActedOn
}

/** Returns the result of a step; what is stored after it is read for the message. */
function done(
  step: PublicationStep,
  { client, kind, record }: ActedRecord,
  undo: UndoAction,
): StepResult {
  const form = formOf(kind.kind)
  return { step, undo, facts: async () => form && (await readFacts(client, form, record.id)) }
}

function show(kind: CollectionKind): RecordAction {
  return {
    label: t('Publish'),
    icon: Globe,
    isFor: isOffered(kind, 'publish'),
    async run(client, record) {
      const version =
        record.recordStatus === 'INACTIVE'
          ? await setStatus(client, kind, record, 'ACTIVE')
          : versionOf(record)
      const after = await writeVisibility(client, kind, { ...record, version }, true)
      return done('publish', { client, kind, record }, () =>
        hideRecord(client, kind, { ...record, version: after }),
      )
    },
    done: ({ count, name }) =>
      t('{count, plural, one {Published “{name}”.} other {Published # items.}}', { count, name }),
  }
}

function hide(kind: CollectionKind): RecordAction {
  return {
    label: t('Unpublish'),
    icon: EyeOff,
    isFor: isOffered(kind, 'unpublish'),
    async run(client, record) {
      const version = await hideRecord(client, kind, record)
      return done('unpublish', { client, kind, record }, async () => {
        if (hasOwnStatus(kind)) await writeVisibility(client, kind, { ...record, version }, true)
        else await setStatus(client, kind, { ...record, version }, 'ACTIVE')
      })
    },
    done: ({ count, name }) =>
      t('{count, plural, one {Unpublished “{name}”.} other {Unpublished # items.}}', {
        count,
        name,
      }),
  }
}

function archive(kind: CollectionKind): RecordAction {
  return {
    label: t('Archive'),
    icon: Archive,
    isFor: isOffered(kind, 'archive'),
    async run(client, record) {
      const version = await setStatus(client, kind, record, 'ARCHIVED')
      return done('archive', { client, kind, record }, () =>
        setStatus(client, kind, { ...record, version }, 'ACTIVE'),
      )
    },
    done: ({ count, name }) =>
      t('{count, plural, one {Archived “{name}”.} other {Archived # items.}}', { count, name }),
    atOnce: BATCH_SIZE,
  }
}

function restore(kind: CollectionKind): RecordAction {
  return {
    label: t('Restore'),
    icon: RotateCcw,
    isFor: isOffered(kind, 'restore'),
    async run(client, record) {
      const version = await setStatus(client, kind, record, 'ACTIVE')
      return done('restore', { client, kind, record }, () =>
        setStatus(client, kind, { ...record, version }, 'ARCHIVED'),
      )
    },
    done: ({ count, name }) =>
      t('{count, plural, one {Restored “{name}”.} other {Restored # items.}}', { count, name }),
    atOnce: BATCH_SIZE,
  }
}

function trash(kind: CollectionKind): RecordAction {
  return {
    label: t('Move to the trash'),
    icon: Trash2,
    danger: true,
    isFor: isOffered(kind, 'trash'),
    async run(client, record) {
      const version = await setStatus(client, kind, record, 'DELETED')
      const undo = undelete(client, kind, { ...record, version })
      return done('trash', { client, kind, record }, undo)
    },
    done: ({ count, name }) =>
      t('{count, plural, one {Moved “{name}” to the trash.} other {Moved # items to the trash.}}', {
        count,
        name,
      }),
    atOnce: BATCH_SIZE,
  }
}

function untrash(kind: CollectionKind): RecordAction {
  return {
    label: t('Restore as a draft'),
    icon: Undo2,
    isFor: isOffered(kind, 'untrash'),
    async run(client, record) {
      const version = await setStatus(client, kind, record, 'INACTIVE')
      return done('untrash', { client, kind, record }, () =>
        setStatus(client, kind, { ...record, version }, 'DELETED'),
      )
    },
    done: ({ count, name }) =>
      t(
        '{count, plural, one {Restored “{name}” as a draft. Publish it to show it to visitors.} other {Restored # items as drafts. Publish them to show them to visitors.}}',
        { count, name },
      ),
    atOnce: BATCH_SIZE,
  }
}

/** Returns the undo action of a deletion. Restoring from the trash hides a record, so its previous status is restored as well. */
function undelete(client: ApiClient, kind: CollectionKind, record: ActedOn): UndoAction {
  return async () => {
    const version = await setStatus(client, kind, record, 'INACTIVE')
    if (record.recordStatus === 'INACTIVE') return
    const active = await setStatus(client, kind, { ...record, version }, 'ACTIVE')
    if (record.recordStatus === 'ARCHIVED')
      await setStatus(client, kind, { ...record, version: active }, 'ARCHIVED')
  }
}

async function hideRecord(
  client: ApiClient,
  kind: CollectionKind,
  record: ActedOn,
): Promise<number> {
  return hasOwnStatus(kind)
    ? writeVisibility(client, kind, record, false)
    : setStatus(client, kind, record, 'INACTIVE')
}

/** Returns whether the kind has its own status besides the record status, as articles do. */
function hasOwnStatus(kind: CollectionKind): boolean {
  return kind.status !== null && !('ACTIVE' in optionsOf(kind))
}

/** Writes the kind's own status field: its first option is public, its second hidden. */
async function writeVisibility(
  client: ApiClient,
  kind: CollectionKind,
  record: ActedOn,
  isShown: boolean,
): Promise<number> {
  const [shown, hidden] = Object.keys(optionsOf(kind))
  const form = formOf(kind.kind)
  if (!hasOwnStatus(kind) || kind.status === null || !form) return versionOf(record)
  const opened = await form.openById?.(client, record.id)
  if (!opened) throw new Error(`The ${kind.kind} ${record.id} no longer exists`)
  const wanted = isShown ? shown : hidden
  if (opened.values[kind.status] === wanted) return versionOf(record)
  const { version } = await writeRecord(client, {
    ...{ form, idempotencyKey: newKey(), values: { [kind.status]: wanted } },
    opened: { ...opened, version: versionOf(record) },
  })
  return version
}

function optionsOf({ fields, status }: CollectionKind): Readonly<Record<string, string>> {
  const field = status === null ? undefined : (fields[status] as AnyField)
  return field?.type === 'select' ? field.options : {}
}

async function setStatus(
  client: ApiClient,
  { kind }: CollectionKind,
  record: ActedOn,
  status: Status,
): Promise<number> {
  const form = formOf(kind)
  if (!form) throw new Error(`A ${kind} has no form`)
  return setStatusOfRecord(client, form, {
    ...{ id: String(record.id), version: versionOf(record), status },
  })
}

/** Records of kinds with a list always have a version. */
function versionOf({ id, version }: ActedOn): number {
  if (version === null) throw new Error(`Record ${id} has no version`)
  return version
}
