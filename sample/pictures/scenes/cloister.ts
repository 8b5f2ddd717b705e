import { darker, mix } from '../colour'
import { type Drawing, n } from '../drawing'
import { circle, ellipse, group, path, polygon, rect, stroke, times } from '../marks'
import { type Palette, type PaletteName, palettes } from '../palettes'
import { archPath, pillar } from '../parts/colonnade'
import { finish } from '../parts/finish'
import { cypress, tree } from '../parts/plants'

interface Cloister {
  readonly palette: PaletteName
  /** What stands in the light at the end of the walk. */
  readonly end: 'sun' | 'tree' | 'cypress' | 'doorway'
  /** From which side light falls between the pillars. */
  readonly light: 'left' | 'right'
  readonly vanish: { readonly x: number; readonly y: number }
  readonly arches: number
}

/** A walk below carved arches, one behind the other, with sunlight lying across the floor. */
export function cloister(d: Drawing, scene: Cloister): void {
  const palette = palettes[scene.palette]
  const eye = { x: scene.vanish.x * d.width, y: scene.vanish.y * d.height }
  d.add(rect({ x: 0, y: 0, w: d.width, h: d.height }, palette.stone[2]))
  far(d, scene, palette, eye)
  for (const index of times(scene.arches).reverse()) {
    // Nearer arches are larger; the distance between them looks shorter the farther they are.
    const scale = 1 / (0.74 + index * 0.42)
    bay(d, scene, palette, { eye, scale, depth: index / scene.arches })
  }
  shafts(d, scene, palette, eye)
  finish(d, { vignette: 0.55 })
}

interface Bay {
  readonly eye: { readonly x: number; readonly y: number }
  readonly scale: number
  readonly depth: number
}

function far(d: Drawing, scene: Cloister, palette: Palette, eye: Bay['eye']): void {
  const r = d.height * 0.5
  const [, high, low, edge] = palette.sky
  d.add(
    rect(
      { x: 0, y: 0, w: d.width, h: d.height },
      d.down([0, high], [0.5, low], [0.7, edge], [1, palette.ground[1]]),
    ),
    circle(
      eye,
      r,
      d.outward([
        [0, palette.disc, 1],
        [0.3, palette.glow, 0.8],
        [1, palette.glow, 0],
      ]),
    ),
  )
  const base = eye.y + d.height * 0.07
  d.add(rect({ x: 0, y: base, w: d.width, h: d.height }, mix(palette.ground[1], palette.disc, 0.4)))
  if (scene.end === 'tree') d.add(tree(d, { x: eye.x, y: base + 4 }, d.height * 0.22, palette))
  if (scene.end === 'cypress')
    d.add(
      ...[-0.05, 0, 0.05].map((off) =>
        cypress(
          d,
          { x: eye.x + off * d.height, y: base + 4 },
          d.height * (0.2 - Math.abs(off)),
          palette,
        ),
      ),
    )
  if (scene.end === 'sun')
    d.add(circle({ x: eye.x, y: eye.y - d.height * 0.03 }, d.height * 0.04, palette.disc))
  if (scene.end === 'doorway')
    d.add(
      path(archPath({ x: eye.x, base, w: d.height * 0.16, h: d.height * 0.26 }), palette.stone[2]),
      path(archPath({ x: eye.x, base, w: d.height * 0.11, h: d.height * 0.2 }), palette.window),
    )
}

function bay(d: Drawing, scene: Cloister, palette: Palette, { eye, scale, depth }: Bay): void {
  const w = d.height * 0.6 * scale
  const h = d.height * 0.9 * scale
  const base = eye.y + d.height * 0.3 * scale
  const top = base - h
  // Near arches stand in the shade, far ones in the light.
  const fade = (tone: string) =>
    mix(
      mix(tone, darker(palette.stone[2], 0.45), (1 - depth) ** 2 * 0.62),
      palette.glow,
      depth * 0.6,
    )
  const [lit, half, shade] = palette.stone
  const faded: Palette = { ...palette, stone: [fade(lit), fade(half), fade(shade)] }
  floor(d, scene, faded, { eye, scale, depth })
  // The wall is everything around the opening.
  const opening = archPath({ x: eye.x, base, w, h: h * 0.9 }, 5)
  const wall = `M-20 -20H${d.width + 20}V${n(base)}H-20Z${opening}`
  const lightFrom =
    scene.light === 'left' ? [faded.stone[1], faded.stone[2]] : [faded.stone[2], faded.stone[1]]
  d.add(
    path(
      wall,
      d.across(
        [0, darker(lightFrom[0] ?? half, 0.25)],
        [0.5, lightFrom[0] ?? half],
        [1, darker(lightFrom[1] ?? shade, 0.25)],
      ),
      'fill-rule="evenodd"',
    ),
    stroke(
      opening,
      mix(faded.stone[0], palette.glow, 0.4),
      Math.max(1.2, 4 * scale),
      'opacity="0.9"',
    ),
    stroke(
      archPath({ x: eye.x, base, w: w * 1.1, h: h * 0.97 }, 5),
      faded.stone[2],
      Math.max(1, 3 * scale),
      'opacity="0.7"',
    ),
    stroke(
      archPath({ x: eye.x, base, w: w * 1.16, h: h }, 5),
      faded.stone[0],
      Math.max(1, 2 * scale),
      'opacity="0.4"',
    ),
  )
  frieze(d, faded, { x: eye.x, y: top - h * 0.03, w: w * 2.6, size: w * 0.075 })
  for (const side of [-1, 1])
    d.add(pillar(d, { x: eye.x + side * w * 0.5, base: base + 2, w: w * 0.12, h: h * 0.52 }, faded))
}

function floor(d: Drawing, scene: Cloister, palette: Palette, { eye, scale, depth }: Bay): void {
  const base = eye.y + d.height * 0.3 * scale
  const next = eye.y + d.height * 0.3 * (scale / (1 + 0.4 * scale))
  const tone = mix(palette.stone[1], palette.stone[2], 0.35)
  const w = d.height * 0.6 * scale
  d.add(
    rect(
      { x: 0, y: next, w: d.width, h: d.height - next },
      d.down([0, mix(tone, palette.glow, 0.5)], [0.5, tone], [1, darker(tone, 0.35)]),
    ),
  )
  const way = scene.light === 'left' ? 1 : -1
  const patch = polygon([
    { x: eye.x - way * w * 0.5, y: next + (base - next) * 0.25 },
    { x: eye.x - way * w * 0.5, y: next + (base - next) * 0.8 },
    { x: eye.x + way * w * 0.42, y: base + (base - next) * 0.3 },
    { x: eye.x + way * w * 0.42, y: next + (base - next) * 0.75 },
  ])
  d.add(path(patch, palette.disc, `opacity="${(0.62 - depth * 0.35).toFixed(2)}"`))
}

function frieze(
  d: Drawing,
  palette: Palette,
  { x, y, w, size }: { x: number; y: number; w: number; size: number },
): void {
  const count = Math.ceil(w / size)
  const [lit, , shade] = palette.stone
  d.add(
    group(
      times(count).flatMap((index) => {
        const at = { x: x - w / 2 + (index + 0.5) * size, y }
        return [
          ellipse(
            { x: at.x, y: at.y + size * 0.06 },
            { x: size * 0.32, y: size * 0.42 },
            shade,
            'opacity="0.55"',
          ),
          ellipse(at, { x: size * 0.26, y: size * 0.36 }, lit, 'opacity="0.55"'),
          ellipse(at, { x: size * 0.09, y: size * 0.2 }, shade, 'opacity="0.6"'),
        ]
      }),
    ),
  )
}

function shafts(d: Drawing, scene: Cloister, palette: Palette, eye: Bay['eye']): void {
  const soft = d.blur(16)
  const way = scene.light === 'left' ? -1 : 1
  const beams = times(5).map((beam) => {
    const x = eye.x + way * d.width * (0.12 + beam * 0.1)
    const drop = d.height * (0.5 + beam * 0.13)
    const run = -way * d.width * (0.2 + beam * 0.03)
    return path(
      polygon([
        { x: x - 14, y: eye.y - d.height * 0.42 },
        { x: x + 26 + beam * 8, y: eye.y - d.height * 0.42 },
        { x: x + run + 70 + beam * 22, y: eye.y - d.height * 0.42 + drop },
        { x: x + run - 20, y: eye.y - d.height * 0.42 + drop },
      ]),
      d.down([0, palette.disc, 0.4], [1, palette.glow, 0]),
    )
  })
  d.add(group(beams, `filter="${soft}"`))
}
