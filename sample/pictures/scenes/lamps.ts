import { lighter, mix } from '../colour'
import { type Drawing, n } from '../drawing'
import { ellipse, group, path, rect, stroke, times } from '../marks'
import { palettes } from '../palettes'
import { finish } from '../parts/finish'
import { bokeh, diya, flame } from '../parts/lamp'
import { lotus } from '../parts/plants'
import { ripples } from '../parts/water'

const WARM = ['#ff9a3c', '#ffc766', '#ff6f3c', '#ffe3a0', '#d9413a'] as const
const FESTIVE = ['#ffb347', '#ff5e62', '#4fc3c7', '#ffe08a', '#c86bd1', '#7fd36b'] as const

/** One clay lamp close up, the lights of the festival behind it. */
export function singleDiya(d: Drawing): void {
  d.add(
    rect(
      { x: 0, y: 0, w: d.width, h: d.height },
      d.down([0, '#1b0a1c'], [0.6, '#45162a'], [0.72, '#6d2a22'], [1, '#200a10']),
    ),
  )
  bokeh(d, WARM, { from: d.height * 0.02, to: d.height * 0.6, count: 60, size: d.width * 0.035 })
  table(d, 0.66)
  const w = d.width * 0.34
  petals(d, d.height * 0.8)
  d.add(diya(d, { x: d.width * 0.46, y: d.height * 0.68 }, w))
  finish(d, { vignette: 0.6 })
}

/** Rows of lamps on steps that climb away into the dark. */
export function lampSteps(d: Drawing): void {
  d.add(
    rect(
      { x: 0, y: 0, w: d.width, h: d.height },
      d.down([0, '#0e1430'], [0.5, '#2b1a3d'], [1, '#140914']),
    ),
  )
  bokeh(d, WARM, { from: 0, to: d.height * 0.26, count: 34, size: d.width * 0.016 })
  const steps = 7
  for (const step of times(steps)) {
    const t = (step + 1) / steps
    const y = d.height * (0.2 + 0.78 * t ** 1.5)
    const next = d.height * (0.2 + 0.78 * ((step + 2) / steps) ** 1.5)
    const stone = mix('#4b2a3d', '#9a5a3c', t)
    d.add(
      rect(
        { x: 0, y: y - 3, w: d.width, h: (next - y) * 0.45 },
        d.down([0, lighter(stone, 0.12)], [1, stone]),
      ),
      rect(
        { x: 0, y: y + (next - y) * 0.42, w: d.width, h: (next - y) * 0.6 },
        d.down([0, mix(stone, '#1a0a16', 0.45)], [1, mix(stone, '#1a0a16', 0.8)]),
      ),
    )
    const w = d.width * (0.022 + 0.07 * t ** 1.4)
    const gap = w * 2.1
    const count = Math.ceil(d.width / gap) + 2
    d.add(
      ...times(count).map((index) =>
        diya(d, { x: (index - (step % 2) * 0.5) * gap, y: y - w * 0.05 }, w),
      ),
    )
  }
  finish(d, { vignette: 0.62 })
}

/** Lamps on lotus flowers, adrift on dark water. */
export function floatingLamps(d: Drawing): void {
  const palette = palettes.night
  d.add(
    rect(
      { x: 0, y: 0, w: d.width, h: d.height },
      d.down([0, '#040a1e'], [0.35, '#0d2440'], [1, '#06121f']),
    ),
  )
  bokeh(d, WARM, { from: 0, to: d.height * 0.2, count: 46, size: d.width * 0.012 })
  d.add(ripples(d, palette, d.height * 0.24))
  const lamps = times(24)
    .map(() => ({ t: d.random() ** 1.4, x: d.random() }))
    .concat([
      { t: 0.74, x: 0.34 },
      { t: 0.6, x: 0.72 },
      { t: 0.98, x: 0.62 },
    ])
    .sort((a, b) => a.t - b.t)
  for (const { t, x } of lamps) {
    const at = { x: x * d.width, y: d.height * (0.27 + t * 0.62) }
    const w = d.width * (0.02 + t * 0.13)
    d.add(
      ellipse(
        { x: at.x, y: at.y + w * 0.5 },
        { x: w * 0.5, y: w * 0.85 },
        d.outward([
          [0, '#ffb347', 0.55],
          [1, '#ff7a1a', 0],
        ]),
      ),
      ellipse(
        { x: at.x, y: at.y + w * 0.06 },
        { x: w * 0.62, y: w * 0.1 },
        '#020812',
        'opacity="0.6"',
      ),
      lotus(d, at, w, { tip: '#d3447e', heart: '#ffd9c4' }),
      flame(d, { x: at.x, y: at.y - w * 0.16 }, w * 0.34),
    )
  }
  finish(d, { vignette: 0.55 })
}

/** Strings of coloured lights over a square at night. */
export function festivalLights(d: Drawing): void {
  d.add(
    rect(
      { x: 0, y: 0, w: d.width, h: d.height },
      d.down([0, '#0a0f2e'], [0.55, '#2a1848'], [1, '#5a1f3a']),
    ),
  )
  bokeh(d, FESTIVE, { from: d.height * 0.4, to: d.height * 1.02, count: 120, size: d.width * 0.03 })
  bokeh(d, FESTIVE, { from: d.height * 0.3, to: d.height * 0.7, count: 80, size: d.width * 0.01 })
  for (const string of times(9)) {
    const y = d.height * (0.02 + string * 0.045)
    const sag = d.height * (0.1 + string * 0.035)
    const from = { x: -40, y: y + d.between(-20, 60) }
    const to = { x: d.width + 40, y: y + d.between(-20, 90) }
    const point = (t: number) => ({
      x: from.x + (to.x - from.x) * t,
      y: from.y + (to.y - from.y) * t + sag * 4 * t * (1 - t),
    })
    const line = times(41).map((step) => point(step / 40))
    d.add(stroke(`M${line.map(({ x, y: at }) => `${n(x)} ${n(at)}`).join('L')}`, '#05060f', 1.6))
    d.add(
      ...times(30).map((bulb) => {
        const at = point((bulb + 0.5) / 30)
        return glowDot(d, { x: at.x, y: at.y + 7 }, 4 + string * 0.9, d.pick(FESTIVE))
      }),
    )
  }
  finish(d, { vignette: 0.5 })
}

function glowDot(d: Drawing, at: { x: number; y: number }, r: number, colour: string): string {
  return group([
    ellipse(
      at,
      { x: r * 4.6, y: r * 4.6 },
      d.outward([
        [0, colour, 0.6],
        [1, colour, 0],
      ]),
    ),
    ellipse(at, { x: r * 0.85, y: r }, lighter(colour, 0.55)),
  ])
}

function table(d: Drawing, at: number): void {
  const y = d.height * at
  d.add(
    rect(
      { x: 0, y, w: d.width, h: d.height - y },
      d.down([0, '#7a3420'], [0.3, '#4d1d18'], [1, '#1c090c']),
    ),
    ellipse(
      { x: d.width * 0.55, y: y + d.height * 0.14 },
      { x: d.width * 0.5, y: d.height * 0.19 },
      d.outward([
        [0, '#ffb45e', 0.7],
        [1, '#ff8a2b', 0],
      ]),
    ),
  )
}

function petals(d: Drawing, y: number): void {
  const marks = times(46).map(() => {
    const x = d.between(-0.02, 1.02) * d.width
    const at = y + d.between(-0.06, 0.18) * d.height
    const long = d.width * d.between(0.012, 0.026) * (0.6 + (at - y) / (d.height * 0.2))
    const turn = d.between(-40, 40)
    return path(
      `M0 0Q${n(long * 0.5)} ${n(-long * 0.45)} ${n(long)} 0Q${n(long * 0.5)} ${n(long * 0.35)} 0 0Z`,
      d.across([0, '#c22a3c'], [1, d.pick(['#ff9a3c', '#ffb95c', '#e8483f'])]),
      `transform="translate(${n(x)} ${n(at)}) rotate(${n(turn)})"`,
    )
  })
  d.add(group(marks))
}
