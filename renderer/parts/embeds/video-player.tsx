import type { MediaItem } from '#schema/entities/media'
import { messagesFor } from '../words/words'
import { Player } from './player'
import { playerUrl, type Video, watchUrl } from './video-address'

/** A video that plays in place when it is clicked. */
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
  /** Picture shown until the video plays; without one a drawn background. */
  readonly poster?: MediaItem | null
  /** The `sizes` of the picture; the full page width by default. */
  readonly sizes?: string
}
