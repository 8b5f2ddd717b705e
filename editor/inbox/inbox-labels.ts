import type { FeedbackStatus, SignUpStatus } from '#schema/api/forms'
import { t } from '#schema/messages/t'
import type { LocationName } from '../api/answers'
import type { Option } from '../screens/choice'

export const FEEDBACK_LABELS: Readonly<Record<FeedbackStatus, string>> = {
  NEW: t('New'),
  IN_PROGRESS: t('In progress'),
  ANSWERED: t('Answered'),
  CLOSED: t('Closed'),
}
export const SIGN_UP_LABELS: Readonly<Record<SignUpStatus, string>> = {
  PENDING: t('Not confirmed yet'),
  CONFIRMED: t('Confirmed'),
  UNSUBSCRIBED: t('Unsubscribed'),
}

export const feedbackOptions: readonly Option[] = Object.entries(FEEDBACK_LABELS)
export const signUpOptions: readonly Option[] = Object.entries(SIGN_UP_LABELS)

/** Returns the author's name, or their email. */
export function writerOf({
  name,
  email,
}: {
  readonly name: string
  readonly email: string
}): string {
  return name || email || t('Unnamed visitor')
}

/** Returns a location's name; its id until the names are loaded. */
export function locationName(locations: readonly LocationName[], id: number): string {
  return locations.find((location) => location.id === id)?.name ?? t('Location {id}', { id })
}
