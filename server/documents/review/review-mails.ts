import type { Mail } from '../../mail/mail'

/** What a mail about a review says of the page. */
export interface ReviewedPage {
  readonly title: string
  readonly locationName: string
  /** Where the page is edited. */
  readonly href: string
}

/** What was done, by whom, and what they said about it. */
export interface ReviewWords {
  readonly by: string
  readonly note: string
}

type Letter = (to: string, page: ReviewedPage, words: ReviewWords) => Mail

/** To those who review: a page waits for them. */
export const submittedMail: Letter = (to, page, { by, note }) => ({
  to,
  subject: headerLine(`Please review: ${page.title}`),
  heading: `“${page.title}” waits for your review`,
  paragraphs: [
    `${by} has submitted this page of ${page.locationName}. Approve it, and visitors see it; or return it with a note.`,
    ...noted(note),
  ],
  action: { label: 'Review the page', href: page.href },
  reason: `You get this mail because you manage the pages of ${page.locationName}.`,
})

/** To whoever submitted a page that is not published yet. */
export const returnedMail: Letter = (to, page, { by, note }) => ({
  to,
  subject: headerLine(`Returned with a note: ${page.title}`),
  heading: `“${page.title}” was returned to you`,
  paragraphs: [
    `${by} has looked at the page and asks for a change. Make it, and submit the page again.`,
    ...noted(note),
  ],
  action: { label: 'Change the page', href: page.href },
  reason: YOUR_PAGE,
})

/** To whoever submitted a page that visitors see now. */
export const approvedMail: Letter = (to, page, { by }) => ({
  to,
  subject: headerLine(`Published: ${page.title}`),
  heading: `“${page.title}” is on the site`,
  paragraphs: [`${by} has approved the page. Visitors see it now.`],
  action: { label: 'Open the page', href: page.href },
  reason: YOUR_PAGE,
})

/** To whoever submitted a page that will not be published. */
export const abandonedMail: Letter = (to, page, { by, note }) => ({
  to,
  subject: headerLine(`Not published: ${page.title}`),
  heading: `“${page.title}” will not be published`,
  paragraphs: [
    `${by} has set the page aside. Nothing is lost: it can be reopened as a draft.`,
    ...noted(note),
  ],
  action: { label: 'Open the page', href: page.href },
  reason: YOUR_PAGE,
})

const YOUR_PAGE = 'You get this mail because you submitted the page for review.'

function noted(note: string): readonly string[] {
  return note === '' ? [] : [`Their note: ${note}`]
}

/** A title may be longer than a subject, and hold what begins a new header. */
function headerLine(text: string): string {
  return [...text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')].slice(0, 200).join('')
}
