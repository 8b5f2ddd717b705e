import { darker, lighter, mix } from '../colour'
import { type Drawing, n } from '../drawing'
import { ellipse, group, path, rect, stroke, times } from '../marks'
import { type Palette, type PaletteName, palettes } from '../palettes'
import { archPath } from '../parts/colonnade'
import { type MandirStyle, mandir } from '../parts/mandir'
import { bareTree, bushes, cypress, fir, palm, tree } from '../parts/plants'
import { clouds, disc, haze, hills, sky, stars } from '../parts/sky'
import type { Setting } from './room'

type Far = (d: Drawing, palette: Palette, horizon: number) => void

interface Outdoors {
  readonly palette: PaletteName
  readonly horizon?: number
  readonly sun?: readonly [x: number, y: number, r: number]
  /** From the horizon forwards. */
  readonly far?: readonly Far[]
  readonly ground: 'grass' | 'court' | 'snow' | 'earth' | 'street' | 'water'
  /** On the ground. */
  readonly near?: readonly Far[]
  /** Colours of the ground, near and far, where the palette's will not do. */
  readonly tones?: readonly [near: string, far: string]
}

const GROUNDS: Readonly<Record<Outdoors['ground'], readonly [near: string, far: string] | null>> = {
  grass: ['#3f7040', '#9dbd78'],
  court: ['#a8805e', '#ecd6b2'],
  snow: ['#dfe8f0', '#fbfcfd'],
  earth: ['#6f4527', '#c89a66'],
  street: ['#4a4650', '#8d8790'],
  water: null,
}

/** A place in the open: sky, what is far, and the ground people stand on. */
export function outdoors({
  palette: name,
  horizon = 0.6,
  sun,
  far = [],
  near: laid = [],
  ground,
  tones,
}: Outdoors): Setting {
  return (d) => {
    const palette = palettes[name]
    const y = d.height * horizon
    sky(d, palette, y)
    if (name === 'night') stars(d, y)
    if (sun) disc(d, { x: sun[0] * d.width, y: sun[1] * d.height }, sun[2] * d.width, palette)
    clouds(d, palette, { from: d.height * 0.06, to: y * 0.8, count: 7 })
    for (const part of far) part(d, palette, y)
    haze(d, palette, { at: y, high: d.height * 0.12, strength: 0.45 })
    const [near, edge] = tones ?? GROUNDS[ground] ?? palette.ground
    // The hour colours the ground too.
    const hour = name === 'day' ? 0 : 0.42
    const front = mix(near, palette.ground[0], hour)
    d.add(
      rect(
        { x: 0, y, w: d.width, h: d.height - y },
        d.down([0, mix(edge, palette.ground[1], hour)], [1, front]),
      ),
      surface(d, y, { ground, front }),
    )
    for (const part of laid) part(d, palette, y)
  }
}

function surface(
  d: Drawing,
  y: number,
  { ground, front }: { ground: Outdoors['ground']; front: string },
): string {
  const deep = d.height - y
  if (ground === 'court' || ground === 'street') {
    const rows = times(6).map((row) => `M0 ${n(y + deep * ((row + 1) / 6) ** 1.7)}H${d.width}`)
    const runs = times(17).map(
      (run) =>
        `M${n(d.width * (0.5 + (run - 8) * 0.08))} ${n(y)}L${n(d.width * (0.5 + (run - 8) * 0.2))} ${d.height}`,
    )
    return stroke(
      [...rows, ...(ground === 'court' ? runs : [])].join(''),
      darker(front, 0.3),
      2,
      'opacity="0.32"',
    )
  }
  if (ground === 'grass' || ground === 'earth') {
    const blades = times(260).map(() => {
      const at = y + deep * d.random() ** 0.8
      const size = 4 + ((at - y) / deep) * 15
      return `M${n(d.random() * d.width)} ${n(at)}l${n(d.between(-3, 3))} ${n(-size)}`
    })
    return stroke(
      blades.join(''),
      ground === 'grass' ? darker(front, 0.25) : lighter(front, 0.2),
      2,
      'opacity="0.45"',
    )
  }
  const glints = times(40).map(() => {
    const at = y + deep * d.random()
    return ellipse(
      { x: d.random() * d.width, y: at },
      { x: 30 + ((at - y) / deep) * 90, y: 2 + ((at - y) / deep) * 5 },
      '#ffffff',
      'opacity="0.22"',
    )
  })
  return group(glints)
}

export function farHills(rise = 0.1, jagged = 0): Far {
  return (d, palette, y) =>
    hills(d, palette, { base: y + d.height * 0.01, rise: d.height * rise, layers: 3, jagged })
}

export function farMandir(x: number, w: number, style: MandirStyle = 'three'): Far {
  return (d, palette, y) =>
    d.add(mandir(d, { x: x * d.width, base: y + d.height * 0.012, w: w * d.width }, palette, style))
}

const TREES = { round: tree, cypress, palm, fir } as const

/** Trees in a row, each at a part of the width. */
export function farTrees(
  kind: keyof typeof TREES | 'bare',
  places: readonly number[],
  high = 0.24,
): Far {
  return (d, palette, y) =>
    d.add(
      ...places.map((x) => {
        const at = { x: x * d.width, y: y + d.height * d.between(0.004, 0.02) }
        const h = d.height * high * d.between(0.85, 1.15)
        return kind === 'bare'
          ? bareTree(d, at, h, mix(palette.leaf[0], '#3a2a2a', 0.4))
          : TREES[kind](d, at, h, palette)
      }),
    )
}

export function hedge(high = 0.06): Far {
  return (d, palette, y) =>
    d.add(
      bushes(d, { x: -20, y: y + d.height * 0.012, w: d.width + 40, h: d.height * high }, palette),
    )
}

/** Houses side by side, their windows lit or not. */
export function houses(
  colours: readonly string[],
  { high = 0.32, lit = false, flat = false } = {},
): Far {
  return (d, palette, y) => {
    const count = 8
    const w = d.width / count
    d.add(
      ...times(count).map((i) => {
        const colour = mix(
          colours[i % colours.length] ?? '#a8604a',
          palette.stone[2],
          lit ? 0.45 : 0.1,
        )
        const h = d.height * high * d.between(0.75, 1.1)
        const top = y - h
        const roof = flat
          ? rect({ x: i * w - 4, y: top - 12, w: w + 8, h: 16 }, darker(colour, 0.2))
          : path(
              `M${n(i * w - 8)} ${n(top)}L${n((i + 0.5) * w)} ${n(top - h * 0.3)}L${n((i + 1) * w + 8)} ${n(top)}Z`,
              darker(colour, 0.35),
            )
        const panes = times(6).map((k) =>
          rect(
            {
              x: (i + 0.18 + (k % 2) * 0.4) * w,
              y: top + h * (0.12 + Math.floor(k / 2) * 0.3),
              w: w * 0.22,
              h: h * 0.17,
            },
            lit && d.random() < 0.75 ? palette.window : mix(palette.sky[2], '#4a5560', 0.4),
            'rx="3"',
          ),
        )
        return group([
          roof,
          rect(
            { x: i * w, y: top, w: w + 1, h: h + d.height * 0.02 },
            d.across([0, lighter(colour, 0.1)], [1, darker(colour, 0.15)]),
          ),
          ...panes,
        ])
      }),
    )
  }
}

/** A long wall with arches, lit from inside. */
export function arcadeWall(bays = 9, high = 0.26): Far {
  return (d, palette, y) => {
    const [lit, half, shade] = palette.stone
    const bay = d.width / bays
    const h = d.height * high
    d.add(
      rect(
        { x: 0, y: y - h, w: d.width, h: h + 8 },
        d.across([0, lit], [0.6, half], [1, mix(half, shade, 0.6)]),
      ),
      ...times(bays).map((i) =>
        path(
          archPath({ x: bay * (i + 0.5), base: y + 8, w: bay * 0.64, h: h * 0.82 }, 3),
          d.down([0, mix(shade, palette.window, 0.25)], [1, mix(palette.window, half, 0.3)]),
        ),
      ),
      rect({ x: 0, y: y - h - 10, w: d.width, h: 20 }, mix(lit, half, 0.4)),
      rect({ x: 0, y: y - h + 10, w: d.width, h: 7 }, shade, 'opacity="0.4"'),
    )
  }
}

/** Steps across the whole width, from a part of the height to its foot. */
export function steps(count: number, from: number): Far {
  return (d, palette) => {
    const y = d.height * from
    const [lit, half, shade] = palette.stone
    const deep = d.height - y
    for (const row of times(count)) {
      const top = y + deep * (row / count) ** 1.2
      const next = y + deep * ((row + 1) / count) ** 1.2
      d.add(
        rect({ x: 0, y: top, w: d.width, h: next - top + 1 }, mix(lit, half, row / count)),
        rect(
          { x: 0, y: next - (next - top) * 0.34, w: d.width, h: (next - top) * 0.34 },
          shade,
          'opacity="0.4"',
        ),
      )
    }
  }
}

/** Rain or snow over all. */
export function falling(kind: 'rain' | 'snow'): (d: Drawing) => string {
  return (d) =>
    kind === 'snow'
      ? group(
          times(170).map(() =>
            ellipse(
              { x: d.random() * d.width, y: d.random() * d.height },
              { x: d.between(2, 7), y: d.between(2, 7) },
              '#ffffff',
              `opacity="${d.between(0.4, 0.95).toFixed(2)}"`,
            ),
          ),
        )
      : stroke(
          times(150)
            .map(
              () =>
                `M${n(d.random() * d.width)} ${n(d.random() * d.height)}l${n(-d.between(6, 12))} ${n(d.between(34, 66))}`,
            )
            .join(''),
          '#eaf3f2',
          1.8,
          'opacity="0.5"',
        )
}
