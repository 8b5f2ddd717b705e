import { DEFAULT_LANGUAGE } from '#schema/entities/location'
import { EMPTY_CONTENT, readContent } from '#schema/page/content'
import { type Choices, type Clash, NO_CHOICES } from '#schema/page/merge/clash'
import { mergeContent, mergeSetting } from '#schema/page/merge/merge-content'
import { mergeRecords } from '#schema/page/merge/merge-values'
import type { ConflictVersion } from '../api/failure'
import type { PageSettings } from '../store/edits/edited-page'
import type { PageState } from './journal'
import type { OpenDocument } from './load-document'
import { settingsOf } from './settings-of'

export interface ThreeVersions {
  readonly base: PageState
  readonly mine: PageState
  readonly theirs: PageState
}

/** Merges two versions of a page, settings and blocks; `clashes` must be decided by the user. */
export function mergeVersions(
  { base, mine, theirs }: ThreeVersions,
  choices: Choices = NO_CHOICES,
): PageState & { readonly clashes: readonly Clash[] } {
  const clashes: Clash[] = []
  const settings = mergeRecords(
    { ...base.settings },
    { ...mine.settings },
    { ...theirs.settings },
    (key, values) => mergeSetting(key, values, choices, clashes),
  ) as unknown as PageSettings
  const merged = mergeContent(
    { base: base.content, mine: mine.content, theirs: theirs.content },
    choices,
  )
  return { settings, content: merged.content, clashes: [...clashes, ...merged.clashes] }
}

/**
 * Returns the edited item of another person's version; `null` if it isn't a valid page. If that version lacks this language and
 * location, nothing has changed there, so it equals `base`.
 */
export function stateOfConflict(
  theirs: ConflictVersion,
  { item }: Pick<OpenDocument, 'item'>,
  base: PageState,
): PageState | null {
  const stored = theirs.items.find(
    ({ language, locationId }) => language === item.language && locationId === item.locationId,
  )
  if (!stored) return { settings: sharedWith(theirs, item, base), content: base.content }
  const limits = { blocks: Number.POSITIVE_INFINITY, depth: 100 }
  const read = readContent(stored.content ?? EMPTY_CONTENT, limits)
  if (!read.ok) return null
  return { settings: settingsOf(theirs, item), content: read.content }
}

/** Returns their settings with this item's texts, because theirs belong to another language. */
function sharedWith(
  theirs: ConflictVersion,
  item: OpenDocument['item'],
  { settings: { title, description, imageId } }: PageState,
): PageSettings {
  const settings = settingsOf(theirs, item)
  return item.language === DEFAULT_LANGUAGE
    ? settings
    : { ...settings, title, description, imageId }
}
