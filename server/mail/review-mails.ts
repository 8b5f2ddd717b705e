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
  heading: `“${thing.title}” waits for your review`,
  paragraphs: [
    `${by} has submitted this ${thing.one} of ${thing.locationName}. Approve it, and visitors see it; or return it with a note.`,
    ...noted(note),
  ],
  action: { label: `Review the ${thing.one}`, href: thing.href },
  reason: `You get this mail because you manage ${thing.locationName}.`,
})

/** To the author. */
export const returnedMail: Letter = (to, thing, { by, note }) => ({
  to,
  subject: headerLine(`Returned with a note: ${thing.title}`),
  heading: `“${thing.title}” was returned to you`,
  paragraphs: [
    `${by} has looked at the ${thing.one} and asks for a change. Make it, and submit the ${thing.one} again.`,
    ...noted(note),
  ],
  action: { label: `Change the ${thing.one}`, href: thing.href },
  reason: yours(thing),
})

/** To the author. */
export const approvedMail: Letter = (to, thing, { by, note }) => ({
  to,
  subject: headerLine(`Published: ${thing.title}`),
  heading: `“${thing.title}” is on the site`,
  paragraphs: [`${by} has approved the ${thing.one}. Visitors see it now.`, ...noted(note)],
  action: { label: `Open the ${thing.one}`, href: thing.href },
  reason: yours(thing),
})

/** To the author. */
export const abandonedMail: Letter = (to, thing, { by, note }) => ({
  to,
  subject: headerLine(`Not published: ${thing.title}`),
  heading: `“${thing.title}” will not be published`,
  paragraphs: [
    thing.one === 'page'
      ? `${by} has set the page aside. Nothing is lost: it can be reopened as a draft.`
      : `${by} has discarded your changes of this ${thing.one}.`,
    ...noted(note),
  ],
  action: { label: `Open the ${thing.one}`, href: thing.href },
  reason: yours(thing),
})

function yours({ one }: ReviewedThing): string {
  return `You get this mail because you submitted the ${one} for review.`
}

function noted(note: string): readonly string[] {
  return note === '' ? [] : [`Their note: ${note}`]
}

/** A title may be longer than a subject, and hold what begins a new header. */
function headerLine(text: string): string {
  return [...text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')].slice(0, 200).join('')
}
