import { type RefObject, useEffect } from 'react'
import { whenSettled } from '../ui/lazy/when-inactive'

/** The number of pictures that are fetched ahead: those of a usual page. */
const MAX_AHEAD = 60

/**
 * Fetches the pictures further down the page once nothing else is to be done: they are there when they come into view, and the
 * browser no longer looks for each of them in every frame, which slows down dragging. Not for someone who saves data.
 */
export function useLazyPictures(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const shown = page.current
    if (!shown) return
    let pictures: readonly HTMLImageElement[] = []
    const resized = new ResizeObserver(() => fitSizes(pictures))
    const cancel = whenSettled(() => {
      if (window.matchMedia?.('(prefers-reduced-data: reduce)').matches) return
      const lazy = [...shown.querySelectorAll<HTMLImageElement>('img[loading=lazy]')]
      pictures = fetchNow(lazy.slice(0, MAX_AHEAD))
      resized.observe(shown)
    })
    return () => {
      cancel()
      resized.disconnect()
    }
  }, [page])
}

/** Answers the pictures that are now in the page. All widths are read before the first change, which keeps the layout. */
function fetchNow(lazy: readonly HTMLImageElement[]): readonly HTMLImageElement[] {
  fitSizes(lazy)
  return lazy.map((picture) => {
    // Chromium watches a picture that began lazy for as long as it is in the page: in a text, a copy takes its place.
    const isCopied = picture.closest('.rich-text') !== null && !picture.isContentEditable
    const eager = isCopied ? (picture.cloneNode() as HTMLImageElement) : picture
    eager.loading = 'eager'
    if (isCopied) picture.replaceWith(eager)
    return eager
  })
}

/** `sizes=auto` counts for lazy pictures only. Without it the width of the window would decide, and fetch far larger files. */
function fitSizes(pictures: readonly HTMLImageElement[]): void {
  const widths = pictures.map(({ clientWidth }) => clientWidth)
  for (const [index, picture] of pictures.entries()) {
    const sizes = `${widths[index]}px`
    // Setting the same sizes again makes the browser choose and request the file again.
    if (widths[index] && picture.sizes !== sizes) picture.sizes = sizes
  }
}
