import { type DrawnPicture, picture, SQUARE } from '../../drawn-picture'
import { times } from '../../marks'
import { held, someone } from '../../people/people'
import { crowd, shows } from '../../scenes/scene'
import {
  arcadeWall,
  falling,
  farHills,
  farMandir,
  farTrees,
  houses,
  outdoors,
} from '../../settings/outdoors'
import { bunting, garlands, hall } from '../../settings/room'
import { handLamp, lantern, sparkler } from '../../things/festival'
import { pot } from '../../things/kitchen'
import { dandiya } from '../../things/music'
import { burst } from '../../things/night'

const stick = held(dandiya, 22)

const lamp = held(handLamp, 12)

/** Festivals after dark. */
export const nightFestivalPictures: readonly DrawnPicture[] = [
  picture({
    id: 76,
    name: 'Lamps at the door',
    caption: 'Diwali begins at one’s own doorstep.',
    alt: 'At night a family sets clay lamps along the street before a row of lit houses.',
    altGu: 'રાત્રે અજવાળાં ઘરોની હાર આગળ એક પરિવાર રસ્તે માટીના દીવા મૂકે છે.',
    captionGu: 'દિવાળી પોતાના ઉંબરેથી શરૂ થાય છે.',
    focal: [0.5, 0.65],
    draw: shows({
      setting: outdoors({
        palette: 'night',
        horizon: 0.62,
        ground: 'street',
        far: [houses(['#a8604a', '#b98a5a', '#7a5a6a'], { lit: true, high: 0.4 })],
      }),
      things: [
        [0.3, 0.88, 0.5, someone('woman', 'squat', 'reach', 'right', 'sari', 'red', lamp)],
        [0.46, 0.94, 0.5, someone('boy', 'squat', 'reach', 'left', 'kurta', 'yellow', lamp)],
        [0.68, 0.88, 0.5, someone('man', 'kurta', 'cream', 'work', 'left', lamp)],
        [0.82, 0.92, 0.5, someone('girl', 'chaniya', 'carry', 'left', lamp)],
        ...times(9).map((i) => [0.06 + i * 0.11, 0.72 + (i % 2) * 0.02, 0.028, handLamp] as const),
      ],
      hour: ['#5a5f9a', 0.4],
      lights: [
        [0.37, 0.84, 0.2],
        [0.42, 0.9, 0.16],
        [0.63, 0.7, 0.14],
        [0.78, 0.76, 0.12],
      ],
    }),
  }),
  picture({
    id: 77,
    name: 'Sparklers',
    caption: 'Under the eyes of two uncles and one bucket of water.',
    alt: 'Three children hold sparklers in a dark courtyard, their faces lit by the sparks.',
    altGu: 'અંધારા ચોકમાં ત્રણ બાળકો ફૂલઝડી પકડે છે; તણખાથી તેમના ચહેરા ઝળહળે છે.',
    captionGu: 'બે કાકાની નજર અને પાણીની એક ડોલ પાસે.',
    size: SQUARE,
    focal: [0.5, 0.6],
    draw: shows({
      setting: outdoors({
        palette: 'night',
        horizon: 0.58,
        ground: 'court',
        far: [arcadeWall(5, 0.3)],
      }),
      things: [
        [0.22, 0.9, 0.66, someone('girl', 'chaniya', 'wave', 'pink', 'right', held(sparkler, 26))],
        [0.52, 0.94, 0.7, someone('boy', 'kurta', 'wave', 'orange', held(sparkler, 26))],
        [0.8, 0.9, 0.66, someone('girl', 'frock', 'wave', 'teal', 'left', held(sparkler, 26))],
      ],
      hour: ['#5b62a6', 0.5],
      lights: [
        [0.33, 0.44, 0.13, '#ffd98a'],
        [0.66, 0.42, 0.14, '#ffd98a'],
        [0.71, 0.46, 0.12, '#ffd98a'],
      ],
    }),
  }),
  picture({
    id: 78,
    name: 'Garba',
    caption: 'The ninth night, the fastest round.',
    alt: 'Women in wide bright skirts dance in a circle under strings of coloured pennants at night.',
    altGu: 'રાત્રે રંગીન તોરણો નીચે ઘેરદાર ચણિયાચોળીમાં બહેનો ગોળ ફરતે ગરબા રમે છે.',
    captionGu: 'નવમી રાત, સૌથી ઝડપી ફેરો.',
    altHi: 'रात में रंगीन तोरणों के नीचे घेरदार चणिया-चोली में महिलाएँ गोल घेरे में गरबा करती हैं।',
    captionHi: 'नौवीं रात, सबसे तेज़ फेरा।',
    focal: [0.5, 0.6],
    draw: shows({
      setting: (d) => {
        outdoors({
          palette: 'dusk',
          horizon: 0.52,
          ground: 'court',
          far: [farTrees('round', [0.05, 0.2, 0.82, 0.95]), farMandir(0.5, 0.4)],
        })(d)
        d.add(bunting(['#e8452f', '#f5a623', '#1f8a86', '#d81b60', '#fff3d6'], 0.05)(d, 0))
      },
      things: [
        [0.2, 0.74, 0.4, someone('youngWoman', 'chaniya', 'dance', 'sway', 'right', 'pink')],
        [0.38, 0.7, 0.36, someone('youngWoman', 'chaniya', 'dance', 'twirl', 'left', 'teal')],
        [0.6, 0.7, 0.36, someone('woman', 'chaniya', 'dance', 'sway', 'left', 'yellow')],
        [0.8, 0.74, 0.4, someone('youngWoman', 'chaniya', 'dance', 'clap', 'left', 'violet')],
        [0.14, 0.92, 0.5, someone('woman', 'chaniya', 'dance', 'twirl', 'right', 'green')],
        [
          0.38,
          0.97,
          0.54,
          someone('youngWoman', 'chaniya', 'dance', 'sway', 'left', 'red', 'plait'),
        ],
        [0.62, 0.97, 0.54, someone('youngWoman', 'chaniya', 'dance', 'twirl', 'right', 'blue')],
        [0.86, 0.92, 0.5, someone('woman', 'chaniya', 'dance', 'sway', 'left', 'orange')],
        [0.5, 0.8, 0.09, pot('#c9892f', '#ffcf5a')],
      ],
      hour: ['#c98aa8', 0.25],
      lights: [[0.5, 0.74, 0.34, '#ffcf7a']],
    }),
  }),
  picture({
    id: 79,
    name: 'Raas with sticks',
    caption: 'Two thousand dandiya, all in time.',
    alt: 'Pairs of dancers strike sticks together in a decorated hall.',
    altGu: 'શણગારેલા ખંડમાં જોડીઓ દાંડિયા અથડાવી રાસ રમે છે.',
    captionGu: 'બે હજાર દાંડિયા, એક તાલમાં.',
    focal: [0.5, 0.55],
    draw: shows({
      setting: hall({
        wall: '#a8344a',
        floor: '#8a5a36',
        line: 0.56,
        on: [garlands(13, 0.3), bunting(['#f5c04a', '#fff0d0', '#e8752f'])],
      }),
      things: [
        [0.12, 0.82, 0.5, someone('youngMan', 'kurta', 'yellow', 'walk', 'strike', 'right', stick)],
        [
          0.27,
          0.84,
          0.5,
          someone('youngWoman', 'chaniya', 'teal', 'dance', 'strike', 'left', stick),
        ],
        [0.43, 0.94, 0.58, someone('youngMan', 'kurta', 'cream', 'dance', 'sway', 'right', stick)],
        [
          0.6,
          0.95,
          0.58,
          someone('youngWoman', 'chaniya', 'pink', 'dance', 'strike', 'left', stick),
        ],
        [0.76, 0.83, 0.5, someone('man', 'kurta', 'sky', 'dance', 'strike', 'right', stick)],
        [0.9, 0.82, 0.5, someone('woman', 'chaniya', 'violet', 'dance', 'twirl', 'left', stick)],
      ],
    }),
  }),
  picture({
    id: 87,
    name: 'Fireworks',
    caption: 'New Year’s Eve over the mandir.',
    alt: 'A crowd seen from behind watches fireworks burst above a mandir at night.',
    altGu: 'રાત્રે મંદિર ઉપર ફૂટતી આતશબાજી જોતી ભીડ, પાછળથી દેખાતી.',
    captionGu: 'નવા વર્ષની આગલી રાત, મંદિર ઉપર.',
    focal: [0.5, 0.4],
    draw: shows({
      setting: outdoors({
        palette: 'night',
        horizon: 0.74,
        ground: 'court',
        far: [farMandir(0.5, 0.42, 'five')],
      }),
      behind: [
        [0.22, 0.24, 0.34, burst('#ffd25a')],
        [0.52, 0.16, 0.28, burst('#ff7a8a')],
        [0.8, 0.26, 0.36, burst('#8ae0d0')],
        [0.66, 0.44, 0.18, burst('#ffb84a')],
      ],
      things: crowd({
        rows: 2,
        across: 11,
        from: [0.92, 0.26],
        to: [1.05, 0.36],
        left: 0,
        right: 1,
        words: ['back'],
      }),
      hour: ['#4a5290', 0.35],
      lights: [
        [0.22, 0.24, 0.28, '#ffd25a'],
        [0.52, 0.16, 0.22, '#ff7a8a'],
        [0.8, 0.26, 0.28, '#8ae0d0'],
      ],
    }),
  }),
  picture({
    id: 88,
    name: 'Lanterns in the snow',
    caption: 'The lantern walk, from the canal to the door.',
    alt: 'Families in winter coats walk with glowing lanterns through falling snow between bare trees.',
    altGu: 'પડતા બરફમાં પાન વિનાનાં ઝાડ વચ્ચે ગરમ કોટમાં પરિવારો ફાનસ લઈ ચાલે છે.',
    captionGu: 'ફાનસયાત્રા, નહેરથી દ્વાર સુધી.',
    focal: [0.5, 0.6],
    draw: shows({
      setting: outdoors({
        palette: 'blue',
        horizon: 0.58,
        ground: 'snow',
        far: [
          farHills(0.06),
          farTrees('bare', [0.06, 0.24, 0.76, 0.93], 0.42),
          farTrees('fir', [0.36, 0.64], 0.2),
        ],
      }),
      things: [
        [
          0.14,
          0.84,
          0.48,
          someone('man', 'coat', 'walk', 'carry', 'right', 'blue', held(lantern('#f5a623'), 14)),
        ],
        [
          0.28,
          0.88,
          0.5,
          someone('girl', 'coat', 'walk', 'carry', 'right', 'pink', held(lantern('#e8752f'), 18)),
        ],
        [
          0.46,
          0.84,
          0.48,
          someone('woman', 'coat', 'walk', 'carry', 'right', 'green', held(lantern('#f5c04a'), 14)),
        ],
        [
          0.63,
          0.9,
          0.5,
          someone('boy', 'coat', 'walk', 'carry', 'right', 'orange', held(lantern('#f5a623'), 18)),
        ],
        [
          0.8,
          0.85,
          0.48,
          someone(
            'grandmother',
            'coat',
            'hat',
            'walk',
            'carry',
            'right',
            'violet',
            held(lantern('#ffd25a'), 14),
          ),
        ],
      ],
      hour: ['#7f8fc0', 0.35],
      lights: [
        [0.19, 0.64, 0.18],
        [0.32, 0.74, 0.16],
        [0.51, 0.64, 0.18],
        [0.68, 0.77, 0.16],
        [0.85, 0.66, 0.18],
      ],
      weather: falling('snow'),
    }),
  }),
]
