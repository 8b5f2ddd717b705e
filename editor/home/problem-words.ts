import type { Problem } from '../api/home/home'
import { HOME_PATH, locationPath, MAIL_PATH, MEDIA_PATH, pagePath } from '../app/routes'

interface ProblemWords {
  readonly title: string
  readonly words: string
  /** Where it is mended: the page, at the block it is in; the location; the jobs. */
  readonly href: string
}

/** What is wrong, in words, and where it is mended. */
export function problemWords(problem: Problem): ProblemWords {
  const { kind, title, locationName, detail } = problem
  const place = locationName === '' || kind === 'UNFINISHED_LOCATION' ? '' : `, ${locationName}`
  return {
    href: hrefOf(problem),
    title: title || 'Untitled page',
    words: isOfRecords(problem)
      ? `${detail === '1' ? '1 picture has' : `${detail} pictures have`} no alt text${place}`
      : `${WORDS[kind]}${detail}${place}`,
  }
}

const WORDS: Readonly<Record<Problem['kind'], string>> = {
  NOT_DONE: 'Scheduled and not done: ',
  FAILED_JOB: 'The server gave up this work: ',
  DEAD_LINK: 'A link leads to what visitors do not find: ',
  MISSING_ALT: 'A picture has no alt text: ',
  STALE_DRAFT: 'A draft that nobody has changed since ',
  UNFINISHED_LOCATION: 'Visitors miss: ',
}

/** Pictures of galleries and events are described in the media library. */
function isOfRecords({ kind, documentId }: Problem): boolean {
  return kind === 'MISSING_ALT' && documentId === null
}

function hrefOf(problem: Problem): string {
  const { kind, documentId, language, block, locationId } = problem
  if (isOfRecords(problem)) return `${MEDIA_PATH}?location=${locationId}&show=undescribed`
  if (kind === 'FAILED_JOB') return MAIL_PATH
  if (documentId === null) return locationId === null ? HOME_PATH : locationPath(locationId)
  const path = pagePath(documentId, language ?? undefined)
  return block === null ? path : `${path}#${encodeURIComponent(block)}`
}
