import type { ReactNode } from 'react'
import { MEDIA_WIDTHS, type MediaItem } from '#schema/entities/media'
import { Icon } from '../kit/icon'
import { RoundButton } from '../kit/round-button'
import { messagesFor } from '../words/words'

/**
 * Shows pictures in a large view, one at a time. The island opens it from the `LightboxLink`s in the same container and creates
 * the large pictures from them, so that the markup doesn't contain each twice.
 */
export function Lightbox({ count, label, language }: LightboxProps) {
  const words = messagesFor(language)
  return (
    <dialog
      className="lightbox ground-dark"
      aria-label={label}
      data-island="lightbox"
      data-count={words.oneOf('#', count)}
    >
      <ul className="lightbox-strip" />
      <RoundButton className="lightbox-close" label={words.close} action="close">
        <Icon name="x" />
      </RoundButton>
      {count > 1 && (
        <>
          <RoundButton
            className="lightbox-previous"
            label={words.previousPicture}
            action="previous"
          >
            <Icon name="chevron-left" />
          </RoundButton>
          <RoundButton className="lightbox-next" label={words.nextPicture} action="next">
            <Icon name="chevron-right" />
          </RoundButton>
        </>
      )}
    </dialog>
  )
}

/** Link to the large picture; with script it opens the lightbox instead. */
export function LightboxLink({ item, index, language, children, className }: LightboxLinkProps) {
  const words = messagesFor(language)
  const name = item.altText || item.caption
  return (
    <a
      className={className ? `lightbox-link ${className}` : 'lightbox-link'}
      href={largest(item)}
      data-caption={item.caption}
      aria-label={name ? words.enlarge(name) : words.enlargePicture(index + 1)}
    >
      {children}
    </a>
  )
}

function largest({ url, metadata }: MediaItem): string {
  const width = MEDIA_WIDTHS.findLast((each) => each <= metadata.width) ?? MEDIA_WIDTHS[0]
  return `${url}?w=${width}`
}

interface LightboxProps {
  /** The number of links that open it. */
  readonly count: number
  /** Accessible name of the dialog. */
  readonly label: string
  readonly language: string
}

interface LightboxLinkProps {
  readonly item: MediaItem
  /** Its position among the links, which is its name if the picture has no description. */
  readonly index: number
  readonly language: string
  readonly children: ReactNode
  readonly className?: string
}
