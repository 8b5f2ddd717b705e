import { darker, lighter, mix } from '../colour'
import { type Drawing, n } from '../drawing'
import { type Point, path, polygon, rect, stroke, times } from '../marks'

interface Walls {
  readonly ceiling: string
  readonly floor: string
  readonly side: string
  readonly end: string
  readonly light: string
}

export interface Room {
  /** The far wall; everything runs towards its middle. */
  readonly end: { readonly x: number; readonly y: number; readonly w: number; readonly h: number }
  readonly walls: Walls
}

/** The six faces of a room: ceiling, floor, side walls, and the far wall in its light. */
export function box(d: Drawing, { end, walls }: Room): void {
  const right = end.x + end.w
  const low = end.y + end.h
  const corner = {
    tl: { x: 0, y: 0 },
    tr: { x: d.width, y: 0 },
    bl: { x: 0, y: d.height },
    br: { x: d.width, y: d.height },
  }
  const near: Point[] = [
    { x: end.x, y: end.y },
    { x: right, y: end.y },
    { x: right, y: low },
    { x: end.x, y: low },
  ]
  const [a, b, c, e] = near as [Point, Point, Point, Point]
  d.add(
    path(
      polygon([corner.tl, corner.tr, b, a]),
      d.down([0, darker(walls.ceiling, 0.5)], [1, lighter(walls.ceiling, 0.12)]),
    ),
    path(
      polygon([corner.bl, corner.br, c, e]),
      d.down(
        [0, mix(walls.floor, walls.light, 0.45)],
        [0.5, walls.floor],
        [1, darker(walls.floor, 0.5)],
      ),
    ),
    path(
      polygon([corner.tl, a, e, corner.bl]),
      d.across([0, darker(walls.side, 0.45)], [1, mix(walls.side, walls.light, 0.25)]),
    ),
    path(
      polygon([corner.tr, b, c, corner.br]),
      d.across([0, mix(walls.side, walls.light, 0.25)], [1, darker(walls.side, 0.5)]),
    ),
    rect(
      end,
      d.outward([
        [0, lighter(walls.end, 0.2)],
        [1, walls.end],
      ]),
    ),
  )
}

/** The lines of a coffered ceiling. */
export function coffers(d: Drawing, { end, walls }: Room): void {
  const line = lighter(walls.ceiling, 0.22)
  const runs = times(9).map(
    (run) => `M${n((run / 8) * d.width)} 0L${n(end.x + (run / 8) * end.w)} ${n(end.y)}`,
  )
  const across = times(7).map((row) => {
    const t = ((row + 1) / 8) ** 0.6
    return `M${n(end.x * t)} ${n(end.y * t)}H${n(d.width - (d.width - end.x - end.w) * t)}`
  })
  d.add(stroke([...runs, ...across].join(''), line, 3, 'opacity="0.6"'))
}
