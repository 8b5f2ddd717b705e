import { darker, lighter } from '../colour'
import { n } from '../drawing'
import { circle, ellipse, group, path, polar, rect, stroke, times } from '../marks'
import { flame } from '../parts/lamp'
import { type Thing, thing } from '../parts/thing'

/** A tray with burning wicks, as it is waved at arti. */
export const artiTray: Thing = (d, { x, y }, size) =>
  group([
    ellipse(
      { x, y: y + size * 0.1 },
      { x: size * 0.6, y: size * 0.16 },
      d.across([0, '#8a5a1a'], [0.4, '#ffe09a'], [1, '#8a5a1a']),
    ),
    ...[-0.34, 0, 0.34].map((off) =>
      flame(d, { x: x + off * size, y: y + size * 0.06 }, size * 0.55),
    ),
    circle({ x: x + size * 0.2, y: y + size * 0.1 }, size * 0.07, '#e05a2a'),
    circle({ x: x - size * 0.18, y: y + size * 0.12 }, size * 0.06, '#f3c33c'),
  ])

/** A lamp on two hands. */
export const handLamp: Thing = (d, { x, y }, size) =>
  group([
    path(
      `M${n(x - size * 0.5)} ${n(y - size * 0.1)}Q${n(x)} ${n(y + size * 0.7)} ${n(x + size * 0.5)} ${n(y - size * 0.1)}Z`,
      '#a4502a',
    ),
    flame(d, { x, y: y - size * 0.06 }, size * 0.9),
  ])

export const sparkler: Thing = (d, { x, y }, size) => {
  const tip = { x: x + size * 0.3, y: y - size * 0.9 }
  const rays = times(22).map(() => {
    const to = polar(tip, d.between(0, 6.28), size * d.between(0.25, 0.62))
    return `M${n(tip.x)} ${n(tip.y)}L${n(to.x)} ${n(to.y)}`
  })
  return group([
    stroke(`M${n(x)} ${n(y)}L${n(tip.x)} ${n(tip.y)}`, '#5a4a44', size * 0.04),
    circle(
      tip,
      size * 0.95,
      d.outward([
        [0, '#ffe9a8', 0.75],
        [1, '#ff9a3a', 0],
      ]),
    ),
    stroke(rays.join(''), '#fff3c4', size * 0.022, 'stroke-linecap="round"'),
  ])
}

/** An umbrella over whoever holds it. */
export function umbrella(colour: string): Thing {
  return thing((d) => [
    stroke('M0 26V-160M0 26q0 12 10 12t10 -10', '#4a3a34', 5, 'stroke-linecap="round"'),
    path(
      'M-110 -120C-96 -206 96 -206 110 -120Q92 -134 73 -120Q55 -134 37 -120Q18 -134 0 -120Q-18 -134 -37 -120Q-55 -134 -73 -120Q-92 -134 -110 -120Z',
      d.across([0, lighter(colour, 0.2)], [0.5, colour], [1, darker(colour, 0.35)]),
    ),
    stroke('M-37 -120Q-28 -176 0 -184Q28 -176 37 -120', darker(colour, 0.3), 2.4),
  ])
}

export function kite(colour: string): Thing {
  return thing(() => [
    path('M0 -100L42 -56L0 0L-42 -56Z', colour),
    path('M0 -100L42 -56L0 0Z', '#000000', 'opacity="0.15"'),
    stroke('M0 -100V0M-42 -56Q0 -88 42 -56', '#4a2a1c', 3),
    path('M0 0L-14 24H14Z', lighter(colour, 0.4)),
  ])
}

export function pennant(colour: string): Thing {
  return thing(() => [
    stroke('M0 60V-110', '#8a5a2a', 6, 'stroke-linecap="round"'),
    path('M0 -108L78 -86L0 -58Z', colour),
    circle({ x: 0, y: -114 }, 6, '#f3c64a'),
  ])
}

/** A string of flowers between two hands, or hung in a bow. */
export const garlandBow = thing(() => {
  const flowers = times(23).map((i) => {
    const t = (i - 11) / 11
    return circle(
      { x: t * 100, y: 78 * (1 - t ** 2) },
      12,
      i % 4 === 3 ? '#fff3d6' : (['#f07c12', '#f9b321', '#e8601a'][i % 3] ?? '#f07c12'),
    )
  })
  return flowers
})

/** A garland as it is worn: two strings that meet. */
export const wornGarland = thing(() =>
  times(21).map((i) => {
    const t = (i - 10) / 10
    return circle(
      { x: t * 46 * Math.sqrt(1.02 - Math.abs(t) ** 3), y: 118 * (1 - t ** 2) ** 0.8 },
      9,
      i % 3 === 0 ? '#fff0d8' : '#e2352f',
    )
  }),
)

/** A rangoli on the floor; the size is its width. */
export function floorRangoli(colours: readonly string[]): Thing {
  return thing((d) => {
    const ring = (r: number, count: number, colour: string) =>
      times(count).map((i) => {
        const at = polar({ x: 0, y: 0 }, (i / count) * Math.PI * 2, r)
        return ellipse(
          { x: at.x, y: at.y * 0.36 },
          { x: 50 / count + 4.4, y: 17 / count + 2 },
          colour,
        )
      })
    return [
      ellipse(
        { x: 0, y: 0 },
        { x: 50, y: 18 },
        darker(colours[0] ?? '#7a2f22', 0.35),
        'opacity="0.55"',
      ),
      ...colours.flatMap((colour, index) => ring(45 - index * 10.5, 20 - index * 4, colour)),
      circle({ x: 0, y: 0 }, 3, d.pick(['#fff4dc', '#fbc02d'])),
    ]
  })
}

/** A paper lantern, hanging from above. */
export function lantern(colour: string): Thing {
  return thing((d) => [
    stroke('M0 -160V-96', '#4a3428', 2),
    ellipse(
      { x: 0, y: -50 },
      { x: 90, y: 90 },
      d.outward([
        [0, lighter(colour, 0.4), 0.5],
        [1, colour, 0],
      ]),
    ),
    path(
      'M-20 -96H20L40 -60L28 -14H-28L-40 -60Z',
      d.down([0, lighter(colour, 0.2)], [0.5, lighter(colour, 0.65)], [1, colour]),
    ),
    stroke('M-40 -60H40M0 -96V-14', darker(colour, 0.3), 2),
    stroke('M-18 -14V14M0 -14V22M18 -14V14', lighter(colour, 0.2), 4),
  ])
}

/** A wooden chariot with its canopy, drawn by ropes to the right. */
export const chariot = thing((d) => {
  const wood = d.across([0, '#d9873a'], [0.5, '#b5532a'], [1, '#6e2a1c'])
  return [
    path('M-54 -84L0 -150L54 -84Z', d.across([0, '#f4b43a'], [0.5, '#d9481f'], [1, '#8a1f22'])),
    ...times(5).map((i) =>
      path(`M${-54 + i * 21.6} -84l10.8 12l10.8 -12z`, i % 2 === 0 ? '#f9d36a' : '#c8352a'),
    ),
    ...[-46, -16, 16, 46].map((x) => rect({ x: x - 3, y: -84, w: 6, h: 46 }, '#e9b45a')),
    path('M-30 -40V-62A30 24 0 0 1 30 -62V-40Z', d.down([0, '#fff3c4'], [1, '#ffb84a'])),
    rect({ x: -62, y: -42, w: 124, h: 22 }, wood, 'rx="3"'),
    ...times(9).map((i) => circle({ x: -54 + i * 13.5, y: -31 }, 4.6, '#f9b321')),
    ...[-38, 38].flatMap((x) => [
      circle({ x, y: -17 }, 18, '#7a2a1c'),
      circle({ x, y: -17 }, 13, '#f2b64a'),
      stroke(
        times(6)
          .map(
            (i) =>
              `M${x} -17l${n(Math.cos((i * Math.PI) / 3) * 15)} ${n(Math.sin((i * Math.PI) / 3) * 15)}`,
          )
          .join(''),
        '#7a2a1c',
        2.6,
      ),
    ]),
    stroke('M62 -28Q110 -18 150 -34', '#e9cf9a', 3),
    circle({ x: 0, y: -152 }, 5, '#f9d36a'),
  ]
})

/** A sheet of paper or cloth with lines on it, held up or on the wall. */
export function banner(colour: string, ink = '#fff6e0'): Thing {
  return thing(() => [
    rect({ x: -90, y: -60, w: 180, h: 60 }, colour, 'rx="4"'),
    stroke('M-66 -40H66M-48 -20H48', ink, 7, 'stroke-linecap="round"'),
  ])
}

/** A drift of colour powder. */
export function powder(colour: string): Thing {
  return (d, { x, y }, size) =>
    group(
      times(14).map(() =>
        circle(
          { x: x + d.between(-0.6, 0.6) * size, y: y + d.between(-0.45, 0.45) * size },
          size * d.between(0.1, 0.32),
          colour,
          `opacity="${d.between(0.12, 0.4).toFixed(2)}"`,
        ),
      ),
      `filter="${d.blur(size * 0.05)}"`,
    )
}
