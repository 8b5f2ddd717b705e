import type { ImportedLocation } from '#schema/import/network-content'

type SpecialDays = NonNullable<ImportedLocation['specialDays']>

type DayNames = Readonly<Record<string, readonly [gujarati: string, hindi: string]>>

/** What the days are called in Gujarati and Hindi, by their English names. */
const names: DayNames = {
  Deepotsav: ['દીપોત્સવ', 'दीपोत्सव'],
  Patotsav: ['પાટોત્સવ', 'पाटोत्सव'],
  'Annual cleaning day': ['વાર્ષિક સફાઈનો દિવસ', 'वार्षिक सफ़ाई का दिन'],
  Uttarayan: ['ઉત્તરાયણ', 'उत्तरायण'],
  'Founders’ Day': ['સ્થાપના દિન', 'स्थापना दिवस'],
  'Civic holiday': ['નગરની રજા', 'नगर अवकाश'],
  'Patotsav and Annakut': ['પાટોત્સવ અને અન્નકૂટ', 'पाटोत्सव और अन्नकूट'],
  'Lights on Weavers Row': ['વીવર્સ રો પર દીવા', 'वीवर्स रो पर दीप'],
  'Bank holiday': ['બૅન્કની રજા', 'बैंक अवकाश'],
  'Eye camp': ['નેત્ર શિબિર', 'नेत्र शिविर'],
  'Public holiday': ['જાહેર રજા', 'सार्वजनिक अवकाश'],
  'દીપોત્સવ · Deepotsav': ['દીપોત્સવ', 'दीपोत्सव'],
  'ઉત્તરાયણ · Uttarayan': ['ઉત્તરાયણ', 'उत्तरायण'],
}

const LATE = [{ startHour: 6, endHour: 22 }]

const days: Readonly<Record<number, SpecialDays>> = {
  10: [
    { inDays: -12, name: 'Deepotsav', group: null, hours: LATE },
    { inDays: 9, name: 'Patotsav', group: null, hours: [{ startHour: 6, endHour: 21 }] },
    { inDays: 16, on: 'FRIDAY', name: 'Annual cleaning day', group: 'Mandir Campus', hours: [] },
    { inDays: 27, name: 'Uttarayan', group: null, hours: [{ startHour: 6, endHour: 20 }] },
    {
      inDays: 27,
      name: 'Uttarayan',
      group: 'Annapurna Kitchen',
      hours: [{ startHour: 12, endHour: 20 }],
    },
    { inDays: 47, name: 'Founders’ Day', group: null, hours: [] },
  ],
  20: [
    { inDays: 5, name: 'Civic holiday', group: 'Chai counter', hours: [] },
    { inDays: 19, name: 'Patotsav and Annakut', group: null, hours: LATE },
  ],
  30: [
    { inDays: 10, name: 'Lights on Weavers Row', group: 'Mandir Darshan', hours: LATE },
    { inDays: 30, name: 'Bank holiday', group: 'Weaving museum', hours: [] },
  ],
  40: [
    {
      inDays: 2,
      name: 'Eye camp',
      group: 'Free clinic',
      hours: [{ startHour: 8, endHour: 16 }],
    },
    { inDays: 23, name: 'Public holiday', group: 'Free clinic', hours: [] },
  ],
  50: [
    { inDays: 9, name: 'દીપોત્સવ · Deepotsav', group: null, hours: [{ startHour: 5, endHour: 23 }] },
    { inDays: 26, name: 'ઉત્તરાયણ · Uttarayan', group: 'Carving workshop', hours: [] },
  ],
}

/** Festivals and holidays around the day of loading, by location. */
export const specialDaysByLocation: Readonly<Record<number, SpecialDays>> = Object.fromEntries(
  Object.entries(days).map(([location, own]) => [
    location,
    own.map((day) => ({ ...day, texts: textsOf(day.name) })),
  ]),
)

function textsOf(name: string) {
  const said = names[name]
  if (!said) throw new Error(`The day '${name}' has no name in Gujarati and Hindi`)
  const [gujarati, hindi] = said
  return [
    { language: 'gu-IN', name: gujarati },
    { language: 'hi-IN', name: hindi },
  ]
}
