import type { DrawnHeading } from './heading-checks'

/** Headings, and what stands where a block is not rendered yet. */
const WANTED = 'h1, h2, h3, h4, h5, h6, .ed-canvas-waiting, [data-unrendered]'
/** What the editor itself has put there, and what visitors do not see. */
const OTHERS = '[data-canvas-control], .ed-surface, [data-hidden], [hidden], dialog:not([open])'

/** The headings of the canvas in reading order. */
export function readHeadings(canvas: HTMLElement): DrawnHeading[] {
  return [...canvas.querySelectorAll<HTMLElement>(WANTED)].flatMap((element) => {
    const block = element.closest<HTMLElement>('[data-block-id]')?.dataset.blockId
    // The editor round the canvas has a surface of its own.
    const other = element.closest(OTHERS)
    if (block === undefined || (other !== null && canvas.contains(other))) return []
    const isHeading = /^H[1-6]$/.test(element.tagName)
    const level = isHeading ? Number(element.tagName.slice(1)) : null
    return [{ block, level, text: headingText(element) }]
  })
}

/** The words of a heading; a picture in it speaks by its alternative text. */
function headingText(element: HTMLElement): string {
  const words = element.textContent.trim() || element.getAttribute('aria-label') || ''
  return words || (element.querySelector('img')?.alt ?? '')
}
