import type { Weekday } from '#schema/entities/statuses'

type Time = number | string
type Opening = readonly [days: readonly Weekday[], from: Time, to: Time]

const TO_FRIDAY: readonly Weekday[] = ['WEDNESDAY', 'THURSDAY', 'FRIDAY']
const WEEK: readonly Weekday[] = ['MONDAY', 'TUESDAY', ...TO_FRIDAY]
const WEEKEND: readonly Weekday[] = ['SATURDAY', 'SUNDAY']
const DAILY: readonly Weekday[] = [...WEEK, ...WEEKEND]

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
        [['TUESDAY', ...TO_FRIDAY], 7, 19],
        [['SATURDAY', 'MONDAY'], 6, 20],
      ],
      [
        ['gu-IN', 'મંદિર પરિસર', 'પ્રાંગણ, બગીચા અને સ્વાગત કક્ષ'],
        ['hi-IN', 'मंदिर परिसर', 'प्रांगण, उद्यान और स्वागत कक्ष'],
      ],
    ],
    [
      'Mandir Darshan',
      'Arti at opening, at noon and at closing',
      [
        [['MONDAY', 'TUESDAY'], 7, 12],
        [['MONDAY', 'TUESDAY'], 16, 20],
        [TO_FRIDAY, 7, 19],
        [['SATURDAY'], '6:30', 20],
      ],
      [
        ['gu-IN', 'મંદિર દર્શન', 'ખૂલતાં, બપોરે અને બંધ થતાં આરતી'],
        ['hi-IN', 'मंदिर दर्शन', 'खुलने पर, दोपहर में और बंद होने पर आरती'],
      ],
    ],
    [
      'Assembly Hall',
      'Classes and the Sunday assembly',
      [[['SUNDAY'], 15, 20]],
      [
        ['gu-IN', 'સભાખંડ', 'વર્ગો અને રવિવારની સભા'],
        ['hi-IN', 'सभागृह', 'कक्षाएँ और रविवार की सभा'],
      ],
    ],
    [
      'Annapurna Kitchen',
      'Vegetarian meals and sweets to take home',
      [
        [TO_FRIDAY, 11, '18:30'],
        [['SATURDAY'], 10, 20],
      ],
      [
        ['gu-IN', 'અન્નપૂર્ણા રસોડું', 'શાકાહારી ભોજન, અને ઘેર લઈ જવા મીઠાઈ'],
        ['hi-IN', 'अन्नपूर्णा रसोई', 'शाकाहारी भोजन, और घर ले जाने की मिठाई'],
      ],
    ],
    [
      'Library',
      'Reading room and children’s corner',
      [[['TUESDAY', ...TO_FRIDAY, 'SATURDAY'], 10, 18]],
      [
        ['gu-IN', 'પુસ્તકાલય', 'વાચનખંડ અને બાળકોનો ખૂણો'],
        ['hi-IN', 'पुस्तकालय', 'वाचनालय और बच्चों का कोना'],
      ],
    ],
  ]),
  20: hoursJson([
    [
      'Mandir Darshan',
      'The doors stay open later on festival days',
      [
        [WEEK, 7, '12:30'],
        [WEEK, 16, '20:30'],
        [WEEKEND, 7, '20:30'],
      ],
      [
        ['gu-IN', 'મંદિર દર્શન', 'ઉત્સવના દિવસોએ દ્વાર મોડે સુધી ખુલ્લાં રહે છે'],
        ['hi-IN', 'मंदिर दर्शन', 'उत्सव के दिनों में द्वार देर तक खुले रहते हैं'],
      ],
    ],
    [
      'Chai counter',
      'Hot drinks and snacks in the foyer',
      [[WEEKEND, 9, 18]],
      [
        ['gu-IN', 'ચાની બારી', 'પ્રવેશખંડમાં ગરમ પીણાં અને નાસ્તો'],
        ['hi-IN', 'चाय का काउंटर', 'प्रवेश-कक्ष में गरम पेय और नाश्ता'],
      ],
    ],
    [
      'Boot room',
      'Heated, staffed at weekends',
      [[WEEKEND, '6:45', 21]],
      [
        ['gu-IN', 'બૂટનો ખંડ', 'ગરમ રખાતો; શનિ-રવિ સ્વયંસેવક હાજર'],
        ['hi-IN', 'जूतों का कक्ष', 'गरम; शनिवार-रविवार को स्वयंसेवक उपस्थित'],
      ],
    ],
  ]),
  30: hoursJson([
    [
      'Mandir Darshan',
      null,
      [
        [DAILY, '7:30', 12],
        [DAILY, 16, '20:30'],
      ],
      DARSHAN,
    ],
    [
      'Sunday kitchen',
      'Free lunch for everyone',
      [[['SUNDAY'], '12:30', 15]],
      [
        ['gu-IN', 'રવિવારનું રસોડું', 'સૌ માટે મફત ભોજન'],
        ['hi-IN', 'रविवार की रसोई', 'सबके लिए निःशुल्क भोजन'],
      ],
    ],
    [
      'Weaving museum',
      'The mill floor and its looms',
      [[['SATURDAY'], 10, 17]],
      [
        ['gu-IN', 'વણાટ સંગ્રહાલય', 'મિલનો માળ અને તેની સાળ'],
        ['hi-IN', 'बुनाई संग्रहालय', 'मिल का फ़र्श और उसके करघे'],
      ],
    ],
  ]),
  40: hoursJson([
    [
      'Mandir Darshan',
      null,
      [
        [DAILY, 6, 12],
        [DAILY, 16, 20],
      ],
      DARSHAN,
    ],
    [
      'Free clinic',
      'Walk in, no appointment needed',
      [[['TUESDAY', 'THURSDAY', 'SATURDAY'], 9, 13]],
      [
        ['gu-IN', 'મફત દવાખાનું', 'સીધા આવો, સમય લેવાની જરૂર નથી'],
        ['hi-IN', 'निःशुल्क दवाख़ाना', 'सीधे आइए, समय लेने की ज़रूरत नहीं'],
      ],
    ],
  ]),
  50: hoursJson([
    [
      'મંદિર દર્શન · Mandir Darshan',
      null,
      [
        [DAILY, '5:30', 12],
        [DAILY, '15:30', '20:30'],
      ],
      DARSHAN,
    ],
    [
      'Carving workshop',
      'Visitors are welcome to watch',
      [[[...WEEK, 'SATURDAY'], 9, 17]],
      [
        ['gu-IN', 'શિલ્પશાળા', 'મુલાકાતીઓ જોઈ શકે છે'],
        ['hi-IN', 'शिल्पशाला', 'अतिथि देख सकते हैं'],
      ],
    ],
    [
      'Guest house',
      'Reception',
      [[DAILY, 6, 22]],
      [
        ['gu-IN', 'અતિથિગૃહ', 'સ્વાગત કક્ષ'],
        ['hi-IN', 'अतिथि-गृह', 'स्वागत कक्ष'],
      ],
    ],
  ]),
}

type Group = readonly [
  name: string,
  description: string | null,
  openings: readonly Opening[],
  texts?: readonly Text[],
]
type Text = readonly [language: 'gu-IN' | 'hi-IN', name: string, description?: string]

function hoursJson(groups: readonly Group[]): string {
  return JSON.stringify(
    groups.map(([name, description, openings, texts = []], index) => ({
      id: index + 1,
      name,
      ...(description !== null && { description }),
      ...(texts.length > 0 && {
        texts: texts.map(([language, own, said]) => ({
          ...{ language, name: own },
          ...(said !== undefined && { description: said }),
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
