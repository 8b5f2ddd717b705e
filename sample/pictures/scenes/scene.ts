import type { Drawing } from '../drawing'
import { circle, ellipse, group, rect } from '../marks'
import { finish } from '../parts/finish'
import type { Thing } from '../parts/thing'
import { anyone, type Word } from '../people/people'
import type { Setting } from '../settings/room'

/** Where something stands, in parts of width and height, and how high it is in parts of the height. */
export type Placed = readonly [x: number, y: number, size: number, thing: Thing]

interface Scene {
  readonly setting: Setting
  /** What stands on the ground: whatever stands lower in the picture is nearer. */
  readonly things: readonly Placed[]
  /** What hangs or lies flat, behind all that stands. */
  readonly behind?: readonly Placed[]
  /** What is before everything. */
  readonly before?: readonly Placed[]
  /** The light of the hour over all of it: a colour, and how strong. */
  readonly hour?: readonly [colour: string, strength: number]
  /** Lights that shine through that hour: where, how large, of what colour. */
  readonly lights?: readonly (readonly [x: number, y: number, size: number, colour?: string])[]
  readonly weather?: (d: Drawing) => string
  readonly vignette?: number
}

/** The scene, as a picture of the catalogue draws it. */
export function shows(scene: Scene): (d: Drawing) => void {
  return (d) => drawScene(d, scene)
}

/** Draws people and things in a place, the far ones first, each with its shadow. */
function drawScene(
  d: Drawing,
  { setting, things, behind = [], before = [], ...light }: Scene,
): void {
  setting(d)
  const { width, height } = d
  const draw = ([x, y, size, shown]: Placed) =>
    shown(d, { x: x * width, y: y * height }, size * height)
  d.add(...behind.map(draw))
  const inOrder = [...things].sort((a, b) => a[1] - b[1])
  for (const placed of inOrder) {
    const [x, y, size] = placed
    const shadow = ellipse(
      { x: (x + size * 0.03) * width, y: y * height },
      { x: size * height * 0.2, y: size * height * 0.03 },
      '#1a0d10',
      'opacity="0.28"',
    )
    d.add(group([shadow, draw(placed)]))
  }
  d.add(...before.map(draw))
  illuminate(d, light)
}

function illuminate(
  d: Drawing,
  { hour, lights = [], weather, vignette = 0.38 }: Omit<Scene, 'setting' | 'things'>,
): void {
  const { width, height } = d
  if (hour)
    d.add(
      rect(
        { x: 0, y: 0, w: width, h: height },
        hour[0],
        `style="mix-blend-mode:multiply" opacity="${hour[1]}"`,
      ),
    )
  d.add(
    ...lights.map(([x, y, size, colour = '#ffb84a']) =>
      circle(
        { x: x * width, y: y * height },
        size * height,
        d.outward([
          [0, colour, 0.85],
          [0.4, colour, 0.35],
          [1, colour, 0],
        ]),
        'style="mix-blend-mode:screen"',
      ),
    ),
  )
  if (weather) d.add(weather(d))
  finish(d, { vignette })
}

interface Crowd {
  readonly rows: number
  readonly across: number
  /** The first row and the last, in parts of the height, and how large people are in each. */
  readonly from: readonly [y: number, size: number]
  readonly to: readonly [y: number, size: number]
  readonly left?: number
  readonly right?: number
  /** What all of them do. */
  readonly words?: readonly Word[]
}

/** People in rows, each somebody else; nearer rows are larger. */
export function crowd({
  rows,
  across,
  from,
  to,
  left = 0.06,
  right = 0.94,
  words = [],
}: Crowd): Placed[] {
  const placed: Placed[] = []
  for (let row = 0; row < rows; row += 1) {
    const t = rows === 1 ? 0 : row / (rows - 1)
    const y = from[0] + (to[0] - from[0]) * t ** 1.15
    const size = from[1] + (to[1] - from[1]) * t
    for (let seat = 0; seat < across; seat += 1) {
      // Every other row stands in the gaps of the one before it; nobody stands in a line like soldiers.
      const shift = (row % 2) * 0.5 + Math.sin(seat * 7.3 + row * 3.1) * 0.14
      const x = left + ((seat + 0.25 + shift) / across) * (right - left)
      placed.push([x, y + Math.sin(seat * 5.7 + row) * 0.006, size, anyone(...words)])
    }
  }
  return placed
}
