import { lighter, mix } from '../colour'
import { type Drawing, n } from '../drawing'
import { group, path, rect, times } from '../marks'
import type { Palette } from '../palettes'

interface Place {
  readonly x: number
  readonly base: number
  readonly w: number
  readonly h: number
}

/** The outline of a cusped arch standing on `base`, its crown pointed: what light falls through. */
export function archPath({ x, base, w, h }: Place, cusps = 4): string {
  const spring = base - h * 0.56
  const top = base - h
  const half = w / 2
  const left: string[] = []
  // The arch climbs from the spring to the crown in cusps that bulge outwards.
  for (const cusp of times(cusps)) {
    const to = (cusp + 1) / cusps
    const from = cusp / cusps
    const point = (t: number) => ({
      x: x - half * Math.cos((t * Math.PI) / 2) ** 0.8,
      y: spring - (spring - top) * Math.sin((t * Math.PI) / 2),
    })
    const end = to === 1 ? { x, y: top } : point(to)
    const middle = point((from + to) / 2)
    const out = { x: x + (middle.x - x) * 1.24, y: spring + (middle.y - spring) * 1.16 }
    left.push(`Q${n(out.x)} ${n(out.y)} ${n(end.x)} ${n(end.y)}`)
  }
  const right: string[] = []
  for (const cusp of times(cusps).reverse()) {
    const from = cusp / cusps
    const to = (cusp + 1) / cusps
    const point = (t: number) => ({
      x: x + half * Math.cos((t * Math.PI) / 2) ** 0.8,
      y: spring - (spring - top) * Math.sin((t * Math.PI) / 2),
    })
    const end = from === 0 ? { x: x + half, y: spring } : point(from)
    const middle = point((from + to) / 2)
    const out = { x: x + (middle.x - x) * 1.24, y: spring + (middle.y - spring) * 1.16 }
    right.push(`Q${n(out.x)} ${n(out.y)} ${n(end.x)} ${n(end.y)}`)
  }
  return `M${n(x - half)} ${n(base)}V${n(spring)}${left.join('')}${right.join('')}V${n(base)}Z`
}

/** A pillar: a moulded base, a shaft with rings, a bracketed capital. */
export function pillar(d: Drawing, { x, base, w, h }: Place, palette: Palette): string {
  const [lit, half, shade] = palette.stone
  const stone = d.across([0, lit], [0.4, half], [1, shade])
  const part = (wide: number, from: number, to: number) =>
    rect({ x: x - (w * wide) / 2, y: base - h * to, w: w * wide, h: h * (to - from) }, stone)
  return group([
    part(1.5, 0, 0.06),
    part(1.2, 0.06, 0.14),
    part(0.82, 0.14, 0.8),
    ...[0.3, 0.34, 0.56, 0.72].map((at) => part(1.02, at, at + 0.02)),
    part(1.1, 0.8, 0.86),
    part(1.5, 0.86, 0.92),
    part(2, 0.92, 1),
  ])
}

/** A row of arches between pillars, lit from inside. */
export function colonnade(
  d: Drawing,
  { x, base, w, h }: Place,
  palette: Palette,
  bays: number,
): string {
  const [lit, half, shade] = palette.stone
  const bay = w / bays
  const wall = rect(
    { x: x - w / 2, y: base - h, w, h },
    d.across([0, lit], [0.5, half], [1, mix(half, shade, 0.7)]),
  )
  const inside = d.down(
    [0, mix(palette.window, palette.stone[2], 0.75)],
    [0.5, mix(palette.window, palette.stone[2], 0.15)],
    [1, lighter(palette.window, 0.25)],
  )
  const arches = times(bays).map((index) => {
    const at = x - w / 2 + bay * (index + 0.5)
    return path(archPath({ x: at, base, w: bay * 0.72, h: h * 0.84 }, 3), inside)
  })
  const pillars = times(bays + 1).map((index) =>
    pillar(d, { x: x - w / 2 + bay * index, base, w: bay * 0.17, h: h * 0.96 }, palette),
  )
  return group([
    wall,
    ...arches,
    ...pillars,
    rect({ x: x - w / 2, y: base - h, w, h: h * 0.08 }, shade, 'opacity="0.5"'),
  ])
}
