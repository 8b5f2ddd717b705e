import { mix } from '../colour'
import { type Drawing, n } from '../drawing'
import { circle, group, path, rect, stroke, times } from '../marks'
import { type Palette, type PaletteName, palettes } from '../palettes'
import { finish } from '../parts/finish'
import { type MandirStyle, mandir } from '../parts/mandir'
import { bareTree, bushes, cypress, fir, lilyPad, lotus, palm, tree } from '../parts/plants'
import { clouds, disc, haze, hills, sky, stars } from '../parts/sky'
import { glitter, water } from '../parts/water'

interface MandirView {
  readonly palette: PaletteName
  /** Parts of the picture: where the mandir stands and how wide it is. */
  readonly mandir: { readonly x: number; readonly w: number }
  readonly style?: MandirStyle
  readonly horizon: number
  readonly sun?: { readonly x: number; readonly y: number; readonly r: number }
  readonly front: 'water' | 'lawn' | 'snow' | 'court'
  readonly trees: 'round' | 'cypress' | 'palm' | 'fir' | 'bare'
  readonly far?: 'hills' | 'mountains'
  readonly falling?: 'snow' | 'rain'
  /** Lotus in flower on the water in front. */
  readonly lotus?: boolean
}

/** A mandir in its landscape, at an hour and in a weather. */
export function mandirView(d: Drawing, view: MandirView): void {
  const palette = palettes[view.palette]
  const horizon = view.horizon * d.height
  backdrop(d, view, horizon)
  const building = scenery(d, view, horizon)
  if (view.front === 'water') {
    d.add(building)
    water(d, palette, horizon, building)
    if (view.sun) glitter(d, palette, view.sun.x * d.width, horizon)
    bank(d, view, horizon)
    if (view.lotus) lotusInFront(d, palette, horizon)
  } else {
    ground(d, view, horizon)
    d.add(building)
    nearGround(d, view)
  }
  if (view.falling) weather(d, view.falling)
  finish(d)
}

/** What is far: the sky with its lights, hills, haze. */
function backdrop(d: Drawing, view: MandirView, horizon: number): void {
  const palette = palettes[view.palette]
  sky(d, palette, horizon)
  if (view.palette === 'night') stars(d, horizon)
  const { sun } = view
  if (sun) disc(d, { x: sun.x * d.width, y: sun.y * d.height }, sun.r * d.width, palette)
  clouds(d, palette, { from: d.height * 0.06, to: horizon * 0.8, count: 9 })
  const jagged = view.far === 'mountains' ? 1 : 0
  const base = horizon + d.height * 0.02
  if (view.far)
    hills(d, palette, { base, rise: d.height * (0.1 + jagged * 0.2), layers: 4, jagged })
  haze(d, palette, { at: horizon, high: d.height * 0.22 })
}

function scenery(d: Drawing, view: MandirView, horizon: number): string {
  const palette = palettes[view.palette]
  const x = view.mandir.x * d.width
  const w = view.mandir.w * d.width
  const glow = circle(
    { x, y: horizon - w * 0.12 },
    w * 0.75,
    d.outward([
      [0, palette.window, 0.5],
      [0.5, palette.window, 0.16],
      [1, palette.window, 0],
    ]),
  )
  const hedge = [-1, 1].map((way) =>
    bushes(
      d,
      {
        x: way < 0 ? -20 : x + w * 0.5,
        y: horizon + 2,
        w: (way < 0 ? x : d.width - x) - w * 0.5 + 20,
        h: w * 0.06,
      },
      palette,
    ),
  )
  const side = times(18).flatMap((index) => {
    const way = index % 2 === 0 ? -1 : 1
    const off = w * (0.56 + (index / 18) * 0.85 + d.between(-0.03, 0.03))
    return [plant(d, view, { x: x + way * off, y: horizon + 2 }, w * d.between(0.12, 0.24))]
  })
  return group([
    ...(view.palette === 'day' || view.palette === 'snow' ? [] : [glow]),
    ...side,
    ...(view.trees === 'round' ? hedge : []),
    mandir(d, { x, base: horizon + 2, w }, palette, view.style),
  ])
}

function plant(d: Drawing, view: MandirView, at: { x: number; y: number }, h: number): string {
  const palette = palettes[view.palette]
  switch (view.trees) {
    case 'cypress':
      return cypress(d, at, h * 1.3, palette)
    case 'palm':
      return palm(d, at, h * 1.4, palette)
    case 'fir':
      return fir(d, at, h * 1.2, palette)
    case 'bare':
      return bareTree(d, at, h * 1.2, mix(palette.leaf[0], palette.haze, 0.25))
    case 'round':
      return tree(d, at, h, palette)
  }
}

function ground(d: Drawing, view: MandirView, horizon: number): void {
  const palette = palettes[view.palette]
  const [near, far] = palette.ground
  d.add(
    rect(
      { x: 0, y: horizon - 1, w: d.width, h: d.height - horizon + 1 },
      d.down([0, mix(far, palette.haze, 0.5)], [0.25, far], [1, near]),
    ),
  )
  if (view.front === 'snow') drifts(d, view, horizon)
  else walk(d, view, horizon)
}

/** A paved way to the steps, with hedges on its sides or in a paved court. */
function walk(d: Drawing, view: MandirView, horizon: number): void {
  const palette = palettes[view.palette]
  const x = view.mandir.x * d.width
  const w = view.mandir.w * d.width
  const low = d.height + 4
  const stone = mix(palette.stone[1], palette.ground[1], 0.25)
  const way = (top: number, bottom: number) =>
    `M${n(x - w * top)} ${n(horizon)}H${n(x + w * top)}L${n(x + w * bottom)} ${low}H${n(x - w * bottom)}Z`
  d.add(
    path(
      way(0.1, 0.5),
      d.down([0, mix(stone, palette.haze, 0.3)], [1, mix(stone, palette.stone[2], 0.55)]),
    ),
  )
  const joints = times(11).map((joint) => {
    const t = ((joint + 1) / 11) ** 1.9
    const y = horizon + t * (d.height - horizon)
    const half = w * (0.1 + 0.4 * t)
    return `M${n(x - half)} ${n(y)}H${n(x + half)}`
  })
  d.add(stroke(joints.join(''), palette.stone[2], 1.6, 'opacity="0.4"'))
  if (view.front === 'lawn') hedges(d, view, horizon)
  else tiles(d, view, horizon)
}

function hedges(d: Drawing, view: MandirView, horizon: number): void {
  const palette = palettes[view.palette]
  const x = view.mandir.x * d.width
  const w = view.mandir.w * d.width
  const rows = times(8).flatMap((row) => {
    const t = ((row + 0.6) / 8) ** 1.7
    const y = horizon + t * (d.height - horizon)
    const size = w * (0.02 + 0.09 * t)
    return [-1, 1].flatMap((way) =>
      times(3).map((column) => {
        const at = { x: x + way * (w * (0.17 + 0.52 * t) + column * size * 3.2), y: y + size * 0.4 }
        return tree(d, { x: at.x, y: at.y + size * 0.5 }, size * 2, palette)
      }),
    )
  })
  d.add(...rows)
}

function tiles(d: Drawing, view: MandirView, horizon: number): void {
  const palette = palettes[view.palette]
  const x = view.mandir.x * d.width
  const rays = times(31).map((ray) => {
    const off = (ray - 15) / 15
    return `M${n(x + off * d.width * 0.35)} ${n(horizon)}L${n(x + off * d.width * 2.6)} ${n(d.height)}`
  })
  const rows = times(16).map((row) => {
    const y = horizon + ((row + 1) / 16) ** 2 * (d.height - horizon)
    return `M0 ${n(y)}H${d.width}`
  })
  d.add(
    stroke([...rays, ...rows].join(''), palette.stone[2], 1.4, 'opacity="0.28"'),
    rect(
      { x: 0, y: horizon, w: d.width, h: (d.height - horizon) * 0.7 },
      d.down([0, palette.window, 0.3], [1, palette.window, 0]),
    ),
  )
}

function drifts(d: Drawing, view: MandirView, horizon: number): void {
  const palette = palettes[view.palette]
  for (const drift of times(5)) {
    const y = horizon + ((drift + 0.5) / 5) ** 1.4 * (d.height - horizon)
    const swing = 14 + drift * 16
    const shape = `M0 ${d.height}V${n(y + d.between(-1, 1) * swing)}C${n(d.width * 0.3)} ${n(y + d.between(-1, 1) * swing * 2)} ${n(d.width * 0.6)} ${n(y + d.between(-1, 1) * swing * 2)} ${d.width} ${n(y + d.between(-1, 1) * swing)}V${d.height}Z`
    d.add(
      path(
        shape,
        d.down(
          [0, '#ffffff', 0.95],
          [0.3, mix(palette.ground[1], '#9fb4c8', 0.3), 0.85],
          [1, palette.ground[0]],
        ),
      ),
    )
  }
}

function bank(d: Drawing, view: MandirView, horizon: number): void {
  const palette = palettes[view.palette]
  d.add(
    rect(
      { x: 0, y: horizon - 2, w: d.width, h: 6 },
      mix(palette.leaf[0], palette.haze, 0.4),
      'opacity="0.8"',
    ),
    rect(
      { x: 0, y: horizon - d.height * 0.05, w: d.width, h: d.height * 0.1 },
      d.down([0, palette.haze, 0], [0.5, palette.haze, 0.55], [1, palette.haze, 0]),
    ),
  )
}

/** Lotus leaves and flowers at the foot of the picture, larger the nearer they are. */
function lotusInFront(d: Drawing, palette: Palette, horizon: number): void {
  const plants = times(64)
    .map(() => ({ t: d.random() ** 0.7, x: d.random() }))
    .filter(({ t, x }) => Math.abs(x - 0.5) > 0.16 + (1 - t) * 0.2)
    .sort((a, b) => a.t - b.t)
  for (const { t, x } of plants) {
    const at = { x: x * d.width, y: horizon + (0.34 + t * 0.64) * (d.height - horizon) }
    const w = d.width * (0.016 + t * 0.07)
    d.add(lilyPad(d, at, w, palette))
    if (d.random() < 0.3)
      d.add(
        lotus(d, { x: at.x, y: at.y - w * 0.1 }, w * 0.72, { tip: '#d35a86', heart: '#ffe9dc' }),
      )
  }
}

/** Dark leaves in the corners, out of focus: the eye stands among trees. */
function nearGround(d: Drawing, view: MandirView): void {
  if (view.front === 'court') return
  const palette = palettes[view.palette]
  const soft = d.blur(d.width * 0.004)
  const leaves = times(90).map(() => {
    const way = d.random() > 0.5 ? 1 : 0
    const t = d.random()
    const x = way ? d.width * (1 - t * 0.2) : d.width * t * 0.2
    return circle(
      { x, y: d.height * (1.02 - (1 - t) * 0.17 * d.random()) },
      d.width * d.between(0.01, 0.026),
      view.front === 'snow'
        ? mix('#ffffff', palette.ground[1], d.random())
        : mix(palette.leaf[0], palette.ground[0], d.random()),
    )
  })
  d.add(group(leaves, `filter="${soft}"`))
}

function weather(d: Drawing, falling: 'snow' | 'rain'): void {
  if (falling === 'rain') {
    const drops = times(420).map(() => {
      const x = d.between(-0.05, 1.05) * d.width
      const y = d.between(-0.05, 1) * d.height
      const long = d.between(14, 46)
      return `M${n(x)} ${n(y)}l${n(-long * 0.16)} ${n(long)}`
    })
    d.add(stroke(drops.join(''), '#f2f7f2', 1.1, 'opacity="0.32"'))
    return
  }
  const flakes = times(420).map(() => {
    const near = d.random() ** 3
    return circle(
      { x: d.random() * d.width, y: d.random() * d.height },
      1 + near * 7,
      '#ffffff',
      `opacity="${(0.85 - near * 0.45).toFixed(2)}"`,
    )
  })
  d.add(group(flakes))
}
