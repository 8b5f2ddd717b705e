import { type MailBody, subjectLine } from '../../mail/email-person'
import type { Translate } from '../../mail/mail-messages'

interface Assignment {
  readonly by: string
  readonly locationName: string
  readonly href: string
}

/** Email to the person a message is assigned to. */
export function assignedMail(t: Translate, { by, locationName: name, href }: Assignment): MailBody {
  return {
    subject: subjectLine(t('You’ve been assigned a message to {name}', { name })),
    heading: t('You’ve been assigned a message'),
    paragraphs: [t('{by} assigned you a visitor’s message to {name}.', { by, name })],
    action: { label: t('Open the message'), href },
    reason: t('You’re receiving this email because a message was assigned to you.'),
  }
}
