import { darker, lighter } from '../colour'
import { type Drawing, n } from '../drawing'
import { circle, group, type Point, stroke } from '../marks'
import type { Thing } from '../parts/thing'
import { type Body, bodyOf } from './body'
import { lower, upper, upperTone } from './clothes'
import { drape } from './drapes'
import { hairBehind, head } from './head'
import type { Look, Posture } from './posture'

/** A person: from behind to before, legs, trunk, what is worn over it, head and arms. */
export function figure(look: Look, posture: Posture): Thing {
  const { dress, growth } = look
  const isBroad = dress === 'kurta' || dress === 'shirt' || dress === 'priest' || dress === 'coat'
  const body = bodyOf(posture, isBroad)
  const { facing } = posture
  const isBack = facing === 'back'
  return (d, { x, y }, size) => {
    const limbs = [0, 1].map((side) => arm(d, body, look, side as 0 | 1))
    const held = holding(d, body, posture)
    const middle = [
      lower(d, body, look),
      neck(body, look),
      upper(d, body, look, isBack),
      drape(d, body, look, facing),
    ]
    // A child's head is larger beside the rest of it.
    const swell = 1 + (1 - growth) * 0.55
    const turn = facing === 'left' || facing === 'right' ? 'side' : facing
    const onNeck = `transform="translate(${n(body.head.x)} ${n(body.head.y - (swell - 1) * 5)}) scale(${n(swell)})"`
    const top = group([head(d, look, turn)], onNeck)
    const hair = group([hairBehind(look, turn)], onNeck)
    const scale = (size * growth) / 100
    // From behind, whatever the hands do is hidden by the back.
    const marks =
      isBack && reachesForward(posture)
        ? [held, ...limbs, ...middle, top]
        : [hair, ...middle, top, ...limbs, held]
    return group(
      marks,
      `transform="translate(${n(x)} ${n(y)}) scale(${(facing === 'left' ? -scale : scale).toFixed(3)} ${scale.toFixed(3)})"`,
    )
  }
}

function reachesForward({ gesture }: Posture): boolean {
  return ![
    'up',
    'wave',
    'strike',
    'sway',
    'twirl',
    'throw',
    'down',
    'hold',
    'both',
    'over',
  ].includes(gesture)
}

function neck({ chest, head: top }: Body, { skin }: Look): string {
  return stroke(
    `M${n(chest.x)} ${n(chest.y + 2)}L${n(top.x)} ${n(top.y + 5)}`,
    darker(skin, 0.14),
    5.4,
  )
}

/** How far a sleeve reaches down the arm: 1 to the wrist, 0 not at all. */
function sleeve({ dress }: Look): 'none' | 'short' | 'long' {
  if (dress === 'priest') return 'none'
  return dress === 'kurta' || dress === 'coat' || dress === 'salwar' ? 'long' : 'short'
}

function arm(_d: Drawing, body: Body, look: Look, side: 0 | 1): string {
  const shoulder = body.shoulders[side]
  const elbow = body.elbows[side]
  const hand = body.hands[side]
  const tone = look.over === 'white coat' ? '#f1f0ec' : upperTone(look)
  const line = (to: readonly Point[]) => `M${to.map(({ x, y }) => `${n(x)} ${n(y)}`).join('L')}`
  const round = 'stroke-linecap="round" stroke-linejoin="round"'
  const skin = side === 0 ? look.skin : lighter(look.skin, 0.05)
  const long = sleeve(look)
  const wrist = { x: elbow.x + (hand.x - elbow.x) * 0.74, y: elbow.y + (hand.y - elbow.y) * 0.74 }
  const cuff = {
    x: shoulder.x + (elbow.x - shoulder.x) * 0.72,
    y: shoulder.y + (elbow.y - shoulder.y) * 0.72,
  }
  const covered = long === 'long' ? [shoulder, elbow, wrist] : [shoulder, cuff]
  const shade = side === 0 ? lighter(tone, 0.06) : darker(tone, 0.1)
  return group([
    stroke(line([shoulder, elbow, hand]), darker(skin, 0.04), 4.3, round),
    long === 'none' ? '' : stroke(line(covered), shade, 5.6, round),
    circle(hand, 2.5, skin),
  ])
}

function holding(d: Drawing, { hands }: Body, { holds }: Posture): string {
  if (!holds) return ''
  const [left, right] = hands
  const at = {
    left,
    right,
    both: { x: (left.x + right.x) / 2, y: (left.y + right.y) / 2 },
  }[holds.hand]
  return holds.thing(d, at, holds.size)
}
