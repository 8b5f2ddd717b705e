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

/** What a person is told about a page or a record, or about one of its languages. */
export interface PublicationStatus {
  readonly id: PublicationStatusId
  /** One or two words: `Live`, `Scheduled 25 Nov`. */
  readonly chip: string
  /** The whole of it, the most important first. */
  readonly sentences: readonly string[]
  /** Whether visitors see any of the texts that are meant. */
  readonly isPublic: boolean
  /** Whether publishing the meant texts would change what visitors see. */
  readonly hasChanges: boolean
}

/**
 * What is said of a thing: of one of its languages, where one is given, with a sentence about the others. Chips, lists,
 * banners, menus and messages all say this.
 */
export function publicationStatus(facts: PublicationFacts, language?: string): PublicationStatus {
  const isMeant = (text: Pick<TextFacts, 'language' | 'locationName'>) =>
    language === undefined ||
    text.language === null ||
    (text.language === language && !text.locationName)
  const texts = facts.texts.filter(isMeant)
  const schedules = facts.schedules.filter(isMeant)
  const id = statusId(facts, texts, schedules)
  const isShown = facts.recordStatus === 'ACTIVE'
  return {
    id,
    chip: chipOf(id, schedules),
    sentences: sentencesOf(id, facts, {
      texts,
      others: facts.texts.filter((text) => !isMeant(text)),
    }),
    isPublic: isShown && texts.some(({ live }) => live !== null),
    hasChanges: texts.some(({ hasChanges }) => hasChanges),
  }
}

/** The languages visitors can read a thing in. */
export function liveTexts(
  facts: Pick<PublicationFacts, 'recordStatus' | 'texts'>,
): readonly TextFacts[] {
  return facts.recordStatus === 'ACTIVE' ? facts.texts.filter(({ live }) => live !== null) : []
}

/** What is said of a thing, or one of its languages, that was just published. */
export function afterPublishing(facts: PublicationFacts, language: string): readonly string[] {
  const { id, hasChanges, sentences } = publicationStatus(facts, language)
  const gone = GONE[id]
  if (gone) return sentences
  const isMeant = (text: TextFacts) => text.language === language && !text.locationName
  const names = facts.texts.length > 1 ? languageList(facts.texts.filter(isMeant)) : ''
  return [
    `Published${names && ` in ${names}`}.`,
    ...(hasChanges ? ['Changes you made since aren’t live yet.'] : []),
    ...otherSentences(facts.texts.filter((text) => !isMeant(text))),
  ]
}

function statusId(
  { recordStatus, isClosed, review }: PublicationFacts,
  texts: readonly TextFacts[],
  schedules: readonly ScheduleFacts[],
): PublicationStatusId {
  if (recordStatus === 'DELETED') return 'trash'
  if (recordStatus === 'ARCHIVED') return 'archived'
  const live = texts.filter((text) => text.live !== null)
  if (recordStatus === 'INACTIVE' && live.length > 0) return 'hidden'
  if (isClosed) return 'closed'
  const reviewed = texts.some(({ isInReview }) => isInReview) ? review?.step : undefined
  if (reviewed !== undefined) return reviewed === 'SUBMITTED' ? 'review' : 'returned'
  if (nextPublish(schedules)) return 'scheduled'
  if (live.length === 0)
    return texts.some(({ ended }) => ended?.by === 'EXPIRED') ? 'expired' : 'draft'
  return live.some(({ hasChanges }) => hasChanges) ? 'edited' : 'live'
}

const CHIPS: Readonly<Record<PublicationStatusId, string>> = {
  draft: 'Draft',
  live: 'Live',
  edited: 'Live · edited',
  review: 'In review',
  returned: 'Returned',
  scheduled: 'Scheduled',
  expired: 'Expired',
  hidden: 'Hidden',
  closed: 'Closed',
  archived: 'Archived',
  trash: 'In trash',
}

function chipOf(id: PublicationStatusId, schedules: readonly ScheduleFacts[]): string {
  const next = id === 'scheduled' ? nextPublish(schedules) : undefined
  return next ? `${CHIPS.scheduled} ${shortDay(next.localAt)}` : CHIPS[id]
}

/** The first step that waits and makes something public. */
function nextPublish(schedules: readonly ScheduleFacts[]): ScheduleFacts | undefined {
  return schedules
    .filter(({ action, problem }) => action === 'PUBLISH' && problem === null)
    .sort((a, b) => a.localAt.localeCompare(b.localAt))[0]
}

interface Parts {
  readonly texts: readonly TextFacts[]
  readonly others: readonly TextFacts[]
}

const GONE: Partial<Record<PublicationStatusId, string>> = {
  trash: 'is in the trash. Visitors don’t see it.',
  archived: 'is archived. Visitors don’t see it.',
  hidden: 'is hidden. Visitors don’t see it.',
}

function sentencesOf(
  id: PublicationStatusId,
  facts: PublicationFacts,
  { texts, others }: Parts,
): readonly string[] {
  const gone = GONE[id]
  // What is hidden can be in review; what was archived or deleted cannot.
  if (gone) return [`This ${facts.noun} ${gone}`, ...(id === 'hidden' ? reviewSentence(facts) : [])]
  const { noun, timeZone } = facts
  return [
    ...(id === 'closed' ? [`This ${noun} was closed without publishing.`] : []),
    ...reviewSentence(facts),
    ...liveSentences(facts, texts),
    ...otherSentences(others),
    ...facts.schedules.map((schedule) => scheduleSentence(schedule, timeZone)),
  ]
}

function reviewSentence({ noun, review, texts, timeZone }: PublicationFacts): readonly string[] {
  const reviewed = texts.filter(({ isInReview }) => isInReview)
  if (!review || reviewed.length === 0) return []
  const who = review.isMine ? 'You' : review.by
  const what = (texts.length > 1 && languageList(reviewed)) || `this ${noun}`
  const when = formatMoment(review.at, timeZone)
  if (review.step === 'RETURNED') return [`${who} returned ${what} on ${when}.`]
  return [`${who} submitted ${what} for review on ${when}.`]
}

function liveSentences(
  { noun, timeZone, visibility, texts: all }: PublicationFacts,
  texts: readonly TextFacts[],
): readonly string[] {
  const live = texts.filter((text) => text.live !== null)
  if (live.length === 0) return [notLiveSentence(noun, timeZone, texts)]
  const since = live.map((text) => text.live?.since).find(Boolean)
  const languages = all.length > 1 ? languageList(live) : ''
  const inLanguages = languages ? ` in ${languages}` : ''
  const when = live.length === 1 && since ? ` since ${formatMoment(since, timeZone)}` : ''
  const changed = live.filter(({ hasChanges }) => hasChanges)
  const names = live.length > 1 ? languageList(changed) : ''
  return [
    `Live${inLanguages}${when}.`,
    ...(changed.length > 0 ? [`Changes${names && ` in ${names}`} aren’t live yet.`] : []),
    ...draftSentence(texts.filter((text) => text.live === null)),
    ...(visibility === 'PRIVATE' ? [`Menus and search engines leave this ${noun} out.`] : []),
  ]
}

function notLiveSentence(noun: string, timeZone: string, texts: readonly TextFacts[]): string {
  const [ended] = texts.flatMap((text) => text.ended ?? []).sort((a, b) => b.at.localeCompare(a.at))
  if (!ended) return `Visitors don’t see this ${noun} yet.`
  return `Visitors don’t see this ${noun}. It was live until ${formatMoment(ended.at, timeZone)}.`
}

function otherSentences(others: readonly TextFacts[]): readonly string[] {
  const live = others.filter((text) => text.live !== null)
  const changed = languageList(live.filter(({ hasChanges }) => hasChanges))
  return [
    ...(live.length > 0 && languageList(live) ? [`Also live in ${languageList(live)}.`] : []),
    ...(changed ? [`Changes in ${changed} aren’t live yet.`] : []),
    ...draftSentence(others.filter((text) => text.live === null)),
  ]
}

function draftSentence(drafts: readonly TextFacts[]): readonly string[] {
  const names = languageList(drafts)
  if (!names) return []
  return [capital(`${names} ${drafts.length > 1 ? 'are drafts' : 'is a draft'}.`)]
}
