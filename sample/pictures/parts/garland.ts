import { lighter, mix } from '../colour'
import { type Drawing, n } from '../drawing'
import { group, type Point, path } from '../marks'
import { marigold } from './plants'

const ORANGE = ['#f07c12', '#f28a1c', '#e86a10'] as const
const YELLOW = ['#f9b321', '#fbc43a', '#f5a81c'] as const

/** A hanging string of marigolds that ends in a tassel of leaves. `r` is the size of a flower. */
export function garlandString(d: Drawing, { x, y }: Point, long: number, r: number): string {
  const step = r * 1.5
  const count = Math.floor(long / step)
  const flowers: string[] = []
  for (let index = 0; index < count; index += 1) {
    const tones = Math.floor(index / 4) % 2 === 0 ? ORANGE : YELLOW
    flowers.push(
      marigold(
        d,
        { x: x + Math.sin(index * 0.7) * r * 0.12, y: y + index * step },
        r,
        d.pick(tones),
      ),
    )
  }
  const end = y + count * step
  return group([
    ...[-0.45, 0, 0.45].map((turn) => mangoLeaf(d, { x, y: end - r * 0.6 }, r * 3.2, turn)),
    ...flowers,
  ])
}

/** A leaf that hangs down from `at`, turned by an angle (radians). */
export function mangoLeaf(d: Drawing, at: Point, long: number, turn: number): string {
  const w = long * 0.17
  const green = mix('#2f7a3a', '#1d5230', d.random())
  return group(
    [
      path(
        `M0 0C${n(w)} ${n(long * 0.2)} ${n(w * 1.1)} ${n(long * 0.65)} 0 ${n(long)}C${n(-w * 1.1)} ${n(long * 0.65)} ${n(-w)} ${n(long * 0.2)} 0 0Z`,
        d.across([0, lighter(green, 0.25)], [0.5, green], [1, mix(green, '#06210f', 0.5)]),
      ),
      path(
        `M0 0L${n(w * 0.07)} ${n(long)}L${n(-w * 0.07)} ${n(long)}Z`,
        lighter(green, 0.4),
        'opacity="0.7"',
      ),
    ],
    `transform="translate(${n(at.x)} ${n(at.y)}) rotate(${n((turn * 180) / Math.PI)})"`,
  )
}
