import type { RawProps } from '#schema/block/block'
import type { Fields } from '#schema/fields'
import type { PageIssue } from '#schema/fields/field'
import { validateProps } from '#schema/fields/validate'
import { t } from '#schema/messages/t'
import type { Failure } from '../api/failure'
import type { ApiClient } from '../api/fetch-query'
import { newKey } from '../api/new-key'
import { sameValue } from '../store/use-same'
import type { OpenedRecord, RecordFormOf } from './forms/opened-record'
import { writeRecord } from './forms/record-forms'
import { saveDraft } from './forms/stored-draft'
import type { RecordVersion } from './record-state'

/** The stored state of a record, as far as it is known here. */
export interface StoredRecord {
  /** The record's version, and the version that its draft is based on. */
  readonly record: number
  readonly base: number
  /** Version of the draft; 0 for none. */
  readonly draft: number
  /** The published values. */
  readonly published: RawProps
}

export function storedOf({ version, values, draft }: OpenedRecord): StoredRecord {
  return {
    record: version ?? 0,
    base: draft?.baseVersion ?? 0,
    draft: draft?.version ?? 0,
    published: draft?.published ?? values,
  }
}

export interface RecordToSave {
  readonly client: ApiClient
  readonly form: RecordFormOf
  /** The latest version read; for a new record the location may still change. */
  readonly opened: OpenedRecord
  readonly fields: Fields
}

interface RecordChange {
  /** The form's values, and the ones they are based on. */
  readonly values: RawProps
  readonly before: RawProps
  readonly expectedVersion: number
  readonly autosave: boolean
  readonly stored: StoredRecord
}

interface SentRecord {
  readonly saved: RecordVersion
  readonly stored: StoredRecord
}

/** Sends a change of a record; errors are thrown unchanged. */
type SendRecord = (change: RecordChange) => Promise<SentRecord>

/**
 * Returns a sender for records that are saved directly. The same values have the same key, so that a retry never creates two
 * records.
 */
export function sendsRecord(toSave: RecordToSave): SendRecord {
  const keyFor = createKeys()
  return async ({ values, before, expectedVersion, autosave, stored }) => {
    const { client, form, opened } = toSave
    const changed = opened.id === null ? values : changesOf(before, values)
    const version = opened.id === null ? null : expectedVersion
    const written = await writeRecord(client, {
      ...{ form, opened: { ...opened, version }, values: changed, autosave },
      idempotencyKey: keyFor([changed, version, autosave]),
    })
    const saved = versionOf(written.version, { written })
    return { saved, stored: { ...stored, record: written.version, published: values } }
  }
}

/**
 * Returns a sender for published records: autosaves go to the draft, which may break rules like a page draft; a manual save
 * publishes it.
 */
export function sendsDraft(toSave: RecordToSave): SendRecord {
  const keyFor = createKeys()
  return (change) => (change.autosave ? keepDraft(change) : publish(change))

  async function keepDraft({ values, expectedVersion, stored }: RecordChange): Promise<SentRecord> {
    const { client, form, opened } = toSave
    const { draft } = opened
    if (!draft) throw new Error(`The ${form.kind} was opened without its draft`)
    const sent = draft.isPatch ? changesOf(stored.published, values) : values
    const version = await saveDraft(client, draft.of, {
      ...{ values: sent, baseVersion: stored.base, expectedVersion },
      idempotencyKey: keyFor([sent, expectedVersion]),
    })
    return { saved: versionOf(version), stored: { ...stored, draft: version } }
  }

  async function publish({ values, expectedVersion, stored }: RecordChange): Promise<SentRecord> {
    const { client, form, opened } = toSave
    const isNew = opened.id === null
    const changed = isNew ? values : changesOf(stored.published, values)
    const version = isNew ? null : stored.base
    const written = await writeRecord(client, {
      ...{ form, opened: { ...opened, version }, values: changed, draftVersion: expectedVersion },
      idempotencyKey: keyFor([changed, version, expectedVersion]),
    })
    // The draft was published with it: later changes start another one.
    const { version: record } = written
    return {
      saved: versionOf(0, { written }),
      stored: { draft: 0, record, base: record, published: values },
    }
  }
}

export function versionOf(
  version: number,
  { written = null }: Partial<Pick<RecordVersion, 'written'>> = {},
): RecordVersion {
  return { version, savedAt: new Date().toISOString(), written }
}

/** Returns the changed values by field. */
export function changesOf(before: RawProps, after: RawProps): RawProps {
  return Object.fromEntries(
    Object.entries(after).filter(([name, value]) => !sameValue(before[name], value)),
  )
}

/** Returns the issues of a form's values; `null` if there are none. */
export function findIssues(
  { form, fields }: Pick<RecordToSave, 'form' | 'fields'>,
  values: RawProps,
): Failure | null {
  const broken = validateProps(fields, values)
  const issues = broken.length > 0 ? broken : (form.check?.(values) ?? [])
  if (issues.length === 0) return null
  const message = t(
    '{count, plural, one {One field needs attention} other {# fields need attention}}',
    { count: issues.length },
  )
  return { kind: 'refused', message, issues: issues.map(inRecord) }
}

function inRecord({ path, rule, message }: ReturnType<typeof validateProps>[number]): PageIssue {
  return { block: '', field: path, rule, message }
}

/** Returns a function that gives the same key for the same save, so that a retry never creates two records. */
function createKeys(): (sent: unknown) => string {
  let last = { sent: '', key: '' }
  return (sent) => {
    const text = JSON.stringify(sent)
    if (last.sent !== text) last = { sent: text, key: newKey() }
    return last.key
  }
}
