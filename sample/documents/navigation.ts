import type { ImportedNavigation } from '#schema/import/network-content'

const LANGUAGES = ['en-US', 'gu-IN', 'hi-IN'] as const

/** An entry’s target, its level below the header, and its text in each of `LANGUAGES`. */
type Entry = readonly [href: string, level: number, ...texts: readonly [string, string, string]]

/** Pages that every visitor looks for are in the menu: the daily darshan, services, questions and directions to the mandir. */
const HEADER: readonly Entry[] = [
  ['/learn', 0, 'Learn', 'જાણો', 'जानिए'],
  ['/learn/about-us', 1, 'About Us', 'અમારા વિશે', 'हमारे बारे में'],
  [
    '/learn/about-us/beliefs-and-practices',
    2,
    'Beliefs & Practices',
    'માન્યતા અને આચરણ',
    'मान्यताएँ और आचरण',
  ],
  ['/explore', 0, 'Explore', 'જુઓ', 'देखिए'],
  ['/explore/mandir', 1, 'Mandir', 'મંદિર', 'मंदिर'],
  ['/explore/haveli', 1, 'Haveli', 'હવેલી', 'हवेली'],
  ['/explore/abhishek-mandap', 1, 'Abhishek Mandap', 'અભિષેક મંડપ', 'अभिषेक मंडप'],
  ['/explore/assembly-hall', 1, 'Assembly Hall', 'સભાખંડ', 'सभागृह'],
  ['/explore/gymnasium', 1, 'Gymnasium', 'વ્યાયામશાળા', 'व्यायामशाला'],
  ['/explore/garden', 1, 'Garden', 'બગીચો', 'उद्यान'],
  ['/visit', 0, 'Visit', 'મુલાકાત', 'यात्रा'],
  ['/galleries/murti-darshan', 1, 'Darshan', 'દર્શન', 'दर्शन'],
  ['/services', 1, 'Services', 'સેવાઓ', 'सेवाएँ'],
  ['/visit/faq', 1, 'FAQ', 'પ્રશ્નો', 'प्रश्न'],
  ['/inspiration', 0, 'Inspiration', 'પ્રેરણા', 'प्रेरणा'],
  ['/connect', 0, 'Connect', 'જોડાઓ', 'जुड़िए'],
  ['/connect/events', 1, 'Events', 'ઉત્સવો', 'उत्सव'],
  ['/connect/news', 1, 'News', 'સમાચાર', 'समाचार'],
  ['/connect/contact', 1, 'Contact', 'સંપર્ક', 'संपर्क'],
]

const FOOTER: readonly Entry[] = [
  ['/terms', 0, 'Terms', 'શરતો', 'शर्तें'],
  ['/privacy-policy', 0, 'Privacy Policy', 'ગોપનીયતા', 'गोपनीयता'],
]

/** The menu of the network. What is not there in a language leads to the page in English, and says so. */
export const navigations: readonly ImportedNavigation[] = LANGUAGES.map((language, at) => ({
  locationId: 10,
  language,
  entries: HEADER.map(([href, level, ...texts]) => ({
    label: texts[at] ?? '',
    link: { href },
    level,
  })),
  footer: FOOTER.map(([href, , ...texts]) => ({ label: texts[at] ?? '', link: { href } })),
}))
