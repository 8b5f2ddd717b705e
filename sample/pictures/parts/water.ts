import { mix } from '../colour'
import { type Drawing, n } from '../drawing'
import { ellipse, group, rect, times } from '../marks'
import type { Palette } from '../palettes'

/** Still water below `top`: mirrors the marks given, then darkens and ripples them. */
export function water(d: Drawing, palette: Palette, top: number, mirrored: string): void {
  const deep = d.height - top
  const clip = d.define(
    'clipPath',
    '',
    `<rect x="0" y="${n(top)}" width="${d.width}" height="${n(deep)}"/>`,
  )
  const wave = d.define(
    'filter',
    'x="0" y="0" width="100%" height="100%"',
    '<feGaussianBlur stdDeviation="1.2 3.2"/>',
  )
  const [, high, low, edge] = palette.sky
  d.add(
    rect(
      { x: 0, y: top, w: d.width, h: deep },
      d.down(
        [0, mix(edge, low, 0.3)],
        [0.4, mix(low, high, 0.5)],
        [1, mix(high, palette.ground[0], 0.55)],
      ),
    ),
    group(
      [`<g transform="translate(0 ${n(top * 2)}) scale(1 -1)" filter="${wave}">${mirrored}</g>`],
      `clip-path="${clip}" opacity="0.72"`,
    ),
    rect(
      { x: 0, y: top, w: d.width, h: deep },
      d.down([0, palette.ground[0], 0.05], [1, palette.ground[0], 0.72]),
    ),
    ripples(d, palette, top),
  )
}

/** Short bright lines, closer together the farther away they are. */
export function ripples(d: Drawing, palette: Palette, top: number): string {
  const deep = d.height - top
  return group(
    times(150).map(() => {
      const t = d.random() ** 1.7
      const long = d.width * (0.01 + t * 0.05) * d.between(0.5, 1.6)
      return ellipse(
        { x: d.between(-0.02, 1.02) * d.width, y: top + 3 + t * deep },
        { x: long, y: 0.6 + t * 2.2 },
        d.random() > 0.4 ? palette.sky[3] : palette.ground[0],
        `opacity="${d.between(0.1, 0.42).toFixed(2)}"`,
      )
    }),
  )
}

/** A path of broken light on the water below a sun or moon at `x`. */
export function glitter(d: Drawing, palette: Palette, x: number, top: number): void {
  const deep = d.height - top
  d.add(
    group(
      times(70).map(() => {
        const t = d.random()
        const spread = d.width * (0.012 + t * 0.045)
        return ellipse(
          { x: x + d.between(-1, 1) * spread, y: top + t * deep },
          { x: d.between(8, 40) * (0.4 + t), y: 0.8 + t * 2 },
          palette.disc,
          `opacity="${(d.between(0.25, 0.85) * (1 - t * 0.7)).toFixed(2)}"`,
        )
      }),
    ),
  )
}
