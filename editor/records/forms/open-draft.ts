import type { RawProps } from '#schema/block/block'
import type { ApiClient } from '../../api/fetch-query'
import { asInput } from './declared-form'
import type { OpenedDraft, OpenedRecord, RecordFormOf } from './opened-record'
import { readDraft, type StoredDraft } from './stored-draft'

/** A record that visitors see with the draft beside it: its form shows the draft, where there is one. */
export async function withDraft(
  client: ApiClient,
  opened: OpenedRecord,
  named: Pick<OpenedDraft, 'of' | 'key' | 'place'>,
): Promise<OpenedRecord> {
  return showDraft(opened, await readDraft(client, named.of), named)
}

/** The same for a record that came with its draft. */
export function asDraft(kind: string, opened: OpenedRecord): OpenedRecord {
  const { id, locationId, stored = null } = opened
  const named = { of: { kind, id }, key: String(id), place: { locationId, language: '' } }
  const shown = showDraft(opened, stored, named)
  // The changed fields lie on what the record says now, whatever it said when the draft was begun.
  const now = { isPatch: true, baseVersion: opened.version ?? 0 }
  return shown.draft ? { ...shown, draft: { ...shown.draft, ...now } } : shown
}

/** A form that opens its records with their drafts. */
export function draftForm(kind: string, form: RecordFormOf): RecordFormOf {
  return {
    ...form,
    async open(client, key) {
      const opened = await form.openById?.(client, Number(key))
      return opened ? asDraft(kind, opened) : null
    },
  }
}

function showDraft(
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
