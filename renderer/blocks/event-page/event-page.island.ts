import { startPictures } from '../../parts/media/pictures.island'

/** Opens the photos large. */
export default function eventPage(root: HTMLElement): () => void {
  return startPictures(root)
}
