import { type DrawnPicture, PORTRAIT, picture } from '../../drawn-picture'
import { circle, path } from '../../marks'
import { thing } from '../../parts/thing'
import { held, someone } from '../../people/people'
import { crowd, shows } from '../../scenes/scene'
import {
  falling,
  farHills,
  farMandir,
  farTrees,
  hedge,
  houses,
  outdoors,
} from '../../settings/outdoors'
import { bunting, hall, panes } from '../../settings/room'
import { ball, cone, net, trophy } from '../../things/craft'
import { banner, umbrella } from '../../things/festival'

const snowman = thing((d) => [
  circle({ x: 0, y: -26 }, 28, d.across([0, '#ffffff'], [1, '#c9d6e4'])),
  circle({ x: 0, y: -64 }, 20, d.across([0, '#ffffff'], [1, '#c9d6e4'])),
  circle({ x: 0, y: -90 }, 14, d.across([0, '#ffffff'], [1, '#c9d6e4'])),
  path('M2 -90l20 4l-20 3z', '#f0803a'),
  circle({ x: -5, y: -94 }, 1.8, '#2a2626'),
  circle({ x: 5, y: -94 }, 1.8, '#2a2626'),
  path('M-20 -80H20V-72H-20ZM8 -76h10v26h-10z', '#c8352a'),
])

/** Sport and the open air. */
export const sportPictures: readonly DrawnPicture[] = [
  picture({
    id: 116,
    name: 'Sports day',
    caption: 'The fifty metres, under eights. Everybody won something.',
    alt: 'Children run towards a finishing ribbon on a lawn while their families cheer.',
    altGu: 'મેદાનમાં બાળકો દોડની રેખા તરફ દોડે છે, પરિવારો ઉત્સાહ વધારે છે.',
    captionGu: 'પચાસ મીટર દોડ. સૌને કંઈક મળ્યું.',
    focal: [0.5, 0.65],
    draw: shows({
      setting: (d) => {
        outdoors({
          palette: 'day',
          horizon: 0.5,
          ground: 'grass',
          far: [farTrees('round', [0.1, 0.5, 0.9], 0.24), hedge()],
        })(d)
        d.add(bunting(['#e8452f', '#f5c04a', '#2f6fb3', '#ffffff'], 0.16)(d, 0))
      },
      things: [
        ...crowd({
          rows: 1,
          across: 9,
          from: [0.62, 0.3],
          to: [0.62, 0.3],
          left: 0,
          right: 1,
          words: ['wave'],
        }),
        [0.16, 0.86, 0.58, someone('boy', 'run', 'hips', 'right', 'shirt', 'red')],
        [0.36, 0.9, 0.6, someone('girl', 'run', 'throw', 'right', 'frock', 'yellow')],
        [0.56, 0.86, 0.58, someone('boy', 'run', 'up', 'right', 'shirt', 'blue')],
        [0.76, 0.92, 0.62, someone('girl', 'run', 'up', 'right', 'frock', 'pink')],
        ...[0.08, 0.3, 0.52, 0.94].map((x) => [x, 0.98, 0.07, cone] as const),
      ],
    }),
  }),
  picture({
    id: 117,
    name: 'Walking football',
    caption: 'No running. No offside. No excuses.',
    alt: 'Older men in bright shirts play football at a walk before brick houses.',
    altGu: 'ઈંટનાં ઘરો આગળ રંગીન શર્ટમાં મોટી ઉંમરના ભાઈઓ ચાલતાં ચાલતાં ફૂટબૉલ રમે છે.',
    captionGu: 'દોડવું નહીં. બહાનાં નહીં.',
    focal: [0.5, 0.65],
    draw: shows({
      setting: outdoors({
        palette: 'blue',
        horizon: 0.52,
        ground: 'grass',
        tones: ['#4f8a4a', '#8fb873'],
        far: [houses(['#a8503f', '#8f4538', '#b8604a'], { lit: true, high: 0.34 })],
      }),
      behind: [[0.84, 0.66, 0.24, net]],
      things: [
        [
          0.2,
          0.86,
          0.52,
          someone('grandfather', 'walk', 'hips', 'right', 'shirt', 'orange', 'bald'),
        ],
        [0.44, 0.92, 0.56, someone('man', 'walk', 'sway', 'right', 'shirt', 'blue')],
        [0.53, 0.94, 0.06, ball],
        [
          0.66,
          0.86,
          0.52,
          someone('grandfather', 'walk', 'both', 'left', 'shirt', 'orange', 'short'),
        ],
        [0.86, 0.8, 0.46, someone('man', 'over', 'shirt', 'green')],
      ],
    }),
  }),
  picture({
    id: 118,
    name: 'Over the net',
    caption: 'The gymnasium on a Thursday.',
    alt: 'Young people in two teams reach for a ball above a net in a gymnasium.',
    altGu: 'વ્યાયામશાળામાં બે ટુકડીના યુવાનો જાળી ઉપરના દડા માટે હાથ લંબાવે છે.',
    captionGu: 'ગુરુવારે વ્યાયામશાળા.',
    focal: [0.5, 0.5],
    draw: shows({
      setting: hall({
        wall: '#e0d6c2',
        floor: '#c98a4a',
        line: 0.56,
        dado: '#7f9aa8',
        on: [panes(5, ['#cfe8f0', '#ffffff'])],
      }),
      behind: [[0.5, 0.8, 0.36, net]],
      things: [
        [0.16, 0.86, 0.54, someone('youngWoman', 'up', 'right', 'salwar', 'red')],
        [0.36, 0.9, 0.56, someone('youngMan', 'leap', 'up', 'right', 'shirt', 'red')],
        [0.63, 0.9, 0.56, someone('youngMan', 'up', 'left', 'shirt', 'blue')],
        [0.84, 0.86, 0.54, someone('youngWoman', 'both', 'left', 'salwar', 'blue')],
      ],
      before: [[0.49, 0.32, 0.07, ball]],
    }),
  }),
  picture({
    id: 119,
    name: 'The walkathon',
    caption: 'Five miles for the children’s hospital.',
    alt: 'Walkers of all ages carry a banner along a road lined with autumn trees.',
    altGu: 'પાનખરનાં ઝાડવાળા રસ્તે દરેક ઉંમરના લોકો બેનર લઈ ચાલે છે.',
    captionGu: 'બાળકોની હૉસ્પિટલ માટે પાંચ માઈલ.',
    focal: [0.5, 0.65],
    draw: shows({
      setting: outdoors({
        palette: 'gold',
        horizon: 0.56,
        ground: 'street',
        far: [farHills(0.1), farTrees('round', [0.04, 0.16, 0.3, 0.7, 0.84, 0.97], 0.34)],
      }),
      things: [
        [0.24, 0.9, 0.52, someone('woman', 'walk', 'work', 'right', 'salwar', 'teal')],
        [0.46, 0.9, 0.52, someone('girl', 'walk', 'wave', 'right', 'frock', 'red')],
        [0.7, 0.9, 0.52, someone('man', 'walk', 'work', 'shirt', 'sky')],
        [0.1, 0.86, 0.5, someone('grandfather', 'walk', 'wave', 'kurta', 'cream')],
        [0.88, 0.87, 0.5, someone('youngMan', 'walk', 'wave', 'left', 'shirt', 'orange')],
        [0.57, 0.83, 0.48, someone('youngWoman', 'walk', 'salwar', 'violet')],
      ],
      before: [[0.48, 0.84, 0.24, banner('#c2452f')]],
    }),
  }),
  picture({
    id: 123,
    name: 'A snowman for the mandir',
    caption: 'He wears the priest’s old scarf.',
    alt: 'Children in woollen hats build a snowman before a snowy mandir among fir trees.',
    altGu: 'દેવદાર વચ્ચેના બરફીલા મંદિર આગળ ઊનની ટોપીવાળાં બાળકો બરફનો માણસ બનાવે છે.',
    captionGu: 'તેના ગળે પૂજારીનો જૂનો મફલર છે.',
    focal: [0.5, 0.6],
    draw: shows({
      setting: outdoors({
        palette: 'snow',
        horizon: 0.56,
        ground: 'snow',
        far: [farTrees('fir', [0.06, 0.14, 0.28, 0.76, 0.88, 0.96], 0.3), farMandir(0.5, 0.34)],
      }),
      things: [
        [0.5, 0.92, 0.42, snowman],
        [0.26, 0.9, 0.6, someone('girl', 'coat', 'offer', 'right', 'pink')],
        [0.73, 0.92, 0.62, someone('boy', 'coat', 'up', 'left', 'blue')],
        [0.9, 0.84, 0.56, someone('boy', 'coat', 'run', 'left', 'throw', 'green')],
      ],
      weather: falling('snow'),
    }),
  }),
  picture({
    id: 124,
    name: 'First steps on the ice',
    caption: 'One pulls, two push.',
    alt: 'A family skates hand in hand on a frozen canal under a pink winter sky.',
    altGu: 'શિયાળાના ગુલાબી આકાશ નીચે થીજેલી નહેર પર એક પરિવાર હાથ પકડી સરકે છે.',
    captionGu: 'એક ખેંચે, બે ધકેલે.',
    focal: [0.5, 0.65],
    draw: shows({
      setting: outdoors({
        palette: 'rose',
        horizon: 0.54,
        ground: 'snow',
        tones: ['#a9c3d8', '#dfe9f2'],
        sun: [0.76, 0.4, 0.03],
        far: [
          houses(['#8f6a7a', '#7a5a6a', '#a87a84'], { high: 0.24 }),
          farTrees('fir', [0.04, 0.12, 0.9, 0.97], 0.26),
        ],
      }),
      things: [
        [0.26, 0.88, 0.56, someone('man', 'coat', 'walk', 'hold', 'right', 'blue')],
        [0.42, 0.9, 0.58, someone('girl', 'coat', 'walk', 'up', 'right', 'orange')],
        [0.57, 0.88, 0.56, someone('woman', 'coat', 'walk', 'both', 'right', 'violet')],
        [0.82, 0.82, 0.5, someone('boy', 'coat', 'run', 'sway', 'right', 'red')],
      ],
    }),
  }),
  picture({
    id: 125,
    name: 'Umbrellas at the gate',
    caption: 'Rain in the month of Shravan. Nobody turns back.',
    alt: 'Visitors under bright umbrellas walk towards a mandir across wet stone.',
    altGu: 'રંગીન છત્રીઓ નીચે દર્શનાર્થીઓ ભીના પથ્થર પર મંદિર તરફ ચાલે છે.',
    captionGu: 'શ્રાવણનો વરસાદ. કોઈ પાછું વળતું નથી.',
    focal: [0.5, 0.6],
    draw: shows({
      setting: outdoors({
        palette: 'rain',
        horizon: 0.58,
        ground: 'court',
        far: [farHills(0.14), farTrees('palm', [0.1, 0.9], 0.34), farMandir(0.5, 0.44)],
      }),
      things: [
        [0.22, 0.9, 0.5, someone('woman', 'back', 'sari', 'hold', held(umbrella('#c2352f'), 38))],
        [0.4, 0.94, 0.52, someone('man', 'back', 'kurta', 'hold', held(umbrella('#2f5f8a'), 38))],
        [0.6, 0.88, 0.48, someone('girl', 'back', 'frock', 'hold', held(umbrella('#e8a33a'), 46))],
        [
          0.77,
          0.93,
          0.52,
          someone('grandmother', 'back', 'sari', 'hold', held(umbrella('#2f7a5a'), 38)),
        ],
      ],
      weather: falling('rain'),
    }),
  }),
  picture({
    id: 126,
    name: 'The cup comes home',
    caption: 'Leicester, winners on penalties.',
    alt: 'A team of girls lifts a golden cup in a hall hung with pennants.',
    altGu: 'તોરણથી શણગારેલા ખંડમાં દીકરીઓની ટુકડી સોનેરી કપ ઊંચકે છે.',
    captionGu: 'લેસ્ટર, પેનલ્ટીમાં વિજેતા.',
    size: PORTRAIT,
    focal: [0.5, 0.5],
    draw: shows({
      setting: hall({
        wall: '#d9c09a',
        floor: '#b07a48',
        line: 0.64,
        on: [bunting(['#2f6fb3', '#fff3dc', '#c2352f'], 0.05), panes(2, ['#d4e8f0', '#ffffff'])],
      }),
      things: [
        [0.2, 0.88, 0.6, someone('girl', 'up', 'shirt', 'blue', 'plait')],
        [0.8, 0.88, 0.6, someone('girl', 'up', 'shirt', 'blue', 'long')],
        [0.5, 0.9, 0.62, someone('girl', 'up', 'shirt', 'blue', 'bun', held(trophy, 26))],
        [0.35, 0.96, 0.6, someone('girl', 'clap', 'shirt', 'blue', 'long')],
        [0.66, 0.96, 0.6, someone('girl', 'clap', 'shirt', 'blue', 'plait')],
      ],
    }),
  }),
]
