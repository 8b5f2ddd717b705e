import { darker, lighter } from '../colour'
import { type Drawing, n } from '../drawing'
import { circle, group, type Point, path, polar, polygon, rect, stroke, times } from '../marks'
import { finish } from '../parts/finish'
import { diya } from '../parts/lamp'
import { marigold } from '../parts/plants'

type RingKind = 'petals' | 'points' | 'scallops' | 'dots' | 'leaves' | 'line'
export interface Ring {
  readonly kind: RingKind
  /** From and to, in parts of the whole radius. */
  readonly from: number
  readonly to: number
  readonly count: number
  readonly colours: readonly [string, string]
}

export interface Mandala {
  readonly ground: readonly [heart: string, edge: string]
  readonly rings: readonly Ring[]
  readonly centre?: { readonly x: number; readonly y: number }
  /** The radius, in parts of the smaller side. */
  readonly radius?: number
  /** What is laid around it. */
  readonly around?: 'lamps' | 'marigolds'
  /** Coloured powder scattered where hands have worked, or cut stone with light from the upper left. */
  readonly made: 'powder' | 'stone' | 'paint'
}

/** A pattern of rings around a centre: a rangoli, a painted lotus, a carved ceiling. */
export function mandala(d: Drawing, scene: Mandala): void {
  const small = Math.min(d.width, d.height)
  const centre = { x: (scene.centre?.x ?? 0.5) * d.width, y: (scene.centre?.y ?? 0.5) * d.height }
  const radius = small * (scene.radius ?? 0.47)
  d.add(
    rect({ x: 0, y: 0, w: d.width, h: d.height }, scene.ground[1]),
    circle(
      centre,
      Math.max(d.width, d.height) * 0.75,
      d.outward([
        [0, scene.ground[0]],
        [1, scene.ground[1]],
      ]),
    ),
  )
  if (scene.made !== 'stone')
    d.add(
      circle(
        { x: centre.x + 6, y: centre.y + 8 },
        radius * 1.01,
        darker(scene.ground[1], 0.5),
        `opacity="0.35" filter="${d.blur(10)}"`,
      ),
    )
  for (const ring of [...scene.rings].sort((a, b) => b.to - a.to))
    d.add(drawRing(scene, ring, { centre, radius }))
  // A dome: light gathers in its middle, the outer rings fall away into the dark.
  if (scene.made === 'stone')
    d.add(
      circle(
        centre,
        radius * 1.3,
        d.outward([
          [0.2, '#3a1f10', 0],
          [0.6, '#3a1f10', 0.34],
          [1, '#24120a', 0.8],
        ]),
      ),
      circle(
        centre,
        radius * 0.5,
        d.outward([
          [0, '#fff3cf', 0.55],
          [1, '#ffdf9f', 0],
        ]),
      ),
    )
  if (scene.made === 'powder') d.add(powder(d, scene, centre, radius))
  if (scene.around) d.add(around(d, scene.around, centre, radius))
  finish(d, { vignette: 0.42, grain: scene.made === 'powder' ? 0.6 : 0.34 })
}

interface Disc {
  readonly centre: Point
  readonly radius: number
}

function drawRing(scene: Mandala, ring: Ring, { centre, radius }: Disc): string {
  const inner = ring.from * radius
  const outer = ring.to * radius
  const [first, second] = ring.colours
  const shadow = scene.made === 'stone' ? `<g transform="translate(5 6)" opacity="0.5">` : null
  const shapes = times(ring.count).map((index) => {
    const angle = (index / ring.count) * Math.PI * 2 - Math.PI / 2
    return { index, d: shapeOf(ring, { centre, inner, outer, angle }) }
  })
  if (ring.kind === 'line')
    return group([circle(centre, outer, first), circle(centre, inner, second)])
  const fills = shapes.map(({ index, d: shape }) =>
    path(
      shape,
      index % 2 === 0 ? first : second,
      `stroke="${lighter(first, 0.55)}" stroke-opacity="0.55" stroke-width="${n(radius * 0.004)}"`,
    ),
  )
  const veins =
    ring.kind === 'petals'
      ? shapes.map(({ index }) =>
          vein({
            centre,
            inner,
            outer,
            angle: (index / ring.count) * Math.PI * 2 - Math.PI / 2,
          }),
        )
      : []
  return group([
    ...(shadow
      ? [`${shadow}${shapes.map(({ d: shape }) => path(shape, '#1c0d05')).join('')}</g>`]
      : []),
    ...fills,
    stroke(veins.join(''), lighter(second, 0.5), radius * 0.005, 'opacity="0.6"'),
  ])
}

interface Sector {
  readonly centre: Point
  readonly inner: number
  readonly outer: number
  readonly angle: number
}

function shapeOf(ring: Ring, { centre, inner, outer, angle }: Sector): string {
  const half = Math.PI / ring.count
  const middle = (inner + outer) / 2
  const at = (turn: number, distance: number) => {
    const { x, y } = polar(centre, angle + turn, distance)
    return `${n(x)} ${n(y)}`
  }
  switch (ring.kind) {
    case 'petals':
      return `M${at(0, inner)}C${at(-half * 1.15, inner + (outer - inner) * 0.3)} ${at(-half * 0.9, outer * 0.94)} ${at(0, outer)}C${at(half * 0.9, outer * 0.94)} ${at(half * 1.15, inner + (outer - inner) * 0.3)} ${at(0, inner)}Z`
    case 'leaves':
      return `M${at(0, inner)}Q${at(-half * 0.8, middle)} ${at(0, outer)}Q${at(half * 0.8, middle)} ${at(0, inner)}Z`
    case 'points':
      return `M${at(-half, inner)}L${at(0, outer)}L${at(half, inner)}Z`
    case 'scallops':
      return `M${at(-half, inner)}C${at(-half, outer * 1.02)} ${at(half, outer * 1.02)} ${at(half, inner)}Z`
    default: {
      const dot = polar(centre, angle, middle)
      return polygon(
        times(18).map((step) => polar(dot, (step / 18) * Math.PI * 2, (outer - inner) / 2)),
      )
    }
  }
}

function vein({ centre, inner, outer, angle }: Sector): string {
  const from = polar(centre, angle, inner + (outer - inner) * 0.22)
  const to = polar(centre, angle, inner + (outer - inner) * 0.76)
  return `M${n(from.x)} ${n(from.y)}L${n(to.x)} ${n(to.y)}`
}

function powder(d: Drawing, scene: Mandala, centre: Point, radius: number): string {
  const colours = scene.rings.flatMap(({ colours: pair }) => pair)
  return group(
    times(700).map(() => {
      const at = polar(centre, d.between(0, Math.PI * 2), radius * Math.sqrt(d.random()) * 1.12)
      return circle(at, d.between(0.6, 2.2), d.pick(colours), 'opacity="0.75"')
    }),
  )
}

function around(d: Drawing, what: 'lamps' | 'marigolds', centre: Point, radius: number): string {
  const count = what === 'lamps' ? 16 : 44
  return group(
    times(count).map((index) => {
      const at = polar(centre, (index / count) * Math.PI * 2 + 0.1, radius * 1.1)
      return what === 'lamps'
        ? diya(d, at, radius * 0.13)
        : marigold(d, at, radius * 0.078, d.pick(['#f07c12', '#f5a623', '#e2531a']))
    }),
  )
}
