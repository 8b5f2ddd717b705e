import { mix } from '../colour'
import { type Drawing, n } from '../drawing'
import { circle, group, path, rect, stroke, times } from '../marks'
import type { Palette } from '../palettes'
import { colonnade } from './colonnade'
import { flag, kalash, ribbedDisc } from './crown'

export interface Place {
  readonly x: number
  /** Where it stands. */
  readonly base: number
  readonly w: number
  readonly h: number
}

const TIERS = 11

/**
 * A nagara spire: a curved tower of tiers with smaller copies of itself leaning on it, a ribbed disc,
 * a vessel and a flag on top. Light comes from the left.
 */
export function shikhara(d: Drawing, place: Place, palette: Palette, depth = 2): string {
  const { x, base, w, h } = place
  const body = towerPath(place)
  const [lit, half, shade] = palette.stone
  const marks = [
    path(body, d.across([0, lit], [0.42, half], [1, shade])),
    path(body, d.down([0, lit, 0.35], [0.6, half, 0], [1, shade, 0.55])),
    tierLines(place, shade),
    path(towerPath({ ...place, w: w * 0.4 }), d.across([0, lit, 0.75], [1, shade, 0.35])),
    path(towerPath({ ...place, w: w * 0.14 }), d.across([0, shade, 0.45], [1, shade, 0.1])),
  ]
  if (depth > 0) {
    for (const side of [-1, 1]) {
      const lean = (off: number, wide: number, high: number) =>
        shikhara(
          d,
          { x: x + side * w * off, base, w: w * wide, h: h * high },
          palette,
          depth - (wide > 0.4 ? 1 : 2),
        )
      marks.push(lean(0.2, 0.46, 0.7), lean(0.36, 0.34, 0.47))
    }
    marks.push(shikhara(d, { x, base, w: w * 0.44, h: h * 0.44 }, palette, 0))
  }
  const top = base - h
  marks.unshift(crown(d, { x, base: top + h * 0.02, w: w * 0.34, h: h * 0.2 }, palette))
  return group(marks)
}

function crown(d: Drawing, place: Place, palette: Palette): string {
  const { x, base, w } = place
  return group([
    ribbedDisc(d, { x, y: base }, w * 0.62, palette),
    kalash(d, { x, y: base - w * 0.26 }, w * 0.42, palette),
  ])
}

/** The flag of a spire, from the tip of its vessel. */
export function spireFlag(d: Drawing, place: Place, palette: Palette, length: number): string {
  const { x, base, w, h } = place
  return flag(d, { x, y: base - h - w * 0.22 }, length, palette)
}

function halfWidth({ w }: Place, t: number): number {
  return (w / 2) * (1 - 0.74 * t ** 1.75)
}

function towerPath(place: Place): string {
  const { x, base, h } = place
  const right: string[] = []
  const left: string[] = []
  for (const tier of times(TIERS)) {
    const from = tier / TIERS
    const to = (tier + 1) / TIERS
    for (const [t, out] of [
      [from, 1],
      [from + (to - from) * 0.72, 1.03],
      [from + (to - from) * 0.82, 0.93],
      [to, 0.95],
    ] as const) {
      const half = halfWidth(place, t) * out
      right.push(`${n(x + half)} ${n(base - h * t)}`)
      left.unshift(`${n(x - half)} ${n(base - h * t)}`)
    }
  }
  return `M${[...right, ...left].join('L')}Z`
}

function tierLines(place: Place, shade: string): string {
  const { x, base, h } = place
  const lines = times(TIERS).map((tier) => {
    const t = (tier + 0.82) / TIERS
    const half = halfWidth(place, t)
    return `M${n(x - half)} ${n(base - h * t)}H${n(x + half)}`
  })
  return stroke(lines.join(''), shade, Math.max(0.8, h * 0.006), 'opacity="0.45"')
}

/** A ribbed dome with a vessel on top. */
export function dome(d: Drawing, { x, base, w, h }: Place, palette: Palette): string {
  const [lit, half, shade] = palette.stone
  const rings = times(6).map((ring) => {
    const t = ring / 6
    const wide = (w / 2) * Math.sqrt(1 - t ** 2.1)
    const step = h / 6
    return rect(
      { x: x - wide, y: base - h * t - step * 0.98, w: wide * 2, h: step },
      d.across([0, lit], [0.45, half], [1, shade]),
      `rx="${n(step * 0.45)}"`,
    )
  })
  return group([
    kalash(d, { x, y: base - h * 0.98 }, w * 0.16, palette),
    rect({ x: x - w * 0.54, y: base - h * 0.06, w: w * 1.08, h: h * 0.12 }, mix(half, lit, 0.5)),
    ...rings,
  ])
}

/** How a mandir is built: the number of its spires, and whether domes stand before them. */
export type MandirStyle = 'five' | 'three' | 'one' | 'domed'

// Each spire by its distance from the middle, its width and its height, in parts of the mandir's width.
const SPIRES: Readonly<
  Record<MandirStyle, readonly (readonly [off: number, w: number, h: number])[]>
> = {
  five: [
    [-0.375, 0.13, 0.2],
    [0.375, 0.13, 0.2],
    [-0.215, 0.17, 0.32],
    [0.215, 0.17, 0.32],
    [0, 0.23, 0.47],
  ],
  three: [
    [-0.29, 0.22, 0.3],
    [0.29, 0.22, 0.3],
    [0, 0.3, 0.46],
  ],
  one: [[0, 0.34, 0.62]],
  domed: [
    [-0.41, 0.1, 0.15],
    [0.41, 0.1, 0.15],
    [0, 0.2, 0.36],
  ],
}
const DOMES: Readonly<
  Record<MandirStyle, readonly (readonly [off: number, w: number, h: number])[]>
> = {
  five: [-0.3, -0.115, 0.115, 0.3].map((off) => [off, 0.105, 0.06] as const),
  three: [-0.42, -0.15, 0.15, 0.42].map((off) => [off, 0.13, 0.08] as const),
  one: [-0.36, -0.24, 0.24, 0.36].map((off) => [off, 0.15, 0.09] as const),
  domed: [-0.235, 0.235].map((off) => [off, 0.25, 0.17] as const),
}

/** A whole mandir: spires behind, domes before them, a hall of pillars, and a carved base with steps. */
export function mandir(
  d: Drawing,
  { x, base, w }: { readonly x: number; readonly base: number; readonly w: number },
  palette: Palette,
  style: MandirStyle = 'five',
): string {
  const plinth = w * 0.07
  const wall = w * (style === 'one' ? 0.17 : 0.13)
  const roof = base - plinth - wall
  const placed = ([off, wide, high]: readonly [number, number, number]): Place => ({
    x: x + w * off,
    base: roof,
    w: w * wide,
    h: w * high,
  })
  const spires = SPIRES[style].map(placed)
  const bays = { five: 11, three: 9, one: 7, domed: 13 }[style]
  return group([
    ...spires.map((spire) => spireFlag(d, spire, palette, w * 0.05)),
    // Small spires get fewer of their copies: nobody could see them, and each costs a redraw.
    ...spires.map((spire) => shikhara(d, spire, palette, spire.h > 260 ? 2 : 1)),
    ...DOMES[style].map((at) => dome(d, placed(at), palette)),
    cornice(d, { x, base: roof + w * 0.012, w: w * 0.95, h: w * 0.022 }, palette),
    colonnade(d, { x, base: base - plinth, w: w * 0.9, h: wall - w * 0.012 }, palette, bays),
    plinthMark(d, { x, base, w, h: plinth }, palette),
  ])
}

function cornice(d: Drawing, { x, base, w, h }: Place, palette: Palette): string {
  const [lit, half, shade] = palette.stone
  const beads = times(60).map((bead) =>
    circle({ x: x - w / 2 + ((bead + 0.5) * w) / 60, y: base - h }, h * 0.34, mix(half, lit, 0.6)),
  )
  return group([
    ...beads,
    rect({ x: x - w / 2, y: base - h, w, h }, d.across([0, lit], [0.5, half], [1, shade])),
    rect({ x: x - w / 2, y: base - h * 0.35, w, h: h * 0.35 }, shade, 'opacity="0.4"'),
  ])
}

function plinthMark(d: Drawing, { x, base, w, h }: Place, palette: Palette): string {
  const [lit, half, shade] = palette.stone
  const courses = times(4).map((course) => {
    const wide = w * (0.94 + course * 0.03)
    const box = { x: x - wide / 2, y: base - h + (course * h) / 4, w: wide, h: h / 4 }
    return group([
      rect(box, d.across([0, lit], [0.5, half], [1, shade])),
      rect({ ...box, y: box.y + box.h * 0.62, h: box.h * 0.38 }, shade, 'opacity="0.42"'),
    ])
  })
  const stairs = times(7).map((step) => {
    const wide = w * (0.13 + step * 0.014)
    const box = { x: x - wide / 2, y: base - h + (step * h) / 7, w: wide, h: h / 7 + 0.5 }
    return group([
      rect(box, mix(lit, half, step / 9)),
      rect({ ...box, y: box.y + box.h * 0.6, h: box.h * 0.4 }, shade, 'opacity="0.5"'),
    ])
  })
  return group([...courses, ...stairs])
}
