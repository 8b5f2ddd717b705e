import { type Drawing, n } from '../drawing'
import { group, type Point } from '../marks'

/** What can stand in a scene: `at` is the middle of its foot, `size` its height (of a person: an adult's). */
export type Thing = (d: Drawing, at: Point, size: number) => string

/** A thing of marks that were drawn 100 high, standing on 0. */
export function thing(draw: (d: Drawing) => readonly string[]): Thing {
  return (d, { x, y }, size) =>
    group(draw(d), `transform="translate(${n(x)} ${n(y)}) scale(${(size / 100).toFixed(4)})"`)
}

/** The same, seen in a mirror. */
export function mirrored(shown: Thing): Thing {
  return (d, { x, y }, size) =>
    group([shown(d, { x: 0, y: 0 }, size)], `transform="translate(${n(x)} ${n(y)}) scale(-1 1)"`)
}

/** The same, turned by degrees around its foot. */
export function turned(shown: Thing, degrees: number): Thing {
  return (d, { x, y }, size) =>
    group(
      [shown(d, { x: 0, y: 0 }, size)],
      `transform="translate(${n(x)} ${n(y)}) rotate(${degrees})"`,
    )
}
