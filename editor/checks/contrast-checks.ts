import type { Check } from './check'
import { contrast, type Rgb } from './contrast'

/** Text of one colour on one ground of the page. */
export interface InkOnGround {
  /** Its label: `Accent`. */
  readonly ink: string
  readonly ground: string
  readonly scheme: 'light' | 'dark'
  readonly inkColour: Rgb
  readonly groundColour: Rgb
}

/** Text of ordinary size needs 4.5 to 1 (WCAG 1.4.3). */
const NEEDED = 4.5

/** The pairs of colours that cannot be read by everyone. Text over pictures has its own veil and is not looked at. */
export function contrastChecks(pairs: readonly InkOnGround[]): Check[] {
  return pairs.flatMap(({ ink, ground, scheme, inkColour, groundColour }) => {
    const ratio = contrast(inkColour, groundColour)
    if (ratio >= NEEDED) return []
    const shown = Math.floor(ratio * 10) / 10
    const message = `${ink} on the ${ground} ground is hard to read in the ${scheme} scheme: ${shown} to 1, where 4.5 to 1 is needed. Ask the head office for another accent colour.`
    return [{ kind: 'contrast', severity: 'warning', block: null, field: null, message } as const]
  })
}
