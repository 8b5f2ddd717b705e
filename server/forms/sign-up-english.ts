/**
 * What mails to who signed up say, and the pages they lead to. Apart from the catalogue of pages
 * (`renderer/parts/words`), which travels to the editor: these words are the server's alone.
 */
export const english = {
  askSubject: (place: string) => `Please confirm: news of ${place}`,
  askHeading: 'Do you want our news?',
  askMail: (place: string) =>
    `Somebody, probably you, asked for news of ${place} at this address. Press the button to say yes.`,
  askDays: 'The button works for seven days.',
  askReason: 'If it was not you, do nothing: no news will be sent to you.',
  /** The button of the mail, and of the page it leads to. */
  yes: 'Yes, send me news',
  confirmTitle: (place: string) => `News of ${place}`,
  confirmDetail: (email: string) => `Press the button, and news will be sent to ${email}.`,
  confirmed: 'You are on the list',
  confirmedDetail: (place: string) =>
    `News of ${place} will be sent to you by e-mail. You can leave at any time.`,
  welcomeSubject: (place: string) => `You will get news of ${place}`,
  welcomeReason: (place: string) => `You get this mail because you asked for news of ${place}.`,
  leaveBelow: 'To unsubscribe:',
  leaveTitle: 'Unsubscribe',
  leaveDetail: (email: string, place: string) =>
    `No more news of ${place} will be sent to ${email}.`,
  leave: 'Unsubscribe',
  left: 'You are unsubscribed',
  leftDetail: (place: string) => `No more news of ${place} will be sent to you.`,
  expired: 'This address does not work any more',
  expiredDetail:
    'It may be too old, or a later mail has taken its place. You can sign up again on our site.',
  later: 'Too many at once',
  laterDetail: 'Please try again in a few minutes.',
}
export type SignUpWords = typeof english
