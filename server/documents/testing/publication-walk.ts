import type { ScheduleFacts } from '#schema/publication/publication-facts'
import type { PublicationStatus } from '#schema/publication/publication-status'

/** What a visitor gets of one text: what it says; `null` where it is not there. */
type SeenText = string | null

/** For tests: what is said of one text, and what a visitor gets of it by HTTP. */
export interface Statement {
  readonly language: string
  readonly status: PublicationStatus
  /** What its draft says; `null` where there is none. */
  readonly draft: SeenText
  readonly seen: SeenText
  /** Whether it is in the list of what waits for the person who approves it. */
  readonly isWaiting: boolean
  /** What is scheduled, and what the clocks of the place show. */
  readonly schedules: readonly ScheduleFacts[]
  readonly localNow: string
}

/** For tests: why a statement is not true; `null` for a true one. Pages and records of every kind are judged by this. */
export function whyFalse({ status, draft, seen, language, ...more }: Statement): string | null {
  const { id, chip, isPublic, hasChanges, sentences } = status
  const said = `${language}: “${chip}” (${sentences.join(' ')}) of ${draft}, visitors get ${seen}`
  if (isPublic !== (seen !== null)) return `${said}: public is wrong`
  if (isPublic && hasChanges !== (draft !== seen)) return `${said}: changes are wrong`
  if (id === 'live' && (seen === null || draft !== seen)) return `${said}: not live as it is`
  if (id === 'edited' && (seen === null || draft === seen)) return `${said}: not edited`
  if (GONE.has(id) && seen !== null) return `${said}: visitors see it`
  return whyReviewIsFalse(status, more, said) ?? whyScheduleIsFalse(status, more, said)
}

function whyReviewIsFalse(
  { id, sentences }: PublicationStatus,
  { isWaiting }: Pick<Statement, 'isWaiting'>,
  said: string,
): string | null {
  const isSaid = sentences.some((sentence) => sentence.includes(' for review on '))
  if ((id === 'review' || isSaid) && !isWaiting) return `${said}: it waits for nobody`
  if (isWaiting && !isSaid) return `${said}: that it waits is not said`
  return null
}

/** What is scheduled lies ahead, or says why it was not done; and only what is scheduled is called so. */
function whyScheduleIsFalse(
  { id, sentences }: PublicationStatus,
  { schedules, localNow }: Pick<Statement, 'localNow' | 'schedules'>,
  said: string,
): string | null {
  const waits = schedules.filter(({ problem }) => problem === null)
  if (waits.some(({ localAt }) => localAt <= localNow)) return `${said}: the time is past`
  if (id === 'scheduled' && !waits.some(({ action }) => action === 'PUBLISH'))
    return `${said}: nothing is scheduled`
  const count = sentences.filter((sentence) => /^Failed: |publishes .*\d:\d/i.test(sentence)).length
  if (!HIDES_SCHEDULES.has(id) && count !== schedules.length)
    return `${said}: ${schedules.length} steps are scheduled`
  return null
}

/** What is said of these is that they are gone. */
const HIDES_SCHEDULES: ReadonlySet<string> = new Set(['archived', 'hidden', 'trash'])

const GONE: ReadonlySet<string> = new Set(['archived', 'draft', 'expired', 'hidden', 'trash'])
