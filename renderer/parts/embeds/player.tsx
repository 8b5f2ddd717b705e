import type { ReactNode } from 'react'
import type { MediaItem } from '#schema/entities/media'
import { Ornament } from '../kit/ornament'
import { Picture } from '../media/picture'

/**
 * An embed of another site behind a picture or a plain background. Nothing is requested from that site until the visitor presses
 * it; then the island shows the frame. Without a script it is a link to the site.
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

/** A film, a film held upright, one recording, several recordings, or something that reads like a page. */
export type PlayerShape = 'wide' | 'upright' | 'track' | 'tracks' | 'page'

interface PlayerProps {
  /** The page of the other site. */
  readonly href: string
  /** What the frame shows. */
  readonly src: string
  /** What pressing does. */
  readonly heading: string
  /** Where it loads from. */
  readonly source: string
  readonly frameTitle: string
  /** The drawing to press on: a triangle where not given. */
  readonly sign?: ReactNode
  readonly shape?: PlayerShape
  /** Stands in for it until it is pressed; a drawn ground without one. */
  readonly poster?: MediaItem | null
  /** How wide the layout shows it; the whole page when not given. */
  readonly sizes?: string
}
