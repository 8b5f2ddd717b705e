import { type MailBody, subjectLine } from '../../mail/email-person'
import { mailMoment, type Translate } from '../../mail/mail-messages'

/** A scheduled step that failed. */
interface FailedStep {
  /** Empty if the page has no title. */
  readonly title: string
  readonly locationName: string
  readonly action: 'PUBLISH' | 'UNPUBLISH'
  /** Local time of the location: 2026-11-08T06:00. */
  readonly at: string
  /** In the person's language. */
  readonly problem: string
  readonly href: string
}

/** Email to the person who scheduled the step. */
export function scheduleFailedMail(t: Translate, step: FailedStep, language = 'en'): MailBody {
  const { locationName: location, action, at, problem, href } = step
  const time = mailMoment(at, language)
  const title = step.title || t('Untitled')
  const heading =
    action === 'PUBLISH'
      ? t('“{title}” couldn’t be published', { title })
      : t('“{title}” couldn’t be unpublished', { title })
  return {
    subject: subjectLine(heading),
    heading,
    paragraphs: [
      action === 'PUBLISH'
        ? t(
            '“{title}” ({location}) was scheduled to be published on {time}, but that failed. Nothing changed for visitors.',
            { title, location, time },
          )
        : t(
            '“{title}” ({location}) was scheduled to be unpublished on {time}, but that failed. Nothing changed for visitors.',
            { title, location, time },
          ),
      problem,
    ],
    action: { label: t('Open in the editor'), href },
    reason: t('You’re receiving this email because you scheduled it.'),
  }
}
