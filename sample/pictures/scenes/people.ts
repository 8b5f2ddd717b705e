import { mix } from '../colour'
import { type Drawing, n } from '../drawing'
import { circle, ellipse, group, type Point, path, rect, stroke, times } from '../marks'
import { type PaletteName, palettes } from '../palettes'
import { finish } from '../parts/finish'
import { flame } from '../parts/lamp'
import { mandir } from '../parts/mandir'
import { type Pose, person } from '../parts/person'
import { palm, tree } from '../parts/plants'
import { clouds, disc, haze, hills, sky, stars } from '../parts/sky'

/** A grassy rise across the foot of the picture; answers where its edge is at `x`. */
function rise(
  d: Drawing,
  tone: readonly [string, string],
  level: number,
  swing: number,
): (x: number) => number {
  const edge = (x: number) =>
    d.height * level - Math.sin((x / d.width) * Math.PI * 0.9 + 0.3) * swing
  const points = times(41).map(
    (step) => `${n((step / 40) * d.width)} ${n(edge((step / 40) * d.width))}`,
  )
  d.add(path(`M0 ${d.height}L${points.join('L')}V${d.height}Z`, d.down([0, tone[0]], [1, tone[1]])))
  const grass = times(240).map(() => {
    const x = d.random() * d.width
    return `M${n(x)} ${n(edge(x) + 3)}l${n(d.between(-6, 6))} ${n(-d.between(6, 22))}`
  })
  d.add(stroke(grass.join(''), tone[0], 1.8))
  return edge
}

/** Children on a hill, their kites in the wind. */
export function kites(
  d: Drawing,
  { palette: name, mandirAt }: { palette: PaletteName; mandirAt: number | null },
): void {
  const palette = palettes[name]
  sky(d, palette, d.height * 0.85)
  disc(d, { x: d.width * 0.78, y: d.height * 0.62 }, d.width * 0.04, palette)
  clouds(d, palette, { from: d.height * 0.1, to: d.height * 0.6, count: 8 })
  hills(d, palette, { base: d.height * 0.84, rise: d.height * 0.1, layers: 3 })
  if (mandirAt !== null)
    d.add(
      mandir(
        d,
        { x: mandirAt * d.width, base: d.height * 0.83, w: d.width * 0.2 },
        palette,
        'three',
      ),
    )
  haze(d, palette, { at: d.height * 0.84, high: d.height * 0.16, strength: 0.6 })
  const edge = rise(
    d,
    [mix(palette.leaf[0], palette.ground[0], 0.4), palette.ground[0]],
    0.86,
    d.height * 0.06,
  )
  const colours = ['#e8452f', '#f5a623', '#1f8a86', '#7d3f98', '#f2f0e6', '#d81b60', '#2f6fb3']
  const poses: readonly Pose[] = ['reaching', 'running', 'reaching', 'sari', 'reaching', 'running']
  poses.forEach((pose, index) => {
    const x = d.width * (0.14 + index * 0.125 + d.between(-0.03, 0.03))
    const h = Math.min(d.width, d.height) * (pose === 'sari' ? 0.15 : d.between(0.085, 0.12))
    const foot = { x, y: edge(x) + 4 }
    const hand = {
      x: x + h * (pose === 'running' ? 0.35 : 0.29),
      y: foot.y - h * (pose === 'running' ? 0.94 : 1.1),
    }
    const at = { x: x + d.width * d.between(0.05, 0.2), y: d.height * d.between(0.1, 0.45) }
    if (pose !== 'sari')
      d.add(
        kite(d, at, {
          hand,
          size: d.width * d.between(0.026, 0.046),
          colour: colours[index] ?? '#e8452f',
        }),
      )
    d.add(person(d, foot, h, { pose, tone: mix(palette.ground[0], '#0b0610', 0.45) }))
  })
  d.add(
    ...times(9).map((index) =>
      kite(
        d,
        { x: d.between(0.05, 0.95) * d.width, y: d.between(0.06, 0.4) * d.height },
        { size: d.width * d.between(0.006, 0.016), colour: colours[index % 7] ?? '#fff' },
      ),
    ),
  )
  finish(d)
}

function kite(
  d: Drawing,
  { x, y }: Point,
  { hand = null, size, colour }: { hand?: Point | null; size: number; colour: string },
): string {
  const turn = d.between(-28, 10)
  const s = size
  const cord = hand
    ? stroke(
        `M${n(x)} ${n(y)}Q${n((x + hand.x) / 2 + 40)} ${n((y + hand.y) / 2 + 60)} ${n(hand.x)} ${n(hand.y)}`,
        '#fffaf0',
        1.3,
        'opacity="0.75"',
      )
    : ''
  return group([
    cord,
    group(
      [
        path(`M0 ${n(-s)}L${n(s * 0.82)} 0L0 ${n(s)}L${n(-s * 0.82)} 0Z`, colour),
        path(`M0 ${n(-s)}L${n(s * 0.82)} 0L0 ${n(s)}Z`, '#000000', 'opacity="0.14"'),
        stroke(
          `M0 ${n(-s)}V${n(s)}M${n(-s * 0.82)} 0Q0 ${n(-s * 0.5)} ${n(s * 0.82)} 0`,
          '#3a2018',
          Math.max(0.8, s * 0.03),
          'opacity="0.7"',
        ),
        path(
          `M0 ${n(s)}l${n(-s * 0.24)} ${n(s * 0.4)}h${n(s * 0.48)}Z`,
          mix(colour, '#fff3d6', 0.35),
        ),
      ],
      `transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})"`,
    ),
  ])
}

/** People seated in stillness before the rising sun. */
export function morningYoga(d: Drawing): void {
  const palette = palettes.rose
  sky(d, palette, d.height * 0.74)
  disc(d, { x: d.width * 0.5, y: d.height * 0.56 }, d.width * 0.075, palette)
  clouds(d, palette, { from: d.height * 0.1, to: d.height * 0.5, count: 6 })
  hills(d, palette, { base: d.height * 0.74, rise: d.height * 0.16, layers: 4, jagged: 0.4 })
  haze(d, palette, { at: d.height * 0.74, high: d.height * 0.2 })
  const edge = rise(d, ['#6d3a56', '#2e1730'], 0.84, d.height * 0.03)
  for (const index of times(7)) {
    const x = d.width * (0.11 + index * 0.13)
    const h = d.height * (0.2 + Math.abs(index - 3) * 0.012)
    d.add(
      ellipse(
        { x, y: edge(x) + h * 0.2 },
        { x: h * 0.72, y: h * 0.07 },
        '#c4506b',
        'opacity="0.8"',
      ),
      person(d, { x, y: edge(x) + h * 0.18 }, h, { pose: 'lotus', tone: '#3a1b38' }),
    )
  }
  finish(d)
}

/** A procession with lamps and parasols, the mandir behind it. */
export function procession(d: Drawing): void {
  const palette = palettes.blue
  const foot = d.height * 0.9
  sky(d, palette, d.height * 0.78)
  stars(d, d.height * 0.35, 90)
  clouds(d, palette, { from: d.height * 0.1, to: d.height * 0.5, count: 7 })
  d.add(
    ...times(9).map((index) =>
      (index % 3 === 0 ? palm : tree)(
        d,
        { x: d.width * (index / 8), y: d.height * 0.8 },
        d.height * d.between(0.2, 0.34),
        palette,
      ),
    ),
  )
  d.add(mandir(d, { x: d.width * 0.62, base: d.height * 0.8, w: d.width * 0.62 }, palette))
  haze(d, palette, { at: d.height * 0.82, high: d.height * 0.16, strength: 0.55 })
  d.add(
    rect(
      { x: 0, y: d.height * 0.8, w: d.width, h: d.height * 0.2 },
      d.down([0, mix(palette.ground[1], palette.window, 0.4)], [1, palette.ground[0]]),
    ),
  )
  const walkers = times(19).map((index) => ({
    x: d.width * (0.02 + index * 0.053 + d.between(-0.012, 0.012)),
    h: d.height * d.between(0.2, 0.27),
    index,
  }))
  for (const { x, h, index } of walkers) {
    const y = foot + d.between(-10, 26)
    const tone = mix('#0c1c2c', '#4a2a35', d.random() * 0.7)
    d.add(person(d, { x, y }, h, { pose: index % 3 === 1 ? 'kurta' : 'sari', tone }))
    if (index % 5 === 2) d.add(parasol(d, { x: x + h * 0.12, y: y - h * 0.45 }, h))
    else if (index % 2 === 0) d.add(flame(d, { x: x + h * 0.2, y: y - h * 0.62 }, h * 0.15))
  }
  finish(d)
}

function parasol(d: Drawing, { x, y }: Point, h: number): string {
  const w = h * 0.44
  const top = y - h * 1.05
  return group([
    stroke(`M${n(x)} ${n(y)}V${n(top)}`, '#c79a4a', h * 0.022),
    path(
      `M${n(x - w)} ${n(top + w * 0.5)}Q${n(x)} ${n(top - w * 0.55)} ${n(x + w)} ${n(top + w * 0.5)}Z`,
      d.across([0, '#f2a53a'], [0.5, '#d9481f'], [1, '#7c1f22']),
    ),
    ...times(11).map((index) =>
      circle({ x: x - w + (index / 10) * w * 2, y: top + w * 0.54 }, h * 0.014, '#ffd98a'),
    ),
    circle({ x, y: top - w * 0.06 }, h * 0.02, '#ffd98a'),
  ])
}
