import type { ReactNode } from 'react'
import { MEDIA_WIDTHS, type MediaItem } from '#schema/entities/media'
import { Icon } from '../kit/icon'
import { RoundButton } from '../kit/round-button'
import { messagesFor } from '../words/words'

/**
 * Shows pictures large, one at a time. Its island opens it from the `LightboxLink`s inside the element that it stands in, and makes
 * the large pictures of theirs: in the markup each would stand twice.
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

/** Leads to the large picture; where the script runs it opens the lightbox there instead. */
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
  /** How many links open it. */
  readonly count: number
  /** What the pictures are, for people who do not see the dialog open. */
  readonly label: string
  readonly language: string
}

interface LightboxLinkProps {
  readonly item: MediaItem
  /** Its place among the links beside it: it is named by that where nobody has described it. */
  readonly index: number
  readonly language: string
  readonly children: ReactNode
  readonly className?: string
}
