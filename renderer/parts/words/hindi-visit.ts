import type { englishVisit } from './english-visit'

export const hindiVisit: typeof englishVisit = {
  allLocations: 'सभी स्थान',
  otherLocations: 'अन्य स्थान',
  findLocation: 'नाम, शहर या देश से स्थान खोजें',
  useMyLocation: 'मेरा स्थान इस्तेमाल करें',
  whereUnknown: 'आपका स्थान नहीं मिल सका। इसके बजाय खोजें।',
  noLocationMatches: 'ऐसा कोई स्थान नहीं मिला। शहर या देश का नाम लिखकर देखें।',
  findNearest: 'नाम से स्थान खोजें, या शहर या पिनकोड के सबसे पास वाला',
  findPlace: 'खोजें',
  nearestTo: (place) => `${place} के पास वाले पहले`,
  placeUnknown: (text) => `“${text}” नहीं मिला। कोई बड़ा शहर या देश लिखकर देखें।`,
  placeUnavailable: 'अभी शहर नहीं खोजे जा सकते। फिर से कोशिश करें, या नाम से खोजें।',
  locationCount: (count) => `${count} स्थान`,
  kilometres: (count) => `${count} किमी`,
  miles: (count) => `${count} मील`,

  onThisSite: 'इस साइट पर',
  visit: 'यात्रा',
  explore: 'देखने योग्य',
  give: 'दान',
  talks: 'प्रवचन',
  today: 'आज',
  tomorrow: 'कल',
  daysLeft: 'दिन शेष',
  noticeKinds: { INFO: 'सूचना', WARNING: 'महत्वपूर्ण सूचना', CLOSED: 'बंद' },
  loading: 'लोड हो रहा है …',

  // Hours
  closedNow: 'अभी बंद',
  /** `Closed now, opens Monday 6:00am` */
  closedNowOpens: (when) => `अभी बंद, ${when} बजे खुलेगा`,
  openNowUntil: (time) => `अभी खुला, ${time} तक`,
  nextAt: (when) => `अगला: ${when}`,
  nowUntil: (time) => `अभी चल रहा है, ${time} तक`,
  noneSoon: 'अगले दो सप्ताह में नहीं',
  specialDays: 'विशेष दिन',
  hoursOnDay: 'किसी और दिन का समय',
  showDay: 'दिखाएँ',
  dayAndTime: (day, time) => `${day} ${time}`,

  // Previous and next records
  previousEvent: 'पिछला कार्यक्रम',
  nextEvent: 'अगला कार्यक्रम',
  eventsBeside: 'आगे-पीछे के कार्यक्रम',
  previousGallery: 'पिछली गैलरी',
  nextGallery: 'अगली गैलरी',
  galleriesBeside: 'आगे-पीछे की गैलरियाँ',
  otherDates: 'अन्य तारीखें',
  everyWeekday: (weekday) => `हर ${weekday}`,
  registration: 'पंजीकरण',
  registrationKinds: {
    NONE: 'आवश्यक नहीं: बस आइए',
    LINK: 'खुला है',
    PHONE: 'फ़ोन से',
    EMAIL: 'ईमेल से',
    FULL: 'स्थान भर गए',
    CLOSED: 'बंद',
  },

  // An address without a page
  notHere: 'पृष्ठ नहीं मिला',
  mayHaveMoved: 'शायद इसका स्थान बदल गया है, या लिंक ग़लत है।',
  toHome: 'मुखपृष्ठ पर जाएँ',
  orSearch: 'या खोजें',
  suggestedLinks: 'इनमें से कोई आज़माएँ',
}
