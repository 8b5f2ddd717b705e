import type { RawProps } from '#schema/block/block'
import type { ApiClient } from '../../api/fetch-query'
import { asInput } from './declared-form'
import type { OpenedDraft, OpenedRecord } from './opened-record'
import { readDraft } from './stored-draft'

/** A record that visitors see with the draft beside it: its form shows the draft, where there is one. */
export async function withDraft(
  client: ApiClient,
  opened: OpenedRecord,
  named: Pick<OpenedDraft, 'of' | 'key' | 'place'>,
): Promise<OpenedRecord> {
  const stored = await readDraft(client, named.of)
  const published = opened.values
  const typed = asInput<RawProps>(Object(stored?.values ?? {}))
  return {
    ...opened,
    values: { ...published, ...typed },
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
