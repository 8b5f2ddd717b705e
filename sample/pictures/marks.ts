import { n } from './drawing'

export interface Point {
  readonly x: number
  readonly y: number
}

/** The marks everything is made of; each answers SVG. `extra` holds further attributes. */
export function rect(
  box: { x: number; y: number; w: number; h: number },
  fill: string,
  extra = '',
): string {
  return `<rect x="${n(box.x)}" y="${n(box.y)}" width="${n(Math.max(0, box.w))}" height="${n(Math.max(0, box.h))}" fill="${fill}" ${extra}/>`
}

export function circle({ x, y }: Point, r: number, fill: string, extra = ''): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}" ${extra}/>`
}

export function ellipse(
  { x, y }: Point,
  r: { readonly x: number; readonly y: number },
  fill: string,
  extra = '',
): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r.x)}" ry="${n(r.y)}" fill="${fill}" ${extra}/>`
}

export function path(d: string, fill: string, extra = ''): string {
  return `<path d="${d}" fill="${fill}" ${extra}/>`
}

export function stroke(d: string, colour: string, width: number, extra = ''): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" ${extra}/>`
}

export function group(marks: readonly string[], attributes = ''): string {
  return `<g ${attributes}>${marks.join('')}</g>`
}

/** A closed shape through the points. */
export function polygon(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${n(x)} ${n(y)}`).join('L')}Z`
}

/** `count` whole numbers from 0. */
export function times(count: number): number[] {
  return Array.from({ length: Math.max(0, Math.floor(count)) }, (_, index) => index)
}

/** The point at an angle (radians, 0 to the right, clockwise) and distance. */
export function polar(centre: Point, angle: number, distance: number): Point {
  return { x: centre.x + Math.cos(angle) * distance, y: centre.y + Math.sin(angle) * distance }
}
