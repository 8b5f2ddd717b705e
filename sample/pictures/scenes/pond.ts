import { lighter, mix } from '../colour'
import { type Drawing, n } from '../drawing'
import { circle, ellipse, group, path, rect, stroke, times } from '../marks'
import { type PaletteName, palettes } from '../palettes'
import { finish } from '../parts/finish'
import { mandir } from '../parts/mandir'
import { cypress, lilyPad, lotus, tree } from '../parts/plants'
import { clouds, disc, haze, sky } from '../parts/sky'
import { ripples } from '../parts/water'

const PINK = { tip: '#d9457f', heart: '#ffe3d8' }
const WHITE = { tip: '#e6c9d8', heart: '#fffdf2' }

/** A pond of lotus that runs back into the mist. */
export function lotusPond(
  d: Drawing,
  { palette: name, white = false }: { palette: PaletteName; white?: boolean },
): void {
  const palette = palettes[name]
  const shore = d.height * 0.26
  sky(d, palette, shore)
  d.add(
    ...times(18).map((index) =>
      tree(
        d,
        { x: (index / 17) * d.width + d.between(-30, 30), y: shore + 8 },
        d.height * d.between(0.1, 0.2),
        palette,
      ),
    ),
  )
  d.add(
    rect(
      { x: 0, y: shore, w: d.width, h: d.height },
      d.down(
        [0, mix(palette.haze, palette.sky[2], 0.4)],
        [0.4, mix(palette.leaf[1], palette.sky[1], 0.4)],
        [1, palette.ground[0]],
      ),
    ),
  )
  haze(d, palette, { at: shore + d.height * 0.05, high: d.height * 0.22, strength: 0.95 })
  d.add(ripples(d, palette, shore))
  const plants = times(120)
    .map(() => ({ t: d.random() ** 1.25, x: d.between(-0.05, 1.05), flower: d.random() < 0.3 }))
    .sort((a, b) => a.t - b.t)
  for (const { t, x, flower } of plants) {
    const at = { x: x * d.width, y: shore + d.height * (0.03 + t * 0.72) }
    const w = d.width * (0.012 + t * 0.15)
    d.add(lilyPad(d, at, w * d.between(0.8, 1.3), palette))
    if (!flower) continue
    const stem = w * d.between(0.1, 0.45)
    d.add(
      stroke(`M${n(at.x)} ${n(at.y)}v${n(-stem)}`, palette.leaf[0], Math.max(1, w * 0.035)),
      lotus(d, { x: at.x, y: at.y - stem }, w * 0.85, white ? WHITE : PINK),
    )
  }
  haze(d, palette, { at: shore + d.height * 0.12, high: d.height * 0.2, strength: 0.4 })
  finish(d)
}

/** One lotus, close: every petal lit from above. */
export function oneLotus(d: Drawing): void {
  d.add(
    rect(
      { x: 0, y: 0, w: d.width, h: d.height },
      d.down([0, '#0c2b33'], [0.55, '#17505a'], [1, '#071a20']),
    ),
  )
  const soft = d.blur(18)
  d.add(
    group(
      times(26).map(() =>
        ellipse(
          { x: d.random() * d.width, y: d.between(0.1, 0.8) * d.height },
          { x: d.width * d.between(0.06, 0.17), y: d.width * d.between(0.02, 0.05) },
          d.pick(['#1d6a63', '#2b7f6b', '#0f4048', '#4b9a7d']),
          'opacity="0.7"',
        ),
      ),
      `filter="${soft}"`,
    ),
    circle(
      { x: d.width / 2, y: d.height * 0.5 },
      d.width * 0.55,
      d.outward([
        [0, '#ffe6c9', 0.55],
        [1, '#ffb48a', 0],
      ]),
    ),
  )
  const palette = palettes.rain
  d.add(
    lilyPad(d, { x: d.width * 0.3, y: d.height * 0.84 }, d.width * 0.7, palette),
    lilyPad(d, { x: d.width * 0.8, y: d.height * 0.92 }, d.width * 0.6, palette),
    lotus(d, { x: d.width * 0.5, y: d.height * 0.8 }, d.width * 0.98, {
      tip: '#c72f70',
      heart: '#ffeadd',
    }),
    circle(
      { x: d.width * 0.5, y: d.height * 0.74 },
      d.width * 0.3,
      d.outward([
        [0, '#fff3c9', 0.35],
        [1, '#fff3c9', 0],
      ]),
    ),
  )
  finish(d, { vignette: 0.6 })
}

interface PoolGarden {
  readonly palette: PaletteName
  readonly fountains: boolean
  readonly trees: 'cypress' | 'round'
}

/** A long pool between trees, a mandir at its far end. */
export function poolGarden(d: Drawing, scene: PoolGarden): void {
  const palette = palettes[scene.palette]
  const horizon = d.height * 0.5
  const x = d.width / 2
  sky(d, palette, horizon)
  disc(d, { x: x + d.width * 0.2, y: d.height * 0.2 }, d.width * 0.02, palette)
  clouds(d, palette, { from: d.height * 0.05, to: horizon * 0.7, count: 7 })
  haze(d, palette, { at: horizon, high: d.height * 0.2 })
  d.add(
    rect(
      { x: 0, y: horizon, w: d.width, h: d.height },
      d.down([0, mix(palette.ground[1], palette.haze, 0.4)], [1, palette.ground[0]]),
    ),
  )
  d.add(mandir(d, { x, base: horizon + 4, w: d.width * 0.3 }, palette, 'three'))
  pool(d, scene, horizon)
  for (const row of times(8)) {
    const t = ((row + 0.5) / 8) ** 2
    const y = horizon + t * (d.height - horizon) * 1.1
    const high = d.height * (0.1 + t * 0.62)
    for (const way of [-1, 1]) {
      const at = { x: x + way * d.width * (0.17 + t * 0.42), y }
      d.add(
        ellipse(
          { x: at.x + high * 0.1, y: y + 2 },
          { x: high * 0.2, y: high * 0.03 },
          palette.ground[0],
          'opacity="0.5"',
        ),
        scene.trees === 'cypress'
          ? cypress(d, at, high, palette)
          : tree(d, at, high * 0.8, palette),
      )
    }
  }
  finish(d)
}

function pool(d: Drawing, scene: PoolGarden, horizon: number): void {
  const palette = palettes[scene.palette]
  const x = d.width / 2
  const shape = (grow: number) =>
    `M${n(x - d.width * (0.055 + grow * 0.3))} ${n(horizon + 14)}H${n(x + d.width * (0.055 + grow * 0.3))}L${n(x + d.width * (0.3 + grow))} ${d.height + 4}H${n(x - d.width * (0.3 + grow))}Z`
  const clip = d.define('clipPath', '', `<path d="${shape(0)}"/>`)
  const mirrored = `<g transform="translate(0 ${n(horizon * 2 + 20)}) scale(1 -1)" filter="${d.blur(2.4)}">${mandir(d, { x, base: horizon + 4, w: d.width * 0.3 }, palette, 'three')}</g>`
  d.add(
    path(
      shape(0.035),
      d.down([0, mix(palette.stone[0], palette.haze, 0.3)], [1, palette.stone[1]]),
    ),
    path(
      shape(0),
      d.down(
        [0, palette.sky[3]],
        [0.5, palette.sky[1]],
        [1, mix(palette.sky[0], palette.ground[0], 0.4)],
      ),
    ),
    group([mirrored, ripples(d, palette, horizon + 20)], `clip-path="${clip}" opacity="0.8"`),
  )
  if (!scene.fountains) return
  for (const index of times(5)) {
    const t = ((index + 1) / 5) ** 1.8
    d.add(
      fountain(
        d,
        { x, y: horizon + 16 + t * (d.height - horizon) * 0.8 },
        d.height * (0.05 + t * 0.2),
      ),
    )
  }
}

function fountain(d: Drawing, { x, y }: { x: number; y: number }, h: number): string {
  const jets = times(14).map((jet) => {
    const way = (jet - 6.5) / 6.5
    return `M${n(x)} ${n(y)}Q${n(x + way * h * 0.12)} ${n(y - h * d.between(1.5, 1.9))} ${n(x + way * h * 0.4)} ${n(y)}`
  })
  return group([
    stroke(jets.join(''), lighter('#dff1f4', 0.5), Math.max(1, h * 0.012), 'opacity="0.6"'),
    ellipse({ x, y }, { x: h * 0.45, y: h * 0.05 }, '#ffffff', 'opacity="0.45"'),
  ])
}
