/** A colour between two others: 0 is the first, 1 the second. Colours are `#rrggbb`. */
export function mix(from: string, to: string, part: number): string {
  const a = channels(from)
  const b = channels(to)
  return `#${a
    .map((value, index) => Math.round(value + ((b[index] ?? value) - value) * part))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`
}

export function lighter(colour: string, part: number): string {
  return mix(colour, '#ffffff', part)
}

export function darker(colour: string, part: number): string {
  return mix(colour, '#000000', part)
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
}
