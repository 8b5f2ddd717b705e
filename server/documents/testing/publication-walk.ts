import type { ScheduleFacts } from '#schema/publication/publication-facts'
import type { PublicationStatus } from '#schema/publication/publication-status'

/** The text that a visitor gets; `null` where it is not there. */
type SeenText = string | null

/** For tests: what is said of one text, and what a visitor gets of it by HTTP. */
export interface Statement {
  readonly language: string
  readonly status: PublicationStatus
  /** The text of its draft; `null` where there is none. */
  readonly draft: SeenText
  readonly seen: SeenText
  /** True when it is in the list of waiting pages of its approver. */
  readonly isWaiting: boolean
  /** Its schedules, and the local time of the place. */
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

/** A schedule is in the future, or says why it failed; and the page is called scheduled only then. */
function whyScheduleIsFalse(
  { id, sentences }: PublicationStatus,
  { schedules, localNow }: Pick<Statement, 'localNow' | 'schedules'>,
  said: string,
): string | null {
  const waits = schedules.filter(({ problem }) => problem === null)
  if (waits.some(({ localAt }) => localAt <= localNow)) return `${said}: the time is past`
  if (id === 'scheduled' && !waits.some(({ action }) => action === 'PUBLISH'))
    return `${said}: nothing is scheduled`
  const count = sentences.filter((sentence) =>
    /^Failed: |(?:publishes|published on) .*\d:\d/i.test(sentence),
  ).length
  if (!HIDES_SCHEDULES.has(id) && count !== schedules.length)
    return `${said}: ${schedules.length} steps are scheduled`
  return null
}

/** The status of these says that they are gone. */
const HIDES_SCHEDULES: ReadonlySet<string> = new Set(['archived', 'hidden', 'trash'])

const GONE: ReadonlySet<string> = new Set(['archived', 'draft', 'expired', 'hidden', 'trash'])
