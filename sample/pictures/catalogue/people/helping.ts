import { type DrawnPicture, PORTRAIT, picture, SQUARE } from '../../drawn-picture'
import { held, someone } from '../../people/people'
import { shows } from '../../scenes/scene'
import { arcadeWall, farHills, farTrees, hedge, houses, outdoors } from '../../settings/outdoors'
import { arcade, frames, hall, panes } from '../../settings/room'
import { carving, chisel, laptop, sheet } from '../../things/craft'
import { floorRangoli } from '../../things/festival'
import { table } from '../../things/furniture'
import {
  blossomTree,
  broom,
  bucket,
  flowerBed,
  rake,
  seedling,
  snowShovel,
  spade,
  tulsi,
  wateringCan,
} from '../../things/garden'

/** Those who lend a hand. */
export const helpingPictures: readonly DrawnPicture[] = [
  picture({
    id: 127,
    name: 'A thousand seedlings',
    caption: 'Wear boots; we bring gloves, water and samosa.',
    alt: 'Volunteers kneel and dig to plant young trees on a hillside in the morning.',
    altGu: 'સવારે ટેકરી પર સ્વયંસેવકો ખોદીને રોપા વાવે છે.',
    captionGu: 'બૂટ પહેરજો; મોજાં, પાણી અને સમોસાં અમે લાવીશું.',
    focal: [0.5, 0.65],
    draw: shows({
      setting: outdoors({
        palette: 'dawn',
        horizon: 0.48,
        ground: 'grass',
        tones: ['#5a7a3a', '#b0c07a'],
        sun: [0.22, 0.36, 0.035],
        far: [farHills(0.16), farTrees('round', [0.7, 0.82, 0.94], 0.34)],
      }),
      things: [
        [0.2, 0.84, 0.54, someone('woman', 'kneel', 'reach', 'right', 'salwar', 'orange')],
        [0.33, 0.86, 0.16, seedling],
        [0.5, 0.78, 0.5, someone('man', 'work', 'right', 'shirt', 'green', held(spade, 30))],
        [0.62, 0.82, 0.14, seedling],
        [0.84, 0.9, 0.6, someone('girl', 'squat', 'reach', 'left', 'frock', 'pink')],
        [0.71, 0.93, 0.18, seedling],
        [0.42, 0.97, 0.14, bucket],
      ],
    }),
  }),
  picture({
    id: 128,
    name: 'Sweeping before dawn',
    caption: 'The forecourt, every day at half past five.',
    alt: 'Two men sweep a wide forecourt with long brooms at first light; lamps burn in the arcade.',
    altGu: 'પરોઢે બે ભાઈઓ લાંબી સાવરણીથી ચોક વાળે છે; પાછળ કમાનોમાં દીવા.',
    captionGu: 'ચોક, રોજ સાડા પાંચે.',
    focal: [0.45, 0.6],
    draw: shows({
      setting: outdoors({
        palette: 'blue',
        horizon: 0.5,
        ground: 'court',
        far: [farTrees('palm', [0.12, 0.88], 0.4), arcadeWall(9, 0.24)],
      }),
      things: [
        [
          0.34,
          0.88,
          0.56,
          someone('man', 'walk', 'work', 'right', 'kurta', 'cream', held(broom, 30)),
        ],
        [
          0.72,
          0.78,
          0.46,
          someone('grandfather', 'walk', 'work', 'left', 'kurta', 'sage', held(broom, 30)),
        ],
        [0.88, 0.95, 0.14, bucket],
      ],
      hour: ['#9fb0d8', 0.25],
    }),
  }),
  picture({
    id: 131,
    name: 'The last elephant',
    caption: 'Fifty-one years, one chisel.',
    alt: 'An old carver with a white beard works alone at a block of stone in the evening sun.',
    altGu: 'સાંજના તડકામાં સફેદ દાઢીવાળા વૃદ્ધ શિલ્પી એકલા પથ્થર કોતરે છે.',
    captionGu: 'એકાવન વર્ષ, એક ટાંકણું.',
    size: SQUARE,
    focal: [0.4, 0.55],
    draw: shows({
      setting: hall({
        wall: '#d99a5a',
        floor: '#a8744a',
        line: 0.62,
        laid: 'plain',
        on: [arcade(2, ['#ffe9b8', '#f2a55a'])],
      }),
      things: [
        [
          0.34,
          0.94,
          0.94,
          someone(
            'grandfather',
            'kneel',
            'work',
            'right',
            'turban',
            'beard',
            'kurta',
            'cream',
            held(chisel, 16),
          ),
        ],
        [0.7, 0.97, 0.42, carving],
      ],
    }),
  }),
  picture({
    id: 132,
    name: 'Shovels at seven',
    caption: 'Teams of four, and pancakes when you are back.',
    alt: 'Neighbours in winter coats shovel snow from a street of lit houses at dawn.',
    altGu: 'પરોઢે ગરમ કોટમાં પડોશીઓ અજવાળાં ઘરોની શેરીમાંથી બરફ હટાવે છે.',
    captionGu: 'ચાર ચારની ટુકડી, અને પાછા વળો ત્યારે ગરમ નાસ્તો.',
    focal: [0.5, 0.65],
    draw: shows({
      setting: outdoors({
        palette: 'snow',
        horizon: 0.54,
        ground: 'snow',
        far: [
          houses(['#7a5a5a', '#a8604a', '#6a6a7a'], { lit: true, high: 0.3 }),
          farTrees('bare', [0.5], 0.36),
        ],
      }),
      things: [
        [
          0.18,
          0.86,
          0.56,
          someone('man', 'coat', 'walk', 'work', 'right', 'orange', held(snowShovel, 26)),
        ],
        [
          0.46,
          0.92,
          0.58,
          someone('woman', 'coat', 'walk', 'work', 'right', 'teal', held(snowShovel, 26)),
        ],
        [
          0.76,
          0.86,
          0.56,
          someone('youngMan', 'coat', 'walk', 'work', 'left', 'red', 'hat', held(snowShovel, 26)),
        ],
        [0.92, 0.8, 0.5, someone('grandmother', 'coat', 'hat', 'wave', 'left', 'violet')],
      ],
    }),
  }),
  picture({
    id: 133,
    name: 'Leaves, and more leaves',
    caption: 'October at Brookfield.',
    alt: 'A family rakes red and golden leaves under maple trees; a child throws them in the air.',
    altGu: 'મેપલનાં ઝાડ નીચે પરિવાર લાલ-સોનેરી પાંદડાં ભેગાં કરે છે; બાળક ઉછાળે છે.',
    captionGu: 'બ્રૂકફિલ્ડનો ઑક્ટોબર.',
    focal: [0.5, 0.65],
    draw: shows({
      setting: outdoors({
        palette: 'day',
        horizon: 0.52,
        ground: 'grass',
        tones: ['#8a7a34', '#c9b45a'],
        far: [farHills(0.08), hedge(0.05)],
      }),
      behind: [
        [0.14, 0.62, 0.56, blossomTree('#d9622a')],
        [0.5, 0.58, 0.4, blossomTree('#e8a32f')],
        [0.86, 0.62, 0.58, blossomTree('#b8352a')],
      ],
      things: [
        [0.24, 0.86, 0.54, someone('man', 'walk', 'work', 'right', 'shirt', 'sky', held(rake, 32))],
        [
          0.72,
          0.86,
          0.52,
          someone('woman', 'walk', 'work', 'left', 'salwar', 'teal', held(rake, 32)),
        ],
        [0.5, 0.92, 0.56, someone('toddler', 'up', 'frock', 'red')],
        [0.5, 0.98, 0.1, flowerBed(['#d9622a', '#e8a32f', '#b8352a', '#f0c04a'])],
      ],
    }),
  }),
  picture({
    id: 134,
    name: 'The newcomers’ desk',
    caption: 'Forms, mittens, and the name of a good dentist.',
    alt: 'A volunteer at a desk helps a young family with their papers.',
    altGu: 'મેજ પાછળ બેઠેલા સ્વયંસેવક નવા આવેલા પરિવારને કાગળોમાં મદદ કરે છે.',
    captionGu: 'ફૉર્મ, મોજાં, અને સારા દાંતના ડૉક્ટરનું નામ.',
    focal: [0.5, 0.5],
    draw: shows({
      setting: hall({
        wall: '#c9d3b4',
        floor: '#94704f',
        line: 0.6,
        on: [
          frames([0.14, 0.28], ['#2f6fb3', '#c2352f']),
          panes(2, ['#dfe8f0', '#ffffff'], { from: 0.4, to: 0.95 }),
        ],
      }),
      things: [
        [0.26, 0.84, 0.62, someone('woman', 'salwar', 'red', 'work', 'right', 'vest', 'glasses')],
        [0.4, 0.93, 0.3, table(2.4, '#3f6f7a')],
        [0.62, 0.88, 0.6, someone('man', 'coat', 'work', 'left', 'blue', 'short')],
        [0.76, 0.89, 0.58, someone('woman', 'coat', 'left', 'orange', 'long')],
        [0.88, 0.94, 0.6, someone('girl', 'coat', 'left', 'pink', 'hat')],
      ],
      before: [
        [0.38, 0.635, 0.1, laptop],
        [0.5, 0.635, 0.08, sheet],
      ],
    }),
  }),
  picture({
    id: 135,
    name: 'Morning water for the tulsi',
    caption: '',
    alt: 'A woman in a green sari waters a tulsi plant on its carved stand in a courtyard.',
    altGu: 'લીલી સાડીમાં બહેન ચોકમાં કોતરેલા ક્યારામાં તુલસીને પાણી પાય છે.',
    size: PORTRAIT,
    focal: [0.5, 0.55],
    draw: shows({
      setting: outdoors({
        palette: 'gold',
        horizon: 0.54,
        ground: 'court',
        sun: [0.8, 0.2, 0.05],
        far: [arcadeWall(3, 0.34)],
      }),
      things: [
        [
          0.34,
          0.86,
          0.52,
          someone('woman', 'sari', 'green', 'offer', 'right', 'bun', held(wateringCan, 16)),
        ],
        [0.7, 0.88, 0.36, tulsi],
        [0.5, 0.96, 0.14, floorRangoli(['#e8452f', '#fff3dc', '#fbc02d'])],
      ],
    }),
  }),
]
