import { mix } from '../colour'
import type { Drawing } from '../drawing'
import { circle, group, path, rect, stroke, times } from '../marks'
import { palettes } from '../palettes'
import { archPath } from '../parts/colonnade'
import { finish } from '../parts/finish'
import { person } from '../parts/person'
import { box, coffers, type Room } from '../parts/room'

/** The assembly hall: a lit stage under a coffered ceiling, people seated on the floor. */
export function assemblyHall(d: Drawing): void {
  const room: Room = {
    end: { x: d.width * 0.3, y: d.height * 0.26, w: d.width * 0.4, h: d.height * 0.3 },
    walls: {
      ceiling: '#3a2330',
      floor: '#7a3b2c',
      side: '#6b4440',
      end: '#8f5a45',
      light: '#ffd795',
    },
  }
  box(d, room)
  coffers(d, room)
  sideArches(d, room)
  stage(d, room)
  const rows = 9
  for (const row of times(rows)) {
    const t = ((row + 1) / rows) ** 1.8
    const y = room.end.y + room.end.h + d.height * (0.06 + t * 0.42)
    const size = d.height * (0.03 + t * 0.13)
    const count = Math.round(26 - t * 12)
    const spread = d.width * (0.4 + t * 0.75)
    d.add(
      ...times(count).flatMap((seat) => {
        const off = (seat - (count - 1) / 2) / (count - 1)
        if (Math.abs(off) < 0.05) return []
        const at = { x: d.width / 2 + off * spread + d.between(-6, 6), y }
        return [
          person(d, at, size, {
            pose: 'seated',
            tone: mix('#6b2d35', '#1d0c18', t),
            rim: '#ffc27a',
          }),
        ]
      }),
    )
  }
  finish(d, { vignette: 0.55 })
}

function sideArches(d: Drawing, { end }: Room): void {
  for (const index of times(4)) {
    const t = (index + 0.5) / 4.4
    const high = (end.y + end.h + (d.height - end.y - end.h) * t - end.y * (1 - t)) * 0.5
    const floor = end.y + end.h + (d.height - end.y - end.h) * t
    for (const way of [-1, 1]) {
      const x = d.width / 2 + way * (end.w / 2 + end.x * t)
      const arch = { x, base: floor - high * 0.1, w: d.width * (0.018 + t * 0.06), h: high }
      d.add(
        path(archPath(arch, 3), d.down([0, '#ffd27f', 0.9], [1, '#b5562c', 0.9])),
        stroke(
          archPath({ ...arch, w: arch.w * 1.15, h: arch.h * 1.04 }, 3),
          '#e9b98a',
          2 + t * 3,
          'opacity="0.6"',
        ),
      )
    }
  }
}

function stage(d: Drawing, { end }: Room): void {
  const palette = palettes.gold
  const floor = end.y + end.h
  const x = end.x + end.w / 2
  d.add(
    rect(
      { x: end.x, y: end.y, w: end.w, h: end.h },
      d.outward([
        [0, '#ffe9b3'],
        [0.6, '#d9823f'],
        [1, '#6e2d2a'],
      ]),
    ),
    ...[-0.36, -0.18, 0, 0.18, 0.36].map((off) => {
      const tall = off === 0 ? 0.88 : 0.74 - Math.abs(off) * 0.3
      return group([
        path(
          archPath({ x: x + off * end.w, base: floor - 6, w: end.w * 0.16, h: end.h * tall }, 4),
          palette.stone[2],
        ),
        path(
          archPath(
            { x: x + off * end.w, base: floor - 6, w: end.w * 0.125, h: end.h * tall * 0.9 },
            4,
          ),
          d.down([0, '#fff6d8'], [1, '#ffb65a']),
        ),
      ])
    }),
    circle(
      { x, y: floor - end.h * 0.4 },
      end.w * 0.7,
      d.outward([
        [0, '#ffe9b0', 0.55],
        [1, '#ff9a4a', 0],
      ]),
    ),
    rect(
      { x: end.x - 16, y: floor - 8, w: end.w + 32, h: 22 },
      d.down([0, '#f2b56e'], [1, '#7a3424']),
    ),
  )
}
