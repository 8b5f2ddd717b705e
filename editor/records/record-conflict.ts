import type { RawProps } from '#schema/block/block'
import { t } from '#schema/messages/t'
import type { PageContent } from '#schema/page/content'
import { rawProps } from '#schema/page/stored-props'
import type { ConflictVersion, Failure } from '../api/failure'
import { stateOf } from '../saving/bases'
import type { PageState } from '../saving/journal'
import { BLANK_SETTINGS, type EditedPage } from '../store/edits/edited-page'
import { type OpenedRecord, openRecord, type RecordPlace } from './forms/opened-record'
import type { RecordToSave, StoredRecord } from './record-sending'

/** The version someone else saved first, and the common base of both versions. */
export interface RecordConflict {
  readonly base: PageState
  readonly theirs: PageState
}

export interface FoundConflict extends RecordConflict {
  /** Read after the conflict. */
  readonly now: OpenedRecord
}

export interface RecordToRead extends RecordToSave {
  /** Returns a page whose only block contains the values. */
  readonly pageOf: (values: RawProps) => EditedPage
  readonly place: RecordPlace
}

interface Refused {
  readonly failure: Failure
  readonly base: PageState
  readonly stored: StoredRecord
}

/** Handles a failed save; after a conflict reads the stored record, so that both can be merged and compared. */
export async function readConflict(
  parts: RecordToRead,
  { failure, base, stored }: Refused,
): Promise<{ readonly failure: Failure; readonly found: FoundConflict | null }> {
  if (failure.kind !== 'conflict') return { failure, found: null }
  const now = await openAgain(parts).catch(() => null)
  if (!now) return { failure: NOT_LOADED, found: null }
  const stateWith = (values: RawProps) => stateOf(parts.pageOf(values))
  const { draft } = now
  // A complete draft of an outdated version would revert later published changes, so it is merged with them.
  const isRenewed = draft && !draft.isPatch && (now.version ?? 0) !== stored.base
  const found = {
    base: isRenewed ? stateWith(stored.published) : base,
    theirs: stateWith(isRenewed ? draft.published : now.values),
    now,
  }
  const current = failure.current
  const version = draft ? draft.version : Math.max(now.version ?? 0, current?.version ?? 0)
  return { failure: { ...failure, current: conflictOf(found.theirs, version, current) }, found }
}

const NOT_LOADED: Failure = {
  ...{ kind: 'unavailable', retryAfterSeconds: null },
  message: t('Someone saved a newer version, but it couldn’t be loaded'),
}

/** Returns the values of a record that is stored as a page's only block. */
export function valuesIn({ blocks: [block] }: PageContent): RawProps {
  return block ? rawProps(block) : {}
}

async function openAgain({ client, form, opened, place }: RecordToRead) {
  const { id, draft } = opened
  if (draft) return openRecord(client, form, draft.key, draft.place)
  if (id === null) return null
  return form.openById ? form.openById(client, Number(id)) : openRecord(client, form, id, place)
}

/** Returns a conflict as for a page, for the page that represents the record. */
function conflictOf(
  { content }: PageState,
  version: number,
  current: ConflictVersion | null,
): ConflictVersion {
  const item = { language: '', locationId: null, title: '', description: '', imageId: null }
  const { savedAt, savedBy } = current ?? { savedAt: new Date().toISOString(), savedBy: '' }
  return { ...BLANK_SETTINGS, version, savedAt, savedBy, items: [{ ...item, content }] }
}
