import { type DrawnPicture, PORTRAIT, picture, SQUARE } from '../../drawn-picture'
import { times } from '../../marks'
import { diya } from '../../parts/lamp'
import { type Thing, turned } from '../../parts/thing'
import { shows } from '../../scenes/scene'
import { tabletop } from '../../settings/indoors'
import { arcadeWall, farMandir, farTrees, hedge, outdoors, steps } from '../../settings/outdoors'
import { hall } from '../../settings/room'
import { table } from '../../things/furniture'
import { vegetables, wateringCan } from '../../things/garden'
import {
  basket,
  cup,
  jar,
  plate,
  pot,
  rollingPin,
  rotlis,
  steam,
  sweets,
} from '../../things/kitchen'

const burning: Thing = (d, at, size) => diya(d, at, size)

/** Food, and what it is made with. */
export const foodPictures: readonly DrawnPicture[] = [
  picture({
    id: 145,
    name: 'Laddu',
    caption: 'Three hundred before breakfast.',
    alt: 'A pyramid of golden sweets on a brass tray, soft lights behind it.',
    altGu: 'પિત્તળની થાળીમાં સોનેરી લાડુનો ઢગલો, પાછળ ઝાંખા દીવા.',
    captionGu: 'સવારના નાસ્તા પહેલાં ત્રણસો.',
    focal: [0.5, 0.6],
    draw: shows({
      setting: tabletop('#7a3f24', ['#c9743a', '#4a1f1c']),
      things: [
        [0.5, 0.86, 0.44, sweets('#f0a52e')],
        [0.17, 0.84, 0.2, sweets('#d9743a')],
        [0.84, 0.9, 0.22, sweets('#8fae4a')],
      ],
    }),
  }),
  picture({
    id: 146,
    name: 'Three cups of chai',
    caption: 'Ginger, cardamom, and too much sugar.',
    alt: 'Three clay cups of tea steam on a wooden counter before a window of snow light.',
    altGu: 'બરફના ઉજાસવાળી બારી આગળ લાકડાના પાટિયા પર ચાના ત્રણ કુલ્લડ.',
    captionGu: 'આદુ, એલચી, અને વધારે પડતી ખાંડ.',
    focal: [0.5, 0.6],
    draw: shows({
      setting: tabletop('#8f6238', ['#dfe8ee', '#8fa3b8'], ['#ffffff', '#ffe9c4']),
      things: [
        [0.28, 0.82, 0.26, cup],
        [0.5, 0.88, 0.3, cup],
        [0.73, 0.83, 0.26, cup],
      ],
      before: [
        [0.28, 0.58, 0.42, steam],
        [0.5, 0.6, 0.46, steam],
        [0.73, 0.58, 0.42, steam],
      ],
    }),
  }),
  picture({
    id: 147,
    name: 'The spice shelf',
    caption: 'Turmeric is in the third jar. It is always the third jar.',
    alt: 'Glass jars of red, yellow, green and brown spices stand on two wooden shelves.',
    altGu: 'લાકડાના બે પાટિયા પર લાલ, પીળા, લીલા અને ભૂખરા મસાલાની બરણીઓ.',
    captionGu: 'હળદર ત્રીજી બરણીમાં. હંમેશાં ત્રીજીમાં.',
    focal: [0.5, 0.5],
    draw: shows({
      setting: hall({ wall: '#d9b48a', floor: '#8a5a38', line: 0.94 }),
      behind: [
        [0.5, 0.9, 0.44, table(3.4)],
        [0.5, 0.47, 0.04, table(36)],
      ],
      things: [
        ...times(7).map(
          (i) =>
            [
              0.14 + i * 0.12,
              0.44,
              0.24,
              jar(
                ['#c2272d', '#e8d9b0', '#f0a51f', '#7a8a2f', '#8a4a22', '#d9431a', '#4a3424'][i] ??
                  '#c2272d',
              ),
            ] as const,
        ),
        ...times(6)
          .map(
            (i) =>
              [
                0.2 + i * 0.12,
                0.465 + 0.0,
                0.3,
                jar(
                  ['#f0c04a', '#5a6f2f', '#b5532a', '#f3e6cf', '#6a2f1a', '#d98a2b'][i] ??
                    '#f0c04a',
                ),
              ] as const,
          )
          .map(([x, , h, t]) => [x, 0.88, h, t] as const),
      ],
    }),
  }),
  picture({
    id: 148,
    name: 'Dough and pin',
    caption: '',
    alt: 'A stack of flatbread, a rolling pin and a brass pot on a floured table by a window.',
    altGu: 'લોટવાળા મેજ પર રોટલીની થપ્પી, વેલણ અને પિત્તળનું વાસણ.',
    size: SQUARE,
    focal: [0.45, 0.65],
    draw: shows({
      setting: tabletop('#c9a878', ['#fff3d6', '#d9b88a'], ['#fff6dc', '#ffe0a8']),
      things: [
        [0.3, 0.84, 0.26, rotlis],
        [0.74, 0.78, 0.3, pot('#c9892f', '#fdf4dc')],
        [0.52, 0.94, 0.26, turned(rollingPin, -12)],
      ],
    }),
  }),
  picture({
    id: 149,
    name: 'Fruit for the offering',
    caption: 'Whatever the season has.',
    alt: 'A woven basket of mangoes, apples and oranges beside a burning lamp on a dark table.',
    altGu: 'ઘેરા મેજ પર બળતા દીવા પાસે કેરી, સફરજન અને સંતરાંની ટોપલી.',
    captionGu: 'ઋતુ જે આપે તે.',
    size: PORTRAIT,
    focal: [0.5, 0.6],
    draw: shows({
      setting: tabletop('#4a2a22', ['#6b3a4a', '#1d1024']),
      things: [
        [0.46, 0.84, 0.32, basket(['#f0a52e', '#c2352f', '#f28a2a', '#8fae3a', '#f5c24a'])],
        [0.72, 0.88, 0.16, burning],
      ],
      lights: [[0.8, 0.82, 0.3]],
    }),
  }),
  picture({
    id: 150,
    name: 'The flower sellers’ baskets',
    caption: 'Bought at five, strung by nine.',
    alt: 'Five baskets heaped with marigolds, roses and jasmine stand on stone steps.',
    altGu: 'પથ્થરનાં પગથિયાં પર ગલગોટા, ગુલાબ અને મોગરાથી ભરેલી પાંચ ટોપલીઓ.',
    captionGu: 'પાંચ વાગ્યે લીધાં, નવ વાગ્યે પરોવાયાં.',
    focal: [0.5, 0.65],
    draw: shows({
      setting: outdoors({
        palette: 'dawn',
        horizon: 0.36,
        ground: 'court',
        far: [arcadeWall(6, 0.3)],
        near: [steps(6, 0.4)],
      }),
      things: [
        [0.26, 0.66, 0.24, basket(['#f3e6f0', '#ffffff', '#e9dfe6'])],
        [0.66, 0.64, 0.24, basket(['#e2352f', '#c2204a', '#f06292'])],
        [0.14, 0.92, 0.32, basket(['#f9b321', '#fbc43a', '#f5a81c'])],
        [0.5, 0.94, 0.36, basket(['#f07c12', '#e86a10', '#f28a1c'])],
        [0.86, 0.92, 0.32, basket(['#d81b60', '#f48fb1', '#f9b321'])],
      ],
    }),
  }),
  picture({
    id: 158,
    name: 'Lunch for one',
    caption: 'Thirty minutes, a bench, and the sun.',
    alt: 'A steel plate with flatbread, rice and vegetables and a clay cup on a sunny table.',
    altGu: 'તડકાવાળા મેજ પર રોટલી, ભાત અને શાકની થાળી તથા કુલ્લડ.',
    captionGu: 'અડધો કલાક, એક બાંકડો, અને તડકો.',
    focal: [0.45, 0.65],
    draw: shows({
      setting: tabletop('#b5835a', ['#e4f0e4', '#8fb8a0'], ['#ffffff', '#f4f0b8']),
      things: [
        [0.42, 0.9, 0.5, plate],
        [0.78, 0.82, 0.24, cup],
      ],
    }),
  }),
  picture({
    id: 160,
    name: 'The kitchen garden',
    caption: 'What is picked at six is eaten at noon.',
    alt: 'Beds of vegetables in rows beside a hedge, a watering can in the path.',
    altGu: 'વાડ પાસે શાકભાજીના ક્યારા, અને રસ્તામાં ઝારી.',
    captionGu: 'છ વાગ્યે ચૂંટાય, બપોરે પીરસાય.',
    focal: [0.5, 0.65],
    draw: shows({
      setting: outdoors({
        palette: 'day',
        horizon: 0.42,
        ground: 'grass',
        far: [farTrees('cypress', [0.1, 0.2, 0.8, 0.9], 0.26), farMandir(0.5, 0.22), hedge(0.08)],
      }),
      behind: [
        [0.26, 0.64, 0.3, vegetables],
        [0.74, 0.64, 0.3, vegetables],
        [0.22, 0.94, 0.5, vegetables],
        [0.8, 0.94, 0.5, vegetables],
      ],
      things: [[0.5, 0.84, 0.18, wateringCan]],
    }),
  }),
]
