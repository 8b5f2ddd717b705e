import { formatDate } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import type { Problem } from '../api/home'
import {
  HOME_PATH,
  INBOX_PATH,
  locationPath,
  MAIL_PATH,
  MEDIA_PATH,
  OPENING_TIMES,
  pagePath,
} from '../app/routes'

interface ProblemMessage {
  readonly title: string
  readonly words: string
  /** Address where the problem is fixed: the page at its block, the location, or the jobs. */
  readonly href: string
}

/** Returns the message of a problem and the screen where it is fixed. */
export function problemMessage(problem: Problem): ProblemMessage {
  const { kind, title, locationName } = problem
  const place = locationName === '' || kind === 'UNFINISHED_LOCATION' ? '' : `, ${locationName}`
  return {
    href: hrefOf(problem),
    title: title || t('Untitled page'),
    words: `${sentenceOf(problem)}${place}`,
  }
}

/** Returns the label of a kind of problem. */
export function causeLabel(kind: Problem['kind']): string {
  return CAUSES[kind]
}

const CAUSES: Readonly<Record<Problem['kind'], string>> = {
  NOT_DONE: t('Failed schedules'),
  FAILED_JOB: t('Failed background tasks'),
  DEAD_LINK: t('Broken links'),
  MISSING_ALT: t('Pictures without alt text'),
  STALE_DRAFT: t('Old drafts'),
  UNFINISHED_LOCATION: t('Locations with missing information'),
  PAST_SPECIAL_DAY: t('Past special days'),
  UNANSWERED_FEEDBACK: t('Unanswered messages'),
  OPEN_COMMENT: t('Unresolved comments'),
}

function sentenceOf(problem: Problem): string {
  const { kind, detail } = problem
  if (isOfRecords(problem))
    return t(
      '{count, plural, one {# picture has no alt text} other {# pictures have no alt text}}',
      {
        count: Number(detail),
      },
    )
  if (kind === 'UNANSWERED_FEEDBACK')
    return t(
      '{count, plural, one {# message unanswered for more than a week} other {# messages unanswered for more than a week}}',
      { count: Number(detail) },
    )
  if (kind === 'PAST_SPECIAL_DAY') return pastDayMessage(detail)
  return labelled(kind, detail)
}

/** Parses `MOVES 2026-11-12`: the kind of day and its last date. */
function pastDayMessage(detail: string): string {
  const [how = '', last = ''] = detail.split(' ')
  const day = formatDate(`${last}T00:00Z`, { dateStyle: 'medium', timeZone: 'UTC' })
  return how === 'MOVES'
    ? t('Ended {day}: enter its next date', { day })
    : t('Ended {day}: remove this special day', { day })
}

function labelled(kind: Problem['kind'], detail: string): string {
  switch (kind) {
    case 'NOT_DONE':
      return t('Schedule failed: {detail}', { detail })
    case 'FAILED_JOB':
      return t('Background task failed: {detail}', { detail })
    case 'DEAD_LINK':
      return t('Broken link: {detail}', { detail })
    case 'MISSING_ALT':
      return t('Missing alt text: {detail}', { detail })
    case 'STALE_DRAFT':
      return t('Draft not edited since {detail}', { detail })
    case 'UNFINISHED_LOCATION':
      return t('Missing information: {detail}', { detail })
    case 'OPEN_COMMENT':
      return t('Unresolved comment: {detail}', { detail })
    default:
      return detail
  }
}

/** Pictures of galleries and events get their alt text in the media library. */
function isOfRecords({ kind, documentId }: Problem): boolean {
  return kind === 'MISSING_ALT' && documentId === null
}

function hrefOf(problem: Problem): string {
  const { kind, documentId, language, block, locationId } = problem
  if (isOfRecords(problem)) return `${MEDIA_PATH}?location=${locationId}&show=undescribed`
  if (kind === 'FAILED_JOB') return MAIL_PATH
  if (kind === 'UNANSWERED_FEEDBACK') return `${INBOX_PATH}?location=${locationId}&sort=oldest`
  if (kind === 'PAST_SPECIAL_DAY' && locationId !== null)
    return `${locationPath(locationId)}${OPENING_TIMES}`
  if (documentId === null) return locationId === null ? HOME_PATH : locationPath(locationId)
  const path = pagePath(documentId, language ?? undefined)
  return block === null ? path : `${path}#${encodeURIComponent(block)}`
}
