import type { Point } from '../marks'
import { type Arms, arms, type Legs, legs } from './poses'
import type { Posture } from './posture'

/** The points of a body in its posture, 100 high as it stands. */
export interface Body {
  readonly hip: Point
  readonly chest: Point
  readonly head: Point
  readonly shoulders: readonly [Point, Point]
  readonly elbows: readonly [Point, Point]
  readonly hands: readonly [Point, Point]
  readonly legs: Legs
  /** Half of the width of shoulders, waist and hips. */
  readonly half: { readonly shoulder: number; readonly waist: number; readonly hip: number }
}

const TRUNK = 29

export function bodyOf({ stance, gesture, lean }: Posture, broad: boolean): Body {
  const legsNow: Legs = legs[stance]
  const armsNow: Arms = arms[gesture]
  const { hip } = legsNow
  const chest = { x: hip.x + lean, y: hip.y - Math.sqrt(TRUNK ** 2 - lean ** 2 * 0.7) }
  const from = (point: Point) => ({ x: chest.x + point.x, y: chest.y + point.y })
  const half = broad ? { shoulder: 11, waist: 8.6, hip: 9 } : { shoulder: 9.4, waist: 7, hip: 9.4 }
  const shoulder = half.shoulder - 2
  return {
    hip,
    chest,
    head: { x: chest.x + lean * 0.35, y: chest.y - 12.2 },
    shoulders: [from({ x: -shoulder, y: 2.6 }), from({ x: shoulder, y: 2.6 })],
    elbows: [from(armsNow.elbows[0]), from(armsNow.elbows[1])],
    hands: [from(armsNow.hands[0]), from(armsNow.hands[1])],
    legs: legsNow,
    half,
  }
}
