import { type DrawnPicture, picture } from '../../drawn-picture'
import { times } from '../../marks'
import { shows } from '../../scenes/scene'
import { stage } from '../../settings/indoors'
import { arcade, curtains, garlands, hall, panes, pendants, windows } from '../../settings/room'
import { book, carving, eyeChart, gauge, loom, shoes } from '../../things/craft'
import { floorRangoli, garlandBow } from '../../things/festival'
import {
  bench,
  blackboard,
  bookcase,
  chair,
  couch,
  rug,
  stool,
  table,
} from '../../things/furniture'
import { plate, pot, sweets } from '../../things/kitchen'

/** Rooms before anybody comes. */
export const roomPictures: readonly DrawnPicture[] = [
  picture({
    id: 159,
    name: 'The reading corner',
    caption: 'Open until the last reader leaves.',
    alt: 'A stool with an open book between two bookcases under a hanging lamp.',
    altGu: 'લટકતા દીવા નીચે બે કબાટ વચ્ચે ખુલ્લા પુસ્તક સાથેની બેઠક.',
    captionGu: 'છેલ્લો વાચક જાય ત્યાં સુધી ખુલ્લું.',
    focal: [0.5, 0.55],
    draw: shows({
      setting: hall({ wall: '#3f5f5a', floor: '#5a3a28', line: 0.68, on: [pendants(1)] }),
      behind: [
        [0.2, 0.7, 0.56, bookcase],
        [0.8, 0.7, 0.56, bookcase],
        [0.5, 0.94, 0.34, rug('#a8523a', '#f0d9a0')],
      ],
      things: [[0.5, 0.86, 0.18, stool('#d9a441')]],
      before: [[0.5, 0.66, 0.09, book('#8f2438')]],
      lights: [[0.5, 0.24, 0.5, '#ffd98a']],
    }),
  }),
  picture({
    id: 161,
    name: 'Tables laid',
    caption: 'Six hundred places, laid in forty minutes.',
    alt: 'Long tables with white cloths run through a dining hall under hanging lamps.',
    altGu: 'લટકતા દીવા નીચે ભોજનખંડમાં સફેદ કાપડવાળાં લાંબાં મેજ.',
    captionGu: 'છસો જગ્યા, ચાળીસ મિનિટમાં તૈયાર.',
    focal: [0.5, 0.55],
    draw: shows({
      setting: hall({
        wall: '#e2cfa8',
        floor: '#9a6f4a',
        line: 0.46,
        on: [windows(7, ['#d4e8ee', '#fbf4da']), pendants(7)],
      }),
      things: [
        [0.5, 0.6, 0.1, table(13, '#f3ead8')],
        [0.5, 0.76, 0.15, table(9.6, '#f3ead8')],
        [0.5, 0.98, 0.22, table(7, '#f3ead8')],
      ],
      before: [
        ...times(7).map((i) => [0.2 + i * 0.1, 0.605, 0.05, plate] as const),
        ...times(7).map((i) => [0.14 + i * 0.12, 0.755, 0.075, plate] as const),
      ].map(([x, y, s, t]) => [x, y - (y < 0.7 ? 0.1 : 0.145), s, t] as const),
    }),
  }),
  picture({
    id: 162,
    name: 'Room seven',
    caption: 'Where the alphabet is still on the board.',
    alt: 'An empty classroom with a blackboard of Gujarati letters, benches and afternoon light.',
    altGu: 'ગુજરાતી અક્ષરોવાળું પાટિયું, બાંકડા અને બપોરના તડકાવાળો ખાલી વર્ગ.',
    captionGu: 'જ્યાં કક્કો હજી પાટિયે છે.',
    focal: [0.5, 0.5],
    draw: shows({
      setting: hall({
        wall: '#c9d8b8',
        floor: '#a87a50',
        line: 0.56,
        dado: '#7f9a74',
        on: [panes(2, ['#fff3cf', '#ffe0a0'], { from: 0.66, to: 1 })],
      }),
      behind: [
        [
          0.36,
          0.54,
          0.44,
          blackboard(
            'M-66 -72q20 -6 18 12q-5 13 -16 4M-28 -78V-34M12 -76q-9 25 8 30h24M46 -78V-34M-66 -24H-24M10 -24H50',
          ),
        ],
      ],
      things: [
        [0.22, 0.74, 0.16, bench],
        [0.62, 0.74, 0.16, bench],
        [0.18, 0.94, 0.22, bench],
        [0.7, 0.94, 0.22, bench],
      ],
      lights: [[0.84, 0.3, 0.5, '#ffe3a0']],
    }),
  }),
  picture({
    id: 163,
    name: 'The mill floor',
    caption: 'Three of the forty looms still stand.',
    alt: 'Three wooden looms stand in a long brick hall with arched windows.',
    altGu: 'કમાનવાળી બારીઓના લાંબા ઈંટના ખંડમાં લાકડાની ત્રણ સાળ.',
    captionGu: 'ચાળીસમાંથી ત્રણ સાળ હજી ઊભી છે.',
    focal: [0.5, 0.55],
    draw: shows({
      setting: hall({
        wall: '#9a4f38',
        floor: '#7a5a44',
        line: 0.56,
        on: [windows(6, ['#d4e0e8', '#f8f4e4'], { top: 0.08, low: 0.62 })],
      }),
      things: [
        [0.2, 0.74, 0.3, loom],
        [0.8, 0.76, 0.32, loom],
        [0.48, 0.94, 0.4, loom],
      ],
    }),
  }),
  picture({
    id: 169,
    name: 'Nine hundred hooks',
    caption: 'The boot room, before opening.',
    alt: 'Rows of boots stand on heated racks in a tidy room with a long bench.',
    altGu: 'લાંબા બાંકડાવાળા સુઘડ ઓરડામાં ગરમ ઘોડા પર જોડાંની હારો.',
    captionGu: 'જોડાંઘર, ખૂલ્યા પહેલાં.',
    focal: [0.5, 0.5],
    draw: shows({
      setting: hall({
        wall: '#d9c8ac',
        floor: '#8f6a4c',
        line: 0.68,
        laid: 'tiles',
        on: [pendants(5)],
      }),
      behind: times(4).flatMap((row) =>
        [0.27, 0.73].flatMap((x) => [
          [x, 0.385 + row * 0.1, 0.014, table(44)] as const,
          [x, 0.37 + row * 0.1, 0.11, shoes] as const,
        ]),
      ),
      things: [[0.5, 0.9, 0.24, bench]],
      before: [[0.5, 0.99, 0.1, shoes]],
    }),
  }),
  picture({
    id: 170,
    name: 'The clinic, ready',
    caption: 'Wednesdays and Saturdays, no appointment.',
    alt: 'A couch, an eye chart and a table with instruments in a bright tiled room.',
    altGu: 'અજવાળા ઓરડામાં ખાટલો, આંખનું પાટિયું અને સાધનોનું મેજ.',
    captionGu: 'બુધવાર અને શનિવાર, સમય લીધા વિના.',
    focal: [0.5, 0.55],
    draw: shows({
      setting: hall({
        wall: '#dce8e2',
        floor: '#a3aeb0',
        line: 0.58,
        laid: 'tiles',
        dado: '#8fb8b0',
        on: [panes(1, ['#cfe8f0', '#ffffff'], { from: 0.4, to: 0.8 })],
      }),
      behind: [[0.16, 0.5, 0.36, eyeChart]],
      things: [
        [0.66, 0.84, 0.3, couch],
        [0.26, 0.9, 0.26, table(2.2, '#f4f1e8')],
        [0.9, 0.9, 0.3, chair],
      ],
      before: [
        [0.22, 0.645, 0.1, gauge],
        [0.36, 0.65, 0.1, pot('#b9c0c8', '#e9f2f4')],
      ],
    }),
  }),
  picture({
    id: 172,
    name: 'The mandap',
    caption: 'Saturdays in the season; the kitchen does the rest.',
    alt: 'A wedding canopy hung with marigolds and cloth in a hall, two seats below it.',
    altGu: 'ખંડમાં ગલગોટા અને કાપડથી શણગારેલો લગ્નમંડપ, નીચે બે બેઠક.',
    captionGu: 'મોસમના શનિવારે; બાકીનું રસોડું સંભાળે.',
    focal: [0.5, 0.5],
    draw: shows({
      setting: hall({
        wall: '#c2485a',
        floor: '#9a5f44',
        line: 0.6,
        laid: 'tiles',
        on: [curtains('#f3dfc0'), garlands(15, 0.34)],
      }),
      behind: [
        [0.5, 0.86, 0.4, rug('#8f2438', '#f4c64a')],
        [0.5, 0.1, 0.42, garlandBow],
      ],
      things: [
        [0.4, 0.8, 0.2, stool('#d9a441')],
        [0.6, 0.8, 0.2, stool('#d9a441')],
        [0.14, 0.88, 0.2, sweets('#f0a52e')],
        [0.86, 0.88, 0.2, sweets('#f6e3b4')],
        [0.5, 0.94, 0.18, floorRangoli(['#fff3dc', '#e8452f', '#fbc02d'])],
      ],
    }),
  }),
  picture({
    id: 173,
    name: 'Before the play',
    caption: 'The scenery is dry. Mostly.',
    alt: 'A stage with a painted arcade under green curtains, rows of empty benches before it.',
    altGu: 'લીલા પડદા નીચે ચિતરેલી કમાનોવાળો મંચ, આગળ ખાલી બાંકડા.',
    captionGu: 'ચિતરામણ સુકાઈ ગયું છે. લગભગ.',
    focal: [0.5, 0.45],
    draw: shows({
      setting: stage('#2f6b4a', ['#f0d49a', '#b5834a'], arcade(5, ['#8fc4dc', '#f4ecc8'])),
      things: [],
      before: [
        [0.24, 0.99, 0.16, bench],
        [0.52, 0.99, 0.16, bench],
        [0.8, 0.99, 0.16, bench],
      ],
      lights: [[0.5, 0.4, 0.5, '#ffe3a0']],
    }),
  }),
  picture({
    id: 174,
    name: 'The carvers’ shed at evening',
    caption: 'The chisels are hung up at six; the dust is not.',
    alt: 'Half-cut blocks of stone in a shed full of evening sun.',
    altGu: 'સાંજના તડકાથી ભરેલા ખુલ્લા ઓરડામાં અધૂરા કોતરેલા પથ્થર.',
    captionGu: 'છ વાગ્યે ટાંકણાં મૂકાય; ધૂળ નહીં.',
    draw: shows({
      setting: hall({
        wall: '#c98a52',
        floor: '#a07048',
        line: 0.54,
        laid: 'plain',
        on: [arcade(5, ['#ffd27a', '#e8703a'])],
      }),
      things: [
        [0.18, 0.76, 0.26, carving],
        [0.8, 0.74, 0.24, carving],
        [0.5, 0.92, 0.4, carving],
        [0.88, 0.96, 0.24, stool('#7a4a2a')],
      ],
      hour: ['#f0b080', 0.25],
    }),
  }),
]
