import type { MediaItem } from '#schema/entities/media'
import { Ornament } from '../kit/ornament'
import { messagesFor } from '../words/words'
import { Picture } from './picture'
import { playerUrl, type Video, watchUrl } from './video-address'

/**
 * A video behind a picture of ours, or a drawn ground: its site is asked for nothing until the visitor wants to
 * watch. Then its island shows the player; without script the link leads to the site.
 */
export function VideoPlayer({ video, title, language, poster = null, sizes }: VideoPlayerProps) {
  const words = messagesFor(language)
  return (
    <div className="video-player ground-dark" data-island="video-player">
      <a className="video-player-facade" href={watchUrl(video)}>
        {poster ? (
          <Picture item={{ ...poster, altText: '' }} sizes={sizes ?? '100vw'} />
        ) : (
          <Ornament kind="mandala" />
        )}
        <span className="video-player-sign">
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M8 4.5v15l12-7.5z" />
          </svg>
        </span>
        <span className="video-player-text">
          <strong>{title ? words.playNamed(title) : words.playVideo}</strong>
          <small>{words.videoSource[video.provider]}</small>
        </span>
      </a>
      <iframe
        className="video-player-frame"
        title={title || words.video}
        data-src={playerUrl(video)}
        allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        hidden
      />
    </div>
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
