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
    subject: `A message to ${locationName} is assigned to you`
      .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
      .slice(0, 200),
    heading: 'A message is assigned to you',
    paragraphs: [`${by} assigned a visitor’s message to ${locationName} to you.`],
    action: { label: 'Open the message', href },
    reason: 'You get this email because the message is assigned to you.',
  }
}
