import { darker, lighter, mix } from '../colour'
import { type Drawing, n } from '../drawing'
import { ellipse, group, type Point, path, rect, stroke, times } from '../marks'
import { palettes } from '../palettes'
import { finish } from '../parts/finish'
import { mandir, shikhara, spireFlag } from '../parts/mandir'
import { clouds, disc, haze, hills, sky, stars } from '../parts/sky'

/** A shrine on a mountain pass, strings of flags in the wind. */
export function mountainShrine(d: Drawing): void {
  const palette = palettes.day
  sky(d, palette, d.height * 0.72)
  clouds(d, palette, { from: d.height * 0.08, to: d.height * 0.4, count: 9 })
  peaks(d, { base: d.height * 0.62, rise: d.height * 0.42, tone: '#6f93ad' })
  peaks(d, { base: d.height * 0.76, rise: d.height * 0.3, tone: '#4d728c' })
  haze(d, palette, { at: d.height * 0.72, high: d.height * 0.2, strength: 0.75 })
  const x = d.width * 0.64
  const base = d.height * 0.72
  d.add(
    path(
      `M0 ${d.height}V${n(d.height * 0.9)}C${n(d.width * 0.3)} ${n(d.height * 0.88)} ${n(d.width * 0.42)} ${n(base)} ${n(x)} ${n(base)}S${n(d.width * 0.9)} ${n(d.height * 0.8)} ${d.width} ${n(d.height * 0.82)}V${d.height}Z`,
      d.down([0, '#8a8f6a'], [1, '#3d4a38']),
    ),
  )
  d.add(mandir(d, { x, base: base + 6, w: d.width * 0.2 }, palette, 'one'))
  const colours = ['#e2531a', '#f5a623', '#fffaf0', '#c2272d', '#f07c12']
  for (const [index, end] of (
    [
      [0.02, 0.5],
      [0.12, 0.3],
      [0.98, 0.44],
      [0.9, 0.26],
    ] as const
  ).entries()) {
    const from = { x, y: base - d.width * 0.165 }
    const to = { x: end[0] * d.width, y: (end[1] + 0.35) * d.height }
    const at = (t: number) => ({
      x: from.x + (to.x - from.x) * t,
      y: from.y + (to.y - from.y) * t + Math.sin(t * Math.PI) * d.height * 0.09,
    })
    d.add(
      stroke(
        `M${times(31)
          .map((step) => `${n(at(step / 30).x)} ${n(at(step / 30).y)}`)
          .join('L')}`,
        '#5a4a3a',
        1.6,
      ),
    )
    d.add(
      ...times(20).map((piece) => {
        const spot = at((piece + 1) / 21)
        const size = d.width * (0.008 + ((piece + 1) / 21) * 0.014)
        return path(
          `M${n(spot.x - size * 0.6)} ${n(spot.y)}h${n(size * 1.2)}l${n(-size * 0.5 + d.between(-4, 4))} ${n(size * 1.5)}Z`,
          colours[(piece + index) % 5] ?? '#fff',
        )
      }),
    )
  }
  finish(d)
}

function peaks(
  d: Drawing,
  { base, rise, tone }: { base: number; rise: number; tone: string },
): void {
  for (const peak of times(6)) {
    const x = ((peak + d.between(0.1, 0.9)) / 6) * d.width
    const h = rise * d.between(0.5, 1)
    const w = h * d.between(1, 1.4)
    const top = { x, y: base - h }
    d.add(
      path(
        `M${n(x - w)} ${n(base + 40)}L${n(x - w * 0.4)} ${n(base - h * 0.45)}L${n(top.x)} ${n(top.y)}L${n(x + w * 0.36)} ${n(base - h * 0.52)}L${n(x + w)} ${n(base + 40)}Z`,
        d.down([0, lighter(tone, 0.25)], [1, mix(tone, '#d8e3dc', 0.75)]),
      ),
      path(
        `M${n(top.x)} ${n(top.y)}L${n(x + w * 0.36)} ${n(base - h * 0.52)}L${n(x + w)} ${n(base + 40)}H${n(x + w * 0.14)}L${n(x - w * 0.04)} ${n(base - h * 0.4)}Z`,
        darker(tone, 0.2),
        'opacity="0.5"',
      ),
      path(
        `M${n(top.x)} ${n(top.y)}L${n(x - w * 0.22)} ${n(top.y + h * 0.32)}L${n(x - w * 0.12)} ${n(top.y + h * 0.26)}L${n(x - w * 0.04)} ${n(top.y + h * 0.38)}L${n(x + w * 0.08)} ${n(top.y + h * 0.24)}L${n(x + w * 0.2)} ${n(top.y + h * 0.34)}Z`,
        '#ffffff',
        'opacity="0.94"',
      ),
    )
  }
}

/** Spires close to, birds around them, a great moon behind. */
export function spires(d: Drawing): void {
  const palette = palettes.dusk
  sky(d, palette, d.height)
  stars(d, d.height * 0.4, 120)
  disc(d, { x: d.width * 0.34, y: d.height * 0.34 }, d.width * 0.13, {
    ...palette,
    disc: '#ffe9c9',
    glow: '#ff9a6b',
  })
  clouds(d, palette, { from: d.height * 0.2, to: d.height * 0.8, count: 8 })
  const towers = [
    { x: d.width * 0.2, base: d.height * 1.04, w: d.width * 0.3, h: d.height * 0.36 },
    { x: d.width * 0.94, base: d.height * 1.04, w: d.width * 0.36, h: d.height * 0.46 },
    { x: d.width * 0.6, base: d.height * 1.06, w: d.width * 0.46, h: d.height * 0.72 },
  ]
  for (const tower of towers)
    d.add(spireFlag(d, tower, palette, d.width * 0.09), shikhara(d, tower, palette))
  const birds = times(26).map(() => {
    const x = d.between(0.05, 0.95) * d.width
    const y = d.between(0.08, 0.5) * d.height
    const w = d.between(5, 17)
    return `M${n(x - w)} ${n(y - w * 0.3)}Q${n(x - w * 0.4)} ${n(y - w * 0.6)} ${n(x)} ${n(y)}Q${n(x + w * 0.4)} ${n(y - w * 0.6)} ${n(x + w)} ${n(y - w * 0.2)}`
  })
  d.add(stroke(birds.join(''), '#1b1030', 2.6, 'stroke-linecap="round"'))
  finish(d, { vignette: 0.5 })
}

/** Savanna at evening: flat-topped trees, long grass, hills far off. */
export function savanna(d: Drawing): void {
  const palette = {
    ...palettes.gold,
    sky: ['#3f4f7a', '#b0637a', '#f0894f', '#ffd48a'] as const,
    leaf: ['#1f1710', '#8a4a34'] as const,
  }
  const level = d.height * 0.76
  sky(d, palette, level)
  disc(d, { x: d.width * 0.36, y: d.height * 0.62 }, d.width * 0.07, palette)
  clouds(d, palette, { from: d.height * 0.1, to: d.height * 0.5, count: 9 })
  hills(d, palette, { base: level, rise: d.height * 0.1, layers: 3 })
  d.add(
    mandir(
      d,
      { x: d.width * 0.77, base: level + 6, w: d.width * 0.17 },
      { ...palette, stone: ['#c9704a', '#7a3f3a', '#3a1f2a'], window: '#ffd98a' },
      'domed',
    ),
  )
  d.add(
    rect(
      { x: 0, y: level, w: d.width, h: d.height },
      d.down([0, '#b5683a'], [0.4, '#6d3a22'], [1, '#1f120c']),
    ),
  )
  for (const [x, h] of [
    [0.14, 0.52],
    [0.56, 0.2],
    [0.93, 0.3],
  ] as const)
    d.add(acacia(d, { x: x * d.width, y: level + h * d.height * 0.14 }, h * d.height))
  const grass = times(700).map(() => {
    const t = d.random() ** 0.6
    const x = d.random() * d.width
    const y = level + t * (d.height - level) * 1.1
    return `M${n(x)} ${n(y)}q${n(d.between(-4, 10))} ${n(-10 - t * 26)} ${n(d.between(-6, 20))} ${n(-16 - t * 56)}`
  })
  d.add(stroke(grass.join(''), '#e0a04a', 1.4, 'opacity="0.4"'))
  finish(d)
}

function acacia(d: Drawing, { x, y }: Point, h: number): string {
  const dark = '#1f1510'
  const branches = times(7).map((branch) => {
    const off = (branch - 3) / 3
    return stroke(
      `M${n(x)} ${n(y)}C${n(x)} ${n(y - h * 0.4)} ${n(x + off * h * 0.12)} ${n(y - h * 0.5)} ${n(x + off * h * 0.42)} ${n(y - h * 0.78)}`,
      dark,
      h * 0.02,
    )
  })
  const crown = times(70).map(() => {
    const off = d.between(-1, 1)
    return ellipse(
      { x: x + off * h * 0.58, y: y - h * (0.82 + (1 - off * off) * d.between(0, 0.12)) },
      { x: h * d.between(0.05, 0.13), y: h * d.between(0.015, 0.035) },
      mix(dark, '#5a4a22', d.random() * 0.8),
    )
  })
  return group([...branches, ...crown])
}
