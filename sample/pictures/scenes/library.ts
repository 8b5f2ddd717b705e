import { darker, lighter, mix } from '../colour'
import { type Drawing, n } from '../drawing'
import { circle, ellipse, group, path, rect, stroke, times } from '../marks'
import { finish } from '../parts/finish'
import { bokeh, diya } from '../parts/lamp'

const CLOTH = [
  '#8f2a2a',
  '#b8702a',
  '#2f5f5a',
  '#24406e',
  '#6d3558',
  '#c79a4a',
  '#4a5a34',
  '#7a3b22',
] as const

/** Shelves of old books, light from a window falling across them. */
export function bookShelves(d: Drawing): void {
  d.add(rect({ x: 0, y: 0, w: d.width, h: d.height }, '#2a1710'))
  const rows = 4
  const high = d.height / rows
  for (const row of times(rows)) {
    const floor = (row + 1) * high - high * 0.08
    d.add(
      rect({ x: 0, y: row * high, w: d.width, h: high }, d.down([0, '#120905'], [1, '#3d2417'])),
    )
    for (let x = d.between(-20, 10); x < d.width; ) x += book(d, x, floor, high)
    d.add(
      rect(
        { x: 0, y: floor, w: d.width, h: high * 0.1 },
        d.down([0, '#9a6238'], [0.4, '#6d4126'], [1, '#3a2014']),
      ),
      rect(
        { x: 0, y: floor + high * 0.1, w: d.width, h: high * 0.16 },
        d.down([0, '#000000', 0.6], [1, '#000000', 0]),
      ),
    )
  }
  d.add(
    path(
      `M${n(d.width * 0.12)} -10H${n(d.width * 0.52)}L${n(d.width * 1.02)} ${d.height}H${n(d.width * 0.5)}Z`,
      d.down([0, '#ffe9b8', 0.55], [1, '#ffcf85', 0.12]),
      `filter="${d.blur(26)}" style="mix-blend-mode:soft-light"`,
    ),
    path(
      `M${n(d.width * 0.12)} -10H${n(d.width * 0.52)}L${n(d.width * 1.02)} ${d.height}H${n(d.width * 0.5)}Z`,
      '#ffdf9c',
      `opacity="0.16" filter="${d.blur(26)}"`,
    ),
    ...times(60).map(() =>
      circle(
        { x: d.between(0.2, 0.9) * d.width, y: d.random() * d.height },
        d.between(0.8, 2.4),
        '#fff3cf',
        'opacity="0.5"',
      ),
    ),
  )
  finish(d, { vignette: 0.62 })
}

/** Draws one book standing at `x`, or leaning, or a gap; returns how much room it took. */
function book(d: Drawing, x: number, floor: number, high: number): number {
  if (d.random() < 0.05) return high * d.between(0.08, 0.2)
  const w = high * d.between(0.08, 0.19)
  const h = high * d.between(0.56, 0.8)
  const tone = mix(d.pick(CLOTH), '#2a1710', d.between(0, 0.35))
  const lean = d.random() < 0.07 ? d.between(-9, -4) : 0
  const bands = [0.14, 0.2, 0.78, 0.84].map((at) =>
    rect(
      { x, y: floor - h * (1 - at), w, h: Math.max(1.5, h * 0.012) },
      '#e0b45c',
      'opacity="0.8"',
    ),
  )
  d.add(
    group(
      [
        rect(
          { x, y: floor - h, w, h },
          d.across(
            [0, darker(tone, 0.45)],
            [0.3, lighter(tone, 0.18)],
            [0.7, tone],
            [1, darker(tone, 0.5)],
          ),
          'rx="3"',
        ),
        ...bands,
        d.random() < 0.6
          ? circle({ x: x + w / 2, y: floor - h * 0.5 }, w * 0.2, '#e0b45c', 'opacity="0.75"')
          : '',
      ],
      lean ? `transform="rotate(${n(lean)} ${n(x)} ${n(floor)})"` : '',
    ),
  )
  return w + (lean ? high * 0.1 : 1)
}

/** An open scripture on its stand, read by the light of a lamp. */
export function openBook(d: Drawing): void {
  d.add(
    rect(
      { x: 0, y: 0, w: d.width, h: d.height },
      d.down([0, '#10152b'], [0.6, '#2a1a2a'], [1, '#140a10']),
    ),
  )
  bokeh(d, ['#ffb45e', '#ffdf9a', '#d97a3a'], {
    from: 0,
    to: d.height * 0.5,
    count: 34,
    size: d.width * 0.026,
  })
  const x = d.width * 0.5
  const y = d.height * 0.56
  const w = d.width * 0.33
  d.add(
    rect(
      { x: 0, y: d.height * 0.68, w: d.width, h: d.height },
      d.down([0, '#5a2d1f'], [1, '#1c0d0c']),
    ),
    ellipse(
      { x, y: d.height * 0.84 },
      { x: w * 1.3, y: d.height * 0.07 },
      '#0c0506',
      'opacity="0.6"',
    ),
    stand(d, x, y, w),
    ...[-1, 1].map((way) => page(d, { x, y, w, way })),
    stroke(`M${n(x)} ${n(y - w * 0.36)}V${n(y + w * 0.2)}`, '#7a5a3a', 4, 'opacity="0.7"'),
    circle(
      { x: d.width * 0.8, y: d.height * 0.62 },
      d.width * 0.42,
      d.outward([
        [0, '#ffc46b', 0.5],
        [1, '#ff9a3c', 0],
      ]),
    ),
    diya(d, { x: d.width * 0.82, y: d.height * 0.74 }, d.width * 0.14),
  )
  finish(d, { vignette: 0.6 })
}

function stand(d: Drawing, x: number, y: number, w: number): string {
  const wood = d.across([0, '#3d1f12'], [0.5, '#a5673a'], [1, '#4a2616'])
  return group([
    path(
      `M${n(x - w * 0.7)} ${n(y + w * 0.92)}L${n(x - w * 0.5)} ${n(y + w * 0.92)}L${n(x + w * 0.9)} ${n(y - w * 0.2)}L${n(x + w * 0.7)} ${n(y - w * 0.3)}Z`,
      wood,
    ),
    path(
      `M${n(x + w * 0.7)} ${n(y + w * 0.92)}L${n(x + w * 0.5)} ${n(y + w * 0.92)}L${n(x - w * 0.9)} ${n(y - w * 0.2)}L${n(x - w * 0.7)} ${n(y - w * 0.3)}Z`,
      wood,
    ),
  ])
}

function page(
  d: Drawing,
  { x, y, w, way }: { x: number; y: number; w: number; way: number },
): string {
  const edge = x + way * w
  const sheet = (drop: number) =>
    `M${n(x)} ${n(y - w * 0.36 + drop)}C${n(x + way * w * 0.3)} ${n(y - w * 0.52 + drop)} ${n(x + way * w * 0.7)} ${n(y - w * 0.5 + drop)} ${n(edge)} ${n(y - w * 0.44 + drop)}L${n(edge)} ${n(y + w * 0.14 + drop)}C${n(x + way * w * 0.7)} ${n(y + w * 0.06 + drop)} ${n(x + way * w * 0.3)} ${n(y + w * 0.06 + drop)} ${n(x)} ${n(y + w * 0.2 + drop)}Z`
  const lines = times(9).map((line) => {
    const at = y - w * 0.34 + line * w * 0.054
    const to = line % 4 === 3 ? 0.6 : 0.9
    return `M${n(x + way * w * 0.1)} ${n(at)}C${n(x + way * w * 0.3)} ${n(at - w * 0.08)} ${n(x + way * w * 0.6)} ${n(at - w * 0.09)} ${n(x + way * w * to)} ${n(at - w * 0.06)}`
  })
  return group([
    ...[22, 16, 10, 5].map((drop) => path(sheet(drop), mix('#e6cfa0', '#8a6a42', drop / 30))),
    path(
      sheet(0),
      way > 0
        ? d.across([0, '#c9a871'], [0.25, '#fff3d2'], [1, '#ffe6b0'])
        : d.across([0, '#e6cfa3'], [0.75, '#f6e6c2'], [1, '#b99762']),
    ),
    stroke(lines.join(''), '#5a3a22', w * 0.011, 'opacity="0.6" stroke-dasharray="26 5 14 5 38 6"'),
  ])
}
