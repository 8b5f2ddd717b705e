/** The fixed texts of the email that answers a visitor. */
interface ReplyMessages {
  /** Locale for `Intl`. */
  readonly locale: string
  readonly subject: (place: string) => string
  readonly thanks: string
  readonly dear: (name: string) => string
  readonly wrote: (day: string) => string
  readonly reason: (place: string) => string
}

const englishMessages: ReplyMessages = {
  locale: 'en-GB',
  subject: (place) => `Your message to ${place}`,
  thanks: 'Thank you for your message',
  dear: (name) => `Dear ${name}`,
  wrote: (day) => `You wrote on ${day}:`,
  reason: (place) => `You’re receiving this email because you wrote to ${place} on its website.`,
}

const gujaratiMessages: ReplyMessages = {
  locale: 'gu-IN',
  subject: (place) => `${place}ને તમારો સંદેશ`,
  thanks: 'તમારા સંદેશ બદલ આભાર',
  dear: (name) => `પ્રિય ${name}`,
  wrote: (day) => `તમે ${day}ના રોજ લખ્યું હતું:`,
  reason: (place) => `તમે ${place}ની વેબસાઇટ પરથી સંદેશ લખ્યો હતો, તેથી તમને આ ઈ-મેલ મળ્યો છે.`,
}

const hindiMessages: ReplyMessages = {
  locale: 'hi-IN',
  subject: (place) => `${place} को आपका संदेश`,
  thanks: 'आपके संदेश के लिए धन्यवाद',
  dear: (name) => `प्रिय ${name}`,
  wrote: (day) => `आपने ${day} को लिखा था:`,
  reason: (place) => `आपने ${place} की वेबसाइट से संदेश लिखा था, इसलिए आपको यह ई-मेल मिला है।`,
}

/** Returns the texts for the page language that a visitor wrote in; English if there is no translation. */
export function replyMessages(language: string): ReplyMessages {
  const [code] = language.split('-')
  if (code === 'gu') return gujaratiMessages
  return code === 'hi' ? hindiMessages : englishMessages
}
