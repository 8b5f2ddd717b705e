import { darker, lighter, mix } from '../colour'
import { type Drawing, n } from '../drawing'
import { circle, ellipse, group, type Point, path, rect, stroke, times } from '../marks'
import { palettes } from '../palettes'
import { flag } from '../parts/crown'
import { finish } from '../parts/finish'
import { mandir } from '../parts/mandir'
import { fir } from '../parts/plants'
import { clouds, disc, haze, sky } from '../parts/sky'

/** A row of brick houses and a mill with spires of stone, wet pavement under street lamps. */
export function millStreet(d: Drawing): void {
  const palette = palettes.blue
  const foot = d.height * 0.78
  sky(d, palette, foot)
  clouds(d, palette, { from: d.height * 0.05, to: d.height * 0.5, count: 10 })
  d.add(
    mandir(
      d,
      { x: d.width * 0.52, base: foot - d.height * 0.02, w: d.width * 0.5 },
      palette,
      'three',
    ),
  )
  haze(d, palette, { at: foot, high: d.height * 0.24, strength: 0.6 })
  for (const way of [-1, 1]) for (const index of times(5)) d.add(terrace(d, { index, way, foot }))
  d.add(
    rect(
      { x: 0, y: foot, w: d.width, h: d.height },
      d.down([0, '#6d7a86'], [0.15, '#33424f'], [1, '#0e1922']),
    ),
  )
  d.add(
    group(
      times(60).map(() => {
        const t = d.random()
        return rect(
          {
            x: d.between(0, 1) * d.width,
            y: foot + t * (d.height - foot),
            w: d.between(20, 110) * (0.4 + t),
            h: 1 + t * 3,
          },
          d.pick(['#ffc663', '#f7d8b4', '#9cb0ae']),
          `opacity="${d.between(0.12, 0.45).toFixed(2)}"`,
        )
      }),
    ),
    ...[0.3, 0.7].map((x) =>
      lampPost(d, { x: x * d.width, y: foot + d.height * 0.06 }, d.height * 0.36),
    ),
  )
  finish(d, { vignette: 0.5 })
}

function terrace(
  d: Drawing,
  { index, way, foot }: { index: number; way: number; foot: number },
): string {
  const near = 1 - index / 5
  const w = d.width * (0.05 + near * 0.05)
  const from = times(index).reduce((sum, step) => sum + d.width * (0.05 + (1 - step / 5) * 0.05), 0)
  const x = way < 0 ? from : d.width - from - w
  const h = d.height * (0.2 + near * 0.26)
  const brick = mix('#7a3a2c', '#9cb0ae', (1 - near) * 0.6)
  const windows = times(2).flatMap((row) =>
    times(2).map((column) =>
      rect(
        {
          x: x + w * (0.16 + column * 0.42),
          y: foot - h * (0.86 - row * 0.36),
          w: w * 0.26,
          h: h * 0.2,
        },
        d.random() > 0.45 ? '#ffcf7a' : '#223440',
      ),
    ),
  )
  return group([
    rect({ x, y: foot - h, w, h }, d.across([0, lighter(brick, 0.08)], [1, darker(brick, 0.3)])),
    path(
      `M${n(x - 4)} ${n(foot - h)}L${n(x + w / 2)} ${n(foot - h * 1.2)}L${n(x + w + 4)} ${n(foot - h)}Z`,
      mix('#2a3440', '#9cb0ae', (1 - near) * 0.5),
    ),
    rect({ x: x + w * 0.7, y: foot - h * 1.22, w: w * 0.14, h: h * 0.16 }, darker(brick, 0.2)),
    ...windows,
    rect(
      { x: x + w * 0.36, y: foot - h * 0.24, w: w * 0.24, h: h * 0.24 },
      d.pick(['#1f4a4a', '#7a1f22', '#24406e']),
    ),
  ])
}

function lampPost(d: Drawing, { x, y }: Point, h: number): string {
  return group([
    stroke(`M${n(x)} ${n(y)}V${n(y - h)}`, '#0b141c', 6),
    circle(
      { x, y: y - h },
      h * 0.42,
      d.outward([
        [0, '#ffd98a', 0.75],
        [1, '#ffb45e', 0],
      ]),
    ),
    ellipse({ x, y: y - h }, { x: 11, y: 15 }, '#fff3cf'),
    ellipse(
      { x, y: y + h * 0.18 },
      { x: 26, y: h * 0.2 },
      d.outward([
        [0, '#ffd98a', 0.5],
        [1, '#ffb45e', 0],
      ]),
    ),
  ])
}

/** A frozen canal with skaters, copper roofs and firs on its banks. */
export function frozenCanal(d: Drawing): void {
  const palette = palettes.rose
  const level = d.height * 0.58
  sky(d, palette, level)
  disc(d, { x: d.width * 0.26, y: d.height * 0.44 }, d.width * 0.03, palette)
  clouds(d, palette, { from: d.height * 0.06, to: d.height * 0.4, count: 9 })
  for (const [x, w, h] of [
    [0.58, 0.09, 0.24],
    [0.68, 0.05, 0.36],
    [0.74, 0.13, 0.2],
    [0.86, 0.06, 0.27],
  ] as const)
    d.add(copperRoof(d, { x: x * d.width, base: level, w: w * d.width, h: h * d.height }))
  d.add(mandir(d, { x: d.width * 0.2, base: level + 4, w: d.width * 0.26 }, palette, 'three'))
  haze(d, palette, { at: level, high: d.height * 0.2, strength: 0.7 })
  d.add(
    ...times(26).map((index) =>
      fir(
        d,
        { x: (index / 25) * d.width, y: level + d.between(6, 22) },
        d.height * d.between(0.07, 0.15),
        palettes.snow,
      ),
    ),
  )
  d.add(
    rect(
      { x: 0, y: level + 14, w: d.width, h: d.height },
      d.down([0, '#fff6f0'], [0.2, '#f0e2e4'], [1, '#b9a9bd']),
    ),
  )
  d.add(
    path(
      `M${n(d.width * 0.4)} ${n(level + 16)}H${n(d.width * 0.56)}C${n(d.width * 0.6)} ${n(d.height * 0.74)} ${n(d.width * 0.9)} ${n(d.height * 0.86)} ${n(d.width * 1.1)} ${d.height}H${n(-d.width * 0.05)}C${n(d.width * 0.2)} ${n(d.height * 0.86)} ${n(d.width * 0.36)} ${n(d.height * 0.74)} ${n(d.width * 0.4)} ${n(level + 16)}Z`,
      d.down([0, '#ffe3cf'], [0.4, '#c9b6cc'], [1, '#8596b3']),
    ),
  )
  const cuts = times(70).map(
    () =>
      `M${n(d.between(0.1, 0.95) * d.width)} ${n(d.between(0.72, 1) * d.height)}q${n(d.between(-80, 80))} ${n(d.between(-8, 8))} ${n(d.between(-160, 160))} ${n(d.between(-14, 14))}`,
  )
  d.add(stroke(cuts.join(''), '#ffffff', 1.4, 'opacity="0.5"'))
  for (const skater of times(15)) {
    const t = (skater + 1) / 15
    const y = d.height * (0.64 + t * 0.3)
    d.add(
      skate(
        d,
        { x: d.width * (0.5 + d.between(-0.3, 0.34) * (0.2 + t)), y },
        d.height * (0.03 + t * 0.085),
      ),
    )
  }
  finish(d)
}

function copperRoof(
  d: Drawing,
  { x, base, w, h }: { x: number; base: number; w: number; h: number },
): string {
  return group([
    rect({ x, y: base - h * 0.62, w, h: h * 0.62 }, d.across([0, '#c79a92'], [1, '#8a6078'])),
    path(
      `M${n(x - 3)} ${n(base - h * 0.62)}L${n(x + w * 0.24)} ${n(base - h)}H${n(x + w * 0.76)}L${n(x + w + 3)} ${n(base - h * 0.62)}Z`,
      d.across([0, '#a9cbb8'], [1, '#6d8f8a']),
    ),
    ...times(4).map((pane) =>
      rect(
        { x: x + w * (0.14 + pane * 0.2), y: base - h * 0.46, w: w * 0.1, h: h * 0.14 },
        '#ffd98a',
        'opacity="0.9"',
      ),
    ),
    flag(d, { x: x + w / 2, y: base - h }, w * 0.3, palettes.rose),
  ])
}

function skate(d: Drawing, { x, y }: Point, h: number): string {
  const coat = d.pick(['#c2272d', '#24406e', '#2f6b5a', '#d9861f', '#6d3558'])
  const turn = d.random() > 0.5 ? 1 : -1
  return group(
    [
      ellipse({ x: 4, y: 1 }, { x: 26, y: 3 }, '#5a5a78', 'opacity="0.4"'),
      path('M-4 -48L-14 -24L-28 -6L-34 -4L-33 -1L-22 -2L-6 -22L2 -40Z', '#2a2030'),
      path('M-4 -48L4 -26L2 -2L12 -1L12 -4L9 -5L13 -28L8 -50Z', '#2a2030'),
      path('M-8 -50C-8 -64 -2 -80 8 -82C16 -80 16 -66 10 -48Z', coat),
      path('M4 -76L-12 -62L-24 -60L-23 -55L-9 -56L6 -66Z', darker(coat, 0.25)),
      circle({ x: 12, y: -90 }, 8, '#3a2430'),
      path('M4 -91C4 -101 20 -102 21 -92Z', lighter(coat, 0.3)),
    ],
    `transform="translate(${n(x)} ${n(y)}) scale(${n(turn * h)} ${n(h)}) scale(0.01)"`,
  )
}
