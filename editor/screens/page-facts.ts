import type { PublicationFacts, TextFacts } from '#schema/publication/publication-facts'
import type { DocumentSummary, TextState } from '../api/answers'

/** What the server stores about the publication of a page. */
export type StoredPage = Pick<
  DocumentSummary,
  'recordStatus' | 'review' | 'schedules' | 'status' | 'texts' | 'timeZone' | 'type' | 'visibility'
>

export function pageFacts(page: StoredPage): PublicationFacts {
  const { type, status, recordStatus, review, schedules, timeZone, visibility } = page
  const texts = page.texts.map(textFacts)
  return {
    noun: type === 'LAYOUT' ? 'site layout' : 'page',
    ...{ recordStatus, review, schedules, timeZone, texts },
    isClosed: status === 'ABANDONED',
    // That of the draft: said only where visitors have the draft.
    visibility: texts.some(({ hasChanges }) => hasChanges) ? 'PUBLIC' : visibility,
  }
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
