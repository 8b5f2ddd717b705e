import { darker, lighter } from '../colour'
import { type Drawing, n } from '../drawing'
import { circle, ellipse, group, path, rect, stroke, times } from '../marks'
import { type Thing, thing } from '../parts/thing'

function metal(d: Drawing, tone: string): string {
  return d.across(
    [0, darker(tone, 0.45)],
    [0.28, lighter(tone, 0.5)],
    [0.5, tone],
    [1, darker(tone, 0.45)],
  )
}

/** A pot of brass or steel, full to the rim. */
export function pot(tone: string, filling: string): Thing {
  return thing((d) => [
    path('M-58 -78C-72 -30 -52 0 0 0C52 0 72 -30 58 -78Z', metal(d, tone)),
    ellipse({ x: 0, y: -80 }, { x: 66, y: 15 }, metal(d, tone)),
    ellipse({ x: 0, y: -80 }, { x: 56, y: 11 }, filling),
    ellipse({ x: -14, y: -82 }, { x: 26, y: 4 }, lighter(filling, 0.3), 'opacity="0.6"'),
  ])
}

/** Steam that rises from something hot. */
export const steam: Thing = (d, { x, y }, size) =>
  group(
    times(8).map((puff) =>
      ellipse(
        { x: x + Math.sin(puff * 1.2) * size * 0.1, y: y - (puff * size) / 8 },
        { x: size * (0.12 + puff * 0.025), y: size * 0.09 },
        '#fff6e4',
        `opacity="${(0.32 - puff * 0.032).toFixed(2)}"`,
      ),
    ),
    `filter="${d.blur(size * 0.035)}"`,
  )

/** A ladle in a hand, its bowl down. */
export const ladle = thing(() => [
  stroke('M0 -30L24 74', '#b9bec6', 7, 'stroke-linecap="round"'),
  ellipse({ x: 27, y: 82 }, { x: 19, y: 13 }, '#9aa1aa'),
])

/** A tray of small bowls between two hands. */
export const tray = thing((d) => [
  ellipse({ x: 0, y: 4 }, { x: 70, y: 16 }, metal(d, '#c4c9d0')),
  ...[-40, -13, 14, 41].map((x, index) =>
    group([
      ellipse({ x, y: -6 }, { x: 13, y: 7 }, '#8f969f'),
      ellipse(
        { x, y: -9 },
        { x: 11, y: 4.6 },
        ['#d9822b', '#f3e3bd', '#7a9a3a', '#c2472f'][index] ?? '#fff',
      ),
    ]),
  ),
])

/** A steel plate of food, seen a little from above. */
export const plate = thing((d) => [
  ellipse({ x: 0, y: -8 }, { x: 60, y: 20 }, metal(d, '#cfd4da')),
  ellipse({ x: 0, y: -10 }, { x: 52, y: 15 }, '#b9bfc7'),
  ellipse({ x: -16, y: -15 }, { x: 24, y: 8 }, '#e9c98c'),
  ellipse({ x: -14, y: -18 }, { x: 22, y: 7 }, '#f1d9a6'),
  ellipse({ x: 20, y: -17 }, { x: 16, y: 8 }, '#fbf6ea'),
  ellipse({ x: 34, y: -9 }, { x: 10, y: 5 }, '#c9742a'),
  ellipse({ x: 10, y: -5 }, { x: 11, y: 5 }, '#7f9a3c'),
])

export const rotlis = thing((d) => [
  ...times(9).map((index) =>
    ellipse(
      { x: d.between(-3, 3), y: -8 - index * 9 },
      { x: 58, y: 14 },
      index % 2 === 0 ? '#ecd09a' : '#f4dfb4',
      'stroke="#b98a4a" stroke-width="2"',
    ),
  ),
  ...times(7).map(() =>
    ellipse({ x: d.between(-36, 36), y: d.between(-88, -76) }, { x: 6, y: 2 }, '#b9803c'),
  ),
])

/** A rolling pin, under two hands. */
export const rollingPin = thing(() => [
  stroke('M-62 6L62 -2', '#8a5428', 9, 'stroke-linecap="round"'),
  stroke('M-36 4L36 0', '#c98d4e', 18, 'stroke-linecap="round"'),
])

/** A basket of round things: fruit, vegetables, flowers. */
export function basket(colours: readonly string[]): Thing {
  return thing((d) => [
    ...times(26).map((index) => {
      const colour = d.pick(colours)
      const row = Math.floor(index / 9)
      const x = d.between(-50, 50) * (1 - row * 0.22)
      return circle(
        { x, y: -62 - row * 13 + d.between(-4, 4) },
        d.between(10, 14),
        d.across([0, lighter(colour, 0.25)], [1, darker(colour, 0.2)]),
      )
    }),
    path('M-68 -64H68L52 0H-52Z', d.across([0, '#d9a45e'], [0.5, '#b47a3a'], [1, '#7a4a20'])),
    stroke(
      times(4)
        .map((row) => `M${-64 + row * 4} ${-52 + row * 15}H${64 - row * 4}`)
        .join(''),
      '#6b3f1a',
      2.4,
      'opacity="0.6"',
    ),
    stroke(
      times(9)
        .map((col) => `M${-56 + col * 14} -64L${-44 + col * 11} 0`)
        .join(''),
      '#e9c07c',
      1.6,
      'opacity="0.6"',
    ),
    rect({ x: -71, y: -69, w: 142, h: 9 }, '#8f5a28', 'rx="4"'),
  ])
}

/** A cardboard box, open and packed, or closed. */
export function box(isOpen: boolean): Thing {
  return thing((d) => [
    ...(isOpen
      ? [
          rect({ x: -36, y: -96, w: 20, h: 50 }, '#d9503a', 'rx="3"'),
          rect({ x: -12, y: -104, w: 22, h: 60 }, '#f1e3c4', 'rx="3"'),
          circle({ x: 28, y: -76 }, 15, '#e58a2b'),
          path('M-60 -72L-84 -92L-70 -98L-50 -72ZM60 -72L84 -92L70 -98L50 -72Z', '#c99a62'),
        ]
      : []),
    rect(
      { x: -60, y: -72, w: 120, h: 72 },
      d.across([0, '#d9ae76'], [0.6, '#c2925a'], [1, '#94683a']),
    ),
    rect({ x: -9, y: -72, w: 18, h: isOpen ? 20 : 72 }, '#e9d2a4'),
    path('M-40 -18h26v4h-26zM-40 -28h16v4h-16z', '#7a5530'),
  ])
}

/** A clay cup or a glass of tea, steaming. */
export const cup = thing((d) => [
  path('M-30 -74L-20 0H20L30 -74Z', d.across([0, '#c9774a'], [0.4, '#a9552c'], [1, '#6b2f18'])),
  ellipse({ x: 0, y: -74 }, { x: 30, y: 8 }, '#e0a070'),
  ellipse({ x: 0, y: -73 }, { x: 25, y: 6 }, '#7a4a26'),
])

/** A pyramid of sweets. */
export function sweets(colour: string): Thing {
  return thing((d) => {
    const tone = d.outward(
      [
        [0, lighter(colour, 0.4)],
        [0.7, colour],
        [1, darker(colour, 0.3)],
      ],
      { x: 0.35, y: 0.3 },
    )
    return [
      ellipse({ x: 0, y: -4 }, { x: 78, y: 14 }, metal(d, '#d0a347')),
      ...times(4).flatMap((row) =>
        times(5 - row).map((i) =>
          circle({ x: (i - (4 - row) / 2) * 30, y: -20 - row * 22 }, 15.6, tone),
        ),
      ),
    ]
  })
}

/** A low stove with its flame. */
export const stove = thing((d) => [
  rect({ x: -60, y: -60, w: 120, h: 60 }, d.across([0, '#7a6a62'], [1, '#3a302e']), 'rx="6"'),
  path(
    'M-26 -6C-40 -34 -14 -36 -16 -58C4 -46 0 -34 14 -52C20 -34 38 -28 26 -6Z',
    d.down([0, '#ffd25a'], [1, '#e8501f']),
  ),
  rect({ x: -66, y: -66, w: 132, h: 9 }, '#2a2322'),
])

/** A jar of something. */
export function jar(filling: string): Thing {
  return thing((d) => [
    rect(
      { x: -26, y: -76, w: 52, h: 76 },
      d.across([0, lighter(filling, 0.4)], [0.4, filling], [1, darker(filling, 0.4)]),
      'rx="9"',
    ),
    rect({ x: -28, y: -92, w: 56, h: 18 }, '#c79a4a', 'rx="5"'),
    stroke(`M-16 -66V${n(-12)}`, '#ffffff', 5, 'opacity="0.4" stroke-linecap="round"'),
  ])
}
