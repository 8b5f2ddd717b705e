import { startPictures } from '../../parts/media/pictures.island'

/** Opens the pictures large, and moves a carousel by its arrows. */
export default function media(root: HTMLElement): () => void {
  return startPictures(root)
}
