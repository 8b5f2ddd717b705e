import { mix } from '../colour'
import type { Drawing } from '../drawing'
import { circle, ellipse, group, path, polygon, rect, times } from '../marks'
import { archPath } from '../parts/colonnade'
import { finish } from '../parts/finish'
import { box, coffers, type Room } from '../parts/room'

/** Shafts of morning light between the pillars of an empty hall. */
export function pillaredHall(d: Drawing): void {
  const room: Room = {
    end: { x: d.width * 0.4, y: d.height * 0.34, w: d.width * 0.2, h: d.height * 0.28 },
    walls: {
      ceiling: '#2b2a36',
      floor: '#7b6a5c',
      side: '#4b4450',
      end: '#ffe7b8',
      light: '#ffe9bd',
    },
  }
  box(d, room)
  coffers(d, room)
  const end = room.end
  d.add(
    path(
      archPath({ x: end.x + end.w / 2, base: end.y + end.h, w: end.w * 0.8, h: end.h * 0.95 }),
      '#fffbe9',
    ),
    circle(
      { x: end.x + end.w / 2, y: end.y + end.h / 2 },
      d.width * 0.34,
      d.outward([
        [0, '#fff0c9', 0.9],
        [1, '#ffdf9f', 0],
      ]),
    ),
  )
  for (const row of times(7)) {
    const t = ((row + 1) / 7) ** 2.1
    const floor = end.y + end.h + t * (d.height - end.y - end.h) * 1.05
    const top = end.y - t * end.y * 1.3
    for (const way of [-1, 1])
      columnInDepth(d, { x: d.width / 2 + way * d.width * (0.1 + t * 0.4), floor, top, t, way })
  }
  const soft = d.blur(14)
  d.add(
    group(
      times(6).map((beam) => {
        const x = d.width * (0.02 + beam * 0.1)
        return path(
          polygon([
            { x, y: -20 },
            { x: x + 60, y: -20 },
            { x: x + d.width * 0.38 + 110, y: d.height * 0.95 },
            { x: x + d.width * 0.3, y: d.height * 0.95 },
          ]),
          d.down([0, '#fff1cb', 0.34], [1, '#ffdf9f', 0.02]),
        )
      }),
      `filter="${soft}" style="mix-blend-mode:screen"`,
    ),
  )
  finish(d, { vignette: 0.6 })
}

function columnInDepth(
  d: Drawing,
  { x, floor, top, t, way }: { x: number; floor: number; top: number; t: number; way: number },
): void {
  const w = d.width * (0.014 + t * 0.055)
  const lit = mix('#ffdca0', '#b98d6a', t)
  const shade = mix('#a8805f', '#2a2028', Math.min(1, t * 1.3))
  const fill =
    way < 0
      ? d.across([0, shade], [0.7, mix(shade, lit, 0.4)], [1, lit])
      : d.across([0, lit], [0.3, mix(shade, lit, 0.4)], [1, shade])
  const part = (wide: number, from: number, high: number) =>
    rect({ x: x - (w * wide) / 2, y: from, w: w * wide, h: high }, fill)
  d.add(
    ellipse(
      { x: x - way * w * 0.2, y: floor },
      { x: w * 1.2, y: w * 0.22 },
      '#1a1218',
      'opacity="0.4"',
    ),
    part(1, top, floor - top),
    part(1.5, floor - w * 0.5, w * 0.5),
    part(1.25, floor - w * 0.9, w * 0.4),
    part(1.6, top, w * 0.5),
    part(2.1, top - w * 0.4, w * 0.45),
    ...[0.3, 0.34, 0.66].map((at) => part(1.12, floor - (floor - top) * at, w * 0.1)),
  )
}
