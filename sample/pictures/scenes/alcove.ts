import { darker, lighter, mix } from '../colour'
import { type Drawing, n } from '../drawing'
import { circle, ellipse, group, path, polar, rect, stroke, times } from '../marks'
import { type PaletteName, palettes } from '../palettes'
import { archPath, pillar } from '../parts/colonnade'
import { finish } from '../parts/finish'
import { garlandString } from '../parts/garland'
import { diya, flame } from '../parts/lamp'
import { lotus, marigold } from '../parts/plants'

interface Alcove {
  readonly palette: PaletteName
  readonly cloth: string
  readonly halo: 'rays' | 'rings' | 'petals'
  readonly sides: 'lamps' | 'garlands' | 'hanging'
}

/** A shrine: a lit arch, a halo and a lotus throne. What is enshrined is left to the eye. */
export function alcove(d: Drawing, scene: Alcove): void {
  const palette = palettes[scene.palette]
  const x = d.width / 2
  const base = d.height * 0.8
  const h = d.height * 0.61
  const w = Math.min(h * 0.66, d.width * 0.56)
  const wall = mix(palette.stone[1], palette.stone[2], 0.45)
  d.add(
    rect(
      { x: 0, y: 0, w: d.width, h: d.height },
      d.outward([
        [0, lighter(wall, 0.12)],
        [1, darker(wall, 0.55)],
      ]),
    ),
    carving(palette.stone[0], { x, base, w, h }),
  )
  for (const size of [1.34, 1.22, 1.1])
    d.add(
      path(
        archPath({ x, base, w: w * size, h: h * (1 + (size - 1) * 0.62) }, 5),
        d.across([0, palette.stone[0]], [0.5, palette.stone[1]], [1, palette.stone[2]]),
        `stroke="${palette.stone[2]}" stroke-width="2"`,
      ),
    )
  const inside = archPath({ x, base, w, h }, 5)
  const clip = d.define('clipPath', '', `<path d="${inside}"/>`)
  const heart = { x, y: base - h * 0.5 }
  d.add(
    path(inside, darker(scene.cloth, 0.35)),
    group(
      [...drapes(d, scene.cloth, { x, base, w, h }), ...halo(d, scene.halo, heart, w * 0.33)],
      `clip-path="${clip}"`,
    ),
    circle(
      heart,
      w * 0.62,
      d.outward([
        [0, '#fffbe8', 0.95],
        [0.25, '#ffe7a8', 0.6],
        [1, '#ffb654', 0],
      ]),
    ),
    throne(d, { x, base, w }),
    lotus(d, { x, y: base - h * 0.19 }, w * 0.62, { tip: '#d9527f', heart: '#fff0dd' }),
    circle(
      { x, y: base - h * 0.3 },
      w * 0.3,
      d.outward([
        [0, '#fff6d2', 0.75],
        [1, '#fff6d2', 0],
      ]),
    ),
  )
  for (const way of [-1, 1])
    d.add(pillar(d, { x: x + way * w * 0.62, base: base + 4, w: w * 0.1, h: h * 0.62 }, palette))
  floor(d, wall, base)
  offerings(d, scene, { x, base, w, h })
  finish(d, { vignette: 0.6 })
}

interface Place {
  readonly x: number
  readonly base: number
  readonly w: number
  readonly h: number
}

function carving(tone: string, { x, base, w, h }: Place): string {
  const rosettes = times(7).flatMap((row) =>
    times(13).map((column) => {
      const at = { x: x + (column - 6) * w * 0.24, y: base - h * 1.22 + row * w * 0.24 }
      return group([
        ...times(8).map((petal) =>
          ellipse(polar(at, (petal * Math.PI) / 4, w * 0.05), { x: w * 0.03, y: w * 0.03 }, tone),
        ),
        circle(at, w * 0.025, tone),
      ])
    }),
  )
  return group(rosettes, 'opacity="0.14"')
}

function drapes(d: Drawing, cloth: string, { x, base, w, h }: Place): string[] {
  return times(14).map((fold) => {
    const left = x - w / 2 + (fold * w) / 14
    return rect(
      { x: left, y: base - h, w: w / 14 + 1, h },
      d.across([0, darker(cloth, 0.35)], [0.5, cloth], [1, darker(cloth, 0.4)]),
    )
  })
}

function halo(d: Drawing, kind: Alcove['halo'], at: { x: number; y: number }, r: number): string[] {
  const gold = d.outward([
    [0, '#fff6d0'],
    [0.7, '#f3c35f'],
    [1, '#b97a22'],
  ])
  if (kind === 'rings')
    return [1.25, 1.05, 0.85].flatMap((size, index) => [
      circle(at, r * size, gold, `opacity="${0.5 + index * 0.2}"`),
      ...times(40).map((bead) =>
        circle(polar(at, (bead / 40) * Math.PI * 2, r * size * 0.95), r * 0.03, '#fff3c4'),
      ),
    ])
  const count = kind === 'rays' ? 36 : 20
  const rays = times(count).map((ray) => {
    const angle = (ray / count) * Math.PI * 2
    const long = r * (kind === 'rays' && ray % 2 === 0 ? 1.5 : 1.22)
    const half = (Math.PI / count) * (kind === 'rays' ? 0.5 : 0.95)
    const a = polar(at, angle - half, r * 0.85)
    const b = polar(at, angle + half, r * 0.85)
    const tip = polar(at, angle, long)
    const bend = (turn: number) => polar(at, angle + turn * half * 1.3, long * 0.93)
    const [c, e] = [bend(-1), bend(1)]
    return kind === 'rays'
      ? path(`M${n(a.x)} ${n(a.y)}L${n(tip.x)} ${n(tip.y)}L${n(b.x)} ${n(b.y)}Z`, '#f0bf5a')
      : path(
          `M${n(a.x)} ${n(a.y)}Q${n(c.x)} ${n(c.y)} ${n(tip.x)} ${n(tip.y)}Q${n(e.x)} ${n(e.y)} ${n(b.x)} ${n(b.y)}Z`,
          '#e9b455',
          'stroke="#8f5a1c" stroke-width="1.5"',
        )
  })
  return [
    ...rays,
    circle(at, r * 0.9, gold),
    circle(at, r * 0.8, 'none', 'stroke="#8f5a1c" stroke-width="2" opacity="0.6"'),
  ]
}

function throne(d: Drawing, { x, base, w }: { x: number; base: number; w: number }): string {
  const gold = d.across([0, '#7f4d16'], [0.3, '#ffe39a'], [0.6, '#d99a38'], [1, '#6e3f12'])
  const step = (wide: number, from: number, high: number) =>
    rect({ x: x - (w * wide) / 2, y: base - w * from, w: w * wide, h: w * high }, gold, 'rx="5"')
  const petals = times(15).map((petal) =>
    ellipse(
      { x: x + (petal - 7) * w * 0.046, y: base - w * 0.19 },
      { x: w * 0.028, y: w * 0.05 },
      d.down([0, '#fff0c4'], [1, '#c98a2d']),
    ),
  )
  return group([step(0.86, 0.06, 0.07), step(0.78, 0.13, 0.07), ...petals, step(0.7, 0.27, 0.06)])
}

function floor(d: Drawing, wall: string, base: number): void {
  d.add(
    rect(
      { x: 0, y: base, w: d.width, h: d.height - base },
      d.down([0, lighter(wall, 0.18)], [0.2, wall], [1, darker(wall, 0.65)]),
    ),
    ellipse(
      { x: d.width / 2, y: base + 20 },
      { x: d.width * 0.42, y: (d.height - base) * 0.8 },
      d.outward([
        [0, '#ffd98a', 0.6],
        [1, '#ffb45e', 0],
      ]),
    ),
  )
}

function offerings(d: Drawing, scene: Alcove, { x, base, w, h }: Place): void {
  const low = base + (d.height - base) * 0.5
  d.add(
    ...times(23).map((flower) =>
      marigold(
        d,
        { x: x + (flower - 11) * w * 0.075, y: base + w * 0.05 + Math.abs(flower - 11) * 1.5 },
        w * 0.042,
        d.pick(['#f07c12', '#f5a623', '#e2531a']),
      ),
    ),
  )
  if (scene.sides === 'lamps')
    d.add(
      ...[-0.8, -0.45, 0, 0.45, 0.8].map((off) => diya(d, { x: x + off * w, y: low }, w * 0.15)),
    )
  if (scene.sides === 'garlands')
    for (const way of [-1, 1])
      d.add(
        ...[0.5, 0.66, 0.82].map((off) =>
          garlandString(
            d,
            { x: x + way * w * (off + 0.3), y: -10 },
            h * (1.16 - off * 0.4),
            w * 0.04,
          ),
        ),
      )
  if (scene.sides === 'hanging')
    for (const way of [-1, 1]) {
      const at = { x: x + way * w * 0.98, y: base - h * 0.42 }
      d.add(
        stroke(
          `M${n(at.x)} 0V${n(at.y - w * 0.16)}M${n(at.x)} ${n(at.y - w * 0.16)}L${n(at.x - w * 0.09)} ${n(at.y)}M${n(at.x)} ${n(at.y - w * 0.16)}L${n(at.x + w * 0.09)} ${n(at.y)}`,
          '#d9a44a',
          4,
        ),
        path(
          `M${n(at.x - w * 0.12)} ${n(at.y)}Q${n(at.x)} ${n(at.y + w * 0.14)} ${n(at.x + w * 0.12)} ${n(at.y)}Z`,
          d.across([0, '#7f4d16'], [0.4, '#ffe39a'], [1, '#6e3f12']),
        ),
        flame(d, { x: at.x, y: at.y }, w * 0.13),
      )
    }
}
