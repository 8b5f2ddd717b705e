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
    title: title || 'Untitled page',
    words: `${sentenceOf(problem)}${place}`,
  }
}

/** What problems of a kind have in common. */
export function causeLabel(kind: Problem['kind']): string {
  return CAUSES[kind]
}

const CAUSES: Readonly<Record<Problem['kind'], string>> = {
  NOT_DONE: 'Failed schedules',
  FAILED_JOB: 'Failed background tasks',
  DEAD_LINK: 'Broken links',
  MISSING_ALT: 'Pictures without alt text',
  STALE_DRAFT: 'Old drafts',
  UNFINISHED_LOCATION: 'Locations without all information',
  PAST_SPECIAL_DAY: 'Special days that are over',
  UNANSWERED_FEEDBACK: 'Messages without an answer',
  OPEN_COMMENT: 'Unresolved comments',
}

function sentenceOf(problem: Problem): string {
  const { kind, detail } = problem
  if (isOfRecords(problem))
    return `${detail === '1' ? '1 picture has' : `${detail} pictures have`} no alt text`
  if (kind === 'UNANSWERED_FEEDBACK')
    return `${detail === '1' ? '1 message has' : `${detail} messages have`} waited for an answer for a week`
  if (kind === 'PAST_SPECIAL_DAY') return pastDayMessage(detail)
  return `${LABELS[kind]}${detail}`
}

/** `MOVES 2026-11-12`: which kind of day, and its last. */
function pastDayMessage(detail: string): string {
  const [how = '', last = ''] = detail.split(' ')
  const ended = `Ended ${shortDay(`${last}T00:00`)} ${last.slice(0, 4)}`
  return how === 'MOVES' ? `${ended}: enter its next date` : `${ended}: remove this special day`
}

const LABELS: Readonly<Record<Problem['kind'], string>> = {
  NOT_DONE: 'Schedule failed: ',
  FAILED_JOB: 'Background task failed: ',
  DEAD_LINK: 'Broken link: ',
  MISSING_ALT: 'Missing alt text: ',
  STALE_DRAFT: 'Draft not edited since ',
  UNFINISHED_LOCATION: 'Missing information: ',
  PAST_SPECIAL_DAY: '',
  UNANSWERED_FEEDBACK: '',
  OPEN_COMMENT: 'Unresolved comment: ',
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
