import { languageOfPath } from '../../http/language-of'
import { type Mail, mailAddress } from '../../mail/mail'
import { replyMessages } from './reply-messages'

interface Answered {
  readonly name: string
  readonly email: string
  readonly message: string
  /** Path of the page that the message was sent from. */
  readonly page: string
  readonly createdAt: Date
}

interface Answer {
  readonly message: string
  readonly place: { readonly name: string; readonly email: string }
}

/**
 * Email with a location’s answer to a visitor, in the language of the page they wrote from, with their message quoted below.
 * Replies go to the location’s address.
 */
export function replyMail(
  { email, name, message, page, createdAt }: Answered,
  answer: Answer,
): Mail {
  const { place } = answer
  const replyTo = mailAddress.safeParse(place.email)
  const language = languageOfPath(page)
  const messages = replyMessages(language)
  const day = new Intl.DateTimeFormat(messages.locale, { dateStyle: 'long', timeZone: 'UTC' })
  return {
    to: email,
    subject: messages
      .subject(place.name)
      .replace(/\p{Cc}/gu, ' ')
      .slice(0, 300),
    heading: name === '' ? messages.thanks : messages.dear(name),
    paragraphs: paragraphsOf(answer.message),
    quote: { said: messages.wrote(day.format(createdAt)), paragraphs: paragraphsOf(message) },
    action: null,
    reason: messages.reason(place.name),
    ...(replyTo.success && { replyTo: replyTo.data }),
    isPersonal: true,
    language,
  }
}

/** Splits text into paragraphs at blank lines. */
function paragraphsOf(text: string): string[] {
  return text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '')
}
