import { type DrawnPicture, PORTRAIT, picture } from '../../drawn-picture'
import { held, someone } from '../../people/people'
import { shows } from '../../scenes/scene'
import { arcade, frames, garlands, hall, panes, pendants, windows } from '../../settings/room'
import { camera, knitting, loom, wool } from '../../things/craft'
import { chair, lectern, rug, stool } from '../../things/furniture'
import { microphone } from '../../things/music'

/** Circles and workshops. */
export const circlePictures: readonly DrawnPicture[] = [
  picture({
    id: 129,
    name: 'The knitting circle',
    caption: 'Beginners get the blue wool.',
    alt: 'Four women of different ages knit on chairs around a heap of coloured wool.',
    altGu: 'રંગીન ઊનના ઢગલા ફરતે ખુરશીઓ પર જુદી જુદી ઉંમરની ચાર બહેનો ગૂંથે છે.',
    captionGu: 'શીખનારને ભૂરું ઊન.',
    focal: [0.5, 0.6],
    draw: shows({
      setting: hall({
        wall: '#b57a6a',
        floor: '#7a5540',
        line: 0.56,
        on: [panes(2, ['#c9d9e8', '#f4f7fa'], { from: 0.16, to: 0.84 }), pendants(2)],
      }),
      behind: [[0.5, 0.97, 0.4, rug('#3f5f8a', '#f0d9a0')]],
      things: [
        [0.14, 0.86, 0.28, chair],
        [
          0.15,
          0.86,
          0.58,
          someone(
            'grandmother',
            'chair',
            'book',
            'right',
            'sari',
            'teal',
            held(knitting('#2f6fb3'), 16),
          ),
        ],
        [
          0.38,
          0.79,
          0.56,
          someone('woman', 'bench', 'book', 'salwar', 'yellow', held(knitting('#d8447a'), 16)),
        ],
        [
          0.62,
          0.79,
          0.56,
          someone('youngWoman', 'bench', 'book', 'salwar', 'green', held(knitting('#e8a33a'), 16)),
        ],
        [
          0.85,
          0.86,
          0.58,
          someone(
            'woman',
            'chair',
            'book',
            'left',
            'sari',
            'violet',
            held(knitting('#5d8f3a'), 16),
          ),
        ],
        [
          0.5,
          0.94,
          0.14,
          wool(['#2f6fb3', '#d8447a', '#e8a33a', '#5d8f3a', '#7d3f98', '#f3e6cf', '#c2352f']),
        ],
      ],
    }),
  }),
  picture({
    id: 130,
    name: 'The loom runs again',
    caption: 'Eleven metres of cotton, woven on a Saturday.',
    alt: 'A weaver sits at a wooden loom and a boy watches the red cloth grow.',
    altGu: 'વણકર લાકડાની સાળ પર બેઠા છે અને એક છોકરો લાલ કાપડ વધતું જુએ છે.',
    captionGu: 'શનિવારે વણાયેલું અગિયાર મીટર સુતરાઉ.',
    focal: [0.55, 0.55],
    draw: shows({
      setting: hall({
        wall: '#a8523a',
        floor: '#8a6448',
        line: 0.6,
        on: [windows(4, ['#cddbe4', '#f4efe0'], { top: 0.08, low: 0.56 })],
      }),
      things: [
        [0.62, 0.9, 0.42, loom],
        [0.3, 0.9, 0.24, stool('#8a5a34')],
        [0.3, 0.89, 0.62, someone('man', 'chair', 'offer', 'right', 'kurta', 'sky', 'glasses')],
        [0.9, 0.93, 0.66, someone('boy', 'left', 'shirt', 'yellow', 'hips')],
      ],
    }),
  }),
  picture({
    id: 136,
    name: 'Mehndi in the afternoon',
    caption: 'Patterns from Kutch meet patterns from the coast.',
    alt: 'Women sit in pairs on a verandah and draw henna on each other’s hands.',
    altGu: 'ઓસરીમાં બેઠેલી બહેનો એકબીજાના હાથે મહેંદી મૂકે છે.',
    captionGu: 'કચ્છની ભાત, દરિયાકાંઠાની ભાત.',
    focal: [0.5, 0.6],
    draw: shows({
      setting: hall({
        wall: '#e0a87a',
        floor: '#a85f3f',
        line: 0.5,
        laid: 'tiles',
        on: [arcade(4, ['#bfe0d0', '#f3eec8']), garlands(5, 0.14)],
      }),
      behind: [
        [0.26, 0.92, 0.28, rug('#1f6f72', '#f4d36a')],
        [0.75, 0.92, 0.28, rug('#8f2f5a', '#f4d36a')],
      ],
      things: [
        [0.16, 0.84, 0.58, someone('woman', 'lotus', 'work', 'right', 'sari', 'pink')],
        [0.36, 0.84, 0.58, someone('youngWoman', 'lotus', 'offer', 'left', 'chaniya', 'green')],
        [0.64, 0.84, 0.58, someone('woman', 'lotus', 'work', 'right', 'salwar', 'yellow')],
        [0.86, 0.84, 0.58, someone('woman', 'lotus', 'offer', 'left', 'sari', 'blue')],
      ],
    }),
  }),
  picture({
    id: 137,
    name: 'A sari, drape five of nine',
    caption: 'Pleats to the left, always.',
    alt: 'A woman shows two friends how to drape a long orange sari.',
    altGu: 'એક બહેન બે સખીઓને લાંબી કેસરી સાડી પહેરતાં શીખવે છે.',
    captionGu: 'પાટલી હંમેશાં ડાબી બાજુ.',
    size: PORTRAIT,
    focal: [0.5, 0.5],
    draw: shows({
      setting: hall({
        wall: '#d8a0b0',
        floor: '#8a5a4a',
        line: 0.66,
        on: [frames([0.5], ['#7d3f98']), pendants(2)],
      }),
      things: [
        [0.5, 0.9, 0.6, someone('woman', 'sari', 'orange', 'both', 'bun')],
        [0.2, 0.92, 0.56, someone('woman', 'salwar', 'teal', 'offer', 'right', 'plait')],
        [0.82, 0.92, 0.56, someone('grandmother', 'sari', 'cream', 'clap', 'left')],
      ],
    }),
  }),
  picture({
    id: 141,
    name: 'A statement to the press',
    caption: 'The office answers within a day.',
    alt: 'A spokeswoman at a lectern speaks to reporters with cameras and microphones.',
    altGu: 'પ્રવક્તા બહેન મંચ પરથી કૅમેરા અને માઇક સાથેના પત્રકારોને સંબોધે છે.',
    captionGu: 'કાર્યાલય એક દિવસમાં જવાબ આપે છે.',
    focal: [0.4, 0.45],
    draw: shows({
      setting: hall({
        wall: '#7f93a8',
        floor: '#6a5a54',
        line: 0.58,
        on: [
          frames([0.14, 0.86], ['#e8a33a', '#c2352f']),
          panes(1, ['#dfeaf2', '#ffffff'], { from: 0.32, to: 0.68 }),
        ],
      }),
      things: [
        [0.38, 0.8, 0.56, someone('woman', 'sari', 'blue', 'point', 'right', 'bun', 'glasses')],
        [0.46, 0.82, 0.3, lectern],
        [0.54, 0.82, 0.36, microphone],
        [0.76, 0.9, 0.56, someone('man', 'left', 'shirt', 'cream', 'work')],
        [0.67, 0.92, 0.38, camera],
        [0.12, 1.04, 0.56, someone('woman', 'back', 'salwar', 'red')],
        [0.9, 1.02, 0.56, someone('youngMan', 'back', 'shirt', 'green')],
      ],
    }),
  }),
]
