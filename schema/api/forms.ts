/** The public forms: the contract between the blocks that render them and the server that receives them. */

export const forms = ['sign-up', 'feedback'] as const
export type FormName = (typeof forms)[number]

/** The results: stored; invalid input; try again later. */
export const formOutcomes = ['thanks', 'invalid', 'later'] as const
export type FormOutcome = (typeof formOutcomes)[number]

/** The statuses of feedback. */
export const feedbackStatuses = ['NEW', 'IN_PROGRESS', 'ANSWERED', 'CLOSED'] as const
export type FeedbackStatus = (typeof feedbackStatuses)[number]

/** PENDING: the confirmation email has not been answered yet (double opt-in). */
export const signUpStatuses = ['PENDING', 'CONFIRMED', 'UNSUBSCRIBED'] as const
export type SignUpStatus = (typeof signUpStatuses)[number]

/** The targets of links in emails to subscribers: to confirm, and to unsubscribe. */
export const CONFIRM_PATH = '/forms/confirm'
export const UNSUBSCRIBE_PATH = '/forms/unsubscribe'

/** Paths of the CSV downloads of the inbox. */
export const FEEDBACK_CSV_PATH = '/api/inbox/feedback.csv'
export const SIGN_UPS_CSV_PATH = '/api/inbox/sign-ups.csv'

/** Returns the address a form is sent to. */
export function formAction(form: FormName): string {
  return `/forms/${form}`
}

/** Returns the result as a parameter value in the address (`?sent=sign-up-invalid`), for browsers without script. */
export function sentValue(form: FormName, outcome: FormOutcome): string {
  return outcome === 'thanks' ? form : `${form}-${outcome}`
}

/** Returns the result of a form from the address; `null` if it contains none. */
export function outcomeOf(form: FormName, sent: string | undefined): FormOutcome | null {
  return formOutcomes.find((outcome) => sentValue(form, outcome) === sent) ?? null
}

/** A hidden field that only bots fill in. */
export const HONEYPOT_FIELD = 'homepage'

/** Maximum length of each field, in characters. */
export const FORM_LIMITS = {
  email: 254,
  name: 120,
  message: 5000,
  reply: 5000,
  note: 2000,
} as const
