import { GUEST_COMMENT_LIMITS, type GuestOutcome } from '#schema/api/comments'
import { formatMoment } from '#schema/publication/publication-text'

/** Texts for guests around a shared draft, or around the site at a moment, in the page’s language. */
interface GuestMessages {
  /** Locale for `Intl`. */
  readonly locale: string
  readonly preview: string
  readonly savedAt: (time: string) => string
  readonly followsDraft: string
  readonly worksUntil: (time: string) => string
  /** Heading of a location’s site at a moment. */
  readonly asScheduled: (time: string) => string
  readonly changesIncluded: (count: number) => string
  readonly changesLeftOut: string
  readonly sent: string
  /** Heading of the form. */
  readonly comment: string
  readonly name: string
  readonly about: string
  readonly text: string
  readonly send: string
  readonly notSentTitle: string
  readonly notSent: string
  /** Reasons why a comment was not stored, with advice for the guest. */
  readonly refusals: Readonly<Record<Exclude<GuestOutcome, 'thanks'>, string>>
  readonly back: string
}

const MAX_LENGTH = GUEST_COMMENT_LIMITS.text

const english: GuestMessages = {
  locale: 'en-GB',
  preview: 'Preview',
  savedAt: (time) => `Preview of a draft, saved ${time}. Visitors don’t see it.`,
  followsDraft: 'It shows the latest draft.',
  worksUntil: (time) => `This link works until ${time}.`,
  asScheduled: (time) => `On ${time}, as scheduled now.`,
  changesIncluded: (count) =>
    count === 1 ? 'Includes 1 scheduled change.' : `Includes ${count} scheduled changes.`,
  changesLeftOut: 'More is scheduled until then than a preview can include.',
  sent: 'Thank you. Your comment was sent.',
  comment: 'Comment',
  name: 'Your name',
  about: 'About',
  text: 'Comment',
  send: 'Send comment',
  notSentTitle: 'Comment not sent',
  notSent: 'Your comment wasn’t sent',
  refusals: {
    invalid: `Enter your name and a comment of at most ${MAX_LENGTH.toLocaleString('en-GB')} characters.`,
    full: 'This draft has reached its comment limit. Write to the person who sent you the link.',
    later: 'Try again in a few minutes.',
  },
  back: 'Back to the draft',
}

const gujarati: GuestMessages = {
  locale: 'gu-IN',
  preview: 'પૂર્વાવલોકન',
  savedAt: (time) => `ડ્રાફ્ટનું પૂર્વાવલોકન, ${time}એ સાચવેલું. મુલાકાતીઓ તેને જોતા નથી.`,
  followsDraft: 'તે સૌથી નવો ડ્રાફ્ટ બતાવે છે.',
  worksUntil: (time) => `આ લિંક ${time} સુધી કામ કરશે.`,
  asScheduled: (time) => `${time}ના સમયે, અત્યારના શેડ્યૂલ પ્રમાણે.`,
  changesIncluded: (count) => `${count.toLocaleString('gu-IN')} શેડ્યૂલ કરેલા ફેરફાર સાથે.`,
  changesLeftOut: 'ત્યાં સુધીના બધા શેડ્યૂલ કરેલા ફેરફાર પૂર્વાવલોકનમાં સમાતા નથી.',
  sent: 'આભાર. તમારી ટિપ્પણી મોકલાઈ ગઈ.',
  comment: 'ટિપ્પણી',
  name: 'તમારું નામ',
  about: 'શેના વિશે',
  text: 'ટિપ્પણી',
  send: 'ટિપ્પણી મોકલો',
  notSentTitle: 'ટિપ્પણી મોકલાઈ નથી',
  notSent: 'તમારી ટિપ્પણી મોકલાઈ નથી',
  refusals: {
    invalid: `તમારું નામ અને વધુમાં વધુ ${MAX_LENGTH.toLocaleString('gu-IN')} અક્ષરોની ટિપ્પણી લખો.`,
    full: 'આ ડ્રાફ્ટ પર ટિપ્પણીઓની મર્યાદા પૂરી થઈ છે. જેમણે તમને લિંક મોકલી છે તેમને લખો.',
    later: 'થોડી મિનિટો પછી ફરી પ્રયાસ કરો.',
  },
  back: 'ડ્રાફ્ટ પર પાછા જાઓ',
}

const hindi: GuestMessages = {
  locale: 'hi-IN',
  preview: 'पूर्वावलोकन',
  savedAt: (time) => `ड्राफ़्ट का पूर्वावलोकन, ${time} को सहेजा गया। आगंतुकों को यह नहीं दिखता।`,
  followsDraft: 'इसमें सबसे नया ड्राफ़्ट दिखता है।',
  worksUntil: (time) => `यह लिंक ${time} तक काम करेगा।`,
  asScheduled: (time) => `${time} के समय, अभी के शेड्यूल के अनुसार।`,
  changesIncluded: (count) => `${count.toLocaleString('hi-IN')} शेड्यूल किए गए बदलावों के साथ।`,
  changesLeftOut: 'तब तक के सभी शेड्यूल किए गए बदलाव पूर्वावलोकन में नहीं आ सके।',
  sent: 'धन्यवाद। आपकी टिप्पणी भेज दी गई।',
  comment: 'टिप्पणी',
  name: 'आपका नाम',
  about: 'किस बारे में',
  text: 'टिप्पणी',
  send: 'टिप्पणी भेजें',
  notSentTitle: 'टिप्पणी नहीं भेजी गई',
  notSent: 'आपकी टिप्पणी नहीं भेजी गई',
  refusals: {
    invalid: `अपना नाम और अधिकतम ${MAX_LENGTH.toLocaleString('hi-IN')} अक्षरों की टिप्पणी लिखें।`,
    full: 'इस ड्राफ़्ट पर टिप्पणियों की सीमा पूरी हो चुकी है। जिन्होंने आपको लिंक भेजा है उन्हें लिखें।',
    later: 'कुछ मिनट बाद फिर प्रयास करें।',
  },
  back: 'ड्राफ़्ट पर वापस जाएँ',
}

/** Returns the texts for a page’s language, such as `gu-IN`; English if there is no translation. */
export function guestMessages(language: string): GuestMessages {
  const [code] = language.split('-')
  if (code === 'gu') return gujarati
  return code === 'hi' ? hindi : english
}

/** Formats a moment in a time zone, in the language of the texts. */
export function guestMoment({ locale }: GuestMessages, moment: Date, timeZone: string): string {
  // Uses the editor’s format, “Toronto time”, which exists only in English.
  if (locale === english.locale) return formatMoment(moment.toISOString(), timeZone)
  return new Intl.DateTimeFormat(locale, {
    ...{ day: 'numeric', month: 'short', year: 'numeric' },
    ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
    ...{ timeZone, timeZoneName: 'longGeneric' },
  }).format(moment)
}
