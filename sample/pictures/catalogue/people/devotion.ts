import { type DrawnPicture, PORTRAIT, picture, SQUARE } from '../../drawn-picture'
import { held, someone } from '../../people/people'
import { crowd, shows } from '../../scenes/scene'
import { shrine } from '../../settings/indoors'
import { farHills, farTrees, outdoors, steps } from '../../settings/outdoors'
import { arcade, garlands, hall } from '../../settings/room'
import { artiTray, floorRangoli, handLamp } from '../../things/festival'
import { rug } from '../../things/furniture'
import { basket, plate, sweets } from '../../things/kitchen'

const marigoldBasket = basket(['#f07c12', '#f9b321', '#e2352f'])

/** People at the shrine, and at their own prayers. */
export const devotionPictures: readonly DrawnPicture[] = [
  picture({
    id: 64,
    name: 'A priest at arti',
    caption: 'The evening arti, with five wicks.',
    alt: 'A priest waves a tray of lamps before the shrine, a family beside him.',
    altGu: 'કેસરી વસ્ત્રમાં પૂજારી દીવાની થાળીથી આરતી ઉતારે છે; એક પરિવાર હાથ જોડી ઊભો છે.',
    captionGu: 'પાંચ દિવેટની સાંજની આરતી.',
    altHi: 'केसरिया वस्त्र में पुजारी दीपों की थाली से आरती उतारते हैं; एक परिवार हाथ जोड़े खड़ा है।',
    captionHi: 'पाँच बातियों की संध्या आरती।',
    draw: shows({
      setting: shrine({ palette: 'gold', cloth: '#8f2438', x: 0.56 }),
      things: [
        [0.37, 0.8, 0.52, someone('man', 'priest', 'short', 'offer', 'right', held(artiTray, 22))],
        [0.72, 0.94, 0.52, someone('woman', 'sari', 'namaste', 'left', 'teal')],
        [0.84, 0.97, 0.53, someone('man', 'kurta', 'namaste', 'left')],
        [0.63, 0.98, 0.53, someone('girl', 'chaniya', 'namaste', 'left')],
      ],
      lights: [[0.44, 0.47, 0.2]],
      vignette: 0.5,
    }),
  }),
  picture({
    id: 65,
    name: 'Darshan in the evening',
    caption: 'A full hall, and not a sound.',
    alt: 'Seen from behind, a crowd of all ages stands before a lit shrine in a blue hall.',
    altGu: 'પાછળથી દેખાતી, દરેક ઉંમરના લોકોની ભીડ ભૂરા ખંડમાં અજવાળેલા મંદિર સામે ઊભી છે.',
    captionGu: 'ભરેલો ખંડ, અને શાંતિ.',
    focal: [0.5, 0.45],
    draw: shows({
      setting: shrine({ palette: 'blue', cloth: '#a8243a', wide: 0.28 }),
      things: crowd({
        rows: 3,
        across: 9,
        from: [0.76, 0.3],
        to: [1.06, 0.5],
        left: 0,
        right: 1,
        words: ['back', 'namaste'],
      }),
      hour: ['#6a6fae', 0.4],
      lights: [[0.5, 0.34, 0.5, '#ffcf7a']],
      vignette: 0.55,
    }),
  }),
  picture({
    id: 66,
    name: 'The first bow',
    caption: 'A first visit to the shrine, at forty days.',
    alt: 'A father and a mother stand with a grandmother before a shrine dressed in green; a small child holds a flower tray.',
    altGu: 'લીલાં વસ્ત્રોવાળા મંદિર સામે માતા-પિતા અને દાદી ઊભાં છે; નાનું બાળક ફૂલની થાળી ધરે છે.',
    captionGu: 'ચાળીસમા દિવસે પહેલાં દર્શન.',
    size: PORTRAIT,
    focal: [0.5, 0.55],
    draw: shows({
      setting: shrine({ palette: 'rose', cloth: '#1c6b55', wide: 0.52 }),
      things: [
        [0.26, 0.9, 0.42, someone('man', 'kurta', 'back', 'orange')],
        [0.5, 0.93, 0.42, someone('woman', 'sari', 'bun', 'back', 'pink')],
        [0.76, 0.9, 0.42, someone('grandmother', 'covered', 'back', 'cream')],
        [
          0.64,
          0.97,
          0.4,
          someone('girl', 'frock', 'plait', 'carry', 'right', held(marigoldBasket, 15)),
        ],
      ],
      lights: [[0.5, 0.36, 0.4, '#ffd98a']],
    }),
  }),
  picture({
    id: 67,
    name: 'Mahapuja',
    caption: 'Families at the mahapuja, each with a thali of their own.',
    alt: 'Couples sit on mats in a courtyard of arches, plates of offerings before them.',
    altGu: 'કમાનોવાળા ચોકમાં દંપતીઓ આસન પર પલાંઠી વાળી બેઠાં છે, આગળ પૂજાની થાળીઓ.',
    captionGu: 'મહાપૂજામાં પરિવારો, દરેકની પોતાની થાળી.',
    draw: shows({
      setting: hall({
        wall: '#e9c08a',
        floor: '#b5714a',
        line: 0.5,
        laid: 'tiles',
        on: [arcade(5, ['#fff3cf', '#f2b56a']), garlands(9, 0.2)],
      }),
      things: [0.2, 0.5, 0.8].flatMap(
        (x, index) =>
          [
            [x - 0.09, 0.76, 0.44, someone('man', 'kurta', 'lotus', 'namaste', 'right')],
            [x + 0.07, 0.76, 0.44, someone('woman', 'sari', 'lotus', 'namaste', 'left')],
            [x - 0.01, 0.84, 0.1, index === 1 ? sweets('#f0a52e') : plate],
          ] as const,
      ),
      behind: [
        [0.2, 0.79, 0.1, rug('#a8243a', '#f0c35a')],
        [0.5, 0.79, 0.1, rug('#1f6f72', '#f0c35a')],
        [0.8, 0.79, 0.1, rug('#7d3f98', '#f0c35a')],
      ],
      before: [[0.5, 0.95, 0.3, floorRangoli(['#e8452f', '#fbc02d', '#1f7a72', '#f06292'])]],
    }),
  }),
  picture({
    id: 73,
    name: 'Lamps by the river',
    caption: 'Before sunrise, on the lowest step.',
    alt: 'Two women and a girl kneel on stone steps and set lamps on the water at dawn.',
    altGu: 'પરોઢે પથ્થરનાં પગથિયાં પર બે બહેનો અને એક દીકરી પાણીમાં દીવા મૂકે છે.',
    captionGu: 'સૂર્યોદય પહેલાં, છેલ્લે પગથિયે.',
    focal: [0.45, 0.65],
    draw: shows({
      setting: outdoors({
        palette: 'dawn',
        horizon: 0.5,
        sun: [0.72, 0.42, 0.035],
        ground: 'water',
        near: [steps(4, 0.72)],
        far: [farHills(0.12), farTrees('palm', [0.06, 0.16, 0.93], 0.3)],
      }),
      things: [
        [
          0.24,
          0.86,
          0.6,
          someone('woman', 'sari', 'kneel', 'reach', 'right', 'orange', held(handLamp, 10)),
        ],
        [0.56, 0.92, 0.62, someone('girl', 'salwar', 'squat', 'reach', 'left', held(handLamp, 12))],
        [
          0.82,
          0.86,
          0.6,
          someone('woman', 'sari', 'plait', 'kneel', 'reach', 'left', 'violet', held(handLamp, 10)),
        ],
      ],
      behind: [
        [0.4, 0.66, 0.03, handLamp],
        [0.52, 0.62, 0.026, handLamp],
        [0.64, 0.68, 0.032, handLamp],
        [0.31, 0.6, 0.022, handLamp],
        [0.7, 0.6, 0.022, handLamp],
      ],
      hour: ['#c98fa0', 0.3],
      lights: [
        [0.4, 0.84, 0.14],
        [0.48, 0.88, 0.12],
        [0.66, 0.84, 0.14],
      ],
    }),
  }),
  picture({
    id: 75,
    name: 'Abhishek in the morning',
    caption: 'Anyone may pour. It takes five minutes.',
    alt: 'A mother guides her son’s hands as he pours water from a small vessel before a lotus throne.',
    altGu: 'માતા દીકરાના હાથ પકડી કમળાસન આગળ નાની લોટીથી જળ ચઢાવતાં શીખવે છે.',
    captionGu: 'કોઈ પણ અભિષેક કરી શકે. પાંચ મિનિટ લાગે.',
    size: SQUARE,
    focal: [0.45, 0.6],
    draw: shows({
      setting: shrine({ palette: 'dawn', cloth: '#d98a2b', x: 0.66, wide: 0.4 }),
      things: [
        [0.2, 0.9, 0.58, someone('woman', 'sari', 'work', 'right', 'yellow')],
        [0.36, 0.93, 0.6, someone('boy', 'kurta', 'offer', 'right', held(basket(['#cfe8f2']), 12))],
      ],
      lights: [[0.66, 0.36, 0.36, '#ffd98a']],
    }),
  }),
]
