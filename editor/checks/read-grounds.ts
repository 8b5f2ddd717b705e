import { t } from '#schema/messages/t'
import type { ColourPair, Rgb } from './contrast-checks'

const GROUNDS = {
  '': t('plain'),
  'ground-offset': t('offset'),
  'ground-raised': t('raised'),
  'ground-dark': t('dark'),
  'ground-accent': t('accent'),
} as const
const INKS = {
  '--text': t('Text'),
  '--text-quiet': t('Quiet text'),
  '--accent': t('The accent colour'),
}

/**
 * Returns the text colours on each background that the page uses, in both colour schemes, as the style sheets derive them from
 * the location's accent. Renders a swatch of each briefly and reads its colours.
 */
export function readGrounds(canvas: HTMLElement): ColourPair[] {
  const used = Object.entries(GROUNDS).filter(
    ([name]) => name === '' || canvas.querySelector(`.${name}`) !== null,
  )
  const swatches = document.createElement('div')
  swatches.hidden = true
  swatches.className = 'page'
  swatches.style.cssText = canvas.style.cssText
  canvas.parentElement?.append(swatches)
  try {
    return (['light', 'dark'] as const).flatMap((scheme) =>
      used.flatMap(([name, background]) => pairsOn(swatches, { name, background, scheme })),
    )
  } finally {
    swatches.remove()
  }
}

interface GroundName {
  readonly name: string
  readonly background: string
  readonly scheme: 'light' | 'dark'
}

function pairsOn(swatches: HTMLElement, { name, background, scheme }: GroundName): ColourPair[] {
  swatches.style.colorScheme = scheme
  const element = document.createElement('div')
  element.className = name
  swatches.replaceChildren(element)
  element.style.backgroundColor = 'var(--ground)'
  return Object.entries(INKS).flatMap(([token, text]) => {
    element.style.color = `var(${token})`
    const { color, backgroundColor } = getComputedStyle(element)
    const [textColour, backgroundColour] = [rgbOf(color), rgbOf(backgroundColor)]
    if (!textColour || !backgroundColour) return []
    return [{ text, background, scheme, textColour, backgroundColour }]
  })
}

const seen = new Map<string, Rgb | null>()
let context2d: CanvasRenderingContext2D | null | undefined

/** Converts a colour in any notation to RGB; `null` if there is no canvas to draw on. */
function rgbOf(colour: string): Rgb | null {
  const before = seen.get(colour)
  if (before !== undefined) return before
  const rgb = drawn(colour)
  seen.set(colour, rgb)
  return rgb
}

function drawn(colour: string): Rgb | null {
  if (!CSS?.supports?.('color', colour)) return null
  context2d ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!context2d) return null
  context2d.fillStyle = colour
  context2d.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = context2d.getImageData(0, 0, 1, 1).data
  return [red, green, blue]
}
