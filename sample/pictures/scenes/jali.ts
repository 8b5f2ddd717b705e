import { darker, lighter, mix } from '../colour'
import { type Drawing, n } from '../drawing'
import { circle, group, type Point, path, polar, polygon, rect, stroke, times } from '../marks'
import { archPath } from '../parts/colonnade'
import { finish } from '../parts/finish'

interface Jali {
  readonly pattern: 'star' | 'hexagon' | 'leaf'
  readonly stone: string
  /** The light behind: its heart and its edge, and what grows out there. */
  readonly light: string
  readonly edge: string
  readonly green: string
}

/** A pierced stone screen in an arch, the garden's light behind it and its pattern on the floor. */
export function jali(d: Drawing, scene: Jali): void {
  const floor = d.height * 0.84
  const arch = {
    x: d.width / 2,
    base: floor,
    w: Math.min(d.width * 0.62, d.height * 0.7),
    h: d.height * 0.74,
  }
  d.add(rect({ x: 0, y: 0, w: d.width, h: d.height }, darker(scene.stone, 0.62)))
  outside(d, scene)
  screen(d, scene, arch)
  wall(d, scene, arch)
  floorLight(d, scene, floor)
  finish(d, { vignette: 0.6 })
}

function outside(d: Drawing, scene: Jali): void {
  const soft = d.blur(26)
  d.add(
    rect(
      { x: 0, y: 0, w: d.width, h: d.height * 0.86 },
      d.outward(
        [
          [0, scene.light],
          [0.5, mix(scene.light, scene.edge, 0.5)],
          [1, scene.edge],
        ],
        { x: 0.42, y: 0.36 },
      ),
    ),
    group(
      times(26).map(() =>
        circle(
          { x: d.between(0.15, 0.85) * d.width, y: d.between(0.5, 0.86) * d.height },
          d.width * d.between(0.03, 0.08),
          mix(scene.green, scene.light, d.between(0, 0.55)),
          'opacity="0.75"',
        ),
      ),
      `filter="${soft}"`,
    ),
  )
}

function screen(
  d: Drawing,
  scene: Jali,
  arch: { x: number; base: number; w: number; h: number },
): void {
  const clip = d.define('clipPath', '', `<path d="${archPath(arch, 5)}"/>`)
  const cell = arch.w / 9
  const holes = cells(scene, cell, arch)
  const plate = `M${n(arch.x - arch.w)} ${n(arch.base - arch.h - 40)}h${n(arch.w * 2)}v${n(arch.h + 80)}h${n(-arch.w * 2)}Z`
  const front = d.down(
    [0, darker(scene.stone, 0.3)],
    [0.5, darker(scene.stone, 0.45)],
    [1, darker(scene.stone, 0.6)],
  )
  // The same screen, a little lower and lighter, is the thickness of the stone that the light catches.
  d.add(
    group(
      [
        path(
          plate + holes,
          lighter(scene.stone, 0.15),
          `fill-rule="evenodd" transform="translate(${n(cell * 0.07)} ${n(cell * 0.09)})"`,
        ),
        path(plate + holes, front, 'fill-rule="evenodd"'),
        stroke(holes, lighter(scene.light, 0.3), cell * 0.018, 'opacity="0.8"'),
      ],
      `clip-path="${clip}"`,
    ),
  )
}

function cells(
  scene: Jali,
  cell: number,
  arch: { x: number; base: number; w: number; h: number },
): string {
  const rowHeight = scene.pattern === 'hexagon' ? cell * 0.87 : cell
  const rows = Math.ceil(arch.h / rowHeight) + 1
  return times(rows)
    .flatMap((row) =>
      times(11).map((column) => {
        const shift = scene.pattern === 'star' ? 0 : (row % 2) * cell * 0.5
        const at = {
          x: arch.x + (column - 5) * cell + shift,
          y: arch.base - (row + 0.4) * rowHeight,
        }
        return hole(scene.pattern, at, cell)
      }),
    )
    .join('')
}

function hole(pattern: Jali['pattern'], at: Point, cell: number): string {
  if (pattern === 'hexagon')
    return ring(at, cell * 0.43, 6, Math.PI / 6) + ring(at, cell * 0.2, 6, 0)
  if (pattern === 'leaf')
    return times(4)
      .map((leaf) => {
        const angle = (leaf * Math.PI) / 2
        const from = polar(at, angle, cell * 0.08)
        const to = polar(at, angle, cell * 0.49)
        const a = polar(at, angle - 0.74, cell * 0.4)
        const b = polar(at, angle + 0.74, cell * 0.4)
        return `M${n(from.x)} ${n(from.y)}Q${n(a.x)} ${n(a.y)} ${n(to.x)} ${n(to.y)}Q${n(b.x)} ${n(b.y)} ${n(from.x)} ${n(from.y)}Z`
      })
      .join('')
  const points = times(16).map((corner) =>
    polar(at, (corner * Math.PI) / 8, cell * (corner % 2 === 0 ? 0.44 : 0.31)),
  )
  const corner = { x: at.x + cell / 2, y: at.y + cell / 2 }
  return polygon(points) + ring(at, cell * 0.15, 8, 0) + ring(corner, cell * 0.12, 4, 0)
}

function ring(at: Point, r: number, corners: number, turn: number): string {
  return polygon(
    times(corners).map((corner) => polar(at, turn + (corner / corners) * Math.PI * 2, r)),
  )
}

function wall(
  d: Drawing,
  scene: Jali,
  arch: { x: number; base: number; w: number; h: number },
): void {
  const opening = archPath(arch, 5)
  const dark = darker(scene.stone, 0.58)
  d.add(
    path(
      `M-10 -10H${d.width + 10}V${n(arch.base)}H-10Z${opening}`,
      d.across([0, darker(dark, 0.3)], [0.5, dark], [1, darker(dark, 0.4)]),
      'fill-rule="evenodd"',
    ),
    stroke(opening, scene.light, 4, 'opacity="0.55"'),
    ...[1.06, 1.13, 1.2].map((size) =>
      stroke(
        archPath({ ...arch, w: arch.w * size, h: arch.h * (1 + (size - 1) * 0.7) }, 5),
        lighter(dark, 0.16),
        3,
        'opacity="0.7"',
      ),
    ),
  )
}

/** The screen's pattern in light, lying stretched across the floor. */
function floorLight(d: Drawing, scene: Jali, floor: number): void {
  const tone = darker(scene.stone, 0.5)
  d.add(
    rect(
      { x: 0, y: floor, w: d.width, h: d.height - floor },
      d.down([0, lighter(tone, 0.12)], [1, darker(tone, 0.5)]),
    ),
  )
  const cell = 60
  const holes = times(4).flatMap((row) =>
    times(11).map((column) =>
      hole(scene.pattern, { x: (column - 5) * cell, y: (row + 0.5) * cell }, cell),
    ),
  )
  d.add(
    path(
      holes.join(''),
      scene.light,
      `opacity="0.5" filter="${d.blur(3)}" transform="translate(${n(d.width / 2)} ${n(floor)}) skewX(-28) scale(${n(d.width / 1250)} ${n((d.height - floor) / 230)})"`,
    ),
  )
}
