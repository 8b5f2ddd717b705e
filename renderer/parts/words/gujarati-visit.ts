import type { englishVisit } from './english-visit'

export const gujaratiVisit: typeof englishVisit = {
  allLocations: 'બધાં સ્થળ',
  otherLocations: 'બીજાં સ્થળ',
  findLocation: 'નામ, શહેર કે દેશ પરથી સ્થળ શોધો',
  useMyLocation: 'મારું સ્થાન વાપરો',
  whereUnknown: 'તમારું સ્થાન મળી શક્યું નથી. તેના બદલે શોધો.',
  noLocationMatches: 'આવું કોઈ સ્થળ મળ્યું નથી. શહેર કે દેશનું નામ લખી જુઓ.',
  findNearest: 'નામ પરથી સ્થળ શોધો, અથવા ગામ કે પિનકોડની નજીકનું',
  findPlace: 'શોધો',
  nearestTo: (place) => `${place}ની નજીકનાં પહેલાં`,
  placeUnknown: (text) => `“${text}” મળ્યું નથી. મોટું શહેર કે દેશ લખી જુઓ.`,
  placeUnavailable: 'હમણાં ગામ કે શહેર શોધી શકાતું નથી. ફરી પ્રયત્ન કરો, અથવા નામથી શોધો.',
  locationCount: (count) => `${count} સ્થળ`,
  kilometres: (count) => `${count} કિમી`,
  miles: (count) => `${count} માઇલ`,

  onThisSite: 'આ સાઇટ પર',
  visit: 'મુલાકાત',
  explore: 'જોવા જેવું',
  give: 'દાન',
  talks: 'પ્રવચનો',
  today: 'આજે',
  tomorrow: 'આવતી કાલે',
  daysLeft: 'દિવસ બાકી',
  noticeKinds: { INFO: 'નોંધ', WARNING: 'મહત્ત્વની સૂચના', CLOSED: 'બંધ' },
  loading: 'લોડ થઈ રહ્યું છે …',

  // Hours
  closedNow: 'હમણાં બંધ',
  /** `Closed now, opens Monday 6:00am` */
  closedNowOpens: (when) => `હમણાં બંધ, ${when} વાગ્યે ખૂલશે`,
  openNowUntil: (time) => `હમણાં ખુલ્લું, ${time} સુધી`,
  nextAt: (when) => `હવે પછી: ${when}`,
  nowUntil: (time) => `હમણાં ચાલુ, ${time} સુધી`,
  noneSoon: 'આવતાં બે અઠવાડિયાંમાં નથી',
  specialDays: 'વિશેષ દિવસો',
  hoursOnDay: 'બીજા દિવસનો સમય',
  showDay: 'બતાવો',
  dayAndTime: (day, time) => `${day} ${time}`,

  // Previous and next records
  previousEvent: 'પાછલો કાર્યક્રમ',
  nextEvent: 'પછીનો કાર્યક્રમ',
  eventsBeside: 'આગળ-પાછળના કાર્યક્રમો',
  previousGallery: 'પાછલી ગેલેરી',
  nextGallery: 'પછીની ગેલેરી',
  galleriesBeside: 'આગળ-પાછળની ગેલેરીઓ',
  otherDates: 'અન્ય તારીખો',
  everyWeekday: (weekday) => `દર ${weekday}`,
  registration: 'નોંધણી',
  registrationKinds: {
    NONE: 'જરૂરી નથી: એમ જ આવો',
    LINK: 'ચાલુ છે',
    PHONE: 'ફોન દ્વારા',
    EMAIL: 'ઈમેલ દ્વારા',
    FULL: 'જગ્યા નથી',
    CLOSED: 'બંધ',
  },

  // An address without a page
  notHere: 'પાનું મળ્યું નથી',
  mayHaveMoved: 'તે ખસેડાયું હશે, અથવા લિંક ખોટી છે.',
  toHome: 'મુખપૃષ્ઠ પર જાઓ',
  orSearch: 'અથવા શોધો',
  suggestedLinks: 'આમાંથી કોઈ અજમાવો',
}
