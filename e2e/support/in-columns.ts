import type { Page } from '@playwright/test'

/** The least size of text, in px. */
const MIN_TEXT = 12
/** Fewer letters of a word alone on a line are no word broken in two, but letters fallen off it. */
const MIN_LETTERS = 3
/** Items beside each other that are narrower, in px, have too few letters on a line. */
const NARROWEST_ITEM = 88
const CONTROLS = 'a[href], button, input:not([type="hidden"]), select, textarea, summary'

/**
 * Lists the parts that do not fit into a column: text or controls outside their block, words broken letter by letter,
 * text too small to read, and grids that keep more items in a row than there is room for. What scrolls sideways brings its content into view.
 */
export async function misfits(page: Page, slot: string): Promise<string[]> {
  const { words, controls, rows } = await measure(page, slot)
  const problems = [
    ...words.filter(isBroken).map(({ block, lines }) => `${block}: '${lines.join('|')}'`),
    ...words
      .filter(({ size }) => size < MIN_TEXT)
      .map(({ block, lines, size }) => `${block}: '${lines.join('')}' in ${size} px`),
    ...[...words, ...controls]
      .filter(({ isOutside }) => isOutside)
      .map((each) => `${each.block}: outside: ${'name' in each ? each.name : each.lines.join('')}`),
    ...rows
      .filter(({ width }) => width < NARROWEST_ITEM)
      .map(({ block, name, width }) => `${block}: items of ${Math.round(width)} px in ${name}`),
  ]
  return [...new Set(problems)]
}

interface Word {
  readonly block: string
  /** Its letters, by the line they are on. */
  readonly lines: readonly string[]
  /** Of its text, in px. */
  readonly size: number
  readonly isOutside: boolean
}

function isBroken({ lines }: Word): boolean {
  // An address has no better place to break.
  const isAddress = /[@/.]\w/.test(lines.join(''))
  return lines.length > 1 && !isAddress && lines.some(({ length }) => length < MIN_LETTERS)
}

interface Measured {
  readonly words: readonly Word[]
  readonly controls: readonly Pick<Word & { name: string }, 'block' | 'name' | 'isOutside'>[]
  /** Rows of three items or more with text, by the width of the narrowest, in px. */
  readonly rows: readonly {
    readonly block: string
    readonly name: string
    readonly width: number
  }[]
}

function measure(page: Page, slot: string): Promise<Measured> {
  return page.locator(`${slot} > .block`).evaluateAll((blocks, controls) => {
    return {
      words: blocks.flatMap((block) => textsOf(block).flatMap((text) => splitWords(text, block))),
      controls: blocks.flatMap((block) => {
        return elementsOf(block, controls).map((element) => ({
          block: nameOf(block),
          name: describe(element),
          isOutside: isBeside(element.getBoundingClientRect(), element, block),
        }))
      }),
      rows: blocks.flatMap((block) => elementsOf(block, '*').flatMap((grid) => rowOf(grid, block))),
    }

    function textsOf(block: Element): Text[] {
      const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text)
      return texts.filter(({ parentElement }) => parentElement && isShown(parentElement))
    }

    function splitWords(text: Text, block: Element): Word[] {
      const element = text.parentElement as Element
      const size = Number.parseFloat(getComputedStyle(element).fontSize)
      return [...text.data.matchAll(/[^\s\p{Pd}·]{2,}/gu)].map(({ 0: word, index }) => {
        const range = rangeOf(text, index, word.length)
        const isOutside = isBeside(range.getBoundingClientRect(), element, block)
        const lines = range.getClientRects().length < 2 ? [word] : linesOf(text, index, word)
        return { block: nameOf(block), lines, size, isOutside }
      })
    }

    function linesOf(text: Text, from: number, word: string): string[] {
      const lines = new Map<number, string>()
      for (let at = 0; at < word.length; at += 1) {
        const top = Math.round(rangeOf(text, from + at, 1).getBoundingClientRect().top)
        lines.set(top, `${lines.get(top) ?? ''}${word[at]}`)
      }
      return [...lines.values()]
    }

    function rangeOf(text: Text, from: number, length: number): Range {
      const range = document.createRange()
      range.setStart(text, from)
      range.setEnd(text, from + length)
      return range
    }

    /** It is items alike that share a width: an icon or a date beside a text may be narrow. */
    function rowOf(grid: Element, block: Element): Measured['rows'] {
      const { display, gridTemplateColumns } = getComputedStyle(grid)
      if (!display.includes('grid') || !gridTemplateColumns.includes(' ')) return []
      const items = [...grid.children].filter(isShown)
      const alike = items.filter(({ className, textContent }) => {
        return className === items[0]?.className && (textContent ?? '').trim().length > 12
      })
      if (alike.length < 3) return []
      const width = Math.min(...alike.map((item) => item.getBoundingClientRect().width))
      return [{ block: nameOf(block), name: describe(grid), width }]
    }

    /** Returns whether a box is beyond the side edges of its block, with nothing between that scrolls to it. */
    function isBeside(box: DOMRect, element: Element, block: Element): boolean {
      const { left, right } = block.getBoundingClientRect()
      if (box.left >= left - 1 && box.right <= right + 1) return false
      for (let each = element; each !== block && each.parentElement; each = each.parentElement)
        if (/auto|scroll/.test(getComputedStyle(each).overflowX)) return false
      return true
    }

    function elementsOf(block: Element, selector: string): Element[] {
      return [...block.querySelectorAll(selector)].filter(isShown)
    }

    /** Texts for screen readers alone are skipped. */
    function isShown(element: Element): boolean {
      if (!element.checkVisibility({ visibilityProperty: true })) return false
      return !isClipped(element)
    }

    function isClipped(element: Element): boolean {
      for (let each: Element | null = element; each; each = each.parentElement)
        if (getComputedStyle(each).clipPath.startsWith('inset(50%')) return true
      return false
    }

    function nameOf(block: Element): string {
      return block.getAttribute('data-block-name') ?? ''
    }

    function describe(element: Element): string {
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 30)
      return `${element.localName}.${element.className} '${name}'`
    }
  }, CONTROLS)
}
