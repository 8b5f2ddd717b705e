import { type DrawnPicture, picture } from '../../drawn-picture'
import { times } from '../../marks'
import { held, someone } from '../../people/people'
import { crowd, shows } from '../../scenes/scene'
import { falling, farTrees, houses, outdoors } from '../../settings/outdoors'
import { bunting, hall, panes, pendants, windows } from '../../settings/room'
import { cart } from '../../things/craft'
import { bench, table } from '../../things/furniture'
import { cup, ladle, plate, pot, steam, tray } from '../../things/kitchen'

const plates = held(plate, 20)

/** Who serves and who eats. */
export const mealPictures: readonly DrawnPicture[] = [
  picture({
    id: 91,
    name: 'The serving line',
    caption: 'Dal, rice, shaak, kadhi, and a second helping of each.',
    alt: 'Volunteers behind a long table fill the plates of a line of guests.',
    altGu: 'લાંબા મેજ પાછળ સ્વયંસેવકો કતારમાં ઊભેલા મહેમાનોની થાળી ભરે છે.',
    captionGu: 'દાળ, ભાત, શાક, કઢી, અને દરેકનું બીજું પીરસણ.',
    focal: [0.5, 0.5],
    draw: shows({
      setting: hall({
        wall: '#f0dfbf',
        floor: '#9a6a48',
        line: 0.56,
        on: [
          bunting(['#e8752f', '#f4c64a', '#2f8a7a']),
          windows(5, ['#cfe6ee', '#fbf2d8'], { top: 0.24 }),
        ],
      }),
      things: [
        [
          0.2,
          0.76,
          0.56,
          someone('woman', 'sari', 'orange', 'work', 'apron', 'right', held(ladle, 16)),
        ],
        [0.4, 0.76, 0.56, someone('youngMan', 'shirt', 'work', 'apron', 'right', held(ladle, 16))],
        [
          0.6,
          0.76,
          0.56,
          someone('woman', 'salwar', 'teal', 'work', 'apron', 'left', held(ladle, 16)),
        ],
        [0.8, 0.76, 0.56, someone('man', 'kurta', 'cream', 'work', 'apron', 'left')],
        [0.5, 0.84, 0.26, table(5.2, '#a8343f')],
      ],
      before: [
        ...[0.24, 0.42, 0.6, 0.78].map(
          (x, i) =>
            [
              x,
              0.845 - 0.25 + 0.005,
              0.09,
              pot(
                ['#c9892f', '#9aa1a7', '#c9892f', '#b5602f'][i] ?? '#9aa1a7',
                ['#f0c04a', '#fdf8ea', '#7f9a3c', '#e8a33a'][i] ?? '#fff',
              ),
            ] as const,
        ),
        [0.14, 1.04, 0.56, someone('grandfather', 'back', 'carry', 'kurta')],
        [0.38, 1.05, 0.56, someone('girl', 'back', 'carry', 'frock')],
        [0.6, 1.04, 0.56, someone('woman', 'back', 'carry', 'sari', 'pink')],
        [0.86, 1.04, 0.56, someone('youngMan', 'back', 'carry', 'shirt', 'blue')],
      ],
    }),
  }),
  picture({
    id: 92,
    name: 'Dinner in rows',
    caption: 'Everybody eats the same, everybody eats together.',
    alt: 'Guests sit in long rows on the floor with plates before them while two volunteers serve.',
    altGu: 'મહેમાનો લાંબી પંગતમાં થાળી આગળ બેઠા છે અને બે સ્વયંસેવક પીરસે છે.',
    captionGu: 'સૌ એકસરખું, સૌ સાથે.',
    focal: [0.5, 0.6],
    draw: shows({
      setting: hall({
        wall: '#d9c3a0',
        floor: '#a8704a',
        line: 0.42,
        on: [pendants(6), windows(6, ['#34466e', '#6a7fb0'])],
      }),
      things: [
        ...crowd({
          rows: 1,
          across: 9,
          from: [0.6, 0.36],
          to: [0.6, 0.36],
          left: 0.03,
          right: 0.98,
          words: ['lotus', 'book'],
        }),
        ...times(9).map((i) => [0.06 + i * 0.107, 0.635, 0.05, plate] as const),
        ...crowd({
          rows: 1,
          across: 7,
          from: [0.9, 0.5],
          to: [0.9, 0.5],
          left: 0.02,
          right: 0.99,
          words: ['lotus', 'book'],
        }),
        ...times(7).map((i) => [0.075 + i * 0.139, 0.95, 0.07, plate] as const),
        [0.3, 0.77, 0.46, someone('youngMan', 'walk', 'carry', 'right', 'apron', held(tray, 18))],
        [
          0.76,
          0.77,
          0.46,
          someone('youngWoman', 'walk', 'carry', 'left', 'apron', 'salwar', held(tray, 18)),
        ],
      ],
    }),
  }),
  picture({
    id: 95,
    name: 'Chai in the cold',
    caption: 'Cardamom week at the chai counter.',
    alt: 'People in winter coats hold steaming cups at a stall in the falling snow.',
    altGu: 'પડતા બરફમાં ગરમ કોટમાં લોકો લારી પાસે વરાળ નીકળતી ચા પીએ છે.',
    captionGu: 'ચાની લારીએ એલચીનું અઠવાડિયું.',
    focal: [0.5, 0.6],
    draw: shows({
      setting: outdoors({
        palette: 'snow',
        horizon: 0.6,
        ground: 'snow',
        far: [houses(['#a86a5a', '#8f7a6a', '#b58a6a'], { lit: true, high: 0.34 })],
      }),
      things: [
        [0.36, 0.86, 0.32, cart],
        [0.36, 0.76, 0.46, someone('woman', 'coat', 'red', 'work')],
        [0.58, 0.88, 0.5, someone('man', 'coat', 'blue', 'carry', 'left', held(cup, 8))],
        [0.72, 0.9, 0.5, someone('woman', 'coat', 'violet', 'carry', 'left', held(cup, 8))],
        [0.86, 0.94, 0.52, someone('girl', 'coat', 'orange', 'carry', 'left', held(cup, 10))],
        [
          0.12,
          0.94,
          0.52,
          someone('grandfather', 'coat', 'hat', 'green', 'carry', 'right', held(cup, 8)),
        ],
      ],
      before: [[0.36, 0.66, 0.24, steam]],
      weather: falling('snow'),
    }),
  }),
  picture({
    id: 98,
    name: 'Four hundred plates',
    caption: 'Washed, dried, stacked, and not one bin bag.',
    alt: 'Two young men dry steel plates and stack them on a table under bright windows.',
    altGu: 'બે યુવાનો સ્ટીલની થાળીઓ લૂછી મેજ પર થપ્પી કરે છે.',
    captionGu: 'ધોવાઈ, લૂછાઈ, ગોઠવાઈ, અને કચરાની એકે થેલી નહીં.',
    focal: [0.5, 0.55],
    draw: shows({
      setting: hall({
        wall: '#9fbfc4',
        floor: '#7a6a62',
        line: 0.64,
        laid: 'tiles',
        dado: '#e9e2d2',
        on: [panes(3, ['#f4fbfd', '#ffffff'])],
      }),
      things: [
        [0.3, 0.9, 0.62, someone('youngMan', 'shirt', 'yellow', 'work', 'right', 'apron', plates)],
        [0.72, 0.9, 0.62, someone('youngMan', 'shirt', 'green', 'work', 'left', 'apron', plates)],
        [0.5, 0.96, 0.28, table(3.2)],
      ],
      before: [
        ...times(9).map(
          (i) => [0.44 + (i % 3) * 0.075, 0.69 - Math.floor(i / 3) * 0.028, 0.075, plate] as const,
        ),
      ],
    }),
  }),
  picture({
    id: 99,
    name: 'Supper on the benches',
    caption: 'Outside, as long as the light lasts.',
    alt: 'Friends sit on a bench under trees in the evening with plates on their knees.',
    altGu: 'સાંજે ઝાડ નીચે બાંકડા પર મિત્રો ખોળામાં થાળી લઈ જમે છે.',
    captionGu: 'બહાર, જ્યાં સુધી અજવાળું રહે.',
    focal: [0.5, 0.6],
    draw: shows({
      setting: outdoors({
        palette: 'dusk',
        horizon: 0.56,
        ground: 'grass',
        sun: [0.8, 0.46, 0.03],
        far: [farTrees('round', [0.08, 0.26, 0.66, 0.92], 0.36)],
      }),
      things: [
        [0.5, 0.86, 0.28, bench],
        [0.36, 0.871, 0.56, someone('youngWoman', 'bench', 'lap', 'salwar', 'teal', plates)],
        [0.5, 0.871, 0.56, someone('grandfather', 'bench', 'lap', 'kurta', 'cream', plates)],
        [0.64, 0.871, 0.56, someone('youngMan', 'bench', 'lap', 'shirt', 'orange', plates)],
        [0.86, 0.94, 0.58, someone('woman', 'sari', 'red', 'carry', 'left', held(tray, 16))],
      ],
      hour: ['#e0a090', 0.25],
    }),
  }),
]
