import { type DrawnPicture, PORTRAIT, picture, SQUARE } from '../../drawn-picture'
import { times } from '../../marks'
import { diya } from '../../parts/lamp'
import { type Thing, turned } from '../../parts/thing'
import { shows } from '../../scenes/scene'
import { spread, stage, tabletop } from '../../settings/indoors'
import { farMandir, farTrees, outdoors } from '../../settings/outdoors'
import { arcade, hall } from '../../settings/room'
import { knitting, wool } from '../../things/craft'
import { garlandBow, kite, lantern } from '../../things/festival'
import { rug } from '../../things/furniture'
import { cymbals, dandiya, harmonium, microphone, tabla, tanpura } from '../../things/music'

const burning: Thing = (d, at, size) => diya(d, at, size)

/** Things at rest. */
export const objectPictures: readonly DrawnPicture[] = [
  picture({
    id: 151,
    name: 'Tabla at rest',
    caption: '',
    alt: 'A pair of tabla on a red rug before a row of arches full of evening light.',
    altGu: 'સાંજના પ્રકાશવાળી કમાનો આગળ લાલ શેતરંજી પર તબલાંની જોડ.',
    size: SQUARE,
    focal: [0.5, 0.6],
    draw: shows({
      setting: hall({
        wall: '#a8604a',
        floor: '#6b3a30',
        line: 0.52,
        on: [arcade(3, ['#ffd98a', '#e0703a'])],
      }),
      behind: [[0.5, 0.92, 0.62, rug('#8f2438', '#f0c35a')]],
      things: [[0.52, 0.84, 0.42, tabla]],
    }),
  }),
  picture({
    id: 152,
    name: 'Before the kirtan',
    caption: 'Tuned at four, played at five.',
    alt: 'Harmonium, tanpura, tabla and a microphone wait on an empty stage.',
    altGu: 'ખાલી મંચ પર હાર્મોનિયમ, તાનપૂરો, તબલાં અને માઇક રાહ જુએ છે.',
    captionGu: 'ચાર વાગ્યે સૂર મેળવ્યા, પાંચ વાગ્યે વાગ્યા.',
    focal: [0.5, 0.6],
    draw: shows({
      setting: stage('#5a2a6a', ['#d99a5a', '#5a2f34']),
      behind: [[0.5, 0.77, 0.16, rug('#a8343f', '#f4d36a')]],
      things: [
        [0.34, 0.75, 0.22, harmonium],
        [0.62, 0.75, 0.2, tabla],
        [0.76, 0.75, 0.5, tanpura],
        [0.45, 0.77, 0.34, microphone],
        [0.22, 0.76, 0.09, cymbals],
      ],
      lights: [[0.5, 0.5, 0.5, '#ffd98a']],
    }),
  }),
  picture({
    id: 153,
    name: 'Wool for two thousand mittens',
    caption: 'Given by the winter market.',
    alt: 'Balls of wool in seven colours with a half-made mitten on needles.',
    altGu: 'સાત રંગના ઊનના દડા, અને સળિયા પર અડધું ગૂંથેલું મોજું.',
    captionGu: 'શિયાળુ બજારે આપેલું.',
    focal: [0.5, 0.6],
    draw: shows({
      setting: tabletop('#94684a', ['#e9dcd0', '#a89aa8'], ['#ffffff', '#f4d9c0']),
      things: [
        [
          0.34,
          0.86,
          0.34,
          wool(['#2f6fb3', '#d8447a', '#e8a33a', '#5d8f3a', '#7d3f98', '#f3e6cf', '#c2352f']),
        ],
        [0.76, 0.82, 0.4, knitting('#c2352f')],
      ],
    }),
  }),
  picture({
    id: 154,
    name: 'Sticks for raas',
    caption: 'Lent at the door, returned at the door.',
    alt: 'Painted dancing sticks lie in a fan on red patterned cloth.',
    altGu: 'લાલ ભાતવાળા કાપડ પર રંગીન દાંડિયાનો પંખો.',
    captionGu: 'દ્વારે અપાય, દ્વારે પરત.',
    size: SQUARE,
    focal: [0.5, 0.5],
    draw: shows({
      setting: spread('#8f2438', '#f4c64a'),
      behind: times(9).map((i) => [0.5, 0.76, 0.42, turned(dandiya, -75 + i * 16)] as const),
      things: [],
    }),
  }),
  picture({
    id: 155,
    name: 'Kites, ready',
    caption: 'Paper, bamboo, and rice glue.',
    alt: 'Nine paper kites in different colours are laid out on blue cloth.',
    altGu: 'ભૂરા કાપડ પર જુદા જુદા રંગના નવ પતંગ ગોઠવેલા છે.',
    captionGu: 'કાગળ, વાંસ અને ચોખાની લાહી.',
    focal: [0.5, 0.5],
    draw: shows({
      setting: spread('#24506b', '#e9c27a'),
      behind: times(10).map(
        (i) =>
          [
            0.16 + (i % 5) * 0.17,
            i < 5 ? 0.46 : 0.86,
            0.3,
            turned(
              kite(
                [
                  '#e8452f',
                  '#f5a623',
                  '#1f8a86',
                  '#d81b60',
                  '#f2f0e6',
                  '#7d3f98',
                  '#f9d34a',
                  '#2f9a4a',
                  '#e8752f',
                  '#5aa0d0',
                ][i] ?? '#e8452f',
              ),
              ((i * 37) % 24) - 12,
            ),
          ] as const,
      ),
      things: [],
    }),
  }),
  picture({
    id: 156,
    name: 'Five lamps on cloth',
    caption: 'For the mahapuja, one for each direction and one for here.',
    alt: 'Five burning clay lamps on green patterned cloth with a bow of marigolds.',
    altGu: 'લીલા ભાતવાળા કાપડ પર બળતા પાંચ માટીના દીવા અને ગલગોટાનો હાર.',
    captionGu: 'મહાપૂજા માટે: દરેક દિશાનો એક, અને એક અહીંનો.',
    focal: [0.5, 0.55],
    draw: shows({
      setting: spread('#1f5a4a', '#f0c35a'),
      behind: [[0.5, 0.12, 0.5, garlandBow]],
      things: [
        [0.22, 0.68, 0.2, burning],
        [0.5, 0.56, 0.22, burning],
        [0.78, 0.68, 0.2, burning],
        [0.35, 0.86, 0.2, burning],
        [0.65, 0.86, 0.2, burning],
      ],
      hour: ['#b5a0b8', 0.35],
    }),
  }),
  picture({
    id: 157,
    name: 'Lanterns',
    caption: 'Folded by the class of nine-year-olds.',
    alt: 'Paper lanterns in orange, pink and yellow hang between trees at dusk.',
    altGu: 'સાંજે ઝાડ વચ્ચે કેસરી, ગુલાબી અને પીળાં કાગળનાં ફાનસ લટકે છે.',
    captionGu: 'નવ વર્ષનાં બાળકોએ વાળેલાં.',
    size: PORTRAIT,
    focal: [0.5, 0.4],
    draw: shows({
      setting: outdoors({
        palette: 'dusk',
        horizon: 0.8,
        ground: 'grass',
        far: [farTrees('round', [0.06, 0.94], 0.6), farMandir(0.5, 0.5)],
      }),
      things: [],
      before: [
        [0.2, 0.3, 0.17, lantern('#f5a623')],
        [0.5, 0.4, 0.22, lantern('#d81b60')],
        [0.8, 0.28, 0.17, lantern('#f5d04a')],
        [0.35, 0.58, 0.15, lantern('#e8602a')],
        [0.68, 0.6, 0.16, lantern('#f5a623')],
      ],
    }),
  }),
]
