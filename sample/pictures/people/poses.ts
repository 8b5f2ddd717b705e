import type { Point } from '../marks'

type Pair = readonly [left: Point, right: Point]

/** Where hips, knees and feet are, of a person 100 high who stands on 0 and looks to the right. */
export interface Legs {
  readonly hip: Point
  readonly knees: Pair
  readonly feet: Pair
  /** Crossed on the floor: drawn as one shape. */
  readonly folded?: true
}

/** Elbows and hands, counted from the middle of the shoulders. */
export interface Arms {
  readonly elbows: Pair
  readonly hands: Pair
}

export const legs = {
  stand: at([0, -48], [-5, -24, 5, -24], [-6, -2, 6, -2]),
  walk: at([0, -48], [-3, -25, 8, -26], [-12, -3, 12, -2]),
  run: at([0, -47], [-2, -25, 14, -33], [-21, -17, 17, -9]),
  dance: at([0, -47], [-5, -24, 11, -30], [-7, -2, 5, -12]),
  leap: at([0, -58], [-13, -40, 13, -44], [-22, -22, 4, -26]),
  lotus: { ...at([0, -10], [-22, -7, 22, -7], [8, -2, -8, -2]), folded: true },
  chair: at([0, -27], [17, -28, 19, -27], [17, -2, 21, -2]),
  bench: at([0, -27], [-6, -22, 6, -22], [-7, -2, 7, -2]),
  kneel: at([-3, -16], [13, -4, 14, -4], [-15, -3, -13, -3]),
  squat: at([-5, -15], [11, -24, 13, -22], [5, -2, 9, -2]),
} as const satisfies Record<string, Legs>

export const arms = {
  down: at2([-13, 16, 13, 16], [-14, 31, 14, 31]),
  namaste: at2([-14, 15, 14, 15], [-1.6, 7, 1.6, 7]),
  up: at2([-15, -9, 15, -9], [-13, -27, 13, -27]),
  wave: at2([-13, 16, 16, -4], [-14, 31, 21, -20]),
  point: at2([-13, 16, 14, 6], [-14, 31, 30, -4]),
  carry: at2([-12, 14, 14, 13], [10, 13, 19, 12]),
  offer: at2([-9, 13, 15, 9], [17, 5, 24, 3]),
  work: at2([-8, 15, 13, 14], [15, 20, 22, 18]),
  reach: at2([-4, 12, 13, 13], [18, 24, 26, 25]),
  lap: at2([-13, 15, 13, 15], [-8, 27, 8, 27]),
  knees: at2([-15, 14, 15, 14], [-22, 27, 22, 27]),
  drum: at2([-15, 14, 15, 14], [-9, 24, 10, 23]),
  book: at2([-13, 15, 13, 15], [-5, 17, 5, 17]),
  clap: at2([-14, 12, 14, 12], [-1, 1, 2, 1]),
  hips: at2([-19, 13, 19, 13], [-10, 24, 10, 24]),
  sway: at2([-15, -5, 16, 6], [-9, -23, 28, -3]),
  twirl: at2([-17, 2, 16, -8], [-29, -4, 9, -25]),
  strike: at2([-16, -4, 16, -4], [-8, -20, 9, -20]),
  throw: at2([-14, 12, 11, -10], [-10, 26, 19, -27]),
  hold: at2([-13, 16, 15, 15], [-14, 31, 20, 27]),
  both: at2([-16, 15, 16, 15], [-21, 28, 21, 28]),
  over: at2([-15, 2, 15, 2], [-17, -15, 17, -15]),
} as const satisfies Record<string, Arms>

export type LegsName = keyof typeof legs
export type ArmsName = keyof typeof arms

type Numbers = readonly [number, number, number, number]

function at([x, y]: readonly [number, number], knees: Numbers, feet: Numbers): Legs {
  return { hip: { x, y }, knees: pair(knees), feet: pair(feet) }
}

function at2(elbows: Numbers, hands: Numbers): Arms {
  return { elbows: pair(elbows), hands: pair(hands) }
}

function pair([x1, y1, x2, y2]: Numbers): Pair {
  return [
    { x: x1, y: y1 },
    { x: x2, y: y2 },
  ]
}
