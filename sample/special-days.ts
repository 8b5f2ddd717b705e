import type { ImportedLocation } from '#schema/import/network-content'
import { FESTIVALS } from './facts/festivals'

type SpecialDays = NonNullable<ImportedLocation['specialDays']>

type DayNames = Readonly<Record<string, readonly [gujarati: string, hindi: string]>>

/** The Gujarati and Hindi names of the days, by their English names. */
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
  'Maha Shivaratri': ['મહાશિવરાત્રિ', 'महाशिवरात्रि'],
  Holi: ['હોળી', 'होली'],
  'Ram Navami': ['રામનવમી', 'राम नवमी'],
  Janmashtami: ['જન્માષ્ટમી', 'जन्माष्टमी'],
  Navratri: ['નવરાત્રિ', 'नवरात्रि'],
  'Eye camp': ['નેત્ર શિબિર', 'नेत्र शिविर'],
  'Public holiday': ['જાહેર રજા', 'सार्वजनिक अवकाश'],
  'દીપોત્સવ · Deepotsav': ['દીપોત્સવ', 'दीपोत्सव'],
  'ઉત્તરાયણ · Uttarayan': ['ઉત્તરાયણ', 'उत्तरायण'],
}

const LATE = [{ startHour: 6, endHour: 22 }]
/** Over midnight, when Krishna was born. */
const NIGHT = [{ startHour: 6, endHour: 1 }]

const days: Readonly<Record<number, SpecialDays>> = {
  10: [
    deepotsav('Deepotsav', LATE),
    { inDays: 9, name: 'Patotsav', group: null, hours: [{ startHour: 6, endHour: 21 }] },
    { inDays: 16, on: 'TUESDAY', name: 'Annual cleaning day', group: 'Mandir Campus', hours: [] },
    {
      ...yearly(FESTIVALS.uttarayan),
      name: 'Uttarayan',
      group: null,
      hours: [{ startHour: 6, endHour: 20 }],
    },
    {
      ...yearly(FESTIVALS.uttarayan),
      name: 'Uttarayan',
      group: 'Annapurna Kitchen',
      hours: [{ startHour: 12, endHour: 20 }],
    },
    {
      ...moving(FESTIVALS.mahaShivaratri),
      name: 'Maha Shivaratri',
      group: 'Mandir Darshan',
      hours: LATE,
    },
    { inDays: 47, name: 'Founders’ Day', group: null, hours: [] },
  ],
  20: [
    { inDays: 5, name: 'Civic holiday', group: 'Chai counter', hours: [] },
    { inDays: 19, name: 'Patotsav and Annakut', group: null, hours: LATE },
    { ...moving(FESTIVALS.holi), name: 'Holi', group: 'Mandir Darshan', hours: LATE },
  ],
  30: [
    { inDays: 10, name: 'Lights on Weavers Row', group: 'Mandir Darshan', hours: LATE },
    { inDays: 30, on: 'SATURDAY', name: 'Bank holiday', group: 'Weaving museum', hours: [] },
    { ...moving(FESTIVALS.ramNavami), name: 'Ram Navami', group: 'Mandir Darshan', hours: LATE },
  ],
  40: [
    {
      inDays: 2,
      name: 'Eye camp',
      group: 'Free clinic',
      hours: [{ startHour: 8, endHour: 16 }],
    },
    { inDays: 23, on: 'THURSDAY', name: 'Public holiday', group: 'Free clinic', hours: [] },
    {
      ...moving(FESTIVALS.janmashtami),
      name: 'Janmashtami',
      group: 'Mandir Darshan',
      hours: NIGHT,
    },
  ],
  50: [
    deepotsav('દીપોત્સવ · Deepotsav', [{ startHour: 5, endHour: 23 }]),
    {
      ...yearly(FESTIVALS.uttarayan),
      name: 'ઉત્તરાયણ · Uttarayan',
      group: 'Carving workshop',
      hours: [],
    },
    {
      ...moving(FESTIVALS.navratri),
      lasts: 9,
      name: 'Navratri',
      group: 'મંદિર દર્શન · Mandir Darshan',
      hours: [{ startHour: 5.5, endHour: 23 }],
    },
  ],
}

/** Festivals and holidays after the day of loading, by location. */
export const specialDaysByLocation: Readonly<Record<number, SpecialDays>> = Object.fromEntries(
  Object.entries(days).map(([location, own]) => [
    location,
    own.map((day) => ({ ...day, texts: textsOf(day.name) })),
  ]),
)

/** The next day of a festival, that of loading included; the sun decides it. */
function yearly(onOneOf: readonly string[]) {
  return { inDays: 0, onOneOf, repeats: 'YEARLY' as const }
}

/** The same of a festival of the moon, whose day next year someone has to enter. */
function moving(onOneOf: readonly string[]) {
  return { inDays: 0, onOneOf, repeats: 'MOVES' as const }
}

/** Diwali and the days to Annakut as one entry: open late, and on the last of them until the evening. */
function deepotsav(name: string, hours: SpecialDays[number]['hours']): SpecialDays[number] {
  const evening = [{ startHour: 6, endHour: 20 }]
  return {
    ...moving(FESTIVALS.diwali),
    lasts: 3,
    except: [{ after: 2, hours: evening }],
    ...{ name, group: null, hours },
  }
}

function textsOf(name: string) {
  const translation = names[name]
  if (!translation) throw new Error(`The day '${name}' has no name in Gujarati and Hindi`)
  const [gujarati, hindi] = translation
  return [
    { language: 'gu-IN', name: gujarati },
    { language: 'hi-IN', name: hindi },
  ]
}
