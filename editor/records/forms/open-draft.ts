import type { RawProps } from '#schema/block/block'
import type { OpenRecordQuery } from '../../api/operations/generated'
import { openRecordQuery } from '../../api/operations/record-writing'
import { asInput } from './declared-form'
import type { OpenedDraft, OpenedRecord, RecordFormOf } from './opened-record'
import type { StoredDraft } from './stored-draft'

/** Returns a published record with its draft: the form shows the draft, if there is one. */
export function asDraft(kind: string, opened: OpenedRecord): OpenedRecord {
  const { id, locationId, stored = null } = opened
  const named = { of: { kind, id }, key: String(id), place: { locationId, language: '' } }
  const shown = showDraft(opened, stored, named)
  // The changed fields apply to the record's current values, regardless of its version when the draft was started.
  const now = { isPatch: true, baseVersion: opened.version ?? 0 }
  return shown.draft ? { ...shown, draft: { ...shown.draft, ...now } } : shown
}

/** Returns a form that opens records with their drafts. */
export function draftForm(kind: string, form: RecordFormOf): RecordFormOf {
  return {
    ...form,
    opening: {
      query: openRecordQuery,
      variables: (id) => ({ kind, id }),
      read({ record }: OpenRecordQuery) {
        const opened = record && form.readStored?.(record)
        return opened ? asDraft(kind, opened) : null
      },
    },
  }
}

/** Shows a draft in place of the published values, if there is one. */
export function showDraft(
  opened: OpenedRecord,
  stored: StoredDraft | null,
  named: Pick<OpenedDraft, 'of' | 'key' | 'place'>,
): OpenedRecord {
  const published = opened.values
  const typed = asInput<RawProps>(Object(stored?.values ?? {}))
  return {
    ...opened,
    values: { ...published, ...typed },
    stored,
    draft: {
      ...named,
      published,
      version: stored?.version ?? 0,
      baseVersion: stored?.baseVersion ?? opened.version ?? 0,
      by: stored?.savedBy ?? '',
      at: stored?.savedAt ?? '',
    },
  }
}
