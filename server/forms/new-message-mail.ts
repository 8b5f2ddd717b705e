import type { Mail } from '../mail/mail'

interface Arrived {
  readonly locationName: string
  readonly href: string
}

/** To those who answer: a visitor has written. What they wrote stays in the inbox. */
export function newMessageMail(to: string, { locationName, href }: Arrived): Mail {
  return {
    to,
    subject: `New message to ${locationName}`.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').slice(0, 200),
    heading: `A visitor wrote to ${locationName}`,
    paragraphs: ['Open it in the inbox to reply or assign it to someone.'],
    action: { label: 'Open the message', href },
    reason: `You get this email because you manage ${locationName}. You won’t get another email for messages in the next 15 minutes.`,
  }
}
