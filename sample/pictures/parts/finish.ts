import type { Drawing } from '../drawing'
import { rect } from '../marks'

/** What ends every picture: darker corners and the grain of paper, so that no area is flat. */
export function finish(d: Drawing, { vignette = 0.38, grain = 0.34 } = {}): void {
  const all = { x: 0, y: 0, w: d.width, h: d.height }
  const noise = d.define(
    'filter',
    'x="0" y="0" width="1" height="1"',
    '<feTurbulence type="fractalNoise" baseFrequency="0.75" numOctaves="2" seed="7" stitchTiles="stitch"/><feColorMatrix values="0.5 0.5 0 0 0 0.5 0.5 0 0 0 0.5 0.5 0 0 0 0 0 0 0 1"/>',
  )
  const tile = d.define(
    'pattern',
    'width="360" height="360" patternUnits="userSpaceOnUse"',
    `<rect width="360" height="360" filter="${noise}"/>`,
  )
  d.add(
    rect(
      all,
      d.define(
        'radialGradient',
        'cx="0.5" cy="0.48" r="0.78"',
        `<stop offset="0.55" stop-color="#120a14" stop-opacity="0"/><stop offset="1" stop-color="#120a14" stop-opacity="${vignette}"/>`,
      ),
    ),
    rect(all, tile, `style="mix-blend-mode:soft-light" opacity="${grain}"`),
  )
}
