import { darker, lighter } from '../colour'
import { type Drawing, n } from '../drawing'
import { ellipse, group, type Point, path, stroke } from '../marks'
import type { Body } from './body'
import type { Dress, Look } from './posture'

/** Cloth in the light, which comes from the left. */
export function cloth(d: Drawing, colour: string): string {
  return d.across([0, lighter(colour, 0.14)], [0.55, colour], [1, darker(colour, 0.2)])
}

/** What is worn below, for each dress: hanging free, round both legs, or to the ankles of each. */
const BELOW: Readonly<Record<Dress, 'trousers' | 'skirt' | 'flared'>> = {
  sari: 'skirt',
  salwar: 'trousers',
  chaniya: 'flared',
  frock: 'flared',
  kurta: 'trousers',
  shirt: 'trousers',
  coat: 'trousers',
  priest: 'skirt',
}

/** How far the upper cloth falls below the hips; negative: it ends above them. */
const FALL: Readonly<Record<Dress, number>> = {
  sari: -7,
  salwar: 21,
  chaniya: -7,
  frock: -4,
  kurta: 20,
  shirt: 2,
  coat: 15,
  priest: -5,
}

export function lower(d: Drawing, body: Body, look: Look): string {
  const { dress, colours } = look
  const colour = dress === 'sari' || dress === 'priest' ? colours[0] : colours[1]
  if (body.legs.folded) return folded(d, body, colour)
  const below = BELOW[dress]
  if (below === 'trousers' || isSeated(body))
    return group([feet(body, look), ...limbs(body, colour, below === 'trousers' ? 8.4 : 11)])
  const bare = dress === 'frock' ? limbs(body, look.skin, 5) : []
  return group([
    feet(body, look),
    ...bare,
    skirt(d, body, { colour, look, isFlared: below === 'flared' }),
  ])
}

function isSeated({ hip }: Body): boolean {
  return hip.y > -40
}

function limbs({ hip, legs, half }: Body, colour: string, thick: number): string[] {
  return [0, 1].map((side) => {
    const from = { x: hip.x + (side === 0 ? -1 : 1) * half.hip * 0.42, y: hip.y + 2 }
    const knee = legs.knees[side] ?? from
    const foot = legs.feet[side] ?? knee
    const tone = side === 0 ? darker(colour, 0.18) : colour
    return stroke(
      `M${n(from.x)} ${n(from.y)}L${n(knee.x)} ${n(knee.y)}L${n(foot.x)} ${n(foot.y - 2)}`,
      tone,
      thick,
      'stroke-linecap="round" stroke-linejoin="round"',
    )
  })
}

function feet({ legs }: Body, { skin, dress }: Look): string {
  const shoe = dress === 'shirt' || dress === 'coat' ? '#3a2a26' : darker(skin, 0.1)
  return group(
    legs.feet.map(({ x, y }) =>
      path(
        `M${n(x - 3)} ${n(y + 2)}C${n(x - 3)} ${n(y - 3)} ${n(x + 6)} ${n(y - 3)} ${n(x + 6)} ${n(y + 2)}Z`,
        shoe,
      ),
    ),
  )
}

/** Crossed on the floor, one shin before the other. */
function folded(d: Drawing, { hip }: Body, colour: string): string {
  const leg = (way: -1 | 1) =>
    `M${n(hip.x + way * 5)} ${n(hip.y + 1)}L${n(way * 20)} -7L${n(way * -7)} -4`
  const round = 'stroke-linecap="round" stroke-linejoin="round"'
  return group([
    ellipse({ x: 0, y: -7 }, { x: 17, y: 6.4 }, cloth(d, colour)),
    stroke(leg(-1), darker(colour, 0.12), 9, round),
    stroke(leg(1), colour, 9, round),
    stroke('M16 -3.2L-6 0', darker(colour, 0.3), 0.9, 'opacity="0.6"'),
  ])
}

function skirt(
  d: Drawing,
  { hip, half, legs }: Body,
  { colour, look, isFlared }: { colour: string; look: Look; isFlared: boolean },
): string {
  const [left, right] = legs.feet
  const spread = isFlared ? 13 : 5.5
  const from = Math.min(left.x, right.x) - spread
  const to = Math.max(left.x, right.x) + spread
  const isShort = look.dress === 'frock'
  const low = isShort ? -20 : Math.max(left.y, right.y) - 1.5
  const top = hip.y - 10
  const waist = half.waist
  const [x0, x1] = isShort ? [from + 3, to - 3] : [from, to]
  const trim = look.colours[2]
  const folds = [0.28, 0.46, 0.62, 0.78].map(
    (part) =>
      `M${n(hip.x - waist * 0.6 + part * waist * 1.2)} ${n(top + 8)}Q${n(hip.x + (part - 0.5) * 14)} ${n((top + low) / 2)} ${n(x0 + (x1 - x0) * part)} ${n(low - 1)}`,
  )
  const hem = (up: number) =>
    `M${n(x0 + up * 0.12)} ${n(low - up)}Q${n((x0 + x1) / 2)} ${n(low + 5 - up)} ${n(x1 - up * 0.12)} ${n(low - up)}`
  return group([
    path(
      `M${n(hip.x - waist)} ${n(top)}C${n(hip.x - half.hip - 2)} ${n(hip.y)} ${n(x0 + 2)} ${n(low - 16)} ${n(x0)} ${n(low)}Q${n((x0 + x1) / 2)} ${n(low + 5)} ${n(x1)} ${n(low)}C${n(x1 - 2)} ${n(low - 16)} ${n(hip.x + half.hip + 2)} ${n(hip.y)} ${n(hip.x + waist)} ${n(top)}Z`,
      cloth(d, colour),
    ),
    stroke(folds.join(''), darker(colour, 0.28), 0.8, 'opacity="0.6"'),
    look.dress === 'priest' ? '' : stroke(hem(2), trim, 2.2),
    isFlared && !isShort ? stroke(hem(8), lighter(trim, 0.2), 1, 'stroke-dasharray="1.4 1.8"') : '',
  ])
}

/** The cloth of the trunk: from the shoulders as far as the dress falls. */
export function upper(d: Drawing, body: Body, look: Look, isBack: boolean): string {
  const { dress, colours, skin } = look
  const tone = upperTone(look)
  const fall = isSeated(body) ? Math.min(FALL[dress], 3) : FALL[dress]
  const shape = trunk(body, fall)
  const { chest } = body
  const opening = `M${n(chest.x - 3.4)} ${n(chest.y - 0.6)}Q${n(chest.x)} ${n(chest.y + 5.6)} ${n(chest.x + 3.4)} ${n(chest.y - 0.6)}Z`
  const front = `M${n(chest.x)} ${n(chest.y + 4)}L${n((chest.x + body.hip.x) / 2)} ${n((chest.y + body.hip.y) / 2)}`
  const isOpened = dress === 'kurta' || dress === 'shirt' || dress === 'coat'
  return group([
    path(shape, cloth(d, tone)),
    ...(isBack
      ? []
      : [path(opening, darker(skin, 0.14)), isOpened ? stroke(front, colours[2], 0.9) : '']),
  ])
}

/** Blouses are of the second cloth, everything else of the main one. */
export function upperTone({ dress, colours, skin }: Look): string {
  if (dress === 'priest') return skin
  return dress === 'sari' || dress === 'chaniya' ? darker(colours[1], 0.06) : colours[0]
}

function trunk({ chest, hip, half }: Body, fall: number): string {
  const part = fall < 0 ? 1 + fall / 29 : 1
  const end = { x: chest.x + (hip.x - chest.x) * part, y: chest.y + (hip.y - chest.y) * part }
  const waist = { x: chest.x + (hip.x - chest.x) * 0.62, y: chest.y + (hip.y - chest.y) * 0.62 }
  const low = fall > 0 ? { x: hip.x, y: hip.y + fall } : end
  const wide = fall > 0 ? half.hip + 1 + fall * 0.13 : half.waist + 0.6
  const w = half.shoulder
  const side = (way: -1 | 1, from: Point, to: Point) =>
    `C${n(chest.x + way * w)} ${n(chest.y + 10)} ${n(from.x + way * half.waist)} ${n(from.y - 6)} ${n(from.x + way * half.waist)} ${n(from.y)}L${n(to.x + way * wide)} ${n(to.y)}`
  const back = `L${n(waist.x - half.waist)} ${n(waist.y)}C${n(waist.x - half.waist)} ${n(waist.y - 6)} ${n(chest.x - w)} ${n(chest.y + 10)} ${n(chest.x - w)} ${n(chest.y + 4)}`
  return `M${n(chest.x - 3.4)} ${n(chest.y - 1.4)}L${n(chest.x + 3.4)} ${n(chest.y - 1.4)}C${n(chest.x + 8)} ${n(chest.y)} ${n(chest.x + w)} ${n(chest.y)} ${n(chest.x + w)} ${n(chest.y + 4)}${side(1, waist, low)}L${n(low.x - wide)} ${n(low.y)}${back}C${n(chest.x - w)} ${n(chest.y)} ${n(chest.x - 8)} ${n(chest.y)} ${n(chest.x - 3.4)} ${n(chest.y - 1.4)}Z`
}
