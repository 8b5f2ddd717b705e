import { darker, lighter, mix } from '../colour'
import { type Drawing, n } from '../drawing'
import { circle, ellipse, group, type Point, path, times } from '../marks'

/** A flame standing on `at`, `h` high, with its light around it. */
export function flame(d: Drawing, { x, y }: Point, h: number): string {
  const lean = d.between(-0.05, 0.05) * h
  const shape = (scale: number) => {
    const w = h * 0.19 * scale
    const top = y - h * scale
    return `M${n(x)} ${n(y)}C${n(x + w * 1.5)} ${n(y - h * 0.12)} ${n(x + w)} ${n(y - h * 0.45 * scale)} ${n(x + lean)} ${n(top)}C${n(x - w)} ${n(y - h * 0.45 * scale)} ${n(x - w * 1.5)} ${n(y - h * 0.12)} ${n(x)} ${n(y)}Z`
  }
  return group([
    circle(
      { x, y: y - h * 0.4 },
      h * 3.2,
      d.outward([
        [0, '#ffb347', 0.55],
        [0.25, '#ff8a2b', 0.22],
        [1, '#ff6a00', 0],
      ]),
    ),
    path(shape(1), d.down([0, '#ff9a2e', 0.9], [0.5, '#ffc04d'], [1, '#ff8420'])),
    path(shape(0.72), d.down([0, '#ffd97a'], [1, '#ffe9b0'])),
    path(shape(0.42), '#fffdf0'),
  ])
}

/** A clay lamp with oil and a burning wick; `w` is its width, `at` the middle of its rim. */
export function diya(d: Drawing, { x, y }: Point, w: number, clay = '#a4502a'): string {
  const deep = w * 0.36
  const bowl = `M${n(x - w / 2)} ${n(y)}C${n(x - w * 0.46)} ${n(y + deep * 1.15)} ${n(x + w * 0.3)} ${n(y + deep * 1.3)} ${n(x + w * 0.62)} ${n(y - w * 0.06)}Z`
  const dots = times(9).map((dot) => {
    const t = (dot + 1) / 10
    const at = {
      x: x - w * 0.42 + t * w * 0.86,
      y: y + deep * (0.26 + Math.sin(t * Math.PI) * 0.3),
    }
    return circle(at, w * 0.018, mix('#ffdf9a', clay, 0.15))
  })
  return group([
    ellipse(
      { x: x + w * 0.02, y: y + deep * 0.98 },
      { x: w * 0.5, y: w * 0.07 },
      '#1a0703',
      'opacity="0.55"',
    ),
    path(bowl, d.across([0, darker(clay, 0.5)], [0.55, clay], [1, lighter(clay, 0.35)])),
    path(bowl, d.down([0, '#ffb45e', 0.35], [0.5, clay, 0], [1, '#1a0703', 0.55])),
    ...dots,
    ellipse(
      { x: x + w * 0.04, y },
      { x: w * 0.54, y: w * 0.1 },
      d.across([0, darker(clay, 0.3)], [1, lighter(clay, 0.45)]),
    ),
    ellipse(
      { x: x + w * 0.04, y: y + w * 0.012 },
      { x: w * 0.47, y: w * 0.075 },
      d.across([0, '#3d1606'], [0.7, '#c9761f'], [1, '#ffd58a']),
    ),
    flame(d, { x: x + w * 0.44, y: y + w * 0.015 }, w * 0.52),
  ])
}

/** Lights out of focus. */
export function bokeh(
  d: Drawing,
  colours: readonly string[],
  { from, to, count, size }: { from: number; to: number; count: number; size: number },
): void {
  const marks = times(count).map(() => {
    const colour = d.pick(colours)
    const r = size * d.between(0.35, 1.25)
    const at = { x: d.between(-0.03, 1.03) * d.width, y: d.between(from, to) }
    return circle(
      at,
      r,
      d.outward([
        [0, lighter(colour, 0.25), 0.5],
        [0.8, colour, 0.5],
        [0.92, lighter(colour, 0.35), 0.62],
        [1, colour, 0],
      ]),
      `opacity="${d.between(0.25, 0.95).toFixed(2)}"`,
    )
  })
  d.add(group(marks))
}
