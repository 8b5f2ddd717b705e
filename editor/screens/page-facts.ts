import type { PublicationFacts, TextFacts } from '#schema/publication/publication-facts'
import type { DocumentSummary, TextState } from '../api/answers'

/** Stored publication data of a page. */
export type StoredPage = Pick<
  DocumentSummary,
  | 'publishedVersion'
  | 'recordStatus'
  | 'review'
  | 'schedules'
  | 'status'
  | 'texts'
  | 'timeZone'
  | 'type'
  | 'visibility'
>

export function pageFacts(page: StoredPage): PublicationFacts {
  const { status, recordStatus, review, schedules, timeZone, visibility } = page
  const texts = page.texts.length === 0 ? publicTexts(page) : page.texts.map(textFacts)
  return {
    ...{ recordStatus, review, schedules, timeZone, texts },
    isClosed: status === 'ABANDONED',
    // The draft's visibility, which applies only if the draft is published.
    visibility: texts.some(({ hasChanges }) => hasChanges) ? 'PUBLIC' : visibility,
  }
}

/** Users who can't see drafts don't get the texts: only whether the page is public is known. */
function publicTexts({ publishedVersion }: StoredPage): readonly TextFacts[] {
  if (publishedVersion === null) return []
  const live = { version: null, since: null, until: null }
  return [{ language: null, live, hasChanges: false, isInReview: false, ended: null }]
}

function textFacts(text: TextState): TextFacts {
  const { language, locationName, isLive, version, since, until, endedAt, endedBy } = text
  return {
    ...{ language, locationName },
    live: isLive ? { version, since, until } : null,
    hasChanges: text.hasChanges,
    isInReview: text.isInReview,
    ended: endedAt !== null && endedBy !== null ? { at: endedAt, by: endedBy } : null,
  }
}
