import { darker, lighter } from '../colour'
import { type Drawing, n } from '../drawing'
import { circle, ellipse, group, type Point, path, rect, stroke, times } from '../marks'
import type { Palette } from '../palettes'

/** The ribbed stone disc below the vessel of a spire. `w` is its whole width. */
export function ribbedDisc(d: Drawing, { x, y }: Point, w: number, palette: Palette): string {
  const [lit, half, shade] = palette.stone
  const ribs = times(7).map((rib) => {
    const across = (rib - 3) / 3.5
    return ellipse(
      { x: x + across * w * 0.86, y: y - w * 0.16 },
      { x: w * 0.16, y: w * 0.22 * Math.sqrt(1 - across ** 2 * 0.6) },
      d.across([0, lit], [1, across > 0 ? shade : half]),
    )
  })
  return group([rect({ x: x - w * 0.5, y: y - w * 0.08, w, h: w * 0.2 }, half), ...ribs])
}

/** The golden vessel on top: pot, neck and bud. `w` is the width of the pot. */
export function kalash(d: Drawing, { x, y }: Point, w: number, palette: Palette): string {
  const gold = d.across(
    [0, lighter(palette.window, 0.45)],
    [0.5, palette.window],
    [1, darker(palette.window, 0.45)],
  )
  return group([
    ellipse({ x, y: y - w * 0.36 }, { x: w / 2, y: w * 0.4 }, gold),
    rect({ x: x - w * 0.16, y: y - w * 0.98, w: w * 0.32, h: w * 0.3 }, gold),
    ellipse({ x, y: y - w * 0.8 }, { x: w * 0.3, y: w * 0.09 }, gold),
    path(
      `M${n(x - w * 0.2)} ${n(y - w * 0.98)}Q${n(x)} ${n(y - w * 1.2)} ${n(x)} ${n(y - w * 1.75)}Q${n(x)} ${n(y - w * 1.2)} ${n(x + w * 0.2)} ${n(y - w * 0.98)}Z`,
      gold,
    ),
  ])
}

/** A pole with a pennant that the wind carries to the right. `length` is the pennant's. */
export function flag(d: Drawing, { x, y }: Point, length: number, palette: Palette): string {
  const pole = length * 0.95
  const top = y - pole
  const high = length * 0.42
  const sway = d.between(-0.12, 0.12) * length
  const cloth = `M${n(x)} ${n(top)}C${n(x + length * 0.35)} ${n(top - high * 0.35)} ${n(x + length * 0.6)} ${n(top + high * 0.5)} ${n(x + length)} ${n(top + high * 0.3 + sway)}C${n(x + length * 0.6)} ${n(top + high * 0.9)} ${n(x + length * 0.3)} ${n(top + high * 0.5)} ${n(x)} ${n(top + high)}Z`
  return group([
    stroke(
      `M${n(x)} ${n(y + length * 0.5)}V${n(top - 2)}`,
      palette.stone[2],
      Math.max(1, length * 0.035),
    ),
    path(
      cloth,
      d.across(
        [0, darker(palette.flag, 0.2)],
        [0.4, palette.flag],
        [1, lighter(palette.flag, 0.2)],
      ),
    ),
    circle({ x, y: top - 2 }, Math.max(1.2, length * 0.04), palette.window),
  ])
}
