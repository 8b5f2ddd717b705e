import { startLightbox } from '../../parts/media/lightbox.island'

/** Opens the pictures large; the strip itself scrolls without script. */
export default function mandirMoods(root: HTMLElement): () => void {
  return startLightbox(root)
}
