import { darker, lighter } from '../colour'
import { n } from '../drawing'
import { circle, ellipse, path, rect, stroke, times } from '../marks'
import { type Thing, thing } from '../parts/thing'

/** An open book between two hands. */
export function book(colour: string): Thing {
  return thing(() => [
    path('M-56 -24L0 -10L56 -24V30L0 44L-56 30Z', colour),
    path('M-50 -28Q-24 -30 0 -14V36Q-24 22 -50 24ZM50 -28Q24 -30 0 -14V36Q24 22 50 24Z', '#fdf6e6'),
    stroke(
      'M-42 -14Q-24 -16 -8 -6M-42 -4Q-24 -6 -8 4M42 -14Q24 -16 8 -6M42 -4Q24 -6 8 4',
      '#b9a27a',
      3,
    ),
  ])
}

/** A sheet on a board, or a letter. */
export const sheet = thing(() => [
  rect({ x: -34, y: -48, w: 68, h: 84 }, '#fdf8ea', 'rx="3" transform="rotate(-6)"'),
  stroke('M-22 -30L20 -34M-21 -16L21 -20M-20 -2L12 -5M-18 12L21 8', '#a89878', 4),
])

export const laptop = thing((d) => [
  path('M-48 -70H48L54 0H-54Z', d.across([0, '#d7dbe0'], [1, '#9aa2ab'])),
  rect({ x: -60, y: -4, w: 120, h: 8 }, '#b9c0c8', 'rx="3"'),
  circle({ x: 0, y: -36 }, 7, '#f2f4f6'),
])

/** A block of stone with a lotus half cut out of it. */
export const carving = thing((d) => [
  path('M-70 0L-64 -96L66 -100L72 0Z', d.across([0, '#f6dcb6'], [0.5, '#dcb387'], [1, '#97694c'])),
  ...[-2, -1, 0, 1, 2].map((i) =>
    path(
      `M0 -22Q${i * 26 - 12} -54 ${i * 24} -82Q${i * 26 + 12} -54 0 -22Z`,
      i % 2 ? '#e9c79c' : '#f3d8b2',
      'stroke="#9a7150" stroke-width="2.4"',
    ),
  ),
  stroke('M-48 -16Q0 -6 48 -16', '#9a7150', 3),
])

export const chisel = thing(() => [
  stroke('M-26 -10L20 14', '#8a5428', 10, 'stroke-linecap="round"'),
  stroke('M20 14L50 30', '#8f98a2', 7),
])

/** A loom with its warp, the cloth growing below. */
export const loom = thing((d) => [
  ...[-84, 74].map((x) =>
    rect({ x, y: -130, w: 11, h: 130 }, d.across([0, '#a06a38'], [1, '#643c1c'])),
  ),
  rect({ x: -92, y: -134, w: 184, h: 12 }, '#8a5730'),
  rect({ x: -92, y: -70, w: 184, h: 9 }, '#8a5730'),
  ...times(34).map((i) =>
    rect(
      { x: -70 + i * 4.2, y: -122, w: 1.5, h: 74 },
      ['#e9503a', '#f4b63a', '#f4e6cc', '#2f7a7a'][i % 4] ?? '#fff',
    ),
  ),
  rect({ x: -72, y: -50, w: 146, h: 34 }, '#b8302f'),
  stroke('M-72 -42H74M-72 -32H74M-72 -22H74', '#f4c64a', 3, 'stroke-dasharray="9 5"'),
  rect({ x: -88, y: -18, w: 176, h: 10 }, '#7a4a26', 'rx="4"'),
])

/** Knitting on its needles. */
export function knitting(colour: string): Thing {
  return thing(() => [
    stroke('M-50 -30L40 16M50 -34L-34 14', '#c9b48a', 6, 'stroke-linecap="round"'),
    path('M-34 2H32L38 70Q0 80 -38 70Z', colour),
    stroke('M-32 18H34M-34 34H35M-36 50H37', lighter(colour, 0.25), 4, 'stroke-dasharray="6 4"'),
  ])
}

/** Balls of wool in a heap. */
export function wool(colours: readonly string[]): Thing {
  return thing((d) =>
    colours.flatMap((colour, index) => {
      const at = { x: (index % 4) * 44 - 66 + (index > 3 ? 22 : 0), y: index > 3 ? -64 : -26 }
      return [
        circle(at, 27, d.across([0, lighter(colour, 0.25)], [1, darker(colour, 0.25)])),
        stroke(
          `M${at.x - 20} ${at.y - 8}q20 -18 40 4M${at.x - 22} ${at.y + 4}q22 -18 44 6M${at.x - 14} ${at.y + 16}q10 -30 26 -36`,
          lighter(colour, 0.4),
          2.6,
        ),
      ]
    }),
  )
}

/** A chart of letters that shrink, for the eyes. */
export const eyeChart = thing(() => [
  rect({ x: -32, y: -100, w: 64, h: 100 }, '#fdfaf0', 'rx="3" stroke="#8f8878" stroke-width="2"'),
  ...[20, 13, 9, 6].map((size, row) => {
    const y = -78 + row * 24 - row ** 2 * 2
    const count = row + 1
    return stroke(
      times(count)
        .map((i) => {
          const x = (i - (count - 1) / 2) * size * 1.35
          return `M${n(x + size / 2)} ${n(y - size / 2)}H${n(x - size / 2)}V${n(y + size / 2)}H${n(x + size / 2)}M${n(x - size / 2)} ${n(y)}H${n(x + size / 3)}`
        })
        .join(''),
      '#2a2624',
      size * 0.2,
    )
  }),
])

/** A cuff and its gauge, for blood pressure. */
export const gauge = thing((d) => [
  rect({ x: -40, y: -60, w: 80, h: 60 }, d.across([0, '#5f8fa8'], [1, '#33586e']), 'rx="7"'),
  circle({ x: 0, y: -34 }, 20, '#fbfaf4'),
  stroke('M0 -34L10 -46', '#c8352a', 3),
  stroke('M40 -16Q80 -4 92 -30', '#33586e', 5),
])

/** A bag of blood on its stand. */
export const drip = thing(() => [
  stroke('M0 0V-100H20M-16 0H16', '#8f98a2', 3),
  path('M10 -96H32V-62Q21 -52 10 -62Z', '#b8262f'),
  rect({ x: 13, y: -90, w: 16, h: 9 }, '#fbf6ee'),
  stroke('M21 -56Q24 -20 52 -26', '#b8262f', 1.6),
])

export const ball = thing((d) => [
  circle(
    { x: 0, y: -50 },
    50,
    d.outward(
      [
        [0, '#ffffff'],
        [1, '#c9c6c0'],
      ],
      { x: 0.35, y: 0.3 },
    ),
  ),
  path('M0 -74L22 -58L14 -32H-14L-22 -58Z', '#33303a'),
  stroke('M0 -74V-100M22 -58L46 -66M14 -32L30 -10M-14 -32L-30 -10M-22 -58L-46 -66', '#33303a', 4),
])

export const cone = thing((d) => [
  path('M-7 -100H7L34 -8H-34Z', d.across([0, '#ff9a4a'], [1, '#d9501f'])),
  path('M-20 -56H20L26 -36H-26Z', '#fff3e0'),
  rect({ x: -46, y: -9, w: 92, h: 9 }, '#c8431a', 'rx="3"'),
])

export const net = thing(() => [
  stroke('M-150 0V-100M150 0V-100', '#5a5a62', 5),
  stroke(
    `${times(22)
      .map((i) => `M${n(-150 + i * 14.3)} -98V-52`)
      .join('')}${times(5)
      .map((i) => `M-150 ${-98 + i * 11.5}H150`)
      .join('')}`,
    '#f2efe6',
    1.6,
  ),
])

export const trophy = thing((d) => [
  path(
    'M-30 -100H30Q30 -50 6 -44V-20H24V0H-24V-20H-6V-44Q-30 -50 -30 -100Z',
    d.across([0, '#8a5a1a'], [0.35, '#ffe9a8'], [1, '#a8742a']),
  ),
  stroke('M-30 -92Q-56 -84 -26 -60M30 -92Q56 -84 26 -60', '#d9a441', 6),
])

/** Footwear, set down in pairs. */
export const shoes = thing((d) =>
  times(8).flatMap((i) => {
    const colour = d.pick(['#7a3f26', '#2f3440', '#b8402f', '#c98d4e', '#40608a', '#8f6fa0'])
    return [-9, 9].map((off) =>
      ellipse(
        { x: -176 + i * 50 + off, y: -8 },
        { x: 8, y: 16 },
        d.across([0, lighter(colour, 0.25)], [1, darker(colour, 0.25)]),
      ),
    )
  }),
)

export const camera = thing(() => [
  stroke('M0 -70L-30 0M0 -70L30 0M0 -70V0', '#3a3838', 4),
  rect({ x: -24, y: -100, w: 48, h: 32 }, '#2a2a2e', 'rx="4"'),
  ellipse({ x: 28, y: -84 }, { x: 9, y: 11 }, '#4a5560'),
])

export const cart = thing((d) => [
  rect({ x: -80, y: -70, w: 160, h: 42 }, d.down([0, '#e8a33a'], [1, '#b5531f'])),
  path('M-96 -132H96L84 -104H-84Z', '#c8352a'),
  ...times(4).map((i) => path(`M${-96 + i * 48} -132h24l-3 28h-21z`, '#fff0d0')),
  stroke('M-78 -104V-70M78 -104V-70', '#7a4a24', 6),
  ...[-46, 46].map((x) => circle({ x, y: -18 }, 18, 'none', 'stroke="#4a3020" stroke-width="6"')),
])
