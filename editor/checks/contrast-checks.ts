import { t } from '#schema/messages/t'
import type { Check } from './check'

/** A colour as displayed: red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number]

/** Text of one colour on one background of the page. */
export interface ColourPair {
  /** Label of the text colour: `Accent`. */
  readonly text: string
  readonly background: string
  readonly scheme: 'light' | 'dark'
  readonly textColour: Rgb
  readonly backgroundColour: Rgb
}

/** Minimum contrast ratio of normal text (WCAG 1.4.3). */
const MIN_CONTRAST = 4.5

/** Returns the colour pairs with insufficient contrast. Text over pictures has its own overlay and is not checked. */
export function contrastChecks(pairs: readonly ColourPair[]): Check[] {
  return pairs.flatMap(({ text, background, scheme, textColour, backgroundColour }) => {
    const ratio = contrast(textColour, backgroundColour)
    if (ratio >= MIN_CONTRAST) return []
    const shown = Math.floor(ratio * 10) / 10
    const message = t(
      '{text} is hard to read on the {background} background in {scheme, select, dark {dark} other {light}} mode: contrast is {shown}:1 and must be at least 4.5:1. Ask head office for another accent colour.',
      { text, background, scheme, shown },
    )
    return [{ kind: 'contrast', severity: 'warning', block: null, field: null, message } as const]
  })
}

/** Returns the contrast ratio of two colours, 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrast(a: Rgb, b: Rgb): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

function linear(part: number): number {
  const share = part / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
