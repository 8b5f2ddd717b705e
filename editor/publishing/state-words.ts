import type { PermissionLevel } from '#schema/entities/statuses'
import type { SaveState } from '../saving/save-state'
import type { WaitingState } from './waiting-state'

/** The text of the banner: what happened, and who has to act next. */
interface StateWords {
  readonly what: string
  readonly next: string
}

interface Asking {
  readonly review: SaveState['saved']['review']
  readonly permission: PermissionLevel
  readonly locationName: string
}

export function stateWords(state: WaitingState, asking: Asking): StateWords {
  if (state === 'IN_REVIEW') return inReview(asking)
  if (state === 'RETURNED') return returned(asking)
  return { what: GONE[state], next: asking.permission === 'VIEW' ? '' : NEXT[state] }
}

function inReview({ review, permission, locationName }: Asking): StateWords {
  const who = review === null ? 'This page was submitted' : `${nameOf(review)} submitted this page`
  const what = `${who} for review${review === null ? '' : ` on ${when(review.at)}`}.`
  if (permission === 'MANAGE' && !review?.isMine)
    return { what, next: 'Look at it, then approve it or return it with a note.' }
  const next = `Somebody ${review?.isMine ? 'else ' : ''}who manages ${locationName} approves it or returns it with a note.`
  return { what, next }
}

function returned({ review, permission }: Asking): StateWords {
  const what = review ? `${nameOf(review)} returned this page on ${when(review.at)}.` : ''
  const next = permission === 'CONTRIBUTE' ? 'Make the change, then submit the page again.' : ''
  return { what, next }
}

const GONE: Readonly<Record<Exclude<WaitingState, 'IN_REVIEW' | 'RETURNED'>, string>> = {
  ABANDONED: 'This page was abandoned: it will not be published as it is.',
  ARCHIVED: 'This page is archived: visitors do not see it.',
  INACTIVE: 'This page is hidden: visitors do not see it.',
  DELETED: 'This page is in the trash.',
}

const NEXT: typeof GONE = {
  ABANDONED: 'Reopen it to go on with it as a draft.',
  ARCHIVED: 'Somebody who manages the location can restore it.',
  INACTIVE: 'Somebody who manages the location can restore it.',
  DELETED: 'Somebody who manages the location can take it out again in the list of pages.',
}

function nameOf({ isMine, by }: NonNullable<Asking['review']>): string {
  return isMine ? 'You' : by
}

function when(iso: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(iso),
  )
}
