import { type MailBody, subjectLine } from './email-person'
import type { Translate } from './mail-messages'

/** The page or record in a review email. */
export interface ReviewSubject {
  readonly isPage: boolean
  /** Empty if there is no title. */
  readonly title: string
  /** Empty for something that belongs to the whole network. */
  readonly locationName: string
  /** Address in the editor. */
  readonly href: string
}

/** The name of the person who acted, and their note. */
export interface ReviewDetails {
  readonly by: string
  readonly note: string
}

export type Letter = (t: Translate, thing: ReviewSubject, words: ReviewDetails) => MailBody

/** Email to reviewers about a submission. */
export const submittedMail: Letter = (t, thing, { by, note }) => {
  const title = titleOf(t, thing)
  const location = thing.locationName || t('the whole network')
  return {
    subject: subjectLine(t('Please review: {title}', { title })),
    heading: t('“{title}” is waiting for your review', { title }),
    paragraphs: [
      t(
        '{by} submitted “{title}” ({location}). Approve it to publish it, or return it with a note.',
        {
          by,
          title,
          location,
        },
      ),
      ...noteParagraphs(t, note),
    ],
    action: { label: t('Open the review'), href: thing.href },
    reason: t('You’re receiving this email because you manage this: {location}.', { location }),
  }
}

/** Tells the author that a reviewer returned the text for changes. */
export const returnedMail: Letter = (t, thing, { by, note }) => {
  const title = titleOf(t, thing)
  return {
    subject: subjectLine(t('Returned with a note: {title}', { title })),
    heading: t('“{title}” was returned to you', { title }),
    paragraphs: [
      t('{by} reviewed “{title}” and asked for changes. Make them, then submit it again.', {
        by,
        title,
      }),
      ...noteParagraphs(t, note),
    ],
    action: { label: t('Open in the editor'), href: thing.href },
    reason: submittedReason(t),
  }
}

/** Email to the author: approved. */
export const approvedMail: Letter = (t, thing, { by, note }) => {
  const title = titleOf(t, thing)
  return {
    subject: subjectLine(t('Published: {title}', { title })),
    heading: t('“{title}” is published', { title }),
    paragraphs: [
      t('{by} approved “{title}”. It’s now live.', { by, title }),
      ...noteParagraphs(t, note),
    ],
    action: { label: t('Open in the editor'), href: thing.href },
    reason: submittedReason(t),
  }
}

/** Email to the author: abandoned. */
export const abandonedMail: Letter = (t, thing, { by, note }) => {
  const title = titleOf(t, thing)
  return {
    subject: subjectLine(t('Not published: {title}', { title })),
    heading: t('“{title}” won’t be published', { title }),
    paragraphs: [
      thing.isPage
        ? t('{by} closed this page without publishing it. You can reopen it as a draft.', { by })
        : t('{by} discarded your changes to “{title}”.', { by, title }),
      ...noteParagraphs(t, note),
    ],
    action: { label: t('Open in the editor'), href: thing.href },
    reason: submittedReason(t),
  }
}

function titleOf(t: Translate, { title }: ReviewSubject): string {
  return title || t('Untitled')
}

function submittedReason(t: Translate): string {
  return t('You’re receiving this email because you submitted it for review.')
}

function noteParagraphs(t: Translate, note: string): readonly string[] {
  return note === '' ? [] : [t('Note: {note}', { note })]
}
