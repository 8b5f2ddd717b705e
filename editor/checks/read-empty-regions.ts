/** A block or slot on the rendered page that shows nothing to visitors. */
export interface EmptyRegion {
  readonly block: string
  /** Label of the empty slot; `null` if the whole block shows nothing. */
  readonly slot: string | null
}

/** Elements that are visible without text. */
const VISIBLE_SELECTOR =
  'img, picture, video, audio, iframe, svg, canvas, input, textarea, select, hr'
/** A text line that is still blank contains a zero-width space. */
const VISIBLE_CHARACTER = /[^\s\u200B]/
/** Elements added by the editor. */
const EDITOR_SELECTOR = '.ed-surface, [data-canvas-control]'

/** Returns the blocks and slots that show nothing. Blocks not rendered yet are assumed to show something. */
export function readEmptyRegions(canvas: HTMLElement): EmptyRegion[] {
  const rendered = [...canvas.querySelectorAll<HTMLElement>('[data-block-id]')].filter(
    (element) => element.closest('[data-hidden], [data-unrendered]') === null,
  )
  return rendered.flatMap((element): EmptyRegion[] => {
    const block = element.dataset.blockId ?? ''
    const slots = [...element.querySelectorAll<HTMLElement>('.ed-empty-slot')].filter(
      (slot) => slot.closest('[data-block-id]') === element,
    )
    // An empty container counts as one empty region, however many slots it has.
    if (slots.length > 0 && showsSomething(element))
      return slots.map(({ dataset }) => ({ block, slot: dataset.slotLabel ?? '' }))
    return showsSomething(element) ? [] : [{ block, slot: null }]
  })
}

function showsSomething(element: HTMLElement): boolean {
  if (element.querySelector('.ed-canvas-waiting, .ed-outlet, [data-block-id]')) return true
  // The frame around the page also belongs to the editor: only elements inside the block count.
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
