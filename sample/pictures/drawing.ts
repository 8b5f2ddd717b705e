/** A colour at a part (0 to 1) of a gradient, and how opaque it is there. */
export type Stop = readonly [at: number, colour: string, opacity?: number]

export interface Size {
  readonly width: number
  readonly height: number
}

/** A picture being drawn: marks from back to front, with the gradients and filters they use. */
export class Drawing {
  readonly width: number
  readonly height: number
  readonly random: () => number
  readonly #defs: string[] = []
  readonly #known = new Map<string, string>()
  readonly #marks: string[] = []

  constructor({ width, height }: Size, seed: number) {
    this.width = width
    this.height = height
    this.random = seededRandom(seed)
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.random()
  }

  pick<T>(choices: readonly T[]): T {
    const choice = choices[Math.floor(this.random() * choices.length)]
    if (choice === undefined) throw new Error('There is nothing to pick from')
    return choice
  }

  add(...marks: readonly string[]): void {
    this.#marks.push(...marks)
  }

  /** From the top of a shape to its bottom. */
  down(...stops: readonly Stop[]): string {
    return this.#paint('linearGradient', 'x1="0" y1="0" x2="0" y2="1"', stops)
  }

  /** From the left of a shape to its right. */
  across(...stops: readonly Stop[]): string {
    return this.#paint('linearGradient', 'x1="0" y1="0" x2="1" y2="0"', stops)
  }

  /** From the centre of a shape outwards; `at` moves the centre, in parts of the shape. */
  outward(stops: readonly Stop[], at: { readonly x: number; readonly y: number } = CENTRE): string {
    return this.#paint('radialGradient', `cx="${at.x}" cy="${at.y}" r="0.5"`, stops)
  }

  blur(deviation: number): string {
    return this.define(
      'filter',
      'x="-30%" y="-30%" width="160%" height="160%"',
      `<feGaussianBlur stdDeviation="${n(deviation)}"/>`,
    )
  }

  /** Anything that is referred to by address: a clip path, a mask, a pattern. Answers `url(#…)`. */
  define(tag: string, attributes: string, body: string): string {
    const key = `${tag} ${attributes} ${body}`
    const known = this.#known.get(key)
    if (known) return known
    const id = `d${this.#known.size}`
    this.#defs.push(`<${tag} id="${id}" ${attributes}>${body}</${tag}>`)
    this.#known.set(key, `url(#${id})`)
    return `url(#${id})`
  }

  toSvg(): string {
    const { width, height } = this
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${this.#defs.join('')}</defs>${this.#marks.join('')}</svg>`
  }

  #paint(tag: string, attributes: string, stops: readonly Stop[]): string {
    const body = stops.map(
      ([at, colour, opacity = 1]) =>
        `<stop offset="${n(at)}" stop-color="${colour}" stop-opacity="${n(opacity)}"/>`,
    )
    return this.define(tag, attributes, body.join(''))
  }
}

const CENTRE = { x: 0.5, y: 0.5 }

/** A length as short as it can be written. */
export function n(value: number): string {
  return String(Math.round(value * 100) / 100)
}

/** Numbers from 0 up to 1 that look random and are the same for the same seed (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
