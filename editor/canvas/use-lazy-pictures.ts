import { type RefObject, useEffect } from 'react'
import { whenSettled } from '../ui/lazy/when-inactive'

/** The number of pictures that are fetched ahead: those of a usual page. */
const MAX_AHEAD = 60

/**
 * Fetches the pictures further down the page once nothing else is to be done: they are there when they come into view, and the
 * browser no longer looks for each of them in every frame, which slows down dragging. Not for someone who saves data.
 */
export function useLazyPictures(page: RefObject<HTMLElement | null>): void {
  useEffect(
    () =>
      whenSettled(() => {
        if (window.matchMedia?.('(prefers-reduced-data: reduce)').matches) return
        const lazy = page.current?.querySelectorAll<HTMLImageElement>('img[loading=lazy]') ?? []
        for (const picture of [...lazy].slice(0, MAX_AHEAD)) fetchNow(picture)
      }),
    [page],
  )
}

/** Chromium watches a picture that began lazy for as long as it is in the page, loaded or not: in a text, a copy takes its place. */
function fetchNow(picture: HTMLImageElement): void {
  if (picture.closest('.rich-text') === null || picture.isContentEditable) {
    picture.loading = 'eager'
    return
  }
  const copy = picture.cloneNode() as HTMLImageElement
  copy.loading = 'eager'
  picture.replaceWith(copy)
}
