import { startLightbox } from './lightbox.island'
import { startArrows } from './strip.island'

/** Opens the pictures of a block large, and moves its carousels by their arrows, around both ends. */
export function startPictures(root: HTMLElement): () => void {
  const stops = [...root.querySelectorAll<HTMLElement>('.pictures')].map(startGroup)
  return () => {
    for (const stop of stops) stop()
  }
}

function startGroup(group: HTMLElement): () => void {
  const buttons = group.querySelectorAll<HTMLElement>('.pictures-controls [data-action]')
  const stopArrows = startArrows(group.querySelector<HTMLElement>('.pictures-items'), [...buttons])
  const stopLightbox = startLightbox(group)
  return () => {
    stopArrows()
    stopLightbox()
  }
}
