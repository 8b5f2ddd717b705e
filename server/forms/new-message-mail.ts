import { type MailBody, subjectLine } from '../mail/email-person'
import type { Translate } from '../mail/mail-messages'

interface Arrived {
  readonly locationName: string
  readonly href: string
}

/** Email about a new message to those who answer. The message itself stays in the inbox. */
export function newMessageMail(t: Translate, { locationName: name, href }: Arrived): MailBody {
  return {
    subject: subjectLine(t('New message to {name}', { name })),
    heading: t('A visitor wrote to {name}', { name }),
    paragraphs: [t('Open it in the inbox to reply or assign it to someone.')],
    action: { label: t('Open the message'), href },
    reason: t(
      'You’re receiving this email because you manage {name}. You won’t get another email for messages in the next 15 minutes.',
      { name },
    ),
  }
}
