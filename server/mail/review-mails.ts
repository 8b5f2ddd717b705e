import type { Mail } from './mail'

/** What an email about a review says of a page or record. */
export interface ReviewedThing {
  /** What it is, in the middle of a sentence: `page`. */
  readonly one: string
  readonly title: string
  readonly locationName: string
  /** Where it is edited. */
  readonly href: string
}

/** What was done, by whom, and what they said about it. */
export interface ReviewWords {
  readonly by: string
  readonly note: string
}

export type Letter = (to: string, thing: ReviewedThing, words: ReviewWords) => Mail

/** To those who review. */
export const submittedMail: Letter = (to, thing, { by, note }) => ({
  to,
  subject: headerLine(`Please review: ${thing.title}`),
  heading: `“${thing.title}” is waiting for your review`,
  paragraphs: [
    `${by} submitted this ${thing.one} of ${thing.locationName}. Approve it to publish it, or return it with a note.`,
    ...noteParagraphs(note),
  ],
  action: { label: `Review the ${thing.one}`, href: thing.href },
  reason: `You get this email because you manage ${thing.locationName}.`,
})

/** To the author. */
export const returnedMail: Letter = (to, thing, { by, note }) => ({
  to,
  subject: headerLine(`Returned with a note: ${thing.title}`),
  heading: `“${thing.title}” was returned to you`,
  paragraphs: [
    `${by} reviewed the ${thing.one} and asks for changes. Make them, then submit the ${thing.one} again.`,
    ...noteParagraphs(note),
  ],
  action: { label: `Edit the ${thing.one}`, href: thing.href },
  reason: yours(thing),
})

/** To the author. */
export const approvedMail: Letter = (to, thing, { by, note }) => ({
  to,
  subject: headerLine(`Published: ${thing.title}`),
  heading: `“${thing.title}” is published`,
  paragraphs: [`${by} approved the ${thing.one}. It’s now live.`, ...noteParagraphs(note)],
  action: { label: `Open the ${thing.one}`, href: thing.href },
  reason: yours(thing),
})

/** To the author. */
export const abandonedMail: Letter = (to, thing, { by, note }) => ({
  to,
  subject: headerLine(`Not published: ${thing.title}`),
  heading: `“${thing.title}” won’t be published`,
  paragraphs: [
    thing.one === 'page'
      ? `${by} closed this page without publishing it. You can reopen it as a draft.`
      : `${by} discarded your changes to this ${thing.one}.`,
    ...noteParagraphs(note),
  ],
  action: { label: `Open the ${thing.one}`, href: thing.href },
  reason: yours(thing),
})

function yours({ one }: ReviewedThing): string {
  return `You get this email because you submitted the ${one} for review.`
}

function noteParagraphs(note: string): readonly string[] {
  return note === '' ? [] : [`Their note: ${note}`]
}

/** A title may be longer than a subject, and hold what begins a new header. */
function headerLine(text: string): string {
  return [...text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')].slice(0, 200).join('')
}
