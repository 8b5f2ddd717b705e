import type { RenderedHeading } from './heading-checks'

/** Headings, and placeholders of blocks that aren't rendered yet. */
const WANTED = 'h1, h2, h3, h4, h5, h6, .ed-canvas-waiting, [data-unrendered]'
/** Elements of the editor, and elements that visitors don't see. */
const OTHERS = '[data-canvas-control], .ed-surface, [data-hidden], [hidden], dialog:not([open])'

/** Returns the headings of the canvas in reading order. */
export function readHeadings(canvas: HTMLElement): RenderedHeading[] {
  return [...canvas.querySelectorAll<HTMLElement>(WANTED)].flatMap((element) => {
    const block = element.closest<HTMLElement>('[data-block-id]')?.dataset.blockId
    // The editor around the canvas also has this class.
    const other = element.closest(OTHERS)
    if (block === undefined || (other !== null && canvas.contains(other))) return []
    const isHeading = /^H[1-6]$/.test(element.tagName)
    const level = isHeading ? Number(element.tagName.slice(1)) : null
    return [{ block, level, text: headingText(element) }]
  })
}

/** Returns the text of a heading; for a picture, its alt text. */
function headingText(element: HTMLElement): string {
  const words = element.textContent.trim() || element.getAttribute('aria-label') || ''
  return words || (element.querySelector('img')?.alt ?? '')
}
