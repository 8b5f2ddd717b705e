import {
  FEEDBACK_CSV_PATH,
  feedbackStatuses,
  SIGN_UPS_CSV_PATH,
  signUpStatuses,
} from '#schema/api/forms'
import type {
  FeedbackListQueryVariables,
  SignUpListQueryVariables,
} from '../api/operations/generated'
import { isId, isNarrowed, type ListQuery } from '../screens/use-url-query'

/** Messages fetched per request. */
export const PAGE_SIZE = 25

/** Filters of the inbox by query parameter. */
export const URL_PARAMETERS = {
  kind: ['sign-ups'],
  text: null,
  location: null,
  status: [...feedbackStatuses, ...signUpStatuses],
  assignee: ['me', 'nobody'],
  sort: ['oldest'],
} as const

export type InboxQuery = ListQuery<keyof typeof URL_PARAMETERS>

/** Returns whether filters may hide rows of the shown list. */
export function isInboxNarrowed(query: InboxQuery): boolean {
  return isNarrowed({ ...query, kind: '' })
}

export function feedbackVariables(query: InboxQuery, me: string): FeedbackListQueryVariables {
  const status = feedbackStatuses.find((one) => one === query.status)
  return {
    ...sharedVariables(query),
    ...(status && { status }),
    ...(query.assignee === 'me' && { assigneeId: me }),
    ...(query.assignee === 'nobody' && { isUnassigned: true }),
  }
}

export function signUpVariables(query: InboxQuery): SignUpListQueryVariables {
  const status = signUpStatuses.find((one) => one === query.status)
  return { ...sharedVariables(query), ...(status && { status }) }
}

function sharedVariables({ text, location, sort }: InboxQuery) {
  return {
    ...(text.trim() !== '' && { search: text.trim() }),
    ...(isId(location) && { locationId: location }),
    sort: sort === 'oldest' ? ('asc' as const) : ('desc' as const),
    first: PAGE_SIZE,
  }
}

/** Returns the address that downloads the complete list. */
export function downloadAddress(query: InboxQuery, me: string): string {
  const isSignUps = query.kind === 'sign-ups'
  const variables = isSignUps ? signUpVariables(query) : feedbackVariables(query, me)
  const given = Object.entries(variables).flatMap(([name, value]) =>
    ['first', 'after', 'sort'].includes(name) || value == null ? [] : [[name, String(value)]],
  )
  const text = new URLSearchParams(given).toString()
  return `${isSignUps ? SIGN_UPS_CSV_PATH : FEEDBACK_CSV_PATH}${text === '' ? '' : `?${text}`}`
}
