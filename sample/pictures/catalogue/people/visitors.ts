import { type DrawnPicture, picture, SQUARE, WIDE } from '../../drawn-picture'
import { held, someone } from '../../people/people'
import { crowd, shows } from '../../scenes/scene'
import {
  arcadeWall,
  farHills,
  farMandir,
  farTrees,
  hedge,
  outdoors,
  steps,
} from '../../settings/outdoors'
import { frames, hall, pendants } from '../../settings/room'
import { shoes } from '../../things/craft'
import { wornGarland } from '../../things/festival'
import { bench, table } from '../../things/furniture'
import { blossomTree, flowerBed, peacock } from '../../things/garden'

/** Those who come. */
export const visitorPictures: readonly DrawnPicture[] = [
  picture({
    id: 138,
    name: 'On the bench by the pool',
    caption: 'Fifty-two years married. They come on Tuesdays.',
    alt: 'An elderly couple sits on a bench by still water and looks at the evening sky.',
    altGu: 'એક વૃદ્ધ દંપતી શાંત જળ પાસે બાંકડે બેસી સાંજનું આકાશ જુએ છે.',
    captionGu: 'લગ્નને બાવન વર્ષ. દર મંગળવારે આવે છે.',
    size: WIDE,
    focal: [0.4, 0.6],
    draw: shows({
      setting: outdoors({
        palette: 'rose',
        horizon: 0.52,
        ground: 'water',
        sun: [0.7, 0.42, 0.03],
        far: [
          farHills(0.14),
          farMandir(0.72, 0.24, 'domed'),
          farTrees('cypress', [0.08, 0.16, 0.94], 0.26),
        ],
      }),
      behind: [[0.5, 1, 0.2, table(10, '#8a6a5a')]],
      things: [
        [0.34, 0.92, 0.3, bench],
        [0.29, 0.926, 0.62, someone('grandfather', 'bench', 'back', 'kurta', 'cream', 'turban')],
        [0.39, 0.926, 0.6, someone('grandmother', 'bench', 'back', 'sari', 'red', 'covered')],
      ],
    }),
  }),
  picture({
    id: 139,
    name: 'A family arrives',
    caption: 'Three generations, one pair of lost mittens.',
    alt: 'Grandparents, parents and two children walk up the path to a white mandir in the morning.',
    altGu: 'સવારે દાદા-દાદી, માતા-પિતા અને બે બાળકો સફેદ મંદિરના રસ્તે આવે છે.',
    captionGu: 'ત્રણ પેઢી, એક સાથે.',
    altHi: 'सुबह दादा-दादी, माता-पिता और दो बच्चे सफ़ेद मंदिर के रास्ते पर आते हैं।',
    captionHi: 'तीन पीढ़ियाँ, एक साथ।',
    focal: [0.5, 0.55],
    draw: shows({
      setting: outdoors({
        palette: 'day',
        horizon: 0.56,
        ground: 'court',
        far: [farTrees('cypress', [0.05, 0.14, 0.24, 0.76, 0.86, 0.95], 0.26), farMandir(0.5, 0.4)],
      }),
      things: [
        [0.2, 0.88, 0.5, someone('grandfather', 'walk', 'right', 'kurta', 'cream', 'turban')],
        [0.31, 0.9, 0.5, someone('grandmother', 'walk', 'right', 'sari', 'violet')],
        [0.47, 0.9, 0.52, someone('man', 'walk', 'hold', 'right', 'kurta', 'sky')],
        [0.58, 0.93, 0.54, someone('boy', 'walk', 'up', 'right', 'kurta', 'orange')],
        [0.7, 0.9, 0.52, someone('woman', 'walk', 'hold', 'right', 'sari', 'pink')],
        [0.82, 0.93, 0.54, someone('toddler', 'walk', 'wave', 'right', 'frock', 'yellow')],
      ],
    }),
  }),
  picture({
    id: 140,
    name: 'Shoes to the left',
    caption: 'Nine hundred hooks, and room for every boot.',
    alt: 'Visitors take off their shoes at a long rack; a child sits on a bench and pulls at a boot.',
    altGu: 'દર્શનાર્થીઓ લાંબા ઘોડા પાસે જોડાં ઉતારે છે; બાંકડે બેઠેલું બાળક બૂટ ખેંચે છે.',
    captionGu: 'નવસો ખાનાં, દરેક જોડા માટે જગ્યા.',
    focal: [0.5, 0.6],
    draw: shows({
      setting: hall({
        wall: '#d9c3a4',
        floor: '#9a7250',
        line: 0.6,
        laid: 'tiles',
        dado: '#8f5f3f',
        on: [pendants(4), frames([0.5], ['#e8a33a'])],
      }),
      behind: [
        [0.36, 0.715, 0.014, table(44)],
        [0.36, 0.635, 0.014, table(44)],
        [0.7, 0.675, 0.014, table(44)],
        [0.36, 0.7, 0.16, shoes],
        [0.36, 0.62, 0.14, shoes],
        [0.7, 0.66, 0.15, shoes],
      ],
      things: [
        [0.2, 0.88, 0.56, someone('man', 'squat', 'reach', 'right', 'kurta', 'sky')],
        [0.42, 0.86, 0.56, someone('woman', 'sari', 'teal', 'back')],
        [0.7, 0.9, 0.24, bench],
        [0.66, 0.895, 0.58, someone('boy', 'bench', 'lap', 'shirt', 'red')],
        [0.77, 0.895, 0.58, someone('grandmother', 'bench', 'lap', 'sari', 'orange')],
        [0.9, 0.93, 0.58, someone('youngMan', 'left', 'coat', 'green', 'short')],
      ],
      before: [[0.5, 0.98, 0.14, shoes]],
    }),
  }),
  picture({
    id: 142,
    name: 'The portrait on the steps',
    caption: 'Everybody look here. No, here.',
    alt: 'A wedding party of all ages stands on the steps of a mandir for a photograph.',
    altGu: 'મંદિરનાં પગથિયાં પર દરેક ઉંમરના જાનૈયા ફોટા માટે ઊભા છે.',
    captionGu: 'સૌ અહીં જુઓ. ના, અહીં.',
    focal: [0.5, 0.5],
    draw: shows({
      setting: outdoors({
        palette: 'gold',
        horizon: 0.5,
        ground: 'court',
        far: [arcadeWall(5, 0.4)],
        near: [steps(5, 0.56)],
      }),
      things: [
        ...crowd({
          rows: 1,
          across: 8,
          from: [0.7, 0.42],
          to: [0.7, 0.42],
          left: 0.06,
          right: 0.96,
        }),
        [
          0.42,
          0.88,
          0.52,
          someone('man', 'kurta', 'cream', 'turban', 'namaste', held(wornGarland, 20)),
        ],
        [0.56, 0.88, 0.52, someone('woman', 'sari', 'red', 'namaste', held(wornGarland, 20))],
        [0.26, 0.91, 0.52, someone('girl', 'chaniya', 'yellow')],
        [0.72, 0.91, 0.52, someone('boy', 'kurta', 'orange')],
        [0.14, 0.93, 0.52, someone('grandmother', 'sari', 'violet')],
        [0.86, 0.93, 0.52, someone('grandfather', 'kurta', 'sage')],
      ],
    }),
  }),
  picture({
    id: 143,
    name: 'Under the jacaranda',
    caption: 'October. The ground is the colour of the sky.',
    alt: 'Two girls walk under a flowering purple tree in a courtyard strewn with petals.',
    altGu: 'ફૂલથી ઢંકાયેલા ચોકમાં જાંબલી ઝાડ નીચે બે દીકરીઓ ચાલે છે.',
    captionGu: 'ઑક્ટોબર. જમીન આકાશના રંગની.',
    focal: [0.5, 0.55],
    draw: shows({
      setting: outdoors({
        palette: 'day',
        horizon: 0.54,
        ground: 'court',
        far: [arcadeWall(8, 0.24)],
      }),
      behind: [
        [0.3, 0.8, 0.84, blossomTree('#8a6ad0')],
        [0.86, 0.64, 0.5, blossomTree('#9a7ad8')],
        [0.4, 0.98, 0.12, flowerBed(['#9a7ad8', '#b79ae6', '#7a5ac0'])],
      ],
      things: [
        [0.56, 0.88, 0.56, someone('girl', 'walk', 'right', 'frock', 'yellow', 'plait')],
        [0.68, 0.9, 0.58, someone('girl', 'walk', 'wave', 'right', 'salwar', 'teal', 'long')],
      ],
    }),
  }),
  picture({
    id: 144,
    name: 'The peacock of the garden',
    caption: 'He has a name, and does not come to it.',
    alt: 'A small boy stands still before a peacock with its tail spread in a garden.',
    altGu: 'બગીચામાં કળા કરેલા મોર આગળ નાનો છોકરો સ્થિર ઊભો છે.',
    captionGu: 'તેનું નામ છે, પણ બોલાવો તો આવે નહીં.',
    size: SQUARE,
    focal: [0.55, 0.6],
    draw: shows({
      setting: outdoors({
        palette: 'day',
        horizon: 0.5,
        ground: 'grass',
        far: [farTrees('round', [0.1, 0.3, 0.7, 0.92], 0.3), hedge()],
      }),
      things: [
        [0.7, 0.84, 0.42, peacock],
        [0.14, 0.94, 0.62, someone('toddler', 'right', 'kurta', 'orange')],
        [0.2, 0.7, 0.1, flowerBed(['#e2352f', '#f06292', '#fff3dc'])],
        [0.86, 0.98, 0.12, flowerBed(['#f9b321', '#f07c12'])],
      ],
    }),
  }),
]
