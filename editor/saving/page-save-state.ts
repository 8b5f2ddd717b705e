import type { LocaleScope } from '#schema/entities/place'
import type { PublishedDocument, SavedDocument, TextState } from '../api/answers'
import {
  initialSaveState,
  isUnsaved,
  reduceSave,
  type SaveEvent,
  type SaveState,
} from './save-state'

/** The server's state of a document without its id; includes its texts only if they were requested, as after publishing. */
export type SavedVersion = Omit<SavedDocument, 'id'> &
  Partial<Pick<PublishedDocument, 'livePath' | 'schedules' | 'texts'>>

/** The edited text: its language and location. */
interface EditedText extends LocaleScope {
  readonly locationId: number
}

/** Save state of the open page, including the consequences for its texts. */
export interface PageSaveState extends SaveState<SavedVersion> {
  /** The edited one of the texts in `saved`. */
  readonly text: EditedText
}

export function initialPageState(saved: SavedVersion, text: EditedText): PageSaveState {
  return { ...initialSaveState(saved), text }
}

/** Reduces the save state. The response to a save doesn't include the texts, so the known ones are kept. */
export function reducePageSave(
  state: PageSaveState,
  event: SaveEvent<SavedVersion>,
): PageSaveState {
  switch (event.type) {
    case 'acknowledged':
    case 'rebased':
      return reduceSave(state, { ...event, saved: withTexts(state, event.saved) })
    case 'setSaved':
      return reduceSave(state, { ...event, saved: newer(state, event.saved) })
    default:
      return reduceSave(state, event)
  }
}

/** Returns the document including unsaved changes: while there are any, no published version counts as up to date. */
export function documentOf(state: PageSaveState): SavedVersion {
  const { saved } = state
  return isUnsaved(state) ? { ...saved, version: saved.version + 1 } : saved
}

/** Returns the texts including unsaved changes, which are never live. */
export function textsOf(state: PageSaveState): readonly TextState[] {
  const { saved, text } = state
  return isUnsaved(state) ? withChanges(saved.texts ?? [], text) : (saved.texts ?? [])
}

/** Returns the texts after a save, whose response doesn't include them: the edited one has changed. */
function withTexts({ saved: known, text }: PageSaveState, saved: SavedVersion): SavedVersion {
  if (saved.texts && saved.texts !== known.texts) return saved
  const { texts = [], schedules = [], livePath = null } = known
  return { ...saved, livePath, schedules, texts: withChanges(texts, text) }
}

function withChanges(texts: readonly TextState[], text: EditedText): readonly TextState[] {
  const isEdited = (other: TextState) =>
    other.language === text.language && other.locationId === text.locationId
  if (!texts.some(isEdited)) return [...texts, { ...NEW_TEXT, ...text }]
  return texts.map((other) => (isEdited(other) ? { ...other, hasChanges: true } : other))
}

const NEW_TEXT = {
  ...{ locationName: null, isLive: false, version: null, since: null, until: null },
  ...{ hasChanges: true, isInReview: false, endedAt: null, endedBy: null },
}

/** Returns whether the published page equals the displayed one. */
export function isLive(state: PageSaveState): boolean {
  const { language, locationId } = state.text
  const text = textsOf(state).find(
    (other) => other.language === language && (other.locationId ?? locationId) === locationId,
  )
  return text?.isLive === true && !text.hasChanges
}

/** Combines two responses that crossed: the version of the later one, with the latest publication state. */
function newer(state: PageSaveState, latest: SavedVersion): SavedVersion {
  const { version, savedAt, livePath = null, schedules = [], texts = [] } = state.saved
  const known = { livePath, schedules, texts, ...latest }
  if (latest.version >= version) return known
  return { ...known, version, savedAt, texts: withChanges(known.texts, state.text) }
}
