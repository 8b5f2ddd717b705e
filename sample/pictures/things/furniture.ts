import { darker, lighter } from '../colour'
import { n } from '../drawing'
import { circle, ellipse, path, rect, stroke, times } from '../marks'
import { type Thing, thing } from '../parts/thing'

/** A table, `wide` times as long as it is high; a cloth hangs over it, or it stands on legs. */
export function table(wide: number, cloth: string | null = null): Thing {
  return thing((d) => {
    const w = wide * 100
    const wood = d.down([0, '#c98d55'], [1, '#8a5428'])
    if (cloth)
      return [
        path(
          `M${n(-w / 2)} -100H${n(w / 2)}L${n(w / 2 + 6)} 0Q${n(w / 4)} -7 0 -1Q${n(-w / 4)} -7 ${n(-w / 2 - 6)} 0Z`,
          d.down([0, lighter(cloth, 0.15)], [0.14, cloth], [1, darker(cloth, 0.35)]),
        ),
        rect({ x: -w / 2, y: -103, w, h: 9 }, lighter(cloth, 0.32)),
        stroke(`M${n(-w / 2 - 3)} -13H${n(w / 2 + 3)}`, lighter(cloth, 0.45), 3, 'opacity="0.7"'),
      ]
    return [
      ...[-w / 2 + 8, w / 2 - 16].map((x) => rect({ x, y: -94, w: 9, h: 94 }, '#7a4a24')),
      rect({ x: -w / 2, y: -101, w, h: 11 }, wood, 'rx="2"'),
    ]
  })
}

export const chair = thing((d) => [
  stroke('M-14 -98V0M-14 -52H20M20 -52V0', '#7a4a2a', 6, 'stroke-linecap="round"'),
  rect({ x: -16, y: -96, w: 7, h: 40 }, '#b5753f', 'rx="3"'),
  rect({ x: -17, y: -56, w: 42, h: 9 }, d.across([0, '#c98d55'], [1, '#8a5428']), 'rx="3"'),
])

/** A low seat for the old and for those who teach. */
export function stool(colour: string): Thing {
  return thing((d) => [
    rect(
      { x: -60, y: -100, w: 120, h: 30 },
      d.across([0, lighter(colour, 0.2)], [1, darker(colour, 0.3)]),
      'rx="12"',
    ),
    stroke('M-44 -72V0M44 -72V0', '#6b4020', 11),
  ])
}

/** A bench as long as three sit on it. */
export const bench = thing((d) => [
  ...[-118, 108].map((x) => rect({ x, y: -50, w: 12, h: 50 }, '#5c3a22')),
  rect({ x: -134, y: -62, w: 268, h: 14 }, d.down([0, '#b9814d'], [1, '#7a4d2a']), 'rx="3"'),
  rect({ x: -134, y: -100, w: 268, h: 12 }, '#a06a3a', 'rx="3"'),
  ...[-118, 108].map((x) => rect({ x, y: -100, w: 9, h: 42 }, '#5c3a22')),
])

/** A wheelchair that faces right, below whoever sits in it. */
export const wheelchair = thing(() => [
  stroke(
    'M-34 -108H-22L-18 -54H26L32 -12H42',
    '#4a5560',
    5.5,
    'stroke-linecap="round" stroke-linejoin="round"',
  ),
  rect({ x: -22, y: -60, w: 48, h: 9 }, '#2f3a44', 'rx="4"'),
  rect({ x: -26, y: -98, w: 8, h: 40 }, '#2f3a44', 'rx="4"'),
  circle({ x: -8, y: -34 }, 33, 'none', 'stroke="#2a2f36" stroke-width="5"'),
  circle({ x: -8, y: -34 }, 28, 'none', 'stroke="#9aa4ae" stroke-width="1.6"'),
  stroke(
    times(8)
      .map(
        (i) =>
          `M-8 -34l${n(Math.cos((i * Math.PI) / 4) * 30)} ${n(Math.sin((i * Math.PI) / 4) * 30)}`,
      )
      .join(''),
    '#9aa4ae',
    1.2,
  ),
  circle({ x: 34, y: -9 }, 8, 'none', 'stroke="#2a2f36" stroke-width="4"'),
])

export const lectern = thing((d) => [
  path('M-30 -100L34 -88L26 -76H-26Z', '#b9814d'),
  path('M-20 -80H20L26 0H-26Z', d.across([0, '#b57a45'], [0.5, '#94602f'], [1, '#5c3818'])),
  path('M-9 -52h18v22h-18z', '#e9c27a'),
])

/** A board to write on; `lines` are drawn as chalk. */
export function blackboard(chalk: string): Thing {
  return thing((d) => [
    rect({ x: -84, y: -100, w: 168, h: 96 }, d.down([0, '#a3703f'], [1, '#6b4422']), 'rx="3"'),
    rect({ x: -77, y: -93, w: 154, h: 80 }, d.across([0, '#35594c'], [1, '#213f36'])),
    stroke(chalk, '#f4f1e4', 2.6, 'stroke-linecap="round" stroke-linejoin="round" opacity="0.92"'),
    rect({ x: -60, y: -13, w: 26, h: 4 }, '#f4f1e4'),
  ])
}

/** A screen with a picture of a hill and the sun on it. */
export const screen = thing((d) => [
  rect({ x: -92, y: -106, w: 184, h: 106 }, '#2b2730', 'rx="4"'),
  rect({ x: -87, y: -101, w: 174, h: 96 }, d.down([0, '#5f86b0'], [1, '#f2d7a8'])),
  circle({ x: 40, y: -62 }, 13, '#fff3cf'),
  path('M-87 -40L-40 -76L-6 -44L30 -60L87 -26V-5H-87Z', '#44607a'),
  path('M-20 -5V-34H-12L0 -62L12 -34H20V-5Z', '#f1d5a3'),
])

/** A rug on the floor, seen in perspective. */
export function rug(colour: string, trim: string): Thing {
  return thing((d) => [
    path(
      'M-150 0L-120 -40H120L150 0Z',
      d.across([0, lighter(colour, 0.12)], [1, darker(colour, 0.2)]),
    ),
    path('M-136 -4L-110 -36H110L136 -4Z', 'none', `stroke="${trim}" stroke-width="2.4"`),
    ...times(9).map((i) =>
      ellipse({ x: -96 + i * 24, y: -20 }, { x: 7, y: 4 }, trim, 'opacity="0.7"'),
    ),
  ])
}

/** A couch for those who give blood. */
export const couch = thing((d) => [
  stroke('M-110 -38V0M104 -38V0', '#7d858c', 8),
  path(
    'M-136 -92Q-126 -104 -112 -92L-64 -56H132V-34H-104Z',
    d.down([0, '#b5d3d8'], [1, '#6f98a3']),
  ),
])

export const door = thing((d) => [
  rect({ x: -30, y: -100, w: 60, h: 100 }, d.across([0, '#8f5a30'], [1, '#5c3618'])),
  ...[-24, 4].flatMap((x) =>
    [-92, -46].map((y) =>
      rect({ x, y, w: 20, h: 38 }, '#7a4a26', 'stroke="#b57f4a" stroke-width="1.4"'),
    ),
  ),
  circle({ x: -2, y: -50 }, 1.8, '#f0c35a'),
])

/** A shelf full of books. */
export const bookcase = thing((d) => [
  rect({ x: -50, y: -100, w: 100, h: 100 }, '#6b4022'),
  ...times(4).flatMap((row) => [
    rect({ x: -46, y: -96 + row * 24, w: 92, h: 20 }, '#3f2412'),
    ...times(15).map((i) => {
      const h = d.between(13, 18)
      return rect(
        { x: -45 + i * 6, y: -76 + row * 24 - h, w: 5, h },
        d.pick(['#b8402f', '#d9a441', '#2f6b6b', '#7a4a86', '#40608a', '#e9dcc0', '#5f7f3f']),
      )
    }),
  ]),
])
