import { darker, mix } from '../colour'
import type { Drawing } from '../drawing'
import type { Thing } from '../parts/thing'
import { figure } from './figure'
import { type ArmsName, arms, type LegsName, legs } from './poses'
import type { Dress, Hair, Holds, Look, Posture } from './posture'

const SKINS = ['#8a5636', '#a66b45', '#c08a5e', '#d3a172', '#6f4329', '#b97d52', '#e2bd97'] as const
const HAIR = ['#1c1210', '#261813', '#33211a'] as const
const TROUSERS = ['#3d4657', '#2e3440', '#4a3f38', '#37405a'] as const

/** A cloth, the one that is worn with it, and the border of both. */
const CLOTHS = {
  red: ['#c2352f', '#7c1f3f', '#f2b33d'],
  teal: ['#1f7a72', '#134e57', '#f0c35a'],
  orange: ['#e07b1f', '#a8342a', '#ffe0a0'],
  violet: ['#7d3f98', '#4c2566', '#f5a3b8'],
  pink: ['#d8447a', '#8a1f52', '#f6c95b'],
  blue: ['#2f6fb3', '#1d3f75', '#f2e2b8'],
  green: ['#5d8f3a', '#2f5a2b', '#f4d36a'],
  yellow: ['#f0c04a', '#b5651d', '#c2352f'],
  cream: ['#f3e6cf', '#c8a877', '#b8322f'],
  sky: ['#8fb3c9', '#3d6078', '#f6e3b4'],
  sage: ['#7ba07c', '#3f6147', '#f3dfa6'],
  lilac: ['#bda4cf', '#6d4c86', '#f5d9a0'],
} as const

type Cloth = keyof typeof CLOTHS
type Colours = readonly [main: string, second: string, trim: string]

const FESTIVE: readonly Cloth[] = [
  'red',
  'teal',
  'orange',
  'violet',
  'pink',
  'blue',
  'green',
  'yellow',
  'cream',
]
const QUIET: readonly Cloth[] = ['cream', 'sky', 'sage', 'lilac', 'orange', 'red', 'cream', 'blue']
const FACINGS = ['front', 'back', 'left', 'right'] as const
const DRESSES = ['sari', 'salwar', 'chaniya', 'frock', 'kurta', 'shirt', 'coat', 'priest'] as const
const HAIRS = ['short', 'bun', 'long', 'plait', 'bald', 'covered', 'turban', 'hat'] as const
const OVERS = ['apron', 'vest', 'white coat'] as const

interface Kind {
  readonly dresses: readonly Dress[]
  readonly hair: readonly Hair[]
  readonly growth: number
  readonly isOld?: boolean
}

const KINDS = {
  woman: { dresses: ['sari', 'sari', 'salwar'], hair: ['bun', 'plait', 'long'], growth: 0.96 },
  man: { dresses: ['kurta', 'kurta', 'shirt'], hair: ['short'], growth: 1.02 },
  girl: { dresses: ['frock', 'chaniya', 'salwar'], hair: ['plait', 'long'], growth: 0.68 },
  boy: { dresses: ['shirt', 'kurta'], hair: ['short'], growth: 0.68 },
  toddler: { dresses: ['frock', 'kurta'], hair: ['short'], growth: 0.5 },
  grandmother: { dresses: ['sari'], hair: ['covered', 'bun'], growth: 0.92, isOld: true },
  grandfather: { dresses: ['kurta'], hair: ['bald', 'turban', 'short'], growth: 0.97, isOld: true },
  youngWoman: { dresses: ['salwar', 'chaniya'], hair: ['long', 'plait'], growth: 0.94 },
  youngMan: { dresses: ['shirt', 'kurta'], hair: ['short'], growth: 1 },
} as const satisfies Record<string, Kind>

export type KindName = keyof typeof KINDS

/** A word about somebody: what they wear, how they stand, what their hands do, where they look. */
export type Word =
  | LegsName
  | ArmsName
  | (typeof FACINGS)[number]
  | Dress
  | Hair
  | Cloth
  | (typeof OVERS)[number]
  | 'beard'
  | 'glasses'
type Hand = Holds['hand']

interface Held {
  readonly held: Omit<Holds, 'hand'> & { readonly hand: Hand | undefined }
}

/** What is in somebody's hands. */
export function held(thing: Thing, size: number, hand?: Hand): Held {
  return { held: { thing, size, hand } }
}

/** What both hands are needed for. */
const BY_BOTH: readonly ArmsName[] = [
  'carry',
  'book',
  'lap',
  'drum',
  'work',
  'up',
  'both',
  'strike',
]

/** Somebody of a kind: what no word says of them, the drawing's dice decide. */
export function someone(name: KindName, ...said: readonly (Word | Held)[]): Thing {
  const kind: Kind = KINDS[name]
  const words = said.filter((each) => typeof each === 'string')
  const oneOf = <T extends string>(choices: readonly T[]) =>
    choices.find((choice) => words.some((word) => word === choice))
  const inHand = said.find((each) => typeof each === 'object')?.held
  const posture = postureOf(oneOf)
  const ofPose = BY_BOTH.includes(posture.gesture) ? 'both' : 'right'
  const holds = inHand && { ...inHand, hand: inHand.hand ?? ofPose }
  return (d, at, size) => {
    const dress = oneOf(DRESSES) ?? d.pick(kind.dresses)
    const look: Look = {
      skin: d.pick(SKINS),
      hair: oneOf(HAIRS) ?? (dress === 'coat' ? 'hat' : d.pick(kind.hair)),
      hairTone: kind.isOld ? mix('#a8a39c', '#efece6', d.random()) : d.pick(HAIR),
      beard: words.includes('beard') || (name === 'man' && dress !== 'priest' && d.random() < 0.25),
      glasses: words.includes('glasses') || (kind.isOld === true && d.random() < 0.5),
      dress,
      colours: coloursOf(d, dress, oneOf(Object.keys(CLOTHS) as Cloth[])),
      over: oneOf(OVERS) ?? null,
      growth: kind.growth * d.between(0.97, 1.03),
    }
    return figure(look, { ...posture, ...(holds && { holds }) })(d, at, size)
  }
}

function coloursOf(d: Drawing, dress: Dress, wished?: Cloth): Colours {
  if (dress === 'priest') return ['#f6a62b', '#f6a62b', '#c8401f']
  const isQuiet = dress === 'kurta' || dress === 'shirt'
  const colours = CLOTHS[wished ?? d.pick(isQuiet ? QUIET : FESTIVE)]
  const [main, , trim] = colours
  if (dress === 'kurta')
    return [main, '#f1e9d8', wished === 'cream' ? '#c9a45c' : darker(main, 0.4)]
  if (dress === 'shirt' || dress === 'coat')
    return [main, d.pick(TROUSERS), dress === 'coat' ? trim : darker(main, 0.3)]
  return colours
}

function postureOf(oneOf: <T extends string>(choices: readonly T[]) => T | undefined): Posture {
  const stance = oneOf(Object.keys(legs) as LegsName[]) ?? 'stand'
  const isSeated = stance === 'lotus' || stance === 'chair' || stance === 'bench'
  const gesture = oneOf(Object.keys(arms) as ArmsName[]) ?? (isSeated ? 'lap' : 'down')
  const isLow = stance === 'kneel' || stance === 'squat'
  return { stance, gesture, facing: oneOf(FACINGS) ?? 'front', lean: leanOf(isLow, gesture) }
}

/** Whoever works near the ground bends to it. */
function leanOf(isLow: boolean, gesture: ArmsName): number {
  if (gesture === 'reach') return isLow ? 12 : 15
  return isLow ? 5 : 0
}

const ANYONE = [
  'woman',
  'man',
  'woman',
  'man',
  'youngWoman',
  'youngMan',
  'girl',
  'boy',
  'grandmother',
  'grandfather',
] as const

/** Anybody at all, more adults than children. */
export function anyone(...words: readonly Word[]): Thing {
  return (d, at, size) => someone(d.pick<KindName>(ANYONE), ...words)(d, at, size)
}
