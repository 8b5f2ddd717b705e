import { darker, lighter, mix } from '../colour'
import { type Drawing, n } from '../drawing'
import { circle, ellipse, group, type Point, polar, rect, stroke, times } from '../marks'
import { finish } from '../parts/finish'
import { marigold } from '../parts/plants'

/** A thali from above: bread, rice, vegetables, sweets, each in its bowl. */
export function thali(d: Drawing): void {
  const at = { x: d.width * 0.5, y: d.height * 0.5 }
  const r = Math.min(d.width, d.height) * 0.43
  wood(d)
  d.add(
    circle(
      { x: at.x + r * 0.05, y: at.y + r * 0.07 },
      r * 1.03,
      '#120703',
      `opacity="0.6" filter="${d.blur(14)}"`,
    ),
    circle(at, r, steel(d)),
    circle(
      at,
      r * 0.93,
      d.outward([
        [0, '#c9cdd0'],
        [0.8, '#aab0b5'],
        [1, '#dfe3e6'],
      ]),
    ),
    circle(
      at,
      r * 0.9,
      d.outward([
        [0, '#d8dbdd'],
        [1, '#b9bfc4'],
      ]),
    ),
  )
  const curries = ['#e0a12a', '#5b8a3a', '#c9481f', '#f4efe2', '#a8572a', '#f1c24b']
  curries.forEach((colour, index) => {
    d.add(bowl(d, polar(at, -Math.PI * 0.98 + index * 0.62, r * 0.64), r * 0.2, colour))
  })
  d.add(
    rotis(d, { x: at.x - r * 0.3, y: at.y + r * 0.42 }, r * 0.3),
    rice(d, { x: at.x + r * 0.34, y: at.y + r * 0.36 }, r * 0.25),
    sweets(d, { x: at.x + r * 0.02, y: at.y - r * 0.06 }, r * 0.1),
  )
  d.add(
    ...times(5).map((index) =>
      marigold(
        d,
        { x: d.width * (0.06 + index * 0.035), y: d.height * (0.86 + (index % 2) * 0.06) },
        d.width * 0.026,
        d.pick(['#f07c12', '#f9b321', '#e2531a']),
      ),
    ),
  )
  finish(d, { vignette: 0.5 })
}

function wood(d: Drawing): void {
  d.add(
    rect(
      { x: 0, y: 0, w: d.width, h: d.height },
      d.across([0, '#4a2a1c'], [0.4, '#6f4329'], [1, '#3a1f16']),
    ),
  )
  for (const board of times(6)) {
    const y = (board / 6) * d.height
    d.add(rect({ x: 0, y, w: d.width, h: 3 }, '#1c0d08', 'opacity="0.7"'))
    const veins = times(9).map(() => {
      const at = y + d.random() * (d.height / 6)
      return `M0 ${n(at)}C${n(d.width * 0.3)} ${n(at + d.between(-16, 16))} ${n(d.width * 0.6)} ${n(at + d.between(-16, 16))} ${d.width} ${n(at + d.between(-8, 8))}`
    })
    d.add(stroke(veins.join(''), '#2a140c', 1.6, 'opacity="0.4"'))
  }
}

function bowl(d: Drawing, at: Point, r: number, food: string): string {
  const bits = times(26).map(() => {
    const spot = polar(at, d.between(0, 7), Math.sqrt(d.random()) * r * 0.7)
    return circle(
      spot,
      r * d.between(0.03, 0.1),
      mix(food, d.pick(['#ffffff', '#2f6b2a', '#7a2410', '#ffd98a']), d.between(0.1, 0.45)),
    )
  })
  return group([
    circle({ x: at.x + r * 0.1, y: at.y + r * 0.14 }, r * 1.02, '#1c1412', 'opacity="0.4"'),
    circle(at, r, steel(d)),
    circle(at, r * 0.86, darker(food, 0.45)),
    circle(
      at,
      r * 0.82,
      d.outward([
        [0, lighter(food, 0.2)],
        [0.7, food],
        [1, darker(food, 0.3)],
      ]),
    ),
    ...bits,
    ellipse(
      { x: at.x - r * 0.3, y: at.y - r * 0.36 },
      { x: r * 0.3, y: r * 0.12 },
      '#ffffff',
      'opacity="0.28"',
    ),
  ])
}

function rotis(d: Drawing, at: Point, r: number): string {
  return group(
    times(3).flatMap((index) => {
      const centre = { x: at.x + index * r * 0.2, y: at.y - index * r * 0.09 }
      return [
        circle({ x: centre.x + 3, y: centre.y + 5 }, r, '#2a1a10', 'opacity="0.35"'),
        circle(
          centre,
          r,
          d.outward([
            [0, '#f3d9a6'],
            [0.8, '#e6c186'],
            [1, '#c99a5c'],
          ]),
        ),
        ...times(16).map(() => {
          const spot = polar(centre, d.between(0, 7), Math.sqrt(d.random()) * r * 0.86)
          return ellipse(
            spot,
            { x: r * d.between(0.02, 0.09), y: r * d.between(0.02, 0.06) },
            '#8a5426',
            'opacity="0.6"',
          )
        }),
      ]
    }),
  )
}

function rice(d: Drawing, at: Point, r: number): string {
  const grains = times(240).map(() => {
    const spot = polar(at, d.between(0, 7), Math.sqrt(d.random()) * r)
    const turn = d.between(0, 180)
    return `<ellipse rx="${n(r * 0.075)}" ry="${n(r * 0.024)}" fill="${d.pick(['#fffdf6', '#f6efdf', '#fff6d8', '#f2c95c'])}" transform="translate(${n(spot.x)} ${n(spot.y)}) rotate(${n(turn)})"/>`
  })
  return group([
    circle({ x: at.x + 4, y: at.y + 6 }, r, '#2a1a10', 'opacity="0.3"'),
    circle(at, r, '#e9dfc8'),
    ...grains,
  ])
}

function sweets(d: Drawing, at: Point, r: number): string {
  return group(
    (
      [
        [-1, 0.1],
        [0.9, 0],
        [0, -0.9],
        [0, 0.8],
      ] as const
    ).flatMap(([x, y]) => {
      const centre = { x: at.x + x * r, y: at.y + y * r }
      return [
        circle({ x: centre.x + 4, y: centre.y + 7 }, r * 0.85, '#2a1a10', 'opacity="0.35"'),
        circle(
          centre,
          r * 0.85,
          d.outward(
            [
              [0, '#ffd76a'],
              [0.6, '#eea52a'],
              [1, '#b4690f'],
            ],
            { x: 0.38, y: 0.34 },
          ),
        ),
        ...times(14).map(() =>
          circle(
            polar(centre, d.between(0, 7), Math.sqrt(d.random()) * r * 0.72),
            r * 0.07,
            d.pick(['#ffe79a', '#c97a18', '#7a9a3a']),
            'opacity="0.75"',
          ),
        ),
      ]
    }),
  )
}

function steel(d: Drawing): string {
  return d.across(
    [0, '#f6f7f8'],
    [0.3, '#9aa1a7'],
    [0.55, '#eef0f2'],
    [0.8, '#858d94'],
    [1, '#d5d9dc'],
  )
}
