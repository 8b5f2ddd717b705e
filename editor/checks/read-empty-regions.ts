/** A place on the rendered page that shows nothing to visitors. */
export interface EmptyRegion {
  readonly block: string
  /** What the empty place inside the block is called; `null` when the whole block shows nothing. */
  readonly slot: string | null
}

/** What shows something without words. */
const VISIBLE_SELECTOR =
  'img, picture, video, audio, iframe, svg, canvas, input, textarea, select, hr'
/** The line of a text that is still blank holds a space without width. */
const VISIBLE_CHARACTER = /[^\s\u200B]/
/** What the editor has put there itself. */
const EDITOR_SELECTOR = '.ed-surface, [data-canvas-control]'

/** The blocks and the places in them that show nothing. What is not rendered yet is given the benefit of the doubt. */
export function readEmptyRegions(canvas: HTMLElement): EmptyRegion[] {
  const drawn = [...canvas.querySelectorAll<HTMLElement>('[data-block-id]')].filter(
    (element) => element.closest('[data-hidden], [data-unrendered]') === null,
  )
  return drawn.flatMap((element): EmptyRegion[] => {
    const block = element.dataset.blockId ?? ''
    const slots = [...element.querySelectorAll<HTMLElement>('.ed-empty-slot')].filter(
      (slot) => slot.closest('[data-block-id]') === element,
    )
    // A container of which nothing shows is one thing to fill, however many places it has.
    if (slots.length > 0 && showsSomething(element))
      return slots.map(({ dataset }) => ({ block, slot: dataset.slotLabel ?? '' }))
    return showsSomething(element) ? [] : [{ block, slot: null }]
  })
}

function showsSomething(element: HTMLElement): boolean {
  if (element.querySelector('.ed-canvas-waiting, .ed-outlet, [data-block-id]')) return true
  // The whole frame around the page is the editor's as well: only what lies inside the block counts.
  const isPagesOwn = (node: Element | null) => {
    const ours = node?.closest(EDITOR_SELECTOR)
    return !ours || ours.contains(element)
  }
  if ([...element.querySelectorAll(VISIBLE_SELECTOR)].some(isPagesOwn)) return true
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    if (VISIBLE_CHARACTER.test(text.nodeValue ?? '') && isPagesOwn(text.parentElement)) return true
  return false
}
