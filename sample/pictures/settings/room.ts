import { darker, lighter, mix } from '../colour'
import { type Drawing, n } from '../drawing'
import { circle, ellipse, group, path, rect, stroke, times } from '../marks'
import { palettes } from '../palettes'
import { archPath, pillar } from '../parts/colonnade'
import { garlandString } from '../parts/garland'

export type Setting = (d: Drawing) => void

interface Hall {
  readonly wall: string
  readonly floor: string
  /** Where wall and floor meet, as a part of the height. */
  readonly line?: number
  /** Of which the floor is made. */
  readonly laid?: 'planks' | 'tiles' | 'plain'
  /** Painted along the foot of the wall. */
  readonly dado?: string
  readonly on?: readonly ((d: Drawing, line: number) => string)[]
}

/** A room seen straight: its wall in warm light, a floor, and what is on the wall. */
export function hall({ wall, floor, line = 0.66, laid = 'planks', dado, on = [] }: Hall): Setting {
  return (d) => {
    const y = d.height * line
    d.add(
      rect(
        { x: 0, y: 0, w: d.width, h: y },
        d.outward(
          [
            [0, lighter(wall, 0.3)],
            [0.6, wall],
            [1, darker(wall, 0.3)],
          ],
          { x: 0.46, y: 0.4 },
        ),
      ),
      ...(dado
        ? [
            rect({ x: 0, y: y * 0.72, w: d.width, h: y * 0.28 }, dado, 'opacity="0.75"'),
            rect({ x: 0, y: y * 0.72, w: d.width, h: 7 }, lighter(dado, 0.3)),
          ]
        : []),
      ...on.map((part) => part(d, y)),
      rect({ x: 0, y: y - 16, w: d.width, h: 18 }, darker(wall, 0.42)),
      rect(
        { x: 0, y, w: d.width, h: d.height - y },
        d.down([0, lighter(floor, 0.1)], [0.35, floor], [1, darker(floor, 0.42)]),
      ),
      laid === 'plain' ? '' : seams(d, y, { floor, laid }),
      ellipse(
        { x: d.width * 0.46, y: y + (d.height - y) * 0.42 },
        { x: d.width * 0.42, y: (d.height - y) * 0.36 },
        d.outward([
          [0, '#fff2cf', 0.34],
          [1, '#fff2cf', 0],
        ]),
      ),
    )
  }
}

function seams(
  d: Drawing,
  y: number,
  { floor, laid }: { floor: string; laid: 'planks' | 'tiles' },
): string {
  const middle = d.width / 2
  const runs = times(25).map((run) => {
    const off = (run - 12) / 12
    return `M${n(middle + off * d.width * 0.62)} ${n(y)}L${n(middle + off * d.width * 1.5)} ${d.height}`
  })
  const across = times(7).map(
    (row) => `M0 ${n(y + (d.height - y) * ((row + 1) / 7) ** 1.6)}H${d.width}`,
  )
  return stroke(
    [...runs, ...(laid === 'tiles' ? across : [])].join(''),
    darker(floor, 0.28),
    2,
    'opacity="0.45"',
  )
}

type OnWall = (d: Drawing, line: number) => string

/** Arched windows in a row; `light` is the sky behind them. */
export function windows(
  count: number,
  light: readonly [string, string],
  { from = 0.08, to = 0.92, top = 0.14, low = 0.72 } = {},
): OnWall {
  return (d, line) => {
    const gap = ((to - from) * d.width) / count
    return group(
      times(count).map((index) => {
        const x = from * d.width + gap * (index + 0.5)
        const place = { x, base: line * low, w: gap * 0.56, h: line * (low - top) }
        return group([
          path(
            archPath({ ...place, w: place.w * 1.16, h: place.h * 1.05, base: place.base + 8 }, 3),
            '#7a4f34',
            'opacity="0.8"',
          ),
          path(archPath(place, 3), d.down([0, light[0]], [1, light[1]])),
          stroke(
            `M${n(x)} ${n(place.base)}V${n(place.base - place.h * 0.96)}M${n(x - place.w / 2)} ${n(place.base - place.h * 0.5)}H${n(x + place.w / 2)}`,
            '#7a4f34',
            6,
          ),
        ])
      }),
    )
  }
}

/** Square windows, as in a school or an office. */
export function panes(
  count: number,
  light: readonly [string, string],
  { from = 0.1, to = 0.9 } = {},
): OnWall {
  return (d, line) => {
    const gap = ((to - from) * d.width) / count
    return group(
      times(count).flatMap((index) => {
        const box = {
          x: from * d.width + gap * (index + 0.14),
          y: line * 0.16,
          w: gap * 0.72,
          h: line * 0.46,
        }
        return [
          rect({ x: box.x - 12, y: box.y - 12, w: box.w + 24, h: box.h + 24 }, '#f4ead8'),
          rect(box, d.down([0, light[0]], [1, light[1]])),
          stroke(
            `M${n(box.x + box.w / 2)} ${n(box.y)}v${n(box.h)}M${n(box.x)} ${n(box.y + box.h / 2)}h${n(box.w)}`,
            '#f4ead8',
            9,
          ),
        ]
      }),
    )
  }
}

/** Pillars with arches between them, and light behind. */
export function arcade(bays: number, glow: readonly [string, string]): OnWall {
  return (d, line) => {
    const bay = d.width / bays
    const palette = palettes.gold
    return group([
      ...times(bays).map((i) =>
        path(
          archPath({ x: bay * (i + 0.5), base: line, w: bay * 0.7, h: line * 0.86 }, 4),
          d.down([0, glow[0]], [1, glow[1]]),
        ),
      ),
      ...times(bays + 1).map((i) =>
        pillar(d, { x: bay * i, base: line, w: bay * 0.13, h: line * 0.95 }, palette),
      ),
    ])
  }
}

/** Marigolds on strings, from the top of the picture. */
export function garlands(count: number, long = 0.22): OnWall {
  return (d) =>
    group(
      times(count).map((i) =>
        garlandString(
          d,
          { x: (d.width * (i + 0.5)) / count, y: -10 },
          d.height * long * (i % 2 === 0 ? 1 : 0.66),
          Math.max(11, d.height * 0.014),
        ),
      ),
    )
}

/** Cloth in bows along the top, in two colours. */
export function bunting(colours: readonly string[], y = 0.07): OnWall {
  return (d) => {
    const count = 15
    const gap = d.width / count
    return group(
      times(count).map((i) => {
        const colour = colours[i % colours.length] ?? '#e8452f'
        const low = d.height * (y + 0.03 * Math.sin((i / (count - 1)) * Math.PI))
        return path(`M${n(i * gap)} ${n(low)}h${n(gap)}l${n(-gap / 2)} ${n(gap * 0.72)}z`, colour)
      }),
    )
  }
}

/** Curtains on both sides of a stage. */
export function curtains(colour: string): OnWall {
  return (d, line) => {
    const w = d.width * 0.14
    const folds = (x: number, way: number) =>
      times(5).map((i) =>
        rect(
          { x: x + (way * i * w) / 5 - (way < 0 ? w / 5 : 0), y: 0, w: w / 5 + 1, h: line },
          d.across([0, lighter(colour, 0.12)], [0.5, colour], [1, darker(colour, 0.35)]),
        ),
      )
    return group([
      ...folds(0, 1),
      ...folds(d.width, -1),
      ...times(7).map((i) =>
        path(
          `M${n((i * d.width) / 7)} 0h${n(d.width / 7)}q${n(-d.width / 14)} ${n(d.height * 0.18)} ${n(-d.width / 7)} 0z`,
          darker(colour, i % 2 ? 0.08 : 0.18),
        ),
      ),
    ])
  }
}

/** Pictures in frames. */
export function frames(places: readonly number[], colours: readonly string[]): OnWall {
  return (d, line) =>
    group(
      places.map((x, i) => {
        const w = d.width * 0.075
        const box = { x: x * d.width - w / 2, y: line * 0.24, w, h: w * 1.25 }
        const colour = colours[i % colours.length] ?? '#c98d4e'
        return group([
          rect({ x: box.x - 9, y: box.y - 9, w: box.w + 18, h: box.h + 18 }, '#8a5a2a', 'rx="3"'),
          rect(box, d.down([0, lighter(colour, 0.5)], [1, colour])),
          circle({ x: x * d.width, y: box.y + box.h * 0.42 }, w * 0.2, mix(colour, '#fff3cf', 0.8)),
          path(
            `M${n(box.x)} ${n(box.y + box.h)}l${n(w * 0.3)} ${n(-box.h * 0.34)}l${n(w * 0.25)} ${n(box.h * 0.14)}l${n(w * 0.2)} ${n(-box.h * 0.18)}l${n(w * 0.25)} ${n(box.h * 0.38)}z`,
            darker(colour, 0.3),
          ),
        ])
      }),
    )
}

/** Lamps that hang from the ceiling. */
export function pendants(count: number, glow = '#ffdf9a'): OnWall {
  return (d) =>
    group(
      times(count).flatMap((i) => {
        const at = { x: (d.width * (i + 0.5)) / count, y: d.height * 0.15 }
        return [
          stroke(`M${n(at.x)} 0V${n(at.y)}`, '#4a3428', 3),
          circle(
            { x: at.x, y: at.y + 14 },
            d.height * 0.16,
            d.outward([
              [0, glow, 0.55],
              [1, glow, 0],
            ]),
          ),
          path(
            `M${n(at.x - 34)} ${n(at.y + 22)}Q${n(at.x)} ${n(at.y - 26)} ${n(at.x + 34)} ${n(at.y + 22)}Z`,
            '#b5532a',
          ),
          ellipse({ x: at.x, y: at.y + 22 }, { x: 34, y: 7 }, '#fff3cf'),
        ]
      }),
    )
}
