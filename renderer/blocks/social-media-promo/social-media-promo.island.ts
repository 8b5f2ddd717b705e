import { startArrows } from '../../parts/media/strip.island'

/** Moves each feed by its arrows. */
export default function socialMediaPromo(root: HTMLElement): () => void {
  const feeds = root.querySelectorAll<HTMLElement>('.social-media-promo-feed')
  const stops = Array.from(feeds, (feed) =>
    startArrows(feed.querySelector<HTMLElement>('.social-media-promo-posts'), [
      ...feed.querySelectorAll<HTMLElement>('[data-action]'),
    ]),
  )
  return () => {
    for (const stop of stops) stop()
  }
}
