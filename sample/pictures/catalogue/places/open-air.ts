import { type DrawnPicture, PORTRAIT, picture, SQUARE, WIDE } from '../../drawn-picture'
import { times } from '../../marks'
import { shows } from '../../scenes/scene'
import {
  arcadeWall,
  falling,
  farHills,
  farMandir,
  farTrees,
  houses,
  outdoors,
  steps,
} from '../../settings/outdoors'
import { arcade, bunting, garlands, hall } from '../../settings/room'
import { floorRangoli, handLamp, lantern } from '../../things/festival'
import { bench, door } from '../../things/furniture'
import { banyan, blossomTree, flowerBed, tulsi } from '../../things/garden'
import { burst } from '../../things/night'

/** Places in the open, in all weathers. */
export const openAirPictures: readonly DrawnPicture[] = [
  picture({
    id: 164,
    name: 'The banyan',
    caption: 'Older than the mandir; nobody knows by how much.',
    alt: 'A vast banyan tree with hanging roots shades a bench in an open square.',
    altGu: 'વડવાઈઓવાળો વિશાળ વડ ચોકમાં બાંકડા પર છાંયો કરે છે.',
    captionGu: 'મંદિરથી જૂનો; કેટલો, કોઈ જાણતું નથી.',
    focal: [0.5, 0.5],
    draw: shows({
      setting: outdoors({
        palette: 'gold',
        horizon: 0.6,
        ground: 'earth',
        far: [
          farHills(0.08),
          houses(['#d9a06a', '#e0b880', '#c98a5a'], { flat: true, high: 0.14 }),
        ],
      }),
      things: [
        [0.5, 0.84, 0.74, banyan],
        [0.74, 0.92, 0.16, bench],
      ],
    }),
  }),
  picture({
    id: 165,
    name: 'The long walk in October',
    caption: 'Quarter past four, and nobody on it.',
    alt: 'Maple trees in red and gold stand on both sides of a meadow, a small mandir at its end.',
    altGu: 'મેદાનની બંને બાજુ લાલ-સોનેરી મેપલ, છેડે નાનું મંદિર.',
    captionGu: 'સવા ચાર, અને રસ્તો ખાલી.',
    focal: [0.5, 0.55],
    draw: shows({
      setting: outdoors({
        palette: 'day',
        horizon: 0.56,
        ground: 'grass',
        tones: ['#9a8038', '#d9bd62'],
        far: [farHills(0.1), farMandir(0.5, 0.16)],
      }),
      things: [
        ...(
          [
            [0.36, 0.64, 0.26, '#d9622a'],
            [0.64, 0.64, 0.26, '#e8a32f'],
            [0.24, 0.74, 0.46, '#b8352a'],
            [0.76, 0.74, 0.46, '#d9742a'],
            [0.06, 0.94, 0.84, '#e8a32f'],
            [0.94, 0.94, 0.84, '#c2402a'],
          ] as const
        ).map(([x, y, size, colour]) => [x, y, size, blossomTree(colour)] as const),
        [0.4, 0.98, 0.06, flowerBed(['#d9622a', '#e8a32f', '#b8352a'])],
      ],
    }),
  }),
  picture({
    id: 166,
    name: 'Cherry blossom',
    caption: 'The second week of April.',
    alt: 'Pink cherry trees in flower stand on both sides of a white mandir on a lawn.',
    altGu: 'ઘાસ પર સફેદ મંદિરની બંને બાજુ ગુલાબી ચેરીનાં ઝાડ ખીલ્યાં છે.',
    captionGu: 'એપ્રિલનું બીજું અઠવાડિયું.',
    focal: [0.5, 0.5],
    draw: shows({
      setting: outdoors({
        palette: 'day',
        horizon: 0.62,
        ground: 'grass',
        far: [farHills(0.08), farMandir(0.5, 0.44)],
      }),
      things: [
        [0.14, 0.8, 0.66, blossomTree('#f3a8c0')],
        [0.86, 0.82, 0.7, blossomTree('#f0b8cc')],
        [0.3, 0.92, 0.1, flowerBed(['#f3a8c0', '#ffffff', '#f7d0dc'])],
        [0.68, 0.94, 0.1, flowerBed(['#f9d34a', '#ffffff', '#f3a8c0'])],
      ],
    }),
  }),
  picture({
    id: 167,
    name: 'Tulsi by night',
    caption: 'One lamp, every evening of Kartik.',
    alt: 'A tulsi plant on its stand with lamps around it in a courtyard at night.',
    altGu: 'રાત્રે ચોકમાં ક્યારામાં તુલસી, ફરતે દીવા.',
    captionGu: 'કારતકની દરેક સાંજે એક દીવો.',
    size: SQUARE,
    focal: [0.5, 0.6],
    draw: shows({
      setting: outdoors({
        palette: 'night',
        horizon: 0.56,
        ground: 'court',
        sun: [0.8, 0.16, 0.04],
        far: [arcadeWall(5, 0.28)],
      }),
      behind: [[0.5, 0.84, 0.62, floorRangoli(['#e8452f', '#fff3dc', '#fbc02d', '#1f8a86'])]],
      things: [
        [0.5, 0.84, 0.46, tulsi],
        ...[0.2, 0.32, 0.68, 0.8].map(
          (x, i) => [x, i === 1 || i === 2 ? 0.93 : 0.86, 0.045, handLamp] as const,
        ),
      ],
      hour: ['#7078b0', 0.35],
      lights: [
        [0.5, 0.74, 0.34],
        [0.2, 0.84, 0.1],
        [0.8, 0.84, 0.1],
        [0.32, 0.91, 0.1],
        [0.68, 0.91, 0.1],
      ],
    }),
  }),
  picture({
    id: 168,
    name: 'The kund at first light',
    caption: 'Ninety-nine steps, and the first lamp already out.',
    alt: 'Broad stone steps with a few lamps on them lie below a long arcade at dawn.',
    altGu: 'પરોઢે લાંબી કમાનો નીચે પથ્થરનાં પહોળાં પગથિયાં, ઉપર થોડા દીવા.',
    captionGu: 'નવ્વાણું પગથિયાં, અને પહેલો દીવો ઓલવાઈ ગયો.',
    size: WIDE,
    focal: [0.5, 0.5],
    draw: shows({
      setting: outdoors({
        palette: 'dawn',
        horizon: 0.4,
        ground: 'water',
        sun: [0.22, 0.24, 0.025],
        far: [
          farHills(0.1),
          farTrees('palm', [0.07, 0.93], 0.34),
          arcadeWall(13, 0.18),
          farMandir(0.68, 0.2, 'one'),
        ],
        near: [steps(9, 0.42)],
      }),
      things: times(8).map((i) => [0.1 + i * 0.115, 0.6 + (i % 3) * 0.11, 0.05, handLamp] as const),
    }),
  }),
  picture({
    id: 171,
    name: 'The street on a snow night',
    caption: 'Fifth Avenue, after the ploughs.',
    alt: 'Snow falls on a street of houses with lit windows; fir trees stand between them.',
    altGu: 'અજવાળી બારીઓવાળાં ઘરોની શેરી પર બરફ વરસે છે; વચ્ચે દેવદાર.',
    captionGu: 'ફિફ્થ ઍવન્યૂ, રસ્તા સાફ થયા પછી.',
    focal: [0.5, 0.55],
    draw: shows({
      setting: outdoors({
        palette: 'blue',
        horizon: 0.66,
        ground: 'snow',
        far: [
          houses(['#8a4f44', '#6a5a6a', '#9a6a4a', '#5a6a7a'], { lit: true, high: 0.42 }),
          farTrees('fir', [0.12, 0.38, 0.62, 0.9], 0.34),
        ],
      }),
      things: [[0.3, 0.94, 0.2, bench]],
      weather: falling('snow'),
      lights: [[0.5, 0.6, 0.3, '#ffcf8a']],
    }),
  }),
  picture({
    id: 175,
    name: 'Rain from the arcade',
    caption: 'Best heard from the third arch.',
    alt: 'Through the arches of an arcade, rain falls on a green garden.',
    altGu: 'કમાનોમાંથી દેખાતા લીલા બગીચા પર વરસાદ પડે છે.',
    captionGu: 'ત્રીજી કમાનથી સૌથી સારો સંભળાય.',
    focal: [0.5, 0.5],
    draw: shows({
      setting: hall({
        wall: '#9aa596',
        floor: '#6f6a5c',
        line: 0.7,
        laid: 'tiles',
        on: [arcade(4, ['#b5cfc4', '#4f8a64'])],
      }),
      things: [[0.5, 0.9, 0.2, bench]],
      weather: falling('rain'),
      hour: ['#b8c8c4', 0.3],
    }),
  }),
  picture({
    id: 176,
    name: 'The square, strung with lights',
    caption: 'The evening before Annakut.',
    alt: 'Lanterns and pennants hang over an empty square before a mandir at dusk; one firework bursts.',
    altGu: 'સાંજે મંદિર આગળના ખાલી ચોક પર ફાનસ અને તોરણ; એક આતશબાજી ફૂટે છે.',
    captionGu: 'અન્નકૂટની આગલી સાંજ.',
    focal: [0.5, 0.5],
    draw: shows({
      setting: (d) => {
        outdoors({
          palette: 'dusk',
          horizon: 0.66,
          ground: 'court',
          far: [farTrees('palm', [0.06, 0.94], 0.36), farMandir(0.5, 0.5, 'domed')],
        })(d)
        d.add(bunting(['#f5c04a', '#e8452f', '#fff3dc', '#1f8a86'], 0.04)(d, 0))
      },
      behind: [[0.82, 0.3, 0.24, burst('#ffd98a')]],
      things: [[0.5, 0.9, 0.4, floorRangoli(['#e8452f', '#fbc02d', '#fff3dc', '#d81b60'])]],
      before: [
        [0.12, 0.32, 0.14, lantern('#f5a623')],
        [0.3, 0.26, 0.12, lantern('#d81b60')],
        [0.68, 0.26, 0.12, lantern('#1f8a86')],
      ],
    }),
  }),
  picture({
    id: 177,
    name: 'The garden door',
    caption: 'Closed at dusk, opened by the gardener.',
    alt: 'A wooden door in a sunlit wall, flower beds on both sides of the lawn.',
    altGu: 'ફૂલના ક્યારાવાળી લાંબી દીવાલમાં લાકડાનો દરવાજો, સવારનો તડકો.',
    captionGu: 'સાંજે બંધ, માળી ખોલે.',
    size: PORTRAIT,
    focal: [0.5, 0.55],
    draw: shows({
      setting: hall({
        wall: '#e0b890',
        floor: '#7a9a5a',
        line: 0.68,
        laid: 'plain',
        on: [garlands(3, 0.12)],
      }),
      behind: [[0.5, 0.7, 0.44, door]],
      things: [
        [0.16, 0.76, 0.14, flowerBed(['#e2352f', '#f06292', '#fff3dc'])],
        [0.84, 0.76, 0.14, flowerBed(['#7d3f98', '#b79ae6', '#fff3dc'])],
        [0.12, 0.96, 0.2, flowerBed(['#f9b321', '#f07c12', '#fff3dc'])],
        [0.88, 0.96, 0.2, flowerBed(['#f06292', '#fff3dc', '#d81b60'])],
      ],
    }),
  }),
]
