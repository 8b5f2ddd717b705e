import type { MediaItem } from '#schema/entities/media'
import { messagesFor } from '../words/words'
import { Player } from './player'
import { playerUrl, type Video, watchUrl } from './video-address'

/** A video that plays in its place once it is pressed. */
export function VideoPlayer({ video, title, language, poster, sizes }: VideoPlayerProps) {
  const words = messagesFor(language)
  return (
    <Player
      href={watchUrl(video)}
      src={playerUrl(video)}
      heading={title ? words.playNamed(title) : words.playVideo}
      source={words.loadsFrom(words.embedNames[video.provider])}
      frameTitle={title || words.video}
      poster={poster ?? null}
      sizes={sizes ?? '100vw'}
    />
  )
}

interface VideoPlayerProps {
  readonly video: Video
  readonly title: string
  readonly language: string
  /** Stands in for the video until it plays; a drawn ground without one. */
  readonly poster?: MediaItem | null
  /** How wide the layout shows it; the whole page when not given. */
  readonly sizes?: string
}
