import { type MailBody, subjectLine } from './email-person'
import type { Translate } from './mail-messages'

/** What an email about a review says of a page or record. */
export interface ReviewSubject {
  readonly isPage: boolean
  /** Empty while it has none. */
  readonly title: string
  /** Empty for what belongs to the whole network. */
  readonly locationName: string
  /** Where it is edited. */
  readonly href: string
}

/** What was done, by whom, and what they said about it. */
export interface ReviewWords {
  readonly by: string
  readonly note: string
}

export type Letter = (t: Translate, thing: ReviewSubject, words: ReviewWords) => MailBody

/** To those who review. */
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
    reason: t('You get this email because you manage this: {location}.', { location }),
  }
}

/** To the author. */
export const returnedMail: Letter = (t, thing, { by, note }) => {
  const title = titleOf(t, thing)
  return {
    subject: subjectLine(t('Returned with a note: {title}', { title })),
    heading: t('“{title}” was returned to you', { title }),
    paragraphs: [
      t('{by} reviewed “{title}” and asks for changes. Make them, then submit it again.', {
        by,
        title,
      }),
      ...noteParagraphs(t, note),
    ],
    action: { label: t('Open in the editor'), href: thing.href },
    reason: submitted(t),
  }
}

/** To the author. */
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
    reason: submitted(t),
  }
}

/** To the author. */
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
    reason: submitted(t),
  }
}

function titleOf(t: Translate, { title }: ReviewSubject): string {
  return title || t('Untitled')
}

function submitted(t: Translate): string {
  return t('You get this email because you submitted it for review.')
}

function noteParagraphs(t: Translate, note: string): readonly string[] {
  return note === '' ? [] : [t('Their note: {note}', { note })]
}
