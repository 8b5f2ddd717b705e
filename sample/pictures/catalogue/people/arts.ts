import { type DrawnPicture, picture, SQUARE } from '../../drawn-picture'
import { held, someone } from '../../people/people'
import { crowd, shows } from '../../scenes/scene'
import { stage } from '../../settings/indoors'
import { farHills, farTrees, outdoors } from '../../settings/outdoors'
import { arcade, hall, pendants, windows } from '../../settings/room'
import { carving, chisel } from '../../things/craft'
import { table } from '../../things/furniture'
import { cymbals, dhol, flute, harmonium, microphone } from '../../things/music'

/** Plays, dance, music and carving. */
export const artPictures: readonly DrawnPicture[] = [
  picture({
    id: 105,
    name: 'The king is overthrown',
    caption: 'As in every play of Bal Sabha.',
    alt: 'Children in costume play a scene on a stage; a king in red holds up his hands.',
    altGu: 'મંચ પર વેશભૂષામાં બાળકો નાટક ભજવે છે; લાલ વસ્ત્રમાં રાજા હાથ ઊંચા કરે છે.',
    captionGu: 'બાળસભાના દરેક નાટકની જેમ.',
    focal: [0.5, 0.55],
    draw: shows({
      setting: stage('#2f5a4a', ['#e8c88a', '#a8743f'], arcade(5, ['#fff3cf', '#f0b56a'])),
      things: [
        [0.5, 0.73, 0.68, someone('boy', 'up', 'kurta', 'red', 'turban', 'beard')],
        [0.33, 0.76, 0.66, someone('girl', 'point', 'right', 'chaniya', 'yellow')],
        [0.22, 0.74, 0.66, someone('boy', 'wave', 'right', 'kurta', 'green')],
        [0.68, 0.76, 0.66, someone('girl', 'point', 'left', 'frock', 'blue')],
        [0.8, 0.74, 0.66, someone('boy', 'clap', 'left', 'shirt', 'violet')],
      ],
      before: crowd({
        rows: 1,
        across: 11,
        from: [1.02, 0.34],
        to: [1.02, 0.34],
        left: 0,
        right: 1,
        words: ['back', 'lotus'],
      }),
    }),
  }),
  picture({
    id: 106,
    name: 'The dance lesson',
    caption: 'First the eyes, then the hands, then the feet.',
    alt: 'A teacher and three girls hold the same dance posture in a hall with tall windows.',
    altGu: 'ઊંચી બારીઓવાળા ખંડમાં ગુરુ અને ત્રણ દીકરીઓ એક જ નૃત્યમુદ્રામાં ઊભાં છે.',
    captionGu: 'પહેલાં આંખ, પછી હાથ, પછી પગ.',
    focal: [0.45, 0.55],
    draw: shows({
      setting: hall({
        wall: '#e8b8a0',
        floor: '#b07a4a',
        line: 0.62,
        on: [windows(5, ['#d4ecf0', '#fdf2d4'])],
      }),
      things: [
        [0.2, 0.86, 0.6, someone('woman', 'sari', 'teal', 'twirl', 'dance', 'right', 'bun')],
        [0.44, 0.84, 0.66, someone('girl', 'chaniya', 'red', 'twirl', 'dance', 'right')],
        [0.63, 0.9, 0.68, someone('girl', 'chaniya', 'yellow', 'twirl', 'dance', 'right')],
        [0.82, 0.84, 0.66, someone('girl', 'chaniya', 'violet', 'twirl', 'dance', 'right')],
      ],
    }),
  }),
  picture({
    id: 110,
    name: 'The carving school',
    caption: 'Twelve apprentices, and the first petal of each.',
    alt: 'A master carver and two apprentices cut lotus petals into blocks of stone in an open shed.',
    altGu: 'ખુલ્લા ઓરડામાં ગુરુ અને બે શિષ્યો પથ્થરમાં કમળની પાંખડીઓ કોતરે છે.',
    captionGu: 'બાર શિષ્ય, અને દરેકની પહેલી પાંખડી.',
    focal: [0.5, 0.6],
    draw: shows({
      setting: hall({
        wall: '#c9a27a',
        floor: '#a8835f',
        line: 0.56,
        laid: 'plain',
        on: [arcade(4, ['#cfe6ea', '#f4ecd0'])],
      }),
      things: [
        [
          0.2,
          0.86,
          0.56,
          someone(
            'grandfather',
            'kneel',
            'work',
            'right',
            'turban',
            'beard',
            'kurta',
            'cream',
            held(chisel, 14),
          ),
        ],
        [0.34, 0.9, 0.24, carving],
        [
          0.52,
          0.84,
          0.56,
          someone('youngMan', 'kneel', 'work', 'right', 'shirt', 'blue', held(chisel, 14)),
        ],
        [0.65, 0.88, 0.22, carving],
        [
          0.88,
          0.92,
          0.58,
          someone('youngWoman', 'kneel', 'work', 'left', 'salwar', 'orange', held(chisel, 14)),
        ],
        [0.76, 0.97, 0.22, carving],
      ],
    }),
  }),
  picture({
    id: 111,
    name: 'A choir of forty',
    caption: 'The last song is always in Kiswahili.',
    alt: 'A choir stands in three rows on a stage behind a harmonium player.',
    altGu: 'મંચ પર હાર્મોનિયમવાદક પાછળ ત્રણ હારમાં ગાયકવૃંદ ઊભું છે.',
    captionGu: 'છેલ્લું ગીત હંમેશાં કિસ્વાહિલીમાં.',
    focal: [0.5, 0.5],
    draw: shows({
      setting: stage('#6b2f5f', ['#c98a5a', '#5a2a34'], pendants(7)),
      things: [
        ...crowd({
          rows: 3,
          across: 9,
          from: [0.6, 0.32],
          to: [0.74, 0.36],
          left: 0.14,
          right: 0.86,
          words: ['book'],
        }),
        [0.5, 0.84, 0.44, someone('man', 'lotus', 'drum', 'kurta', 'cream')],
        [0.5, 0.87, 0.1, harmonium],
        [0.36, 0.86, 0.24, microphone],
        [0.64, 0.86, 0.24, microphone],
      ],
    }),
  }),
  picture({
    id: 112,
    name: 'Drums at the gate',
    caption: 'The procession can be heard before it is seen.',
    alt: 'Three drummers and a cymbal player lead a procession through an arcade.',
    altGu: 'ત્રણ ઢોલી અને એક મંજીરાં વગાડનાર શોભાયાત્રાની આગળ ચાલે છે.',
    captionGu: 'શોભાયાત્રા દેખાય તે પહેલાં સંભળાય છે.',
    focal: [0.5, 0.55],
    draw: shows({
      setting: hall({
        wall: '#c8643f',
        floor: '#9a6a4a',
        line: 0.6,
        laid: 'tiles',
        on: [arcade(5, ['#bfe3ee', '#f7efcf'])],
      }),
      things: [
        [
          0.16,
          0.88,
          0.58,
          someone('woman', 'walk', 'clap', 'right', 'sari', 'yellow', held(cymbals, 12, 'both')),
        ],
        [
          0.36,
          0.92,
          0.6,
          someone('man', 'walk', 'drum', 'right', 'kurta', 'red', 'turban', held(dhol, 32)),
        ],
        [
          0.6,
          0.88,
          0.58,
          someone('youngMan', 'walk', 'drum', 'right', 'kurta', 'cream', 'turban', held(dhol, 32)),
        ],
        [
          0.83,
          0.93,
          0.6,
          someone(
            'man',
            'walk',
            'drum',
            'right',
            'kurta',
            'orange',
            'turban',
            'beard',
            held(dhol, 32),
          ),
        ],
      ],
    }),
  }),
  picture({
    id: 113,
    name: 'A flute on the steps',
    caption: 'A raga for a rainy morning.',
    alt: 'A young man plays a bamboo flute on the steps of a pond while a girl listens.',
    altGu: 'કુંડનાં પગથિયાં પર એક યુવાન વાંસળી વગાડે છે અને એક દીકરી સાંભળે છે.',
    captionGu: 'વરસાદી સવારનો રાગ.',
    size: SQUARE,
    focal: [0.5, 0.6],
    draw: shows({
      setting: outdoors({
        palette: 'rain',
        horizon: 0.5,
        ground: 'water',
        far: [farHills(0.16), farTrees('palm', [0.1, 0.24, 0.9], 0.36)],
      }),
      behind: [[0.5, 1, 0.22, table(6, '#b09a80')]],
      things: [
        [
          0.36,
          0.9,
          0.7,
          someone(
            'youngMan',
            'lotus',
            'offer',
            'right',
            'kurta',
            'yellow',
            held(flute, 26, 'left'),
          ),
        ],
        [0.7, 0.93, 0.72, someone('girl', 'lotus', 'left', 'chaniya', 'teal')],
      ],
    }),
  }),
]
