import { type DrawnPicture, PORTRAIT, picture } from '../../drawn-picture'
import { times } from '../../marks'
import { held, someone } from '../../people/people'
import { shows } from '../../scenes/scene'
import { shrine } from '../../settings/indoors'
import { arcadeWall, farTrees, houses, outdoors } from '../../settings/outdoors'
import { arcade, hall } from '../../settings/room'
import { chariot, floorRangoli, kite, lantern, powder } from '../../things/festival'
import { rug } from '../../things/furniture'
import { basket, plate, pot, sweets } from '../../things/kitchen'
import { dhol } from '../../things/music'
import { cord } from '../../things/night'

const flowers = basket(['#f07c12', '#f9b321', '#e8601a'])

/** Festivals in the light of day. */
export const dayFestivalPictures: readonly DrawnPicture[] = [
  picture({
    id: 80,
    name: 'The chariot',
    caption: 'Everybody gets a hand on the rope.',
    alt: 'A painted wooden chariot with a canopy is drawn on ropes past palms by men, women and children.',
    altGu: 'ચિતરેલો લાકડાનો રથ સ્ત્રી-પુરુષો અને બાળકો દોરડાથી ખેંચે છે, પાછળ તાડનાં ઝાડ.',
    captionGu: 'દોરડે સૌનો હાથ.',
    focal: [0.4, 0.5],
    draw: shows({
      setting: outdoors({
        palette: 'day',
        horizon: 0.62,
        ground: 'street',
        far: [farTrees('palm', [0.08, 0.3, 0.72, 0.94], 0.34), farTrees('round', [0.5, 0.84])],
      }),
      things: [
        [0.26, 0.86, 0.44, chariot],
        [0.56, 0.86, 0.46, someone('man', 'walk', 'carry', 'right', 'kurta', 'orange')],
        [0.67, 0.89, 0.46, someone('woman', 'walk', 'carry', 'right', 'sari', 'pink')],
        [0.77, 0.87, 0.46, someone('youngMan', 'walk', 'carry', 'right')],
        [0.88, 0.92, 0.48, someone('girl', 'walk', 'carry', 'right', 'frock')],
        [0.95, 0.88, 0.46, someone('man', 'walk', 'wave', 'right', 'kurta', 'cream')],
        [0.09, 0.94, 0.48, someone('man', 'drum', 'right', 'turban', 'kurta', held(dhol, 26))],
      ],
    }),
  }),
  picture({
    id: 81,
    name: 'Holi on the lawn',
    caption: 'White clothes, for an hour.',
    alt: 'Children and adults throw clouds of coloured powder at one another on a lawn.',
    altGu: 'મેદાનમાં બાળકો અને મોટેરાં એકબીજા પર રંગ ઉડાડે છે.',
    captionGu: 'સફેદ કપડાં, એક કલાક માટે.',
    focal: [0.5, 0.6],
    draw: shows({
      setting: outdoors({
        palette: 'day',
        horizon: 0.56,
        ground: 'grass',
        far: [farTrees('round', [0.04, 0.18, 0.36, 0.6, 0.78, 0.96], 0.22)],
      }),
      things: [
        [0.16, 0.88, 0.54, someone('boy', 'run', 'throw', 'right', 'kurta', 'cream')],
        [0.36, 0.82, 0.5, someone('woman', 'twirl', 'salwar', 'cream', 'left', 'walk')],
        [0.56, 0.94, 0.58, someone('girl', 'leap', 'up', 'frock', 'yellow')],
        [0.74, 0.84, 0.52, someone('man', 'walk', 'throw', 'left', 'kurta', 'cream')],
        [0.9, 0.92, 0.56, someone('youngWoman', 'wave', 'left', 'salwar', 'cream')],
      ],
      before: [
        [0.26, 0.56, 0.3, powder('#e8457f')],
        [0.48, 0.46, 0.34, powder('#f5b21f')],
        [0.66, 0.5, 0.3, powder('#2f9a8a')],
        [0.82, 0.6, 0.26, powder('#7d4fc0')],
        [0.12, 0.7, 0.2, powder('#f5701f')],
      ],
    }),
  }),
  picture({
    id: 82,
    name: 'The great rangoli',
    caption: 'Dots first, then lines, then nobody may walk here until evening.',
    alt: 'Three women kneel around a large rangoli in a courtyard.',
    altGu: 'ચોકમાં રંગોની મોટી રંગોળી ફરતે ત્રણ બહેનો ઘૂંટણિયે બેસી રંગ પૂરે છે.',
    captionGu: 'પહેલાં ટપકાં, પછી રેખા, પછી સાંજ સુધી કોઈ અહીં ચાલે નહીં.',
    draw: shows({
      setting: outdoors({
        palette: 'day',
        horizon: 0.44,
        ground: 'court',
        far: [arcadeWall(7, 0.3)],
      }),
      behind: [[0.5, 0.76, 0.66, floorRangoli(['#e8452f', '#fbc02d', '#1f7a72', '#f06292'])]],
      things: [
        [0.2, 0.8, 0.54, someone('woman', 'kneel', 'reach', 'right', 'sari', 'violet')],
        [0.8, 0.8, 0.54, someone('youngWoman', 'kneel', 'reach', 'left', 'salwar', 'green')],
        [0.5, 0.62, 0.46, someone('woman', 'lotus', 'lap', 'sari', 'orange')],
        [0.34, 0.96, 0.05, basket(['#e8452f'])],
        [0.66, 0.96, 0.05, basket(['#fbc02d'])],
      ],
    }),
  }),
  picture({
    id: 83,
    name: 'Kites from the roof',
    caption: 'Kai po che! And the whole street cheers.',
    alt: 'Young people on a flat roof pull at the strings of bright kites above the houses of a town.',
    altGu: 'નગરનાં ઘરો ઉપર યુવાનો અગાસી પરથી રંગીન પતંગોની દોરી ખેંચે છે.',
    captionGu: 'કાપ્યો છે! અને આખી શેરી બૂમ પાડે છે.',
    size: PORTRAIT,
    focal: [0.5, 0.6],
    draw: shows({
      setting: outdoors({
        palette: 'gold',
        horizon: 0.72,
        ground: 'court',
        sun: [0.2, 0.5, 0.05],
        far: [houses(['#d9a06a', '#c98a5a', '#e0b880'], { flat: true, high: 0.16 })],
      }),
      behind: [
        [0.2, 0.2, 0.09, kite('#e8452f')],
        [0.45, 0.14, 0.12, kite('#1f8a86')],
        [0.72, 0.24, 0.1, kite('#d81b60')],
        [0.86, 0.12, 0.07, kite('#7d3f98')],
        [0.32, 0.36, 0.07, kite('#f5a623')],
        [0.6, 0.4, 0.06, kite('#2f6fb3')],
      ],
      things: [
        [0.24, 0.88, 0.4, someone('youngMan', 'up', 'right', 'shirt', 'blue')],
        [0.54, 0.94, 0.42, someone('youngWoman', 'throw', 'right', 'salwar', 'pink')],
        [0.8, 0.9, 0.42, someone('boy', 'point', 'left', 'kurta')],
        [0.39, 0.97, 0.08, sweets('#d9a441')],
      ],
    }),
  }),
  picture({
    id: 84,
    name: 'Stringing marigolds',
    caption: 'Four thousand flowers, nine needles.',
    alt: 'Women of three generations sit on a rug and string marigolds from full baskets.',
    altGu: 'ત્રણ પેઢીની બહેનો શેતરંજી પર બેસી ટોપલીઓમાંથી ગલગોટાના હાર પરોવે છે.',
    captionGu: 'ચાર હજાર ફૂલ, નવ સોય.',
    focal: [0.5, 0.62],
    draw: shows({
      setting: hall({
        wall: '#e3c79a',
        floor: '#a5653f',
        line: 0.52,
        on: [arcade(6, ['#e4f2ee', '#fdf0cc'])],
      }),
      behind: [[0.5, 0.94, 0.52, rug('#5d7a3a', '#f4d36a')]],
      things: [
        [0.17, 0.82, 0.54, someone('grandmother', 'lotus', 'book', 'right', 'sari', 'cream')],
        [0.39, 0.76, 0.52, someone('woman', 'lotus', 'book', 'sari', 'red')],
        [0.61, 0.76, 0.52, someone('woman', 'lotus', 'book', 'sari', 'blue')],
        [0.83, 0.82, 0.54, someone('girl', 'lotus', 'book', 'left', 'frock', 'yellow')],
        [0.3, 0.9, 0.12, flowers],
        [0.5, 0.93, 0.15, flowers],
        [0.7, 0.9, 0.12, flowers],
      ],
    }),
  }),
  picture({
    id: 85,
    name: 'Annakut',
    caption: 'Seven tiers. The top one needs the ladder.',
    alt: 'Tiers of sweets and dishes rise before a shrine; two volunteers set down the last trays.',
    altGu: 'મંદિર આગળ મીઠાઈ અને વાનગીઓનાં પગથિયાં; બે સ્વયંસેવક છેલ્લી થાળીઓ મૂકે છે.',
    captionGu: 'સાત પગથિયાં. સૌથી ઉપર માટે નિસરણી જોઈએ.',
    focal: [0.5, 0.55],
    draw: shows({
      setting: shrine({ palette: 'gold', cloth: '#b84a72', wide: 0.26 }),
      things: [
        ...[0, 1, 2].flatMap((row) =>
          times(7 + row * 2).map(
            (i) =>
              [
                0.5 + (i - 3 - row) * 0.072,
                0.7 + row * 0.08,
                0.075,
                (i + row) % 3 === 1
                  ? plate
                  : sweets(
                      ['#f0a52e', '#d9743a', '#f6e3b4', '#8fae4a'][(i * 2 + row) % 4] ?? '#f0a52e',
                    ),
              ] as const,
          ),
        ),
        [
          0.1,
          0.97,
          0.56,
          someone('man', 'kurta', 'cream', 'carry', 'right', 'apron', held(plate, 22)),
        ],
        [
          0.9,
          0.97,
          0.56,
          someone('woman', 'sari', 'green', 'carry', 'left', held(sweets('#f0a52e'), 16)),
        ],
      ],
      lights: [[0.5, 0.34, 0.4, '#ffd98a']],
    }),
  }),
  picture({
    id: 86,
    name: 'The pot of butter',
    caption: 'Janmashtami: whoever reaches it, shares it.',
    alt: 'Children leap and reach for a clay pot that hangs from a garland above them.',
    altGu: 'હાર સાથે લટકતી માટલી સુધી પહોંચવા બાળકો કૂદે છે.',
    captionGu: 'જન્માષ્ટમી: જે પહોંચે તે વહેંચે.',
    size: PORTRAIT,
    focal: [0.5, 0.5],
    draw: shows({
      setting: outdoors({
        palette: 'blue',
        horizon: 0.66,
        ground: 'court',
        far: [arcadeWall(4, 0.24), farTrees('palm', [0.08, 0.92], 0.36)],
      }),
      before: [
        [0.5, 0.36, 0.13, cord],
        [0.5, 0.36, 0.13, pot('#b5602f', '#fff8e6')],
        [0.5, 0.12, 0.1, lantern('#f5a623')],
        [0.18, 0.16, 0.1, lantern('#d81b60')],
        [0.82, 0.16, 0.1, lantern('#1f8a86')],
      ],
      things: [
        [0.24, 0.9, 0.48, someone('boy', 'up', 'kurta', 'yellow', 'right')],
        [0.5, 0.9, 0.54, someone('boy', 'leap', 'up', 'kurta', 'orange')],
        [0.75, 0.9, 0.48, someone('girl', 'up', 'chaniya', 'left', 'teal')],
        [0.38, 0.98, 0.46, someone('girl', 'clap', 'back', 'frock', 'plait')],
        [0.66, 0.98, 0.46, someone('boy', 'clap', 'back')],
      ],
      hour: ['#8f9ad0', 0.3],
      lights: [
        [0.5, 0.08, 0.2],
        [0.18, 0.12, 0.16],
        [0.82, 0.12, 0.16],
      ],
    }),
  }),
]
