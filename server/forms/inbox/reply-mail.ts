import { type Mail, mailAddress } from '../../mail/mail'

interface Answered {
  readonly name: string
  readonly email: string
  readonly message: string
  readonly createdAt: Date
}

interface Answer {
  readonly message: string
  readonly place: { readonly name: string; readonly email: string }
}

/** An answer to a visitor: from the location, with their own words below. What they answer goes to the location's address. */
export function replyMail({ email, name, message, createdAt }: Answered, answer: Answer): Mail {
  const { place } = answer
  const replyTo = mailAddress.safeParse(place.email)
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
  return {
    to: email,
    subject: `Your message to ${place.name}`.replace(/\p{Cc}/gu, ' ').slice(0, 300),
    heading: name === '' ? 'Thank you for your message' : `Dear ${name}`,
    paragraphs: paragraphsOf(answer.message),
    quote: { said: `You wrote on ${day.format(createdAt)}:`, paragraphs: paragraphsOf(message) },
    action: null,
    reason: `You get this email because you wrote to ${place.name} on its website.`,
    ...(replyTo.success && { replyTo: replyTo.data }),
    isPersonal: true,
  }
}

/** A blank line begins a paragraph. */
function paragraphsOf(text: string): string[] {
  return text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '')
}
