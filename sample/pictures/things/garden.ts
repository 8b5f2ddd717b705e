import { darker, lighter, mix } from '../colour'
import { n } from '../drawing'
import { circle, ellipse, path, rect, stroke, times } from '../marks'
import { type Thing, thing } from '../parts/thing'

/** A young tree in its heap of earth. */
export const seedling = thing(() => [
  path('M-46 0Q-30 -26 0 -26Q30 -26 46 0Z', '#5a3a26'),
  stroke('M0 -22V-82', '#7a5a30', 5),
  ...[-1, 1].flatMap((way) =>
    [-44, -62, -80].map((y, index) =>
      path(
        `M0 ${y}Q${way * 18} ${y - 26} ${way * (38 - index * 6)} ${y - 16}Q${way * 24} ${y + 2} 0 ${y}Z`,
        index % 2 === 0 ? '#4f9a45' : '#74b455',
      ),
    ),
  ),
  path('M0 -78Q-9 -96 0 -106Q9 -96 0 -78Z', '#86c262'),
])

export const spade = thing(() => [
  stroke('M0 -96V16', '#9a6a3a', 7, 'stroke-linecap="round"'),
  path('M-15 12H15V40Q0 62 -15 40Z', '#8f98a2'),
])

/** A broom of palm ribs, its foot at the floor. */
export const broom = thing(() => [
  stroke('M-6 -96L10 18', '#a8763f', 7, 'stroke-linecap="round"'),
  path('M2 14L22 12L44 92L-8 96Z', '#d9b15a'),
  stroke('M6 20L8 92M12 20L22 92M18 18L36 90', '#9a7427', 2),
])

export const rake = thing(() => [
  stroke('M-6 -96L10 74', '#a8763f', 7, 'stroke-linecap="round"'),
  stroke('M-24 84L44 68M-24 84l2 16M-2 79l2 16M20 74l2 16M44 68l2 16', '#7f8890', 5),
])

export const snowShovel = thing(() => [
  stroke('M-8 -96L16 60', '#c9924f', 7, 'stroke-linecap="round"'),
  path('M-12 56L44 46L52 96L-4 104Z', '#c8402f'),
])

export const wateringCan = thing((d) => [
  path('M-36 -50H26V0H-36Z', d.across([0, '#7fb0a8'], [1, '#3f6f6a'])),
  stroke('M26 -14L66 -50', '#5a8f88', 9),
  stroke('M-28 -50Q-6 -88 18 -50', '#3f6f6a', 6),
  stroke('M70 -46l10 30M64 -46l2 34M76 -52l20 22', '#bfe2f0', 2),
])

/** A tulsi on its carved stand. */
export const tulsi = thing((d) => [
  path(
    'M-40 0H40L34 -14H-34ZM-30 -14H30V-44H-30ZM-38 -44H38L32 -58H-32Z',
    d.across([0, '#f4d9b0'], [0.5, '#d9a97a'], [1, '#8f5f48']),
  ),
  path('M-14 -18V-34A14 12 0 0 1 14 -34V-18Z', '#7a4030'),
  circle({ x: 0, y: -24 }, 3.4, '#ffcf5a'),
  ...times(46).map(() => {
    const angle = d.between(0, 6.28)
    const reach = Math.sqrt(d.random()) * 30
    return ellipse(
      { x: Math.cos(angle) * reach, y: -84 + Math.sin(angle) * reach * 0.85 },
      { x: 6, y: 4.4 },
      d.pick(['#3f7a3a', '#57954a', '#2f5f30', '#7ab060']),
    )
  }),
])

export function flowerBed(colours: readonly string[]): Thing {
  return thing((d) => [
    path('M-150 0Q-140 -40 -90 -34Q-30 -52 20 -38Q90 -54 150 0Z', '#3f6a34'),
    ...times(64).map(() => {
      const x = d.between(-136, 136)
      return circle(
        { x, y: d.between(-40, -6) * (1 - (Math.abs(x) / 150) ** 3) },
        d.between(3.4, 6.4),
        d.pick(colours),
      )
    }),
  ])
}

/** A bed of vegetables in rows. */
export const vegetables = thing((d) => [
  path('M-140 0L-110 -34H110L140 0Z', '#5f3f28'),
  ...times(3).flatMap((row) =>
    times(9).map((i) => {
      const y = -28 + row * 11
      const x = (-100 + i * 25) * (0.9 + row * 0.12)
      return path(
        `M${n(x)} ${y}q-9 -14 -3 -20q3 4 3 8q2 -10 6 -9q3 8 -6 21z`,
        d.pick(['#6aa84a', '#4f8f3f', '#8fbf5a']),
      )
    }),
  ),
])

/** A great fig tree, with roots that hang down. */
export const banyan = thing((d) => [
  ...times(15).map((i) =>
    stroke(
      `M${n(-84 + i * 12)} -60Q${n(-82 + i * 12)} -30 ${n(-86 + i * 12 + d.between(-4, 4))} ${n(-d.between(4, 34))}`,
      '#7a5a3c',
      1.4,
      'opacity="0.8"',
    ),
  ),
  path(
    'M-22 0C-10 -24 -18 -48 -40 -66H40C18 -48 12 -24 24 0Z',
    d.across([0, '#9a7350'], [1, '#4a3020']),
  ),
  ...times(90).map((index) => {
    const angle = d.between(0, 6.28)
    const reach = Math.sqrt(d.random())
    const x = Math.cos(angle) * reach * 96
    const y = -80 + Math.sin(angle) * reach * 32
    const light = Math.max(0, Math.min(1, 0.5 - x / 240 - (y + 80) / 70))
    return circle(
      { x, y },
      d.between(9, 15),
      mix('#234a2a', '#8ab55a', light),
      index % 2 ? '' : 'opacity="0.94"',
    )
  }),
])

/** A tree all in one colour: blossom, or leaves in autumn. */
export function blossomTree(colour: string): Thing {
  return thing((d) => [
    stroke(
      'M0 0C-4 -30 4 -40 -6 -62M0 -34Q18 -48 26 -66M-2 -40Q-22 -52 -28 -68',
      '#5a3d34',
      5,
      'stroke-linecap="round"',
    ),
    ...times(80).map(() => {
      const angle = d.between(0, 6.28)
      const reach = Math.sqrt(d.random())
      const at = { x: Math.cos(angle) * reach * 46, y: -74 + Math.sin(angle) * reach * 30 }
      return circle(
        at,
        d.between(4, 9),
        d.random() < 0.5 ? lighter(colour, d.between(0, 0.35)) : darker(colour, d.between(0, 0.2)),
      )
    }),
  ])
}

export const peacock = thing((d) => [
  ...times(15).flatMap((i) => {
    const angle = Math.PI * (1.08 + (i / 14) * 0.62)
    const at = { x: 8 + Math.cos(angle) * 88, y: -34 + Math.sin(angle) * 66 }
    return [
      stroke(`M8 -30L${n(at.x)} ${n(at.y)}`, '#3f7f5a', 4),
      ellipse(at, { x: 8, y: 9 }, '#4fa06a'),
      ellipse(at, { x: 5, y: 6 }, '#d9a441'),
      circle(at, 3.2, '#1f4f9a'),
    ]
  }),
  path(
    'M-6 -18C-4 -44 22 -44 30 -60C34 -72 30 -84 38 -88C48 -90 50 -80 46 -74C48 -54 46 -30 28 -18Z',
    d.across([0, '#1f6f8a'], [1, '#1a3f9a']),
  ),
  path('M47 -82l12 4l-12 3z', '#d9a441'),
  stroke('M38 -88l-4 -14M40 -89l2 -14M37 -88l-9 -11', '#1f6f8a', 1.6),
  circle({ x: 42, y: -82 }, 1.6, '#fff'),
  stroke('M14 -18V0M24 -18V0', '#8a6a3a', 2.6),
])

export const bucket = thing((d) => [
  stroke('M-32 -70Q0 -128 32 -70', '#6a737c', 4),
  path('M-36 -70H36L26 0H-26Z', d.across([0, '#9fb8c9'], [0.4, '#6f93ab'], [1, '#38566a'])),
  rect({ x: -38, y: -74, w: 76, h: 8 }, '#86a5b8', 'rx="3"'),
])
