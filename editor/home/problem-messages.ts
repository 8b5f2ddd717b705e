import { t } from '#schema/messages/t'
import { shortDay } from '#schema/publication/publication-text'
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
  /** Where it is mended: the page, at the block it is in; the location; the jobs. */
  readonly href: string
}

/** The sentence of an issue, and the screen where it is fixed. */
export function problemMessage(problem: Problem): ProblemMessage {
  const { kind, title, locationName } = problem
  const place = locationName === '' || kind === 'UNFINISHED_LOCATION' ? '' : `, ${locationName}`
  return {
    href: hrefOf(problem),
    title: title || t('Untitled page'),
    words: `${sentenceOf(problem)}${place}`,
  }
}

/** What problems of a kind have in common. */
export function causeLabel(kind: Problem['kind']): string {
  return CAUSES[kind]
}

const CAUSES: Readonly<Record<Problem['kind'], string>> = {
  NOT_DONE: t('Failed schedules'),
  FAILED_JOB: t('Failed background tasks'),
  DEAD_LINK: t('Broken links'),
  MISSING_ALT: t('Pictures without alt text'),
  STALE_DRAFT: t('Old drafts'),
  UNFINISHED_LOCATION: t('Locations without all information'),
  PAST_SPECIAL_DAY: t('Special days that are over'),
  UNANSWERED_FEEDBACK: t('Messages without an answer'),
  OPEN_COMMENT: t('Unresolved comments'),
}

function sentenceOf(problem: Problem): string {
  const { kind, detail } = problem
  if (isOfRecords(problem))
    return t('{choice} no alt text', {
      choice: detail === '1' ? t('1 picture has') : t('{detail} pictures have', { detail }),
    })
  if (kind === 'UNANSWERED_FEEDBACK')
    return t('{choice} waited for an answer for a week', {
      choice: detail === '1' ? t('1 message has') : t('{detail} messages have', { detail }),
    })
  if (kind === 'PAST_SPECIAL_DAY') return pastDayMessage(detail)
  return `${LABELS[kind]}${detail}`
}

/** `MOVES 2026-11-12`: which kind of day, and its last. */
function pastDayMessage(detail: string): string {
  const [how = '', last = ''] = detail.split(' ')
  const ended = t('Ended {shortDay} {last}', {
    shortDay: shortDay(`${last}T00:00`),
    last: last.slice(0, 4),
  })
  return how === 'MOVES'
    ? t('{ended}: enter its next date', { ended })
    : t('{ended}: remove this special day', { ended })
}

const LABELS: Readonly<Record<Problem['kind'], string>> = {
  NOT_DONE: t('Schedule failed: '),
  FAILED_JOB: t('Background task failed: '),
  DEAD_LINK: t('Broken link: '),
  MISSING_ALT: t('Missing alt text: '),
  STALE_DRAFT: t('Draft not edited since '),
  UNFINISHED_LOCATION: t('Missing information: '),
  PAST_SPECIAL_DAY: '',
  UNANSWERED_FEEDBACK: '',
  OPEN_COMMENT: t('Unresolved comment: '),
}

/** Pictures of galleries and events are described in the media library. */
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
