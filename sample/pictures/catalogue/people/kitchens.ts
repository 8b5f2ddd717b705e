import { type DrawnPicture, picture, SQUARE } from '../../drawn-picture'
import { times } from '../../marks'
import { held, someone } from '../../people/people'
import { shows } from '../../scenes/scene'
import { farMandir, farTrees, outdoors } from '../../settings/outdoors'
import { hall, panes, windows } from '../../settings/room'
import { rug, table } from '../../things/furniture'
import {
  basket,
  box,
  jar,
  ladle,
  pot,
  rollingPin,
  rotlis,
  steam,
  stove,
  sweets,
} from '../../things/kitchen'

const vegetables = basket(['#d9432f', '#6aa84a', '#f0a52e', '#8f4a8a'])

/** Who cooks and who carries. */
export const kitchenPictures: readonly DrawnPicture[] = [
  picture({
    id: 89,
    name: 'Stirring for six hundred',
    caption: 'The khichdi needs an hour, two people and no talking to.',
    alt: 'Two volunteers in aprons stir steaming pots on a stove in a bright kitchen.',
    altGu: 'અજવાળા રસોડામાં એપ્રન પહેરેલા બે સ્વયંસેવક વરાળ નીકળતાં તપેલાં હલાવે છે.',
    captionGu: 'ખીચડી માગે એક કલાક, બે જણ અને શાંતિ.',
    altHi: 'उजली रसोई में एप्रन पहने दो स्वयंसेवक भाप उठते बर्तन चलाते हैं।',
    captionHi: 'खिचड़ी को चाहिए एक घंटा और दो जन।',
    focal: [0.5, 0.55],
    draw: shows({
      setting: hall({
        wall: '#d9b98a',
        floor: '#8a6a58',
        laid: 'tiles',
        dado: '#8fb0a8',
        on: [windows(3, ['#eef6f4', '#fff0c4'])],
      }),
      things: [
        [
          0.3,
          0.86,
          0.62,
          someone('woman', 'sari', 'teal', 'work', 'right', 'apron', held(ladle, 18)),
        ],
        [
          0.74,
          0.86,
          0.64,
          someone('man', 'kurta', 'sky', 'work', 'left', 'apron', held(ladle, 18)),
        ],
        [0.42, 0.97, 0.16, stove],
        [0.42, 0.86, 0.22, pot('#c9892f', '#f0c04a')],
        [0.6, 0.97, 0.16, stove],
        [0.6, 0.86, 0.22, pot('#9aa1a7', '#d9743a')],
      ],
      before: [
        [0.42, 0.7, 0.42, steam],
        [0.6, 0.7, 0.42, steam],
      ],
    }),
  }),
  picture({
    id: 90,
    name: 'Rotli by the hundred',
    caption: 'Two thousand by eleven, and they are round.',
    alt: 'Four women sit in a row on the kitchen floor and roll flatbread; stacks grow beside them.',
    altGu: 'રસોડામાં હારબંધ બેઠેલી ચાર બહેનો રોટલી વણે છે; બાજુમાં થપ્પીઓ વધે છે.',
    captionGu: 'અગિયાર વાગ્યા સુધીમાં બે હજાર, અને બધી ગોળ.',
    focal: [0.5, 0.62],
    draw: shows({
      setting: hall({
        wall: '#e6cfa6',
        floor: '#b07a54',
        line: 0.5,
        laid: 'tiles',
        on: [panes(4, ['#dff0f4', '#fdf4dc'])],
      }),
      things: [
        ...(['red', 'green', 'violet', 'yellow'] as const).map(
          (colour, i) =>
            [
              0.15 + i * 0.235,
              0.8,
              0.62,
              someone(
                i === 2 ? 'grandmother' : 'woman',
                'lotus',
                'drum',
                'sari',
                colour,
                held(rollingPin, 20),
              ),
            ] as const,
        ),
        ...times(4).map((i) => [0.265 + i * 0.235, 0.9, 0.11, rotlis] as const),
        ...times(4).map((i) => [0.15 + i * 0.235, 0.88, 0.035, table(4)] as const),
      ],
    }),
  }),
  picture({
    id: 93,
    name: 'Packing boxes',
    caption: 'Rice, lentils, oil, tomatoes, and a card drawn by a child.',
    alt: 'A family packs food into boxes at a long table.',
    altGu: 'ખંડમાં લાંબા મેજ પર એક પરિવાર ખોખાંમાં અનાજ ભરે છે.',
    captionGu: 'ચોખા, દાળ, તેલ, ટામેટાં, અને બાળકે દોરેલું એક કાર્ડ.',
    draw: shows({
      setting: hall({
        wall: '#bcd0c4',
        floor: '#a8825e',
        line: 0.6,
        on: [panes(3, ['#e6f3f8', '#ffffff'])],
      }),
      things: [
        [0.2, 0.82, 0.6, someone('man', 'shirt', 'red', 'work', 'right', 'vest')],
        [0.42, 0.8, 0.6, someone('girl', 'frock', 'work', 'right')],
        [0.62, 0.82, 0.6, someone('woman', 'salwar', 'green', 'work', 'left')],
        [0.84, 0.82, 0.6, someone('grandmother', 'sari', 'work', 'left', 'lilac')],
        [0.5, 0.94, 0.26, table(5.4)],
        [0.12, 0.97, 0.16, box(false)],
        [0.9, 0.98, 0.16, box(false)],
      ],
      before: [
        ...[0.28, 0.46, 0.7].map((x, i) => [x, 0.685, 0.15, box(i !== 1)] as const),
        [0.57, 0.685, 0.1, jar('#d9743a')],
      ],
    }),
  }),
  picture({
    id: 94,
    name: 'Loading the lorry',
    caption: 'Four hundred boxes, hand to hand, in half an hour.',
    alt: 'Volunteers pass boxes from hand to hand before a mandir.',
    altGu: 'મંદિરના ચોકમાં સ્વયંસેવકોની સાંકળ હાથોહાથ ખોખાં પસાર કરે છે.',
    captionGu: 'અડધા કલાકમાં ચારસો ખોખાં, હાથોહાથ.',
    draw: shows({
      setting: outdoors({
        palette: 'day',
        horizon: 0.58,
        ground: 'court',
        far: [farTrees('cypress', [0.06, 0.14, 0.86, 0.94], 0.24), farMandir(0.5, 0.36)],
      }),
      things: [
        ...(['blue', 'yellow', 'green', 'pink', 'orange'] as const).map(
          (colour, i) =>
            [
              0.14 + i * 0.17,
              0.86 + (i % 2) * 0.02,
              0.5,
              someone(
                i % 2 ? 'youngWoman' : 'youngMan',
                i % 2 ? 'salwar' : 'shirt',
                colour,
                'offer',
                'right',
                ...(i === 1 ? [] : [held(box(false), 15)]),
              ),
            ] as const,
        ),
        [0.05, 0.96, 0.14, box(false)],
        [0.95, 0.97, 0.15, box(false)],
        [0.96, 0.87, 0.15, box(false)],
      ],
    }),
  }),
  picture({
    id: 96,
    name: 'How grandmother does it',
    caption: 'No scales. “Until it feels right.”',
    alt: 'A grandmother and a girl shape sweets at a kitchen table.',
    altGu: 'રસોડાના મેજ પર દાદી અને દીકરી લાડુ વાળે છે.',
    captionGu: 'વજનકાંટો નહીં. “હાથને બરાબર લાગે ત્યાં સુધી.”',
    size: SQUARE,
    focal: [0.5, 0.5],
    draw: shows({
      setting: hall({
        wall: '#e8b98a',
        floor: '#8a5a40',
        line: 0.66,
        dado: '#7fa39a',
        on: [panes(2, ['#d9eef2', '#fff3d0'])],
      }),
      things: [
        [0.3, 1, 0.92, someone('grandmother', 'sari', 'work', 'right', 'covered', 'cream')],
        [0.72, 1.02, 1, someone('girl', 'work', 'left', 'frock', 'pink', 'apron')],
        [0.5, 1.06, 0.34, table(3.4, '#3f7f7a')],
      ],
      before: [
        [0.46, 0.72, 0.16, sweets('#f0a52e')],
        [0.66, 0.73, 0.1, pot('#b08a3a', '#f4dca0')],
        [0.24, 0.73, 0.13, jar('#c2472f')],
      ],
    }),
  }),
  picture({
    id: 97,
    name: 'Chopping for Sunday',
    caption: 'Forty kilos of aubergine, and all the news of the street.',
    alt: 'Four people sit around baskets of vegetables and chop them in a courtyard kitchen.',
    altGu: 'રસોડાના ચોકમાં શાકની ટોપલીઓ ફરતે ચાર જણ શાક સમારે છે.',
    captionGu: 'ચાળીસ કિલો રીંગણ, અને આખી શેરીના સમાચાર.',
    focal: [0.5, 0.6],
    draw: shows({
      setting: hall({
        wall: '#b5603f',
        floor: '#9a7a62',
        line: 0.48,
        laid: 'tiles',
        on: [windows(5, ['#cfe3ea', '#f4ecd2'])],
      }),
      behind: [[0.5, 0.92, 0.5, rug('#c9b48a', '#8f2438')]],
      things: [
        [0.16, 0.84, 0.56, someone('man', 'lotus', 'work', 'right', 'kurta', 'sage')],
        [0.38, 0.74, 0.54, someone('woman', 'lotus', 'book', 'sari', 'yellow')],
        [0.63, 0.74, 0.54, someone('youngMan', 'lotus', 'book', 'shirt', 'blue', 'apron')],
        [0.85, 0.84, 0.56, someone('woman', 'lotus', 'work', 'left', 'salwar', 'violet')],
        [0.34, 0.89, 0.15, vegetables],
        [0.5, 0.83, 0.13, basket(['#5a2f6a', '#6a3a7a', '#4a2458'])],
        [0.66, 0.9, 0.15, basket(['#e8a33a', '#f0c04a', '#6aa84a'])],
      ],
    }),
  }),
]
