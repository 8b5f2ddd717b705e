/** The forms that visitors send: what the blocks that render them and the server that takes them agree on. */

export const forms = ['sign-up', 'feedback'] as const
export type FormName = (typeof forms)[number]

/** How it went: it is stored; something in it was not right; it is to be tried again later. */
export const formOutcomes = ['thanks', 'invalid', 'later'] as const
export type FormOutcome = (typeof formOutcomes)[number]

/** The statuses of feedback. */
export const feedbackStatuses = ['NEW', 'IN_PROGRESS', 'ANSWERED', 'CLOSED'] as const
export type FeedbackStatus = (typeof feedbackStatuses)[number]

/** PENDING: has not said yes yet to the mail that asks (double opt-in). */
export const signUpStatuses = ['PENDING', 'CONFIRMED', 'UNSUBSCRIBED'] as const
export type SignUpStatus = (typeof signUpStatuses)[number]

/** Where mails to who signed up lead: to say yes, and to leave. */
export const CONFIRM_PATH = '/forms/confirm'
export const UNSUBSCRIBE_PATH = '/forms/unsubscribe'

/** Where the inbox is downloaded as a table. */
export const FEEDBACK_CSV_PATH = '/api/inbox/feedback.csv'
export const SIGN_UPS_CSV_PATH = '/api/inbox/sign-ups.csv'

/** Where a form is sent to. */
export function formAction(form: FormName): string {
  return `/forms/${form}`
}

/** How an answer stands in an address (`?sent=sign-up-invalid`), for browsers that run no script. */
export function sentValue(form: FormName, outcome: FormOutcome): string {
  return outcome === 'thanks' ? form : `${form}-${outcome}`
}

/** What an address says of a form; `null` when it says nothing of it. */
export function outcomeOf(form: FormName, sent: string | undefined): FormOutcome | null {
  return formOutcomes.find((outcome) => sentValue(form, outcome) === sent) ?? null
}

/** A field that people never see: only programs fill it. */
export const HONEYPOT_FIELD = 'homepage'

/** The longest of each field, in characters. */
export const FORM_LIMITS = {
  email: 254,
  name: 120,
  message: 5000,
  reply: 5000,
  note: 2000,
} as const
