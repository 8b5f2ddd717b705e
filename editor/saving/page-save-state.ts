import type { LocaleScope } from '#schema/entities/place'
import type { PublishedDocument, SavedDocument, TextState } from '../api/answers'
import {
  initialSaveState,
  isUnsaved,
  reduceSave,
  type SaveEvent,
  type SaveState,
} from './save-state'

/** What the server says of a document, its id left out: of its texts where it was asked, as after publishing. */
export type SavedVersion = Omit<SavedDocument, 'id'> &
  Partial<Pick<PublishedDocument, 'livePath' | 'schedules' | 'texts'>>

/** The text that is edited: of a language, for a location. */
export interface EditedText extends LocaleScope {
  readonly locationId: number
}

/** How far the open page is saved, and what that means for its texts. */
export interface PageSaveState extends SaveState<SavedVersion> {
  /** Of the texts of `saved`, this one is edited. */
  readonly text: EditedText
}

export function initialPageState(saved: SavedVersion, text: EditedText): PageSaveState {
  return { ...initialSaveState(saved), text }
}

/** An answer to a save says nothing of the texts: what is known of them stays. */
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

/**
 * What the document is with what is on the screen: an unsaved change is in no version yet, so no version that is published
 * has it either.
 */
export function documentOf(state: PageSaveState): SavedVersion {
  const { saved } = state
  return isUnsaved(state) ? { ...saved, version: saved.version + 1 } : saved
}

/** The texts with what is on the screen: what is not saved yet is not live either. */
export function textsOf(state: PageSaveState): readonly TextState[] {
  const { saved, text } = state
  return isUnsaved(state) ? withChanges(saved.texts ?? [], text) : (saved.texts ?? [])
}

/** After a save, whose answer says nothing of the texts: the one that is edited has changed. */
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

/** Whether visitors see exactly what is on the screen. */
export function isLive(state: PageSaveState): boolean {
  const { language, locationId } = state.text
  const text = textsOf(state).find(
    (other) => other.language === language && (other.locationId ?? locationId) === locationId,
  )
  return text?.isLive === true && !text.hasChanges
}

/** Two answers that crossed: the version is that of the later one, what is published as just told. */
function newer(state: PageSaveState, latest: SavedVersion): SavedVersion {
  const { version, savedAt, livePath = null, schedules = [], texts = [] } = state.saved
  const known = { livePath, schedules, texts, ...latest }
  if (latest.version >= version) return known
  return { ...known, version, savedAt, texts: withChanges(known.texts, state.text) }
}
