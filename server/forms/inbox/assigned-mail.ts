import type { Mail } from '../../mail/mail'

interface Assigned {
  readonly by: string
  readonly locationName: string
  readonly href: string
}

/** To the person who is to answer a message. */
export function assignedMail(to: string, { by, locationName, href }: Assigned): Mail {
  return {
    to,
    subject: `You’ve been assigned a message to ${locationName}`
      .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
      .slice(0, 200),
    heading: 'You’ve been assigned a message',
    paragraphs: [`${by} assigned you a visitor’s message to ${locationName}.`],
    action: { label: 'Open the message', href },
    reason: 'You get this email because you were assigned a message.',
  }
}
