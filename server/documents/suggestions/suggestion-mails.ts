import { type MailBody, subjectLine } from '../../mail/email-person'
import type { Translate } from '../../mail/mail-messages'
import type { Letter } from '../../mail/review-mails'

/** The suggested change in an email. */
interface SuggestedChange {
  readonly locationName: string
  readonly before: string
  readonly after: string
}

const EXCERPT = 600

/** Email to those who manage the network: a location suggests a change. */
export function suggestedMail({ locationName, before, after }: SuggestedChange): Letter {
  return (t, { title: given, href }, { by, note }) => {
    const title = given || t('Untitled')
    return {
      subject: subjectLine(t('Suggested change: {title}', { title })),
      heading: t('{by} suggests a change to “{title}”', { by, title }),
      paragraphs: [
        t(
          'The text is locked for all locations. {by} ({location}) suggests a change to it. Accept it, or decline it with a note.',
          { by, location: locationName },
        ),
        ...(after === '' ? [] : changeParagraphs(t, before, after)),
        ...noteParagraphs(t, note),
      ],
      action: { label: t('Open the suggestion'), href },
      reason: t('You’re receiving this email because you manage the network’s pages.'),
    }
  }
}

/** Email to the person who suggested it: accepted. */
export const acceptedMail: Letter = (t, { title: given, href }, { by, note }) => {
  const title = given || t('Untitled')
  return answerMail(t, {
    subject: subjectLine(t('Accepted: your suggestion for {title}', { title })),
    heading: t('Your suggestion for “{title}” was accepted', { title }),
    paragraphs: [
      t('{by} accepted it. It’s live once head office publishes the page.', { by }),
      ...noteParagraphs(t, note),
    ],
    href,
  })
}

/** Email to the person who suggested it: declined. */
export const declinedMail: Letter = (t, { title: given, href }, { by, note }) => {
  const title = given || t('Untitled')
  return answerMail(t, {
    subject: subjectLine(t('Declined: your suggestion for {title}', { title })),
    heading: t('Your suggestion for “{title}” was declined', { title }),
    paragraphs: [
      t('{by} declined it, so the text stays as it is.', { by }),
      ...noteParagraphs(t, note),
    ],
    href,
  })
}

function answerMail(
  t: Translate,
  { href, ...body }: Pick<MailBody, 'subject' | 'heading' | 'paragraphs'> & { href: string },
): MailBody {
  return {
    ...body,
    action: { label: t('Open the page'), href },
    reason: t('You’re receiving this email because you suggested a change.'),
  }
}

function changeParagraphs(t: Translate, before: string, after: string): readonly string[] {
  return [
    t('Current text: {text}', { text: excerptOf(before) }),
    t('Suggested text: {text}', { text: excerptOf(after) }),
  ]
}

function excerptOf(text: string): string {
  const letters = [...text]
  return letters.length > EXCERPT ? `${letters.slice(0, EXCERPT - 1).join('')}…` : text
}

function noteParagraphs(t: Translate, note: string): readonly string[] {
  return note === '' ? [] : [t('Note: {note}', { note })]
}
