import { startPictures } from '../media/pictures.island'
import { startVideoPlayers } from '../media/video-player.island'

/** Opens an article's pictures large and plays its videos in their place. */
export function startArticle(root: HTMLElement): () => void {
  const stops = [startPictures(root), startVideoPlayers(root)]
  return () => {
    for (const stop of stops) stop()
  }
}
