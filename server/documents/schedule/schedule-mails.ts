import type { Mail } from '../../mail/mail'

/** A planned step that was not done. */
interface NotDone {
  /** What it is, in the middle of a sentence: `page`. */
  readonly one: string
  readonly title: string
  readonly locationName: string
  /** `published`, or `unpublished`. */
  readonly step: string
  /** As the clocks of the location showed it. */
  readonly time: string
  readonly problem: string
  readonly href: string
}

/** To the person who scheduled it. */
export function notDoneMail(to: string, done: NotDone): Mail {
  const { one, title, locationName, step, time, problem, href } = done
  return {
    to,
    subject: [...`Couldn’t be ${step}: ${title.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')}`]
      .slice(0, 200)
      .join(''),
    heading: `“${title}” couldn’t be ${step}`,
    paragraphs: [
      `You scheduled this ${one} of ${locationName} to be ${step} on ${time}. That failed, and nothing changed for visitors.`,
      problem,
    ],
    action: { label: `Open the ${one}`, href },
    reason: 'You get this email because you scheduled it.',
  }
}
