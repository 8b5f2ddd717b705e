import { type RefObject, useEffect } from 'react'
import { whenSettled } from '../ui/lazy/when-inactive'

/** Maximum number of pictures fetched ahead: that of a typical page. */
const MAX_AHEAD = 60

/**
 * Fetches the pictures further down the page when the browser is idle, so that they are ready when scrolled to. It also spares
 * the browser checking each lazy picture in every frame, which slows dragging. Skipped if the user saves data.
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

/**
 * Fetches lazy pictures now and returns those in the page afterwards. Reads all widths before the first change, so that the
 * layout isn't recalculated.
 */
function fetchNow(lazy: readonly HTMLImageElement[]): readonly HTMLImageElement[] {
  fitSizes(lazy)
  return lazy.map((picture) => {
    // Chromium keeps observing a picture that was lazy for as long as it is in the page; in texts it is replaced by a copy.
    const isCopied = picture.closest('.rich-text') !== null && !picture.isContentEditable
    const eager = isCopied ? (picture.cloneNode() as HTMLImageElement) : picture
    eager.loading = 'eager'
    if (isCopied) picture.replaceWith(eager)
    return eager
  })
}

/**
 * Sets `sizes` to the rendered width, because `sizes=auto` works only for lazy pictures. Without it, the window's width would
 * decide and far larger files would be fetched.
 */
function fitSizes(pictures: readonly HTMLImageElement[]): void {
  const widths = pictures.map(({ clientWidth }) => clientWidth)
  for (const [index, picture] of pictures.entries()) {
    const sizes = `${widths[index]}px`
    // Setting the same sizes again makes the browser choose and request the file again.
    if (widths[index] && picture.sizes !== sizes) picture.sizes = sizes
  }
}
