import { t } from '../messages/t'
import type { PublicationFacts, ScheduleFacts, TextFacts } from './publication-facts'
import { capital, formatMoment, languageList, scheduleSentence, shortDay } from './publication-text'

export type PublicationStatusId =
  | 'draft'
  | 'live'
  | 'edited'
  | 'review'
  | 'returned'
  | 'scheduled'
  | 'expired'
  | 'hidden'
  | 'closed'
  | 'archived'
  | 'trash'

/** The publication status shown for a page or record, or for one of its languages. */
export interface PublicationStatus {
  readonly id: PublicationStatusId
  /** One or two words: `Live`, `Scheduled 25 Nov`. */
  readonly chip: string
  /** The chip without a day: `Scheduled`. */
  readonly word: string
  /** The full status, most important sentence first. */
  readonly sentences: readonly string[]
  /** True if any of the texts in question is public. */
  readonly isPublic: boolean
  /** True if publishing the texts in question would change what visitors see. */
  readonly hasChanges: boolean
}

/**
 * Returns the status of a page or record; with a language that of the language, with a sentence about the others. Chips, lists,
 * banners, menus and messages all use it.
 */
export function publicationStatus(facts: PublicationFacts, language?: string): PublicationStatus {
  const isMeant = (text: Pick<TextFacts, 'language' | 'locationName'>) =>
    language === undefined ||
    text.language === null ||
    (text.language === language && !text.locationName)
  const texts = facts.texts.filter(isMeant)
  // Each of the page's own location, whose name a stored schedule has.
  const schedules = facts.schedules.filter(
    (one) => language === undefined || one.language === null || one.language === language,
  )
  const id = statusId(facts, texts, schedules)
  const isShown = facts.recordStatus === 'ACTIVE'
  return {
    id,
    chip: chipOf(id, schedules),
    word: CHIPS[id],
    sentences: sentencesOf(id, facts, {
      texts,
      others: facts.texts.filter((text) => !isMeant(text)),
    }),
    isPublic: isShown && texts.some(({ live }) => live !== null),
    hasChanges: texts.some(({ hasChanges }) => hasChanges),
  }
}

/** Returns the message after publishing a page or record, or one of its languages. */
export function sentencesAfterPublishing(
  facts: PublicationFacts,
  language: string,
): readonly string[] {
  const { isPublic, hasChanges, sentences } = publicationStatus(facts, language)
  if (!isPublic) return sentences
  const isMeant = (text: TextFacts) => text.language === language && !text.locationName
  const names = facts.texts.length > 1 ? languageList(facts.texts.filter(isMeant)) : ''
  return [
    names ? t('Published in {names}.', { names }) : t('Published.'),
    ...(hasChanges ? [t('Your latest changes aren’t live yet.')] : []),
    ...otherSentences(facts.texts.filter((text) => !isMeant(text))),
  ]
}

function statusId(
  { recordStatus, isClosed, review, texts: all }: PublicationFacts,
  texts: readonly TextFacts[],
  schedules: readonly ScheduleFacts[],
): PublicationStatusId {
  if (recordStatus === 'DELETED') return 'trash'
  if (recordStatus === 'ARCHIVED') return 'archived'
  const live = texts.filter((text) => text.live !== null)
  // Also of a language without a published text: the others would be called live.
  if (recordStatus === 'INACTIVE' && all.some((text) => text.live !== null)) return 'hidden'
  if (isClosed) return 'closed'
  const reviewed = texts.some(({ isInReview }) => isInReview) ? review?.step : undefined
  if (reviewed !== undefined) return reviewed === 'SUBMITTED' ? 'review' : 'returned'
  if (nextPublish(schedules)) return 'scheduled'
  if (live.length === 0)
    return texts.some(({ ended }) => ended?.by === 'EXPIRED') ? 'expired' : 'draft'
  return live.some(({ hasChanges }) => hasChanges) ? 'edited' : 'live'
}

const CHIPS: Readonly<Record<PublicationStatusId, string>> = {
  draft: t('Draft'),
  live: t('Live'),
  edited: t('Live · edited'),
  review: t('In review'),
  returned: t('Returned'),
  scheduled: t('Scheduled'),
  expired: t('Expired'),
  hidden: t('Hidden'),
  closed: t('Closed'),
  archived: t('Archived'),
  trash: t('In trash'),
}

/** The words of all statuses. */
export const STATUS_LABELS: readonly string[] = Object.values(CHIPS)

function chipOf(id: PublicationStatusId, schedules: readonly ScheduleFacts[]): string {
  const next = id === 'scheduled' ? nextPublish(schedules) : undefined
  return next ? t('Scheduled {day}', { day: shortDay(next.localAt) }) : CHIPS[id]
}

/** Returns the first pending step that publishes something. */
function nextPublish(schedules: readonly ScheduleFacts[]): ScheduleFacts | undefined {
  return schedules
    .filter(({ action, problem }) => action === 'PUBLISH' && problem === null)
    .sort((a, b) => a.localAt.localeCompare(b.localAt))[0]
}

interface Parts {
  readonly texts: readonly TextFacts[]
  readonly others: readonly TextFacts[]
}

/** Returns the message for something not public, whatever its texts are. */
function goneSentence(id: PublicationStatusId): string | null {
  if (id === 'trash') return t('This is in the trash. Visitors don’t see it.')
  if (id === 'archived') return t('This is archived. Visitors don’t see it.')
  if (id === 'hidden') return t('This is hidden. Visitors don’t see it.')
  return null
}

function sentencesOf(
  id: PublicationStatusId,
  facts: PublicationFacts,
  { texts, others }: Parts,
): readonly string[] {
  const gone = goneSentence(id)
  // A hidden record can be in review; an archived or deleted one can't.
  if (gone) return [gone, ...(id === 'hidden' ? reviewSentence(facts) : [])]
  const { timeZone } = facts
  return [
    ...(id === 'closed' ? [t('This was closed without publishing.')] : []),
    ...reviewSentence(facts),
    ...liveSentences(facts, texts),
    ...otherSentences(others),
    ...facts.schedules.map((schedule) => scheduleSentence(schedule, timeZone)),
  ]
}

function reviewSentence({ review, texts, timeZone }: PublicationFacts): readonly string[] {
  const reviewed = texts.filter(({ isInReview }) => isInReview)
  if (!review || reviewed.length === 0) return []
  const languages = texts.length > 1 ? languageList(reviewed) : ''
  const when = formatMoment(review.at, timeZone)
  return [languages ? languagesReviewed(review, languages, when) : sentenceOfReview(review, when)]
}

type Review = NonNullable<PublicationFacts['review']>

function languagesReviewed({ step, isMine, by }: Review, languages: string, when: string): string {
  if (step === 'RETURNED')
    return isMine
      ? t('You returned {languages} on {when}.', { languages, when })
      : t('{by} returned {languages} on {when}.', { by, languages, when })
  return isMine
    ? t('You submitted {languages} for review on {when}.', { languages, when })
    : t('{by} submitted {languages} for review on {when}.', { by, languages, when })
}

function sentenceOfReview({ step, isMine, by }: Review, when: string): string {
  if (step === 'RETURNED')
    return isMine
      ? t('You returned this on {when}.', { when })
      : t('{by} returned this on {when}.', { by, when })
  return isMine
    ? t('You submitted this for review on {when}.', { when })
    : t('{by} submitted this for review on {when}.', { by, when })
}

function liveSentences(
  { timeZone, visibility, texts: all }: PublicationFacts,
  texts: readonly TextFacts[],
): readonly string[] {
  const live = texts.filter((text) => text.live !== null)
  if (live.length === 0) return [notLiveSentence(timeZone, texts)]
  const since = live.map((text) => text.live?.since).find(Boolean)
  const languages = all.length > 1 ? languageList(live) : ''
  const when = live.length === 1 && since ? formatMoment(since, timeZone) : ''
  const changed = live.filter(({ hasChanges }) => hasChanges)
  const names = live.length > 1 ? languageList(changed) : ''
  return [
    liveSentence(languages, when),
    ...(changed.length > 0 ? [changesSentence(names)] : []),
    ...draftSentence(texts.filter((text) => text.live === null)),
    ...(visibility === 'PRIVATE' ? [t('This doesn’t appear in menus or search engines.')] : []),
  ]
}

function liveSentence(languages: string, when: string): string {
  if (languages && when) return t('Live in {languages} since {when}.', { languages, when })
  if (languages) return t('Live in {languages}.', { languages })
  return when ? t('Live since {when}.', { when }) : t('Live.')
}

function changesSentence(names: string): string {
  return names ? t('Changes in {names} aren’t live yet.', { names }) : t('Changes aren’t live yet.')
}

function notLiveSentence(timeZone: string, texts: readonly TextFacts[]): string {
  const [ended] = texts.flatMap((text) => text.ended ?? []).sort((a, b) => b.at.localeCompare(a.at))
  if (!ended) return t('Visitors don’t see this yet.')
  const when = formatMoment(ended.at, timeZone)
  return t('Visitors don’t see this. It was live until {when}.', { when })
}

function otherSentences(others: readonly TextFacts[]): readonly string[] {
  const live = others.filter((text) => text.live !== null)
  const languages = languageList(live)
  const changed = languageList(live.filter(({ hasChanges }) => hasChanges))
  return [
    ...(languages ? [t('Also live in {languages}.', { languages })] : []),
    ...(changed ? [changesSentence(changed)] : []),
    ...draftSentence(others.filter((text) => text.live === null)),
  ]
}

function draftSentence(drafts: readonly TextFacts[]): readonly string[] {
  const names = languageList(drafts)
  if (!names) return []
  return [
    capital(
      t('{count, plural, one {{names} is a draft.} other {{names} are drafts.}}', {
        count: drafts.length,
        names,
      }),
    ),
  ]
}
