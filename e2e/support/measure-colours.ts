/** The colours of an element in a state. */
export interface Look {
  readonly name: string
  /** Its texts by contrast; `null` where it cannot be told from styles. */
  readonly texts: readonly {
    readonly words: string
    readonly contrast: number | null
    readonly isLarge: boolean
  }[]
  readonly isFilled: boolean
  /** Of a field, between its edge or background and what is around it; `null` of all others. */
  readonly edge: number | null
}

/** Red, green, blue and opacity, all 0 to 1. */
type Colour = readonly [number, number, number, number]

interface Measure {
  isSeen(element: Element): boolean
  describe(element: Element): string
  /** The colour behind an element; `null` where a picture or a gradient is. */
  backdropOf(element: Element): Colour | null
  textsOf(element: Element): Look['texts']
  isFilled(element: Element): boolean
  edgeOf(element: Element): number | null
  /** All that may show focus, as styles. */
  marksAround(element: Element): readonly Ring[]
  /** The best contrast of what has changed since; `null` where it cannot be told. */
  ringOf(element: Element, before: readonly Ring[]): number | 'none' | null
}

interface Ring {
  readonly outline: string
  readonly border: string
  readonly shadow: string
  readonly fill: string
}

declare global {
  interface Window {
    measure: Measure
  }
}

/** Gives a page `window.measure`. Runs in the page: nothing from outside of it may be named. */
export function measureColours(): void {
  const known = new Map<string, Colour>()
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  const FIELDS =
    'input:not([type="submit"], [type="button"], [type="range"], [type="file"], [type="color"]), select, textarea'

  window.measure = {
    isSeen,
    describe,
    textsOf,
    marksAround,
    ringOf,
    backdropOf: (element) => groundOf(element.parentElement ?? element, element),
    isFilled: (element) => colourOf(getComputedStyle(element).backgroundColor)[3] > 0.5,
    edgeOf(element) {
      const around = groundOf(element.parentElement ?? element, element)
      if (!element.matches(FIELDS) || !around || isBare(element)) return null
      const { borderBottomColor, backgroundColor } = getComputedStyle(element)
      return Math.max(...[borderBottomColor, backgroundColor].map((each) => contrast(each, around)))
    },
  }

  /** A field whose edge is that of the box it is in. */
  function isBare(element: Element): boolean {
    const { borderBottomWidth, appearance } = getComputedStyle(element)
    return Number.parseFloat(borderBottomWidth) === 0 || appearance === 'auto'
  }

  function isSeen(element: Element): boolean {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
    const { width, height } = element.getBoundingClientRect()
    if (width < 1 || height < 1) return false
    for (let each: Element | null = element; each; each = each.parentElement) {
      const style = getComputedStyle(each)
      if (style.clipPath.startsWith('inset(50%')) return false
      const box = each.getBoundingClientRect()
      if (style.overflow !== 'visible' && (box.width < 2 || box.height < 2)) return false
    }
    return true
  }

  function describe(element: Element): string {
    const block = element.closest('[data-block-name]')?.getAttribute('data-block-name')
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 24)
    const kind = [element.localName, ...element.classList].join('.')
    return `${block ? `${block} ` : ''}${kind} '${name}'`
  }

  function textsOf(element: Element): Look['texts'] {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const found: Look['texts'][number][] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const [holder, words] = [node.parentElement, node.textContent?.trim().slice(0, 24)]
      if (!holder || !words || !isSeen(holder)) continue
      const style = getComputedStyle(holder)
      const size = Number.parseFloat(style.fontSize)
      const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700)
      const ground = groundOf(holder, holder)
      found.push({ words, isLarge, contrast: ground && contrast(style.color, ground) })
    }
    return found
  }

  /** The colour that is behind what is in an element; the nearest opaque one, with what lies over it. */
  function groundOf(element: Element, within: Element): Colour | null {
    const layers: Colour[] = []
    for (const each of stackBelow(element, within)) {
      if (each.matches('img, video, iframe, picture, canvas, .ornament, .picture')) return null
      const style = getComputedStyle(each)
      if (style.backgroundImage !== 'none') return null
      const colour = colourOf(style.backgroundColor)
      layers.push(colour)
      if (colour[3] === 1) return layers.reduceRight((below, above) => over(above, below))
    }
    return layers.reduceRight((below, above) => over(above, below), [1, 1, 1, 1] as Colour)
  }

  /** The element and all that is drawn below its middle; its ancestors where its middle is out of the window. */
  function stackBelow(element: Element, within: Element): Element[] {
    const { left, top, width, height } = within.getBoundingClientRect()
    const stack = document.elementsFromPoint(left + width / 2, top + height / 2)
    const at = stack.indexOf(element)
    if (at >= 0) return stack.slice(at)
    const chain: Element[] = []
    for (let each: Element | null = element; each; each = each.parentElement) chain.push(each)
    return chain
  }

  function marksAround(element: Element): Ring[] {
    const styles = [
      getComputedStyle(element),
      ...['::before', '::after'].map((part) => getComputedStyle(element, part)),
      ...placesAround(element).map((each) => getComputedStyle(each)),
    ]
    return styles.map((style) => ({
      outline: isDrawn(style) ? style.outlineColor : '',
      border: style.borderBottomColor,
      shadow: style.boxShadow,
      fill: style.backgroundColor,
    }))
  }

  /** The browser's own ring (`auto`) is as wide as it takes. */
  function isDrawn({ outlineStyle, outlineWidth }: CSSStyleDeclaration): boolean {
    if (outlineStyle === 'auto') return true
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1.5
  }

  function placesAround(element: Element): Element[] {
    const around: Element[] = [...element.children]
    if (element.nextElementSibling) around.push(element.nextElementSibling)
    let each = element.parentElement
    for (let steps = 0; each && steps < 4; steps += 1, each = each.parentElement) around.push(each)
    return around
  }

  function ringOf(element: Element, before: readonly Ring[]): number | 'none' | null {
    const changed = marksAround(element).flatMap((ring, index) => {
      const was = before[index]
      const parts = (['outline', 'border', 'fill'] as const).filter((part) => {
        return ring[part] !== '' && ring[part] !== was?.[part]
      })
      const shadow = ring.shadow !== was?.shadow ? ring.shadow.match(/^[\w-]+\([^)]*\)/) : null
      return [...parts.map((part) => ring[part]), ...(shadow ?? [])]
    })
    if (changed.length === 0) return 'none'
    const ground = groundOf(element.parentElement ?? element, element)
    const own = groundOf(element, element)
    if (!ground || !own) return null
    return Math.max(...changed.flatMap((each) => [contrast(each, ground), contrast(each, own)]))
  }

  function contrast(css: string, ground: Colour): number {
    const [a, b] = [luminance(over(colourOf(css), ground)), luminance(ground)]
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
  }

  function over(above: Colour, below: Colour): Colour {
    const mix = (part: 0 | 1 | 2) => above[part] * above[3] + below[part] * (1 - above[3])
    return [mix(0), mix(1), mix(2), 1]
  }

  /** WCAG, relative luminance. */
  function luminance([red, green, blue]: Colour): number {
    const linear = (part: number) =>
      part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /** As the browser draws it, in whatever notation it is computed. */
  function colourOf(css: string): Colour {
    const before = known.get(css)
    if (before) return before
    if (!canvas) throw new Error('There is no canvas')
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = 'transparent'
    canvas.fillStyle = css
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, opacity = 0] = canvas.getImageData(0, 0, 1, 1).data
    const colour = [red / 255, green / 255, blue / 255, opacity / 255] as const
    known.set(css, colour)
    return colour
  }
}
