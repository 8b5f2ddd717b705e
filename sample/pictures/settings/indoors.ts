import { darker, lighter, mix } from '../colour'
import { type Drawing, n } from '../drawing'
import { circle, ellipse, group, path, polar, rect, stroke, times } from '../marks'
import { type PaletteName, palettes } from '../palettes'
import { archPath, pillar } from '../parts/colonnade'
import { bokeh } from '../parts/lamp'
import { lotus } from '../parts/plants'
import { hall, type Setting } from './room'

interface Shrine {
  readonly palette: PaletteName
  readonly cloth: string
  /** Middle of the shrine, as a part of the width. */
  readonly x?: number
  readonly wide?: number
}

/** A lit shrine at the end of a dim hall. What is enshrined is left to the eye, as everywhere in these pictures. */
export function shrine({ palette: name, cloth, x: at = 0.5, wide = 0.34 }: Shrine): Setting {
  return (d) => {
    const palette = palettes[name]
    const wall = mix(palette.stone[1], palette.stone[2], 0.55)
    hall({ wall, floor: mix(palette.stone[1], '#6b3f2c', 0.5), line: 0.62, laid: 'tiles' })(d)
    const x = at * d.width
    const base = d.height * 0.62
    const w = Math.min(wide * d.width, d.height * 0.62)
    const h = d.height * 0.52
    const stone = d.across([0, palette.stone[0]], [0.5, palette.stone[1]], [1, palette.stone[2]])
    const folds = times(9).map((i) =>
      rect(
        { x: x - w / 2 + (i * w) / 9, y: base - h, w: w / 9 + 1, h },
        d.across([0, lighter(cloth, 0.12)], [1, darker(cloth, 0.3)]),
      ),
    )
    const inner = d.define('clipPath', '', `<path d="${archPath({ x, base, w, h }, 5)}"/>`)
    const rays = times(36).map((i) => {
      const from = polar({ x, y: base - h * 0.52 }, (i / 36) * Math.PI * 2, w * 0.18)
      const to = polar({ x, y: base - h * 0.52 }, (i / 36) * Math.PI * 2, w * (i % 2 ? 0.36 : 0.29))
      return `M${n(from.x)} ${n(from.y)}L${n(to.x)} ${n(to.y)}`
    })
    d.add(
      path(archPath({ x, base, w: w * 1.24, h: h * 1.12 }, 5), stone),
      path(archPath({ x, base, w: w * 1.1, h: h * 1.05 }, 5), darker(palette.stone[1], 0.25)),
      group(folds, `clip-path="${inner}"`),
      circle(
        { x, y: base - h * 0.52 },
        w * 0.62,
        d.outward([
          [0, '#fff3c4', 0.9],
          [0.35, '#ffd98a', 0.5],
          [1, '#ffb84a', 0],
        ]),
      ),
      stroke(rays.join(''), '#f7cf6b', 5, 'stroke-linecap="round"'),
      circle(
        { x, y: base - h * 0.52 },
        w * 0.17,
        d.outward([
          [0, '#fffbe9'],
          [1, '#ffe3a0'],
        ]),
      ),
      ...[-1, 1].map((way) =>
        pillar(d, { x: x + way * w * 0.66, base, w: w * 0.14, h: h * 0.98 }, palette),
      ),
      rect({ x: x - w * 0.3, y: base - h * 0.16, w: w * 0.6, h: h * 0.08 }, '#e8b85a'),
      rect({ x: x - w * 0.38, y: base - h * 0.08, w: w * 0.76, h: h * 0.08 }, '#c98d3a'),
      lotus(d, { x, y: base - h * 0.15 }, w * 0.34, { tip: '#f28aa8', heart: '#fff0f4' }),
      ellipse(
        { x, y: base + d.height * 0.16 },
        { x: w * 1.1, y: d.height * 0.15 },
        d.outward([
          [0, '#ffe3a0', 0.6],
          [1, '#ffb84a', 0],
        ]),
      ),
    )
  }
}

/** A raised stage under curtains, its boards in the light. */
export function stage(
  curtain: string,
  backdrop: readonly [string, string],
  on: (d: Drawing, line: number) => string = () => '',
): Setting {
  return (d) => {
    const y = d.height * 0.72
    d.add(
      rect({ x: 0, y: 0, w: d.width, h: d.height }, '#1d1216'),
      rect(
        { x: 0, y: 0, w: d.width, h: y },
        d.outward([
          [0, lighter(backdrop[0], 0.25)],
          [0.6, backdrop[0]],
          [1, backdrop[1]],
        ]),
      ),
      on(d, y),
      rect(
        { x: 0, y: y - d.height * 0.14, w: d.width, h: d.height * 0.2 },
        d.down([0, '#b5743f'], [1, '#8a5228']),
      ),
      rect(
        { x: 0, y: y + d.height * 0.06, w: d.width, h: d.height * 0.07 },
        d.down([0, '#5c3218'], [1, '#3a1f10']),
      ),
    )
    const w = d.width * 0.13
    for (const way of [-1, 1])
      for (const i of times(5)) {
        const x = way < 0 ? (i * w) / 5 : d.width - ((i + 1) * w) / 5
        d.add(
          rect(
            { x, y: 0, w: w / 5 + 1, h: y + d.height * 0.02 },
            d.across([0, lighter(curtain, 0.15)], [0.5, curtain], [1, darker(curtain, 0.4)]),
          ),
        )
      }
    d.add(
      ...times(8).map((i) =>
        path(
          `M${n((i * d.width) / 8)} 0h${n(d.width / 8)}q${n(-d.width / 16)} ${n(d.height * 0.17)} ${n(-d.width / 8)} 0z`,
          darker(curtain, i % 2 ? 0.06 : 0.2),
        ),
      ),
    )
  }
}

/** A surface close before the eye, soft lights behind it: for whatever lies on a table. */
export function tabletop(
  wood: string,
  behind: readonly [string, string],
  lights: readonly string[] = ['#ffcf8a', '#ff9a4a'],
): Setting {
  return (d) => {
    const y = d.height * 0.56
    d.add(rect({ x: 0, y: 0, w: d.width, h: d.height }, d.down([0, behind[1]], [1, behind[0]])))
    bokeh(d, lights, { from: d.height * 0.04, to: y * 0.95, count: 22, size: d.width * 0.03 })
    d.add(
      rect(
        { x: 0, y, w: d.width, h: d.height - y },
        d.down([0, lighter(wood, 0.12)], [0.3, wood], [1, darker(wood, 0.5)]),
      ),
      stroke(
        times(9)
          .map(
            (i) =>
              `M0 ${n(y + (d.height - y) * ((i + 1) / 9) ** 1.5)}q${n(d.width / 2)} ${n(d.between(-10, 10))} ${d.width} 0`,
          )
          .join(''),
        darker(wood, 0.35),
        3,
        'opacity="0.4"',
      ),
    )
  }
}

/** Cloth seen from above, with a border: for what is laid out on the floor. */
export function spread(cloth: string, trim: string): Setting {
  return (d) => {
    const edge = Math.min(d.width, d.height) * 0.06
    d.add(
      rect(
        { x: 0, y: 0, w: d.width, h: d.height },
        d.outward([
          [0, lighter(cloth, 0.16)],
          [1, darker(cloth, 0.25)],
        ]),
      ),
      ...times(70).map(() =>
        circle(
          { x: d.random() * d.width, y: d.random() * d.height },
          d.between(3, 7),
          trim,
          'opacity="0.28"',
        ),
      ),
      rect(
        { x: edge, y: edge, w: d.width - edge * 2, h: d.height - edge * 2 },
        'none',
        `stroke="${trim}" stroke-width="10" opacity="0.8"`,
      ),
      rect(
        { x: edge * 1.5, y: edge * 1.5, w: d.width - edge * 3, h: d.height - edge * 3 },
        'none',
        `stroke="${trim}" stroke-width="4" stroke-dasharray="4 14" stroke-linecap="round"`,
      ),
    )
  }
}
