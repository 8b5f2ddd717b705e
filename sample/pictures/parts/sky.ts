import { lighter, mix } from '../colour'
import type { Drawing } from '../drawing'
import { circle, ellipse, group, type Point, path, rect, times } from '../marks'
import type { Palette } from '../palettes'

/** The sky over the whole picture, lightest at `horizon` (pixels from the top). */
export function sky(d: Drawing, palette: Palette, horizon: number): void {
  const [top, high, low, edge] = palette.sky
  d.add(
    rect({ x: 0, y: 0, w: d.width, h: d.height }, edge),
    rect(
      { x: 0, y: 0, w: d.width, h: horizon * 1.05 },
      d.down([0, top], [0.42, high], [0.78, low], [1, edge]),
    ),
  )
}

/** Sun or moon, with the light around it. */
export function disc(d: Drawing, at: Point, r: number, palette: Palette): void {
  d.add(
    circle(
      at,
      r * 11,
      d.outward([
        [0, palette.glow, 0.75],
        [0.25, palette.glow, 0.35],
        [1, palette.glow, 0],
      ]),
    ),
    circle(
      at,
      r * 3,
      d.outward([
        [0, palette.disc, 0.85],
        [1, palette.disc, 0],
      ]),
    ),
    circle(at, r, palette.disc),
  )
}

/** Long soft clouds that catch the light from below. */
export function clouds(
  d: Drawing,
  palette: Palette,
  band: { from: number; to: number; count: number },
): void {
  const soft = d.blur(d.width * 0.006)
  const puffs = times(band.count).flatMap(() => {
    const y = d.between(band.from, band.to)
    const x = d.between(-0.1, 1.1) * d.width
    const long = d.between(0.09, 0.26) * d.width
    const tone = mix(palette.sky[2], palette.sky[3], d.between(0.2, 1))
    return times(5).map((part) => {
      const at = { x: x + (part - 2) * long * d.between(0.25, 0.45), y: y + d.between(-8, 8) }
      const r = { x: long * d.between(0.4, 0.8), y: long * d.between(0.035, 0.075) }
      return ellipse(
        at,
        r,
        d.down(
          [0, lighter(tone, 0.1), 0.22],
          [0.5, tone, 0.55],
          [1, lighter(palette.glow, 0.3), 0.4],
        ),
      )
    })
  })
  d.add(group(puffs, `filter="${soft}" opacity="0.8"`))
}

export function stars(d: Drawing, below: number, count = 220): void {
  const marks = times(count).map(() => {
    const y = d.random() ** 1.5 * below
    return circle(
      { x: d.random() * d.width, y },
      d.between(0.5, 1.9),
      '#fff8e6',
      `opacity="${d.between(0.15, 0.9).toFixed(2)}"`,
    )
  })
  d.add(group(marks))
}

/** Light haze that lies over what is far, thickest at `at`. */
export function haze(
  d: Drawing,
  palette: Palette,
  { at, high, strength = 0.8 }: { at: number; high: number; strength?: number },
): void {
  d.add(
    rect(
      { x: 0, y: at - high, w: d.width, h: high * 1.4 },
      d.down([0, palette.haze, 0], [0.7, palette.haze, strength], [1, palette.haze, 0]),
    ),
  )
}

/** Hills, one behind the other: the far ones pale and high, the near ones dark and low. */
export function hills(
  d: Drawing,
  palette: Palette,
  {
    base,
    rise,
    layers,
    jagged = 0,
  }: { base: number; rise: number; layers: number; jagged?: number },
): void {
  for (const layer of times(layers)) {
    const near = (layer + 1) / layers
    const top = base - rise * (1 - layer / layers)
    const tone = mix(mix(palette.haze, palette.leaf[1], 0.35), palette.leaf[1], near)
    const points = ridge(d, { top, swing: rise * (0.28 + 0.1 * jagged), jagged })
    const shape = `M0 ${d.height}L${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}L${d.width} ${d.height}Z`
    d.add(path(shape, d.down([0, tone], [0.25, mix(tone, palette.haze, 0.55)], [1, palette.haze])))
  }
}

function ridge(
  d: Drawing,
  { top, swing, jagged }: { top: number; swing: number; jagged: number },
): Point[] {
  const waves = times(jagged > 0 ? 7 : 4).map((wave) => ({
    length: (wave + 1) ** (jagged > 0 ? 1.5 : 1.2) * d.between(0.8, 1.6),
    shift: d.between(0, 7),
    size: 1 / (wave + 1) ** (jagged > 0 ? 1.05 : 1.6),
  }))
  return times(161).map((step) => {
    const x = (step / 160) * d.width
    const sum = waves.reduce((height, { length, shift, size }) => {
      const wave = Math.sin((x / d.width) * length * 3 + shift)
      return height + size * (jagged > 0 ? 1 - 2 * Math.abs(wave) : wave)
    }, 0)
    return { x, y: top - sum * swing * 0.5 }
  })
}
