import { mix } from '../colour'
import { type Drawing, n } from '../drawing'
import { circle, group, path, rect, stroke, times } from '../marks'
import { palettes } from '../palettes'
import { archPath, pillar } from '../parts/colonnade'
import { finish } from '../parts/finish'
import { garlandString, mangoLeaf } from '../parts/garland'
import { bokeh } from '../parts/lamp'
import { marigold } from '../parts/plants'

/** A curtain of marigolds before a glowing dusk. */
export function garlandCurtain(d: Drawing): void {
  d.add(
    rect(
      { x: 0, y: 0, w: d.width, h: d.height },
      d.down([0, '#3c1240'], [0.55, '#a5324e'], [1, '#f0884a']),
    ),
  )
  bokeh(d, ['#ffb45e', '#ffdf9a', '#ff7a5c', '#d9508a'], {
    from: d.height * 0.2,
    to: d.height,
    count: 70,
    size: d.width * 0.028,
  })
  for (const layer of [0, 1, 2]) {
    const r = d.width * (0.011 + layer * 0.0065)
    const count = [12, 9, 7][layer] ?? 7
    const strings = times(count).map((index) => {
      const x = ((index + 0.5 + d.between(-0.2, 0.2)) / count) * d.width
      const wave = 0.5 + 0.5 * Math.cos((x / d.width) * Math.PI * 2)
      return garlandString(
        d,
        { x, y: -20 - layer * 10 },
        d.height * (0.26 + wave * 0.42 + d.between(-0.04, 0.04)),
        r,
      )
    })
    d.add(group(strings, layer === 0 ? `opacity="0.7" filter="${d.blur(2.4)}"` : ''))
  }
  finish(d, { vignette: 0.5 })
}

/** Marigolds edge to edge, as they lie in the basket. */
export function marigolds(d: Drawing): void {
  d.add(rect({ x: 0, y: 0, w: d.width, h: d.height }, '#5a1c06'))
  const r = d.width * 0.062
  const flowers = times(15).flatMap((row) =>
    times(13).map((column) => ({
      x: (column + (row % 2) * 0.5) * r * 1.5 + d.between(-0.3, 0.3) * r,
      y: row * r * 1.25 + d.between(-0.3, 0.3) * r,
      size: r * d.between(0.78, 1.12),
    })),
  )
  for (const { x, y, size } of flowers.sort(() => d.random() - 0.5)) {
    const near = Math.min(1, Math.hypot(x - d.width * 0.4, y - d.height * 0.35) / (d.width * 0.9))
    const tone = mix(
      d.pick(['#fbc02d', '#f7a01e', '#f28211', '#e8630f', '#d63c1a']),
      '#3a0d00',
      near * 0.5,
    )
    d.add(marigold(d, { x, y }, size, tone))
  }
  d.add(
    circle(
      { x: d.width * 0.36, y: d.height * 0.3 },
      d.width * 0.7,
      d.outward([
        [0, '#fff0b0', 0.5],
        [1, '#fff0b0', 0],
      ]),
      'style="mix-blend-mode:soft-light"',
    ),
  )
  finish(d, { vignette: 0.55 })
}

/** An open door below a toran of leaves and flowers. */
export function toran(d: Drawing): void {
  const palette = palettes.gold
  const x = d.width / 2
  const base = d.height * 0.93
  const w = d.width * 0.46
  const h = d.height * 0.74
  d.add(
    rect(
      { x: 0, y: 0, w: d.width, h: d.height },
      d.across([0, '#8f2f2a'], [0.5, '#b8453a'], [1, '#6b1f24']),
    ),
    rect({ x: 0, y: base, w: d.width, h: d.height }, d.down([0, '#caa27a'], [1, '#5a3524'])),
    path(
      archPath({ x, base, w: w * 1.24, h: h * 1.12 }, 5),
      d.across([0, palette.stone[0]], [0.5, palette.stone[1]], [1, palette.stone[2]]),
    ),
    path(archPath({ x, base, w: w * 1.08, h: h * 1.05 }, 5), palette.stone[2]),
    path(archPath({ x, base, w, h }, 5), d.down([0, '#7a3a1f'], [0.4, '#f2b25a'], [1, '#fff0c4'])),
    circle(
      { x, y: base - h * 0.35 },
      w * 0.6,
      d.outward([
        [0, '#fffbe6', 0.95],
        [1, '#ffd98a', 0],
      ]),
    ),
    ...[-1, 1].map((way) =>
      pillar(d, { x: x + way * w * 0.66, base: base + 6, w: w * 0.14, h: h * 0.66 }, palette),
    ),
  )
  const hang = (t: number) => ({
    x: x + (t - 0.5) * w * 1.5,
    y: d.height * 0.15 + Math.sin(t * Math.PI * 3) ** 2 * d.height * 0.055,
  })
  const line = times(61).map((step) => hang(step / 60))
  d.add(
    stroke(`M${line.map((at) => `${n(at.x)} ${n(at.y)}`).join('L')}`, '#4a2a12', 4),
    ...times(31).map((leaf) =>
      mangoLeaf(
        d,
        hang((leaf + 0.5) / 31),
        d.height * d.between(0.085, 0.105),
        d.between(-0.16, 0.16),
      ),
    ),
    ...times(46).map((flower) =>
      marigold(
        d,
        hang((flower + 0.5) / 46),
        d.width * 0.015,
        d.pick(['#f07c12', '#f9b321', '#e2531a']),
      ),
    ),
    ...[0, 1].map((end) =>
      garlandString(
        d,
        { x: x + (end - 0.5) * w * 1.5, y: d.height * 0.15 },
        d.height * 0.46,
        d.width * 0.018,
      ),
    ),
  )
  finish(d, { vignette: 0.55 })
}
