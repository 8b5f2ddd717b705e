import type { Page } from '@playwright/test'

/*
 * Lists the parts of a page of blocks that cannot be read or pressed, measured in the page itself: every text, link and button of it
 * in one look. What only those who listen are told (`clip-path: inset(50%)`) is left out.
 */

/** Texts that some element around them cuts off, or that are outside of the page's width. */
export async function cutTexts(page: Page): Promise<string[]> {
  const width = page.viewportSize()?.width ?? 0
  const found = (await textsOn(page)).flatMap((text) => {
    const cut = cutAlong('x', text) ?? cutAlong('y', text) ?? outside(text, width)
    return cut ? [`${text.block}: '${text.words}' by ${cut}`] : []
  })
  return [...new Set(found)]
}

interface Text {
  readonly words: string
  readonly block: string
  readonly lines: readonly Box[]
  /** The elements around it that hide or scroll what does not fit, from the inside out. */
  readonly around: readonly (Box & {
    readonly name: string
    readonly overflow: Readonly<Record<'x' | 'y', string>>
  })[]
}
/** In pixels of the window. */
type Box = Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>

/** By what is found between the text and what scrolls this way: that brings the text into view. */
function cutAlong(axis: 'x' | 'y', { lines, around }: Text): string | null {
  for (const { name, overflow, ...box } of around) {
    if (/auto|scroll/.test(overflow[axis])) return null
    const cuts = (line: Box) =>
      axis === 'x'
        ? line.left < box.left || line.right > box.right
        : line.top < box.top || line.bottom > box.bottom
    if (overflow[axis] !== 'visible' && lines.some(cuts)) return name
  }
  return null
}

function outside({ lines, around }: Text, width: number): string | null {
  if (around.some(({ overflow }) => /auto|scroll/.test(overflow.x))) return null
  return lines.some(({ left, right }) => left < -1 || right > width + 1) ? 'the edge' : null
}

/** Every text that is shown. */
function textsOn(page: Page): Promise<Text[]> {
  return page.locator('.page').evaluate((root) => {
    const texts: Text[] = []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const [element, words] = [node.parentElement, node.textContent?.trim().slice(0, 40)]
      if (!element || !words || !element.checkVisibility({ visibilityProperty: true })) continue
      const chain = chainOf(element)
      if (chain.some(({ style }) => style.clipPath.startsWith('inset(50%'))) continue
      const block = element.closest('[data-block-name]')?.getAttribute('data-block-name') ?? ''
      texts.push({ words, block, lines: linesOf(node, element), around: chain.flatMap(boxOf) })
    }
    return texts

    function chainOf(element: Element) {
      const chain = []
      for (let each: Element | null = element; each; each = each.parentElement)
        chain.push({ each, style: getComputedStyle(each) })
      return chain
    }

    /** The area of the letters: a face's own box is higher than they are, and may hang out of its line. */
    function linesOf(text: Node, element: Element): Box[] {
      const size = Number.parseFloat(getComputedStyle(element).fontSize)
      const range = document.createRange()
      range.selectNodeContents(text)
      return [...range.getClientRects()]
        .filter(({ width, height }) => width > 0 && height > 0)
        .map(({ left, right, top, bottom }) => {
          const middle = (top + bottom) / 2
          return { left, right, top: middle - size * 0.4, bottom: middle + size * 0.4 }
        })
    }

    /** With a point to spare for what is rounded. */
    function boxOf({ each, style }: ReturnType<typeof chainOf>[number]): Text['around'] {
      const overflow = { x: style.overflowX, y: style.overflowY }
      if (overflow.x === 'visible' && overflow.y === 'visible') return []
      const { left, right, top, bottom } = each.getBoundingClientRect()
      const box = { left: left - 1, right: right + 1, top: top - 1, bottom: bottom + 1 }
      return [{ ...box, name: each.className || each.localName, overflow }]
    }
  })
}

/** Lists the controls that measure less than 24 px. Links within a sentence may (WCAG 2.2, 2.5.8). */
export function smallTargets(page: Page): Promise<string[]> {
  return page.locator('.page').evaluate((root) => {
    const least = 24
    const targets = root.querySelectorAll('a[href], button, input, select, textarea, summary')
    return [...targets].filter(isShown).filter(isSmall).map(describeElement)

    function isShown(element: Element): boolean {
      if (!element.checkVisibility({ visibilityProperty: true })) return false
      for (let each: Element | null = element; each; each = each.parentElement)
        if (getComputedStyle(each).clipPath.startsWith('inset(50%')) return false
      return true
    }

    function isSmall(element: Element): boolean {
      const { width, height } = (element.closest('label') ?? element).getBoundingClientRect()
      const isInSentence =
        getComputedStyle(element).display === 'inline' &&
        element.parentElement?.textContent?.trim() !== element.textContent?.trim()
      // The title of a card lets the whole card be pressed.
      const reachesOver = getComputedStyle(element, '::after').position === 'absolute'
      return !isInSentence && !reachesOver && Math.min(width, height) < least - 0.5
    }

    function describeElement(element: Element): string {
      const { width, height } = element.getBoundingClientRect()
      const block = element.closest('[data-block-name]')?.getAttribute('data-block-name')
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 30)
      return `${block}: ${element.localName}.${element.className} '${name}' ${Math.round(width)} x ${Math.round(height)}`
    }
  })
}

/** Buttons and fields without an edge, and links that show neither a text, nor a drawing, nor an edge. */
export function withoutEdge(page: Page): Promise<string[]> {
  return page.locator('.page').evaluate((root) => {
    const buttons = [...root.querySelectorAll('button, input, select, textarea, .button-link')]
    const bare = [...root.querySelectorAll('a[href], summary')].filter(showsNothing)
    return [...buttons, ...bare]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !isForListeners(element) && !hasEdge(element))
      .map((element) => {
        const block = element.closest('[data-block-name]')?.getAttribute('data-block-name')
        return `${block}: ${element.localName}.${element.className}`
      })

    function showsNothing(element: Element): boolean {
      const inside = [...element.querySelectorAll('*')].filter((each) => !isForListeners(each))
      const hasDrawing = inside.some((each) => each.matches('svg, img'))
      return !hasDrawing && (element as HTMLElement).innerText.trim() === ''
    }

    function isForListeners(element: Element): boolean {
      for (let each: Element | null = element; each; each = each.parentElement)
        if (getComputedStyle(each).clipPath.startsWith('inset(50%')) return true
      return false
    }

    /** Returns whether the element, its pseudo-elements or a child has a visible border. */
    function hasEdge(element: Element): boolean {
      const styles = [
        getComputedStyle(element),
        getComputedStyle(element, '::before'),
        getComputedStyle(element, '::after'),
        ...[...element.children].map((each) => getComputedStyle(each)),
      ]
      return styles.some(
        ({ borderTopStyle, borderTopWidth, content }) =>
          content !== 'none' && borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1,
      )
    }
  })
}
