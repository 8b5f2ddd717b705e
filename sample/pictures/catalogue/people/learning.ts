import { type DrawnPicture, PORTRAIT, picture, SQUARE } from '../../drawn-picture'
import { times } from '../../marks'
import { held, someone } from '../../people/people'
import { crowd, shows } from '../../scenes/scene'
import { farHills, farTrees, outdoors } from '../../settings/outdoors'
import { bunting, frames, hall, panes, pendants, windows } from '../../settings/room'
import { book, laptop, sheet } from '../../things/craft'
import {
  bench,
  blackboard,
  bookcase,
  chair,
  rug,
  screen,
  stool,
  table,
} from '../../things/furniture'

/** The letters ga and pa. */
const LETTERS =
  'M-66 -72q20 -6 18 12q-5 13 -16 4M-28 -78V-34M12 -76q-9 25 8 30h24M46 -78V-34M-66 -24H-24M10 -24H50'

const reading = (colour: string) => held(book(colour), 15)

/** Those who learn, and those who teach them. */
export const learningPictures: readonly DrawnPicture[] = [
  picture({
    id: 100,
    name: 'Gujarati, level one',
    caption: 'Twelve letters a week, and one joke.',
    alt: 'A teacher points at Gujarati letters on a blackboard; children sit before her with raised hands.',
    altGu: 'શિક્ષિકા પાટિયા પરના ગુજરાતી અક્ષર બતાવે છે; સામે બાળકો હાથ ઊંચા કરે છે.',
    captionGu: 'અઠવાડિયે બાર અક્ષર, અને એક ટુચકો.',
    focal: [0.5, 0.45],
    draw: shows({
      setting: hall({
        wall: '#f0d9a8',
        floor: '#a8744c',
        line: 0.6,
        on: [bunting(['#e8752f', '#2f8a7a', '#f4c64a'], 0.02)],
      }),
      behind: [[0.56, 0.58, 0.44, blackboard(LETTERS)]],
      things: [
        [0.26, 0.78, 0.58, someone('woman', 'sari', 'pink', 'point', 'right', 'glasses')],
        [0.16, 1.02, 0.62, someone('girl', 'back', 'wave', 'frock', 'plait')],
        [0.4, 1.04, 0.62, someone('boy', 'back', 'up', 'shirt')],
        [0.62, 1.02, 0.62, someone('girl', 'back', 'frock', 'long')],
        [0.84, 1.04, 0.62, someone('boy', 'back', 'wave', 'kurta')],
      ],
    }),
  }),
  picture({
    id: 101,
    name: 'Story time',
    caption: 'The elephant and the well, told for the hundredth time.',
    alt: 'A grandmother tells a story to five children on a rug.',
    altGu: 'પુસ્તકોના કબાટ પાસે દાદી શેતરંજી પર બેઠેલાં પાંચ બાળકોને વાર્તા કહે છે.',
    captionGu: 'હાથી અને કૂવો, સોમી વાર.',
    draw: shows({
      setting: hall({
        wall: '#c9a0a8',
        floor: '#8a5a44',
        line: 0.58,
        on: [panes(2, ['#f4c9a0', '#fdeccb'], { from: 0.06, to: 0.5 }), pendants(3)],
      }),
      behind: [
        [0.82, 0.6, 0.5, bookcase],
        [0.46, 0.96, 0.44, rug('#2f6b6b', '#f4d36a')],
      ],
      things: [
        [0.72, 0.86, 0.17, stool('#b8402f')],
        [
          0.74,
          0.86,
          0.62,
          someone('grandmother', 'chair', 'point', 'left', 'sari', 'violet', 'covered'),
        ],
        [0.2, 0.84, 0.6, someone('girl', 'lotus', 'knees', 'right', 'frock', 'yellow')],
        [0.34, 0.78, 0.58, someone('boy', 'lotus', 'right', 'shirt', 'green')],
        [0.48, 0.82, 0.6, someone('toddler', 'lotus', 'clap', 'right', 'kurta', 'red')],
        [0.34, 0.93, 0.62, someone('girl', 'lotus', 'back', 'plait', 'teal')],
        [0.54, 0.95, 0.62, someone('boy', 'lotus', 'back', 'kurta', 'sky')],
      ],
    }),
  }),
  picture({
    id: 102,
    name: 'Two readers',
    caption: 'Silence, apart from the pages.',
    alt: 'A girl and an old man read side by side on a bench between tall bookcases.',
    altGu: 'ઊંચા કબાટો વચ્ચે બાંકડા પર એક દીકરી અને એક વૃદ્ધ સાથે વાંચે છે.',
    captionGu: 'શાંતિ, પાનાં સિવાય.',
    size: PORTRAIT,
    focal: [0.5, 0.6],
    draw: shows({
      setting: hall({
        wall: '#8a6a4a',
        floor: '#6b4028',
        line: 0.66,
        on: [windows(1, ['#fff6dc', '#ffdf9c'], { from: 0.3, to: 0.7, top: 0.08, low: 0.6 })],
      }),
      behind: [
        [0.13, 0.68, 0.58, bookcase],
        [0.87, 0.68, 0.58, bookcase],
      ],
      things: [
        [0.5, 0.88, 0.24, bench],
        [
          0.38,
          0.884,
          0.46,
          someone('girl', 'bench', 'book', 'frock', 'orange', reading('#2f6b6b')),
        ],
        [
          0.62,
          0.884,
          0.46,
          someone('grandfather', 'bench', 'book', 'kurta', 'sage', 'glasses', reading('#8f2438')),
        ],
      ],
      lights: [[0.5, 0.3, 0.4, '#fff0c4']],
    }),
  }),
  picture({
    id: 103,
    name: 'The drawing table',
    caption: 'Everybody draws the mandir. No two are alike.',
    alt: 'Children stand around a table and draw; their pictures hang on the wall behind them.',
    altGu: 'બાળકો મેજ ફરતે ઊભાં રહી ચિત્ર દોરે છે; પાછળ ભીંતે તેમનાં ચિત્રો.',
    captionGu: 'સૌ મંદિર દોરે. બે સરખાં નહીં.',
    focal: [0.5, 0.6],
    draw: shows({
      setting: hall({
        wall: '#bfe0dc',
        floor: '#c99a6a',
        line: 0.56,
        on: [
          frames(
            [0.1, 0.23, 0.36, 0.64, 0.77, 0.9],
            ['#e8752f', '#2f6fb3', '#5d8f3a', '#d8447a', '#7d3f98', '#c2352f'],
          ),
        ],
      }),
      things: [
        [0.24, 0.84, 0.72, someone('girl', 'work', 'right', 'frock', 'pink', 'apron')],
        [0.42, 0.8, 0.7, someone('boy', 'work', 'shirt', 'yellow', 'apron')],
        [0.6, 0.8, 0.7, someone('girl', 'work', 'salwar', 'teal', 'apron')],
        [0.8, 0.84, 0.72, someone('boy', 'work', 'left', 'kurta', 'orange')],
        [0.5, 0.94, 0.22, table(5.6)],
      ],
      before: [...[0.3, 0.44, 0.58, 0.72].map((x) => [x, 0.74, 0.08, sheet] as const)],
    }),
  }),
  picture({
    id: 104,
    name: 'Kishore Sabha',
    caption: 'The question of the week is written down, the answers are not.',
    alt: 'Six young people sit on chairs in a circle and talk beneath hanging lamps.',
    altGu: 'લટકતા દીવા નીચે છ યુવાનો ખુરશીઓ પર ગોળ બેસી વાતો કરે છે.',
    captionGu: 'અઠવાડિયાનો સવાલ લખાય છે, જવાબ નહીં.',
    focal: [0.5, 0.6],
    draw: shows({
      setting: hall({
        wall: '#5f7f8f',
        floor: '#7a5a48',
        line: 0.54,
        on: [pendants(4), frames([0.12, 0.88], ['#e8a33a', '#d8447a'])],
      }),
      things: [
        [0.14, 0.86, 0.28, chair],
        [0.15, 0.86, 0.56, someone('youngWoman', 'chair', 'work', 'right', 'salwar', 'violet')],
        [0.3, 0.78, 0.26, chair],
        [0.31, 0.78, 0.54, someone('youngMan', 'chair', 'point', 'right', 'shirt', 'red')],
        [0.5, 0.75, 0.52, someone('youngWoman', 'bench', 'salwar', 'yellow')],
        [0.69, 0.78, 0.54, someone('youngMan', 'chair', 'left', 'kurta', 'sky')],
        [
          0.85,
          0.86,
          0.56,
          someone('youngWoman', 'chair', 'work', 'left', 'salwar', 'green', 'plait'),
        ],
        [0.5, 0.99, 0.58, someone('youngMan', 'lotus', 'back', 'shirt', 'orange')],
      ],
    }),
  }),
  picture({
    id: 107,
    name: 'A lesson for grandfather',
    caption: 'Now he writes to Nairobi every morning.',
    alt: 'A young woman shows two elderly people how to use a laptop at a table.',
    altGu: 'એક યુવતી મેજ પર બે વડીલોને લેપટોપ વાપરતાં શીખવે છે.',
    captionGu: 'હવે દાદા રોજ સવારે નૈરોબી પત્ર લખે છે.',
    size: SQUARE,
    focal: [0.5, 0.5],
    draw: shows({
      setting: hall({
        wall: '#d8cfa8',
        floor: '#94683f',
        line: 0.62,
        on: [
          frames([0.2, 0.8], ['#5d8f3a', '#e07b1f']),
          panes(1, ['#dfeff4', '#ffffff'], { from: 0.3, to: 0.7 }),
        ],
      }),
      things: [
        [0.26, 1, 0.82, someone('grandfather', 'work', 'right', 'glasses', 'kurta', 'cream')],
        [0.5, 0.96, 0.82, someone('youngWoman', 'work', 'salwar', 'blue')],
        [0.77, 1, 0.82, someone('grandmother', 'work', 'left', 'sari', 'orange')],
        [0.5, 1.06, 0.4, table(3)],
      ],
      before: [[0.48, 0.67, 0.13, laptop]],
    }),
  }),
  picture({
    id: 108,
    name: 'Book-keeping for small traders',
    caption: 'Four mornings, eleven shops.',
    alt: 'A woman explains a chart on a screen to people seated in rows.',
    altGu: 'એક બહેન પડદા પરનો નકશો સમજાવે છે, હારમાં બેઠેલા લોકો સાંભળે છે.',
    captionGu: 'ચાર સવાર, અગિયાર દુકાન.',
    focal: [0.5, 0.4],
    draw: shows({
      setting: hall({ wall: '#d9c8b0', floor: '#7a5f50', line: 0.6 }),
      behind: [[0.58, 0.52, 0.42, screen]],
      things: [
        [0.24, 0.76, 0.56, someone('woman', 'salwar', 'red', 'point', 'right')],
        ...crowd({
          rows: 2,
          across: 6,
          from: [0.92, 0.52],
          to: [1.1, 0.6],
          left: 0.02,
          right: 0.98,
          words: ['back', 'bench'],
        }),
      ],
    }),
  }),
  picture({
    id: 109,
    name: 'Book fair under the trees',
    caption: 'Three thousand books, from twenty shillings.',
    alt: 'Children and parents choose books from long tables under flat-topped trees.',
    altGu: 'છત્રી જેવાં ઝાડ નીચે લાંબાં મેજો પરથી બાળકો અને વાલીઓ પુસ્તકો પસંદ કરે છે.',
    captionGu: 'ત્રણ હજાર પુસ્તકો, વીસ શિલિંગથી.',
    focal: [0.5, 0.65],
    draw: shows({
      setting: outdoors({
        palette: 'gold',
        horizon: 0.54,
        ground: 'grass',
        sun: [0.16, 0.36, 0.03],
        far: [farHills(0.08), farTrees('round', [0.1, 0.34, 0.7, 0.9], 0.4)],
      }),
      things: [
        [0.22, 0.8, 0.52, someone('woman', 'sari', 'teal', 'book', 'right', reading('#c2352f'))],
        [0.38, 0.82, 0.54, someone('boy', 'shirt', 'blue', 'work')],
        [0.6, 0.8, 0.52, someone('man', 'shirt', 'sage', 'book', 'left', reading('#40608a'))],
        [0.78, 0.82, 0.54, someone('girl', 'frock', 'yellow', 'work', 'left')],
        [0.5, 0.9, 0.2, table(5.8, '#7a4a86')],
        [0.12, 0.98, 0.6, someone('girl', 'lotus', 'book', 'frock', 'pink', reading('#2f6b6b'))],
      ],
      before: [
        ...times(8).map(
          (i) =>
            [
              0.22 + i * 0.08,
              0.685,
              0.07,
              book(['#c2352f', '#2f6b6b', '#d9a441', '#40608a'][i % 4] ?? '#c2352f'),
            ] as const,
        ),
      ],
    }),
  }),
]
