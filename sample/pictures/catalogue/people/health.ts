import { type DrawnPicture, picture, SQUARE } from '../../drawn-picture'
import { someone } from '../../people/people'
import { shows } from '../../scenes/scene'
import { arcadeWall, farTrees, outdoors } from '../../settings/outdoors'
import { frames, hall, panes, windows } from '../../settings/room'
import { drip, eyeChart, gauge } from '../../things/craft'
import { bench, chair, couch, rug, table } from '../../things/furniture'

/** A mat to stretch on. */
const mat = (colour: string) => rug(colour, '#fff3dc')

/** For body and health. */
export const healthPictures: readonly DrawnPicture[] = [
  picture({
    id: 114,
    name: 'Yoga in the hall',
    caption: 'Arms up, and breathe.',
    alt: 'Rows of people on mats raise their arms in a sunlit hall.',
    altGu: 'તડકાવાળા ખંડમાં ચટાઈ પર હારબંધ લોકો હાથ ઊંચા કરે છે.',
    captionGu: 'હાથ ઉપર, અને શ્વાસ.',
    focal: [0.5, 0.6],
    draw: shows({
      setting: hall({
        wall: '#cfdcc8',
        floor: '#c08f5f',
        line: 0.52,
        on: [windows(6, ['#e4f4f6', '#fff6dc'])],
      }),
      behind: [
        ...[0.2, 0.5, 0.8].map((x) => [x, 0.76, 0.08, mat('#5f8f9a')] as const),
        ...[0.12, 0.38, 0.64, 0.9].map((x) => [x, 0.97, 0.1, mat('#8a5fa0')] as const),
      ],
      things: [
        ...[0.2, 0.5, 0.8].map(
          (x, i) =>
            [
              x,
              0.74,
              0.46,
              someone(i === 1 ? 'man' : 'woman', 'lotus', 'up', i === 1 ? 'kurta' : 'salwar'),
            ] as const,
        ),
        ...[0.12, 0.38, 0.64, 0.9].map(
          (x, i) =>
            [
              x,
              0.95,
              0.56,
              someone(i % 2 ? 'youngMan' : 'youngWoman', 'lotus', 'up', i % 2 ? 'shirt' : 'salwar'),
            ] as const,
        ),
      ],
    }),
  }),
  picture({
    id: 115,
    name: 'Chair yoga',
    caption: 'Forty minutes without leaving your seat.',
    alt: 'Elderly men and women on chairs stretch their arms with a teacher.',
    altGu: 'ખુરશી પર બેઠેલાં વૃદ્ધ ભાઈ-બહેનો શિક્ષિકા સાથે હાથ લંબાવે છે.',
    captionGu: 'બેઠકેથી ઊઠ્યા વિના ચાળીસ મિનિટ.',
    focal: [0.5, 0.55],
    draw: shows({
      setting: hall({
        wall: '#a8c4cf',
        floor: '#a87f5c',
        line: 0.6,
        on: [panes(3, ['#f1f6f8', '#ffffff'])],
      }),
      things: [
        [0.5, 0.78, 0.54, someone('woman', 'sway', 'salwar', 'teal', 'plait')],
        ...[0.14, 0.32, 0.68, 0.86].flatMap((x, i) => [
          [x, 0.9, 0.27, chair] as const,
          [
            x,
            0.92,
            0.58,
            someone(i % 2 ? 'grandfather' : 'grandmother', 'bench', i < 2 ? 'over' : 'sway'),
          ] as const,
        ]),
      ],
    }),
  }),
  picture({
    id: 120,
    name: 'Blood donation',
    caption: '312 units last year is the figure to beat.',
    alt: 'A nurse stands by two donors who sit on couches in a bright room.',
    altGu: 'અજવાળા ઓરડામાં બે રક્તદાતા ખાટલે બેઠા છે, પાસે નર્સ ઊભાં છે.',
    captionGu: 'ગયા વર્ષના ૩૧૨ એકમથી આગળ વધવું છે.',
    focal: [0.5, 0.55],
    draw: shows({
      setting: hall({
        wall: '#e4ece8',
        floor: '#a8b0ac',
        line: 0.58,
        laid: 'tiles',
        on: [panes(3, ['#cfe6ea', '#f6fbfc'])],
      }),
      things: [
        [0.26, 0.88, 0.26, couch],
        [0.22, 0.9, 0.52, someone('man', 'chair', 'lap', 'right', 'shirt', 'orange')],
        [0.4, 0.87, 0.44, drip],
        [0.54, 0.84, 0.58, someone('woman', 'white coat', 'salwar', 'teal', 'work', 'left')],
        [0.76, 0.92, 0.27, couch],
        [0.72, 0.942, 0.54, someone('youngWoman', 'chair', 'lap', 'right', 'salwar', 'violet')],
        [0.91, 0.91, 0.46, drip],
      ],
    }),
  }),
  picture({
    id: 121,
    name: 'Eye camp',
    caption: 'Twelve doctors, one long bench.',
    alt: 'A doctor points at an eye chart for an elderly woman; others wait on a bench.',
    altGu: 'ડૉક્ટર વૃદ્ધ બહેનને આંખના પાટિયા પરના અક્ષર બતાવે છે; બાંકડે બીજા રાહ જુએ છે.',
    captionGu: 'બાર ડૉક્ટર, એક લાંબો બાંકડો.',
    focal: [0.4, 0.5],
    draw: shows({
      setting: outdoors({
        palette: 'day',
        horizon: 0.56,
        ground: 'court',
        far: [farTrees('palm', [0.3, 0.62], 0.44), arcadeWall(6, 0.34)],
      }),
      behind: [[0.15, 0.72, 0.36, eyeChart]],
      things: [
        [
          0.28,
          0.86,
          0.58,
          someone('man', 'white coat', 'shirt', 'sky', 'point', 'left', 'glasses'),
        ],
        [0.46, 0.9, 0.28, chair],
        [0.47, 0.9, 0.58, someone('grandmother', 'chair', 'left', 'sari', 'orange')],
        [0.78, 0.86, 0.28, bench],
        [0.68, 0.87, 0.56, someone('grandfather', 'bench', 'kurta')],
        [0.79, 0.87, 0.56, someone('woman', 'bench', 'sari', 'green')],
        [0.9, 0.87, 0.56, someone('grandfather', 'bench', 'turban', 'kurta')],
      ],
    }),
  }),
  picture({
    id: 122,
    name: 'Heart check',
    caption: 'Two minutes, one cuff, and plain words.',
    alt: 'A nurse takes the blood pressure of a man at a table.',
    altGu: 'નર્સ મેજ પાસે ક્રીમ ઝભ્ભાવાળા ભાઈનું લોહીનું દબાણ માપે છે.',
    captionGu: 'બે મિનિટ, એક પટ્ટો, અને સીધી વાત.',
    size: SQUARE,
    focal: [0.5, 0.5],
    draw: shows({
      setting: hall({
        wall: '#bcd8d4',
        floor: '#9a8a7a',
        line: 0.62,
        laid: 'tiles',
        on: [frames([0.16, 0.84], ['#c2352f', '#2f8a7a'])],
      }),
      things: [
        [0.27, 0.96, 0.8, someone('youngWoman', 'white coat', 'salwar', 'violet', 'work', 'right')],
        [0.76, 0.98, 0.36, chair],
        [0.76, 0.98, 0.8, someone('man', 'chair', 'offer', 'left', 'kurta', 'cream')],
        [0.5, 1.02, 0.34, table(1.5, '#f4ead8')],
      ],
      before: [[0.47, 0.69, 0.09, gauge]],
    }),
  }),
  picture({
    id: 178,
    name: 'Roll up a sleeve',
    caption: 'In, sleeve up, out again in ten minutes.',
    alt: 'A nurse in a white coat turns to a girl on a chair; her mother stands by, a grandfather waits on a bench.',
    altGu: 'સફેદ કોટમાં નર્સ ખુરશી પર બેઠેલી દીકરીને રસી મૂકવા જાય છે; પાસે માતા, બાંકડે દાદા.',
    captionGu: 'અંદર, બાંય ઊંચી, અને દસ મિનિટમાં બહાર.',
    focal: [0.5, 0.55],
    draw: shows({
      setting: hall({
        wall: '#e6dcc8',
        floor: '#9aa7a4',
        line: 0.58,
        laid: 'tiles',
        dado: '#c98f7a',
        on: [panes(2, ['#dfeef2', '#ffffff']), frames([0.5], ['#2f8a7a'])],
      }),
      things: [
        [0.3, 0.88, 0.62, someone('man', 'white coat', 'shirt', 'sky', 'offer', 'right')],
        [0.45, 0.92, 0.3, chair],
        [0.45, 0.92, 0.66, someone('girl', 'chair', 'lap', 'left', 'frock', 'yellow')],
        [0.6, 0.9, 0.62, someone('woman', 'salwar', 'violet', 'work', 'left')],
        [0.87, 0.86, 0.3, bench],
        [0.85, 0.865, 0.58, someone('grandfather', 'bench', 'kurta', 'cream')],
      ],
    }),
  }),
]
