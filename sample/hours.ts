import { DAILY, facts, MIDWEEK, type Opening, WEEKEND, WORKDAYS } from './facts/facts'

const DARSHAN: readonly Text[] = [
  ['gu-IN', 'મંદિર દર્શન'],
  ['hi-IN', 'मंदिर दर्शन'],
]

/** Hours JSON as an hours card holds it, by location. That of location 10 begins with the sample of specification section 9. */
export const hoursByLocation: Readonly<Record<number, string>> = {
  10: hoursJson([
    [
      'Mandir Campus',
      'Grounds, gardens and welcome desk',
      [
        [['TUESDAY', ...MIDWEEK], '7:00', '19:00'],
        [['SATURDAY', 'MONDAY'], '6:00', '20:00'],
      ],
      [
        ['gu-IN', 'મંદિર પરિસર', 'પ્રાંગણ, બગીચા અને સ્વાગત કક્ષ'],
        ['hi-IN', 'मंदिर परिसर', 'प्रांगण, उद्यान और स्वागत कक्ष'],
      ],
    ],
    [
      'Mandir Darshan',
      'The shrine is closed on Sundays',
      [
        [['MONDAY', 'TUESDAY'], '7:00', '12:00'],
        [['MONDAY', 'TUESDAY'], '16:00', '20:00'],
        [MIDWEEK, '7:00', '19:00'],
        [['SATURDAY'], '6:30', '20:00'],
      ],
      [
        ['gu-IN', 'મંદિર દર્શન', 'રવિવારે મંદિર બંધ રહે છે'],
        ['hi-IN', 'मंदिर दर्शन', 'रविवार को मंदिर बंद रहता है'],
      ],
    ],
    [
      'Assembly Hall',
      'Open on Sundays for the classes, the assembly, its arti and dinner',
      [[['SUNDAY'], '15:00', '20:00']],
      [
        ['gu-IN', 'સભાખંડ', 'રવિવારે વર્ગો, સભા, આરતી અને ભોજન માટે ખુલ્લો'],
        ['hi-IN', 'सभागृह', 'रविवार को कक्षाओं, सभा, आरती और भोजन के लिए खुला'],
      ],
    ],
    [
      'Annapurna Kitchen',
      'Vegetarian meals and sweets to take home',
      facts[10].kitchen,
      [
        ['gu-IN', 'અન્નપૂર્ણા રસોડું', 'શાકાહારી ભોજન, અને ઘેર લઈ જવા મીઠાઈ'],
        ['hi-IN', 'अन्नपूर्णा रसोई', 'शाकाहारी भोजन, और घर ले जाने की मिठाई'],
      ],
    ],
    arti(10, 'On Sundays in the assembly hall', 'રવિવારે સભાખંડમાં', 'रविवार को सभागृह में'),
  ]),
  20: hoursJson([
    [
      'Mandir Darshan',
      'The doors stay open later on festival days',
      [
        [WORKDAYS, '7:00', '12:30'],
        [WORKDAYS, '16:00', '20:30'],
        [WEEKEND, '7:00', '20:30'],
      ],
      [
        ['gu-IN', 'મંદિર દર્શન', 'ઉત્સવના દિવસોએ દ્વાર મોડે સુધી ખુલ્લાં રહે છે'],
        ['hi-IN', 'मंदिर दर्शन', 'उत्सव के दिनों में द्वार देर तक खुले रहते हैं'],
      ],
    ],
    [
      'Chai counter',
      'Hot drinks and snacks in the foyer',
      [[WEEKEND, '9:00', '18:00']],
      [
        ['gu-IN', 'ચાની બારી', 'પ્રવેશખંડમાં ગરમ પીણાં અને નાસ્તો'],
        ['hi-IN', 'चाय का काउंटर', 'प्रवेश-कक्ष में गरम पेय और नाश्ता'],
      ],
    ],
    [
      'Boot room',
      'Heated, staffed at weekends',
      [[WEEKEND, '6:45', '21:00']],
      [
        ['gu-IN', 'બૂટનો ખંડ', 'ગરમ રખાતો; શનિ-રવિ સ્વયંસેવક હાજર'],
        ['hi-IN', 'जूतों का कक्ष', 'गरम; शनिवार-रविवार को स्वयंसेवक उपस्थित'],
      ],
    ],
    arti(20),
  ]),
  30: hoursJson([
    [
      'Mandir Darshan',
      null,
      [
        [DAILY, '7:30', '12:00'],
        [DAILY, '16:00', '20:30'],
      ],
      DARSHAN,
    ],
    [
      'Sunday kitchen',
      'Free lunch for everyone',
      facts[30].kitchen,
      [
        ['gu-IN', 'રવિવારનું રસોડું', 'સૌ માટે મફત ભોજન'],
        ['hi-IN', 'रविवार की रसोई', 'सबके लिए निःशुल्क भोजन'],
      ],
    ],
    [
      'Weaving museum',
      'The mill floor and its looms',
      [[['SATURDAY'], '10:00', '17:00']],
      [
        ['gu-IN', 'વણાટ સંગ્રહાલય', 'મિલનો માળ અને તેની સાળ'],
        ['hi-IN', 'बुनाई संग्रहालय', 'मिल का फ़र्श और उसके करघे'],
      ],
    ],
    arti(30),
  ]),
  40: hoursJson([
    [
      'Mandir Darshan',
      null,
      [
        [DAILY, '6:00', '12:00'],
        [DAILY, '16:00', '20:00'],
      ],
      DARSHAN,
    ],
    [
      'Free clinic',
      'Walk in, no appointment needed',
      [[['TUESDAY', 'THURSDAY', 'SATURDAY'], '9:00', '13:00']],
      [
        ['gu-IN', 'મફત દવાખાનું', 'સીધા આવો, સમય લેવાની જરૂર નથી'],
        ['hi-IN', 'निःशुल्क दवाख़ाना', 'सीधे आइए, समय लेने की ज़रूरत नहीं'],
      ],
    ],
    arti(40),
  ]),
  50: hoursJson([
    [
      'મંદિર દર્શન · Mandir Darshan',
      null,
      [
        [DAILY, '5:30', '12:00'],
        [DAILY, '15:30', '20:30'],
      ],
      DARSHAN,
    ],
    [
      'Carving workshop',
      'Visitors are welcome to watch',
      [[[...WORKDAYS, 'SATURDAY'], '9:00', '17:00']],
      [
        ['gu-IN', 'શિલ્પશાળા', 'મુલાકાતીઓ જોઈ શકે છે'],
        ['hi-IN', 'शिल्पशाला', 'अतिथि देख सकते हैं'],
      ],
    ],
    [
      'Guest house',
      'Reception',
      [[DAILY, '6:00', '22:00']],
      [
        ['gu-IN', 'અતિથિગૃહ', 'સ્વાગત કક્ષ'],
        ['hi-IN', 'अतिथि-गृह', 'स्वागत कक्ष'],
      ],
    ],
    arti(50),
  ]),
}

type Group = readonly [
  name: string,
  description: string | null,
  openings: readonly Opening[],
  texts?: readonly Text[],
  kind?: 'SERVICE',
]
type Text = readonly [language: 'gu-IN' | 'hi-IN', name: string, description?: string | undefined]

function hoursJson(groups: readonly Group[]): string {
  return JSON.stringify(
    groups.map(([name, description, openings, texts = [], kind], index) => ({
      id: index + 1,
      name,
      ...(kind && { kind }),
      ...(description !== null && { description }),
      ...(texts.length > 0 && {
        texts: texts.map(([language, own, translated]) => ({
          ...{ language, name: own },
          ...(translated !== undefined && { description: translated }),
        })),
      }),
      hours: openings.flatMap(([days, startHour, endHour]) =>
        days.map((weekday) => ({ weekday, startHour, endHour })),
      ),
    })),
    null,
    1,
  )
}

/** The times of arti; its place, if that differs from day to day. */
function arti(
  location: keyof typeof facts,
  english: string | null = null,
  ...translated: string[]
): Group {
  const [gujarati, hindi] = translated
  const texts: readonly Text[] = [
    ['gu-IN', 'આરતી', gujarati],
    ['hi-IN', 'आरती', hindi],
  ]
  return ['Arti', english, facts[location].arti, texts, 'SERVICE']
}
