import { lighter, mix } from '../colour'
import { type Drawing, n } from '../drawing'
import { circle, ellipse, group, type Point, path, stroke, times } from '../marks'
import type { Palette } from '../palettes'

/** A round tree: leaves in the light on its left, in the shade below. */
export function tree(d: Drawing, { x, y }: Point, h: number, palette: Palette): string {
  const [near, far] = palette.leaf
  const middle = y - h * 0.56
  const crown = times(58).map(() => {
    const angle = d.between(0, Math.PI * 2)
    const reach = Math.sqrt(d.random()) * h * 0.34
    const at = { x: x + Math.cos(angle) * reach * 1.1, y: middle + Math.sin(angle) * reach }
    const light = (x - at.x + (middle - at.y) * 1.3) / (h * 0.95) + 0.34
    return { at, tone: mix(near, mix(far, palette.glow, 0.3), Math.max(0, Math.min(1, light))) }
  })
  crown.sort((a, b) => b.at.y - a.at.y)
  return group([
    stroke(`M${n(x)} ${n(y)}V${n(middle)}`, near, h * 0.06),
    ...crown.map(({ at, tone }) => circle(at, h * d.between(0.05, 0.1), tone)),
  ])
}

/** A low line of bushes along `y`, from `x` to `x + w`. */
export function bushes(
  d: Drawing,
  { x, y, w, h }: { x: number; y: number; w: number; h: number },
  palette: Palette,
): string {
  const [near, far] = palette.leaf
  const count = Math.ceil((w / h) * 2.2)
  const leaves = times(count).map((index) => {
    const at = { x: x + (index / count) * w, y: y - h * d.between(0.05, 0.35) }
    return circle(at, h * d.between(0.28, 0.55), mix(near, far, d.between(0.05, 0.6)))
  })
  return group(leaves, `clip-path="${aboveLine(d, y)}"`)
}

function aboveLine(d: Drawing, y: number): string {
  return d.define('clipPath', '', `<rect width="${d.width}" height="${n(y)}"/>`)
}

/** A slender cypress. */
export function cypress(d: Drawing, { x, y }: Point, h: number, palette: Palette): string {
  const [near, far] = palette.leaf
  const w = h * 0.13
  const outline = `M${n(x)} ${n(y - h)}C${n(x + w * 0.9)} ${n(y - h * 0.6)} ${n(x + w)} ${n(y - h * 0.2)} ${n(x + w * 0.55)} ${n(y)}H${n(x - w * 0.55)}C${n(x - w)} ${n(y - h * 0.2)} ${n(x - w * 0.9)} ${n(y - h * 0.6)} ${n(x)} ${n(y - h)}Z`
  return path(
    outline,
    d.across([0, mix(far, palette.glow, 0.25)], [0.45, mix(near, far, 0.4)], [1, near]),
  )
}

/** A palm whose leaves the wind has combed. */
export function palm(d: Drawing, { x, y }: Point, h: number, palette: Palette): string {
  const lean = d.between(-0.14, 0.14) * h
  const top = { x: x + lean, y: y - h }
  const leaves = times(11).map((leaf) => {
    const angle = Math.PI * (-0.08 - (leaf / 10) * 0.84 - 0) + d.between(-0.1, 0.1)
    const long = h * d.between(0.34, 0.44)
    const tip = {
      x: top.x + Math.cos(angle) * long,
      y: top.y + Math.sin(angle) * long * 0.55 + long * 0.34,
    }
    const bend = {
      x: top.x + Math.cos(angle) * long * 0.55,
      y: top.y + Math.sin(angle) * long * 0.8,
    }
    const back = { x: bend.x, y: bend.y + h * 0.065 }
    return path(
      `M${n(top.x)} ${n(top.y)}Q${n(bend.x)} ${n(bend.y)} ${n(tip.x)} ${n(tip.y)}Q${n(back.x)} ${n(back.y)} ${n(top.x)} ${n(top.y)}Z`,
      mix(palette.leaf[0], palette.leaf[1], d.between(0, 0.35)),
    )
  })
  return group([
    stroke(
      `M${n(x)} ${n(y)}Q${n(x)} ${n(y - h * 0.6)} ${n(top.x)} ${n(top.y)}`,
      palette.leaf[0],
      h * 0.03,
    ),
    ...leaves,
  ])
}

/** A bare tree in winter, or a black one before the evening sky. */
export function bareTree(d: Drawing, { x, y }: Point, h: number, colour: string): string {
  // One path a generation of twigs: they are of one thickness.
  const twigs: string[] = times(8).map(() => '')
  grow({ x, y }, -Math.PI / 2, 0)
  return group(
    twigs.map((lines, age) =>
      stroke(lines, colour, Math.max(0.6, h * 0.045 * 0.64 ** age), 'stroke-linecap="round"'),
    ),
  )

  function grow(from: Point, angle: number, age: number): void {
    const long = h * 0.3 * 0.76 ** age * (age === 0 ? 1 : d.between(0.85, 1.12))
    const to = { x: from.x + Math.cos(angle) * long, y: from.y + Math.sin(angle) * long }
    twigs[age] += `M${n(from.x)} ${n(from.y)}L${n(to.x)} ${n(to.y)}`
    if (age === twigs.length - 1) return
    for (const side of [-1, 1]) grow(to, angle + side * d.between(0.15, 0.55), age + 1)
  }
}

/** A fir with snow on its branches. */
export function fir(d: Drawing, { x, y }: Point, h: number, palette: Palette): string {
  const layers = times(7).flatMap((layer) => {
    const top = y - h + (layer * h) / 8
    const low = top + h * 0.25
    const w = h * (0.06 + layer * 0.036)
    const shape = (drop: number) =>
      `M${n(x)} ${n(top)}L${n(x + w)} ${n(low - drop)}Q${n(x + w * 0.5)} ${n(low - drop - h * 0.03)} ${n(x)} ${n(low - drop * 0.4)}Q${n(x - w * 0.5)} ${n(low - drop - h * 0.03)} ${n(x - w)} ${n(low - drop)}Z`
    return [
      path(
        shape(0),
        d.across([0, mix(palette.leaf[0], palette.leaf[1], 0.35)], [1, palette.leaf[0]]),
      ),
      path(
        shape(h * 0.07),
        d.across([0, '#ffffff', 0.95], [0.6, '#f1f5f8', 0.75], [1, '#dfe7ee', 0.35]),
      ),
    ]
  })
  return group([...layers.reverse()])
}

/** A lotus in flower seen from the side; `w` is its width. */
export function lotus(
  d: Drawing,
  { x, y }: Point,
  w: number,
  colours: { tip: string; heart: string },
): string {
  const petal = (angle: number, long: number, wide: number, shade: number) => {
    const tip = { x: x + Math.sin(angle) * long, y: y - Math.cos(angle) * long }
    const side = (way: number) => ({
      x: x + Math.sin(angle + way * wide) * long * 0.62,
      y: y - Math.cos(angle + way * wide) * long * 0.62,
    })
    const a = side(-1)
    const b = side(1)
    const tone = mix(colours.tip, colours.heart, shade)
    return path(
      `M${n(x)} ${n(y)}Q${n(a.x)} ${n(a.y)} ${n(tip.x)} ${n(tip.y)}Q${n(b.x)} ${n(b.y)} ${n(x)} ${n(y)}Z`,
      d.down([0, tone], [0.55, lighter(tone, 0.3)], [1, colours.heart]),
      `stroke="${colours.tip}" stroke-opacity="0.35" stroke-width="${n(Math.max(0.5, w * 0.006))}"`,
    )
  }
  const rows = [
    { angles: [-1.35, -1.0, 1.0, 1.35], long: 0.52, wide: 0.3, shade: 0.15 },
    { angles: [-0.75, 0.75, -0.5, 0.5], long: 0.56, wide: 0.36, shade: 0.35 },
    { angles: [-0.26, 0.26], long: 0.58, wide: 0.38, shade: 0.5 },
    { angles: [0], long: 0.56, wide: 0.42, shade: 0.65 },
    { angles: [-1.12, 1.12, -0.62, 0.62], long: 0.38, wide: 0.42, shade: 0.8 },
    { angles: [-0.2, 0.2], long: 0.32, wide: 0.5, shade: 0.95 },
  ]
  return group(
    rows.flatMap(({ angles, long, wide, shade }) =>
      angles.map((angle) => petal(angle, long * w, wide, shade)),
    ),
  )
}

/** A lotus leaf lying on the water. */
export function lilyPad(d: Drawing, at: Point, w: number, palette: Palette): string {
  const [near, far] = palette.leaf
  const r = { x: w / 2, y: w * 0.17 }
  const tone = mix(near, far, d.between(0.1, 0.75))
  const veins = times(9).map((vein) => {
    const angle = (vein / 9) * Math.PI * 2 + 0.3
    return `M${n(at.x)} ${n(at.y)}L${n(at.x + Math.cos(angle) * r.x * 0.9)} ${n(at.y + Math.sin(angle) * r.y * 0.9)}`
  })
  return group([
    ellipse({ x: at.x, y: at.y + w * 0.02 }, r, palette.ground[0], 'opacity="0.5"'),
    ellipse(
      at,
      r,
      d.across([0, lighter(mix(tone, palette.glow, 0.3), 0.1)], [0.5, tone], [1, near]),
    ),
    stroke(veins.join(''), lighter(tone, 0.25), Math.max(0.6, w * 0.006), 'opacity="0.55"'),
  ])
}

const SMALL = [
  [1, 11, 0.12],
  [0.58, 8, -0.16],
] as const

/** A marigold seen from above: rings of crinkled petals, darker in the gaps between them. */
export function marigold(d: Drawing, at: Point, r: number, colour: string): string {
  const gap = mix(colour, '#4a0f00', 0.55)
  // A small flower shows no more than two rings.
  const rings =
    r < 26
      ? SMALL
      : ([
          [1, 16, 0.16],
          [0.76, 14, 0.04],
          [0.54, 11, -0.1],
          [0.3, 7, -0.26],
        ] as const)
  const marks = rings.map(([reach, petals, shade]) => {
    const tone = shade > 0 ? mix(colour, '#7a1f00', shade) : lighter(colour, -shade)
    return path(
      crinkled(d, at, r * reach, petals),
      tone,
      `stroke="${gap}" stroke-opacity="0.5" stroke-width="${n(Math.max(0.5, r * 0.045))}"`,
    )
  })
  return group([
    circle({ x: at.x + r * 0.08, y: at.y + r * 0.14 }, r * 1.02, '#2a0b00', 'opacity="0.3"'),
    ...marks,
  ])
}

/** A ring of petals whose tips are notched, as one outline. */
function crinkled(d: Drawing, at: Point, r: number, petals: number): string {
  const turn = d.between(0, 1)
  const step = (Math.PI * 2) / petals
  const point = (angle: number, reach: number) =>
    `${n(at.x + Math.cos(angle) * r * reach)} ${n(at.y + Math.sin(angle) * r * reach)}`
  const tips = times(petals).map((petal) => {
    const from = turn + petal * step
    const reach = d.between(0.94, 1.06)
    return `L${point(from, 0.74)}Q${point(from + step * 0.1, reach)} ${point(from + step * 0.36, reach)}L${point(from + step * 0.5, reach * 0.93)}L${point(from + step * 0.64, reach)}Q${point(from + step * 0.9, reach)} ${point(from + step, 0.74)}`
  })
  return `M${tips.join('').slice(1)}Z`
}
