import type { Locator } from '@playwright/test'

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The texts within an element of which a line is below one of the boxes; without those in `except`. */
export async function coveredTexts(
  root: Locator,
  over: readonly Box[],
  except = 'script, style',
): Promise<string[]> {
  const lines = await root.evaluate((element, selector) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const found: { words: string; x: number; y: number; width: number; height: number }[] = []
    while (texts.nextNode()) {
      if (texts.currentNode.parentElement?.closest(selector)) continue
      range.selectNodeContents(texts.currentNode)
      for (const { x, y, width, height } of range.getClientRects())
        found.push({ words: texts.currentNode.textContent ?? '', x, y, width, height })
    }
    return found
  }, except)
  return lines.filter((line) => over.some((box) => overlaps(line, box))).map(({ words }) => words)
}

function overlaps(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}
