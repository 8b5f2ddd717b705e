/**
 * Texts of sign-up emails and of the pages they link to. Separate from the catalogue of pages (`renderer/parts/words`), which the
 * editor loads: only the server uses these texts.
 */
export const english = {
  askSubject: (place: string) => `Confirm your subscription to ${place}`,
  askHeading: 'Confirm your subscription',
  confirmationMail: (place: string) =>
    `Someone, probably you, subscribed this address to news from ${place}. Press the button to confirm.`,
  askDays: 'The button works for 7 days.',
  askReason: 'If it wasn’t you, ignore this email. You won’t be subscribed.',
  /** Button of the email and of the linked page. */
  yes: 'Confirm subscription',
  confirmTitle: (place: string) => `News from ${place}`,
  confirmDetail: (email: string) => `Press the button to subscribe ${email}.`,
  confirmed: 'You’re subscribed',
  confirmedDetail: (place: string) =>
    `You’ll get news from ${place} by email. You can unsubscribe at any time.`,
  welcomeSubject: (place: string) => `You’re subscribed to news from ${place}`,
  welcomeReason: (place: string) =>
    `You’re receiving this email because you subscribed to news from ${place}.`,
  leaveBelow: 'To unsubscribe:',
  leaveTitle: 'Unsubscribe',
  leaveDetail: (email: string, place: string) =>
    `Press the button to stop sending emails from ${place} to ${email}.`,
  leave: 'Unsubscribe',
  left: 'You’re unsubscribed',
  leftDetail: (place: string) => `You won’t receive emails from ${place} anymore.`,
  expired: 'This link has expired',
  expiredDetail: 'A later email may have replaced it. You can sign up again on our site.',
  later: 'Too many requests',
  laterDetail: 'Please try again in a few minutes.',
}
export type SignUpMessages = typeof english
