import { type DrawnPicture, picture, SQUARE } from '../../drawn-picture'
import { held, someone } from '../../people/people'
import { crowd, shows } from '../../scenes/scene'
import { stage } from '../../settings/indoors'
import { arcade, garlands, hall, pendants, windows } from '../../settings/room'
import { book } from '../../things/craft'
import { wornGarland } from '../../things/festival'
import { lectern, rug, wheelchair } from '../../things/furniture'
import { basket } from '../../things/kitchen'
import { harmonium, microphone, tabla, tanpura } from '../../things/music'

const marigoldBasket = basket(['#f07c12', '#f9b321', '#e2352f'])

const petals = basket(['#e2352f', '#f06292', '#f9b321'])

/** Music, talks and welcomes. */
export const gatheringPictures: readonly DrawnPicture[] = [
  picture({
    id: 68,
    name: 'Kirtan',
    caption: 'Kirtan before the talk: harmonium, tabla, and whoever knows the words.',
    alt: 'Three musicians sit on a stage with harmonium, tabla and tanpura.',
    altGu: 'લાલ પડદા નીચે મંચ પર હાર્મોનિયમ, તબલાં અને તાનપૂરા સાથે ત્રણ ગાયકો બેઠા છે.',
    captionGu: 'પ્રવચન પહેલાં કીર્તન.',
    draw: shows({
      setting: stage('#8f1f2e', ['#d98a3a', '#6e2a24'], pendants(5)),
      things: [
        [0.32, 0.74, 0.5, someone('woman', 'sari', 'lotus', 'lap', 'green')],
        [0.51, 0.77, 0.54, someone('man', 'kurta', 'lotus', 'drum', 'cream', 'beard')],
        [0.51, 0.8, 0.13, harmonium],
        [0.71, 0.75, 0.5, someone('youngMan', 'kurta', 'lotus', 'drum', 'red')],
        [0.71, 0.79, 0.1, tabla],
        [0.27, 0.76, 0.42, tanpura],
        [0.42, 0.82, 0.22, microphone],
      ],
    }),
  }),
  picture({
    id: 69,
    name: 'The tabla lesson',
    caption: 'Level 1 begins with one sound: na.',
    alt: 'A teacher with a grey beard and two boys sit on a rug by tall windows, a pair of tabla before each.',
    altGu: 'ઊંચી બારીઓ પાસે શેતરંજી પર સફેદ દાઢીવાળા ગુરુ અને બે છોકરા, દરેકની આગળ તબલાં.',
    captionGu: 'પહેલો પાઠ એક જ બોલથી: ના.',
    size: SQUARE,
    focal: [0.5, 0.6],
    draw: shows({
      setting: hall({
        wall: '#c9b48a',
        floor: '#8a5a3a',
        line: 0.6,
        on: [windows(3, ['#dff0f2', '#fff1cf'])],
      }),
      behind: [[0.5, 0.95, 0.38, rug('#8f2438', '#e9b45a')]],
      things: [
        [
          0.26,
          0.8,
          0.56,
          someone('grandfather', 'kurta', 'turban', 'lotus', 'drum', 'right', 'cream', 'beard'),
        ],
        [0.28, 0.87, 0.1, tabla],
        [0.54, 0.84, 0.6, someone('boy', 'kurta', 'lotus', 'drum', 'left', 'sage')],
        [0.54, 0.92, 0.09, tabla],
        [0.81, 0.82, 0.6, someone('boy', 'shirt', 'lotus', 'drum', 'left', 'red')],
        [0.8, 0.9, 0.09, tabla],
      ],
    }),
  }),
  picture({
    id: 70,
    name: 'A talk on Sunday',
    caption: 'Forty minutes, two languages, and one story everybody remembers.',
    alt: 'A speaker at a lectern before a full hall.',
    altGu: 'ક્રીમ રંગના ઝભ્ભામાં વક્તા લાકડાના મંચ પાસે બોલે છે, સામે બેઠેલા શ્રોતાઓ.',
    captionGu: 'ચાળીસ મિનિટ, બે ભાષા, અને સૌને યાદ રહેતી એક વાત.',
    draw: shows({
      setting: stage('#24508f', ['#e0b878', '#8a5a34']),
      things: [
        [0.38, 0.7, 0.42, someone('man', 'kurta', 'point', 'right', 'vest', 'cream')],
        [0.45, 0.71, 0.22, lectern],
      ],
      before: crowd({
        rows: 2,
        across: 10,
        from: [0.93, 0.36],
        to: [1.08, 0.46],
        left: 0,
        right: 1,
        words: ['back', 'lotus'],
      }),
      lights: [[0.39, 0.4, 0.4, '#ffe3a0']],
      vignette: 0.5,
    }),
  }),
  picture({
    id: 71,
    name: 'Garlands for a guest',
    caption: 'No guest goes without flowers.',
    alt: 'A woman lifts a garland to greet an elderly guest in a turban; children stand by with baskets of petals.',
    altGu: 'એક બહેન પાઘડીવાળા વૃદ્ધ મહેમાનને હાર પહેરાવવા હાથ ઊંચા કરે છે; બાળકો ફૂલની ટોપલી લઈ ઊભાં છે.',
    captionGu: 'ફૂલ વગર કોઈ મહેમાન નહીં.',
    focal: [0.5, 0.5],
    draw: shows({
      setting: hall({
        wall: '#f0d9b0',
        floor: '#a8653f',
        on: [windows(4, ['#bfe0ea', '#fdf3d6']), garlands(7, 0.16)],
      }),
      things: [
        [0.4, 0.9, 0.62, someone('woman', 'sari', 'offer', 'right', 'red', held(wornGarland, 22))],
        [0.6, 0.9, 0.62, someone('grandfather', 'turban', 'namaste', 'left', 'cream', 'beard')],
        [0.18, 0.93, 0.6, someone('girl', 'chaniya', 'carry', 'right', held(petals, 18))],
        [0.82, 0.93, 0.6, someone('boy', 'kurta', 'carry', 'left', held(marigoldBasket, 18))],
      ],
    }),
  }),
  picture({
    id: 72,
    name: 'Welcome at the ramp',
    caption: 'The ramp is at the east door, and somebody is always there.',
    alt: 'A volunteer in a vest greets a woman in a wheelchair and her son at an open door hung with marigolds.',
    altGu: 'ગલગોટાથી શણગારેલા દ્વારે સ્વયંસેવક વ્હીલચેરમાં આવેલાં બહેન અને તેમના દીકરાને આવકારે છે.',
    captionGu: 'ઢાળ પૂર્વના દ્વારે છે, અને ત્યાં કોઈ ને કોઈ હાજર હોય છે.',
    altHi: 'गेंदे से सजे द्वार पर एक स्वयंसेवक व्हीलचेयर पर आई महिला और उनके बेटे का स्वागत करता है।',
    captionHi: 'ढलान पूर्वी द्वार पर है, और वहाँ कोई न कोई सदा मिलता है।',
    focal: [0.5, 0.55],
    draw: shows({
      setting: hall({
        wall: '#d8b98e',
        floor: '#c0926a',
        line: 0.64,
        laid: 'tiles',
        on: [arcade(3, ['#dff1f4', '#fff3d4']), garlands(3, 0.3)],
      }),
      things: [
        [0.45, 0.92, 0.32, wheelchair],
        [0.44, 0.875, 0.58, someone('woman', 'sari', 'bun', 'chair', 'namaste', 'right', 'blue')],
        [0.3, 0.9, 0.6, someone('youngMan', 'shirt', 'work', 'right')],
        [0.7, 0.9, 0.6, someone('man', 'kurta', 'namaste', 'left', 'vest', 'cream')],
      ],
    }),
  }),
  picture({
    id: 74,
    name: 'An hour with the Gita',
    caption: 'The reading circle, chapter twelve.',
    alt: 'Five people of different ages sit in a half circle on the floor with open books under hanging lamps.',
    altGu: 'લટકતા દીવા નીચે જુદી જુદી ઉંમરના પાંચ જણ ખુલ્લાં પુસ્તકો સાથે અર્ધવર્તુળમાં બેઠા છે.',
    captionGu: 'વાચન વર્તુળ, અધ્યાય બારમો.',
    focal: [0.5, 0.6],
    draw: shows({
      setting: hall({
        wall: '#7f6a8a',
        floor: '#6b4636',
        line: 0.58,
        on: [windows(3, ['#2b3a66', '#5a6ea8']), pendants(3)],
      }),
      behind: [[0.5, 0.94, 0.5, rug('#24506b', '#e9c27a')]],
      things: [
        [
          0.14,
          0.84,
          0.52,
          someone('grandfather', 'bald', 'lotus', 'book', 'right', held(book('#8f2438'), 15)),
        ],
        [0.32, 0.76, 0.5, someone('woman', 'sari', 'lotus', 'book', held(book('#2f6b6b'), 15))],
        [0.5, 0.74, 0.5, someone('youngMan', 'lotus', 'book', held(book('#8a5a2a'), 15))],
        [
          0.68,
          0.76,
          0.5,
          someone('youngWoman', 'salwar', 'lotus', 'book', held(book('#40608a'), 15)),
        ],
        [
          0.86,
          0.84,
          0.52,
          someone('grandmother', 'lotus', 'book', 'left', held(book('#7a4a86'), 15)),
        ],
      ],
      lights: [
        [0.17, 0.2, 0.3, '#ffcf7a'],
        [0.5, 0.2, 0.3, '#ffcf7a'],
        [0.83, 0.2, 0.3, '#ffcf7a'],
      ],
    }),
  }),
]
