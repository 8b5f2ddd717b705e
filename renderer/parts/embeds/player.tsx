import type { ReactNode } from 'react'
import type { MediaItem } from '#schema/entities/media'
import { Ornament } from '../kit/ornament'
import { Picture } from '../media/picture'

/**
 * An embed of another site behind a picture or a plain background. The site is contacted only when the visitor clicks; then the
 * island shows the frame. Without script it is a link to the site.
 */
export function Player({ href, src, heading, source, frameTitle, sign, ...look }: PlayerProps) {
  const { shape = 'wide', poster = null, sizes = '100vw' } = look
  return (
    <div className={`player player-${shape} ground-dark`} data-island="player">
      <a className="player-facade" href={href}>
        {poster ? (
          <Picture item={{ ...poster, altText: '' }} sizes={sizes} />
        ) : (
          <Ornament kind="mandala" />
        )}
        <span className="player-sign">{sign ?? <PlaySign />}</span>
        <span className="player-text">
          <strong>{heading}</strong>
          <small>{source}</small>
        </span>
      </a>
      <iframe
        className="player-frame"
        title={frameTitle}
        data-src={src}
        allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        hidden
      />
    </div>
  )
}

function PlaySign() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M8 4.5v15l12-7.5z" />
    </svg>
  )
}

/** Shape of a player: video, upright video, one recording, several recordings, or a page. */
export type PlayerShape = 'wide' | 'upright' | 'track' | 'tracks' | 'page'

interface PlayerProps {
  /** The content's page on the other site. */
  readonly href: string
  /** The address of the frame. */
  readonly src: string
  /** The label of the action. */
  readonly heading: string
  /** Note that names the site it loads from. */
  readonly source: string
  readonly frameTitle: string
  /** The icon to click; a triangle by default. */
  readonly sign?: ReactNode
  readonly shape?: PlayerShape
  /** Picture shown until it is clicked; without one a drawn background. */
  readonly poster?: MediaItem | null
  /** The `sizes` of the picture; the full page width by default. */
  readonly sizes?: string
}
