import { n } from '../drawing'
import { circle, polar, stroke, times } from '../marks'
import { type Thing, thing } from '../parts/thing'

/** What a pot hangs by. */
export const cord = thing(() => [stroke('M-56 -78L0 -150L56 -78M0 -150V-320', '#e9cf9a', 6)])

/** A rocket that has burst. */
export function burst(colour: string): Thing {
  const sparks = times(26).map((i) => {
    const angle = (i / 26) * Math.PI * 2
    const reach = i % 2 === 0 ? 40 : 50
    const at = (distance: number) => polar({ x: 0, y: 0 }, angle, distance)
    return { from: at(22), to: at(reach), tip: at(reach + 3) }
  })
  return thing(() => [
    stroke(
      sparks.map(({ from, to }) => `M${n(from.x)} ${n(from.y)}L${n(to.x)} ${n(to.y)}`).join(''),
      colour,
      1.6,
      'stroke-linecap="round"',
    ),
    ...sparks.map(({ tip }) => circle(tip, 1.6, '#fff3cf')),
  ])
}
