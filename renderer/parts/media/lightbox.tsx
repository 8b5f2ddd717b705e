import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'
import { MEDIA_WIDTHS, type MediaItem } from '#schema/entities/media'
import { RoundButton } from '../kit/round-button'
import { wordsOf } from '../words/words'
import { Picture } from './picture'

/**
 * Shows pictures large, one at a time. Its island opens it from the `LightboxLink`s inside the element that it
 * stands in.
 */
export function Lightbox({ items, label, language }: LightboxProps) {
  const words = wordsOf(language)
  return (
    <dialog className="lightbox ground-dark" aria-label={label} data-island="lightbox">
      <ul className="lightbox-strip">
        {items.map((item, index) => (
          <li className="lightbox-slide" key={item.id}>
            <figure>
              <div className="lightbox-picture" style={proportions(item)}>
                <Picture item={item} sizes="100vw" />
              </div>
              <figcaption>
                <span className="lightbox-count">{words.oneOf(index + 1, items.length)}</span>
                {item.caption || item.displayName}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <RoundButton className="lightbox-close" label={words.close} action="close">
        <X />
      </RoundButton>
      {items.length > 1 && (
        <>
          <RoundButton
            className="lightbox-previous"
            label={words.previousPicture}
            action="previous"
          >
            <ChevronLeft />
          </RoundButton>
          <RoundButton className="lightbox-next" label={words.nextPicture} action="next">
            <ChevronRight />
          </RoundButton>
        </>
      )}
    </dialog>
  )
}

/** Leads to the large picture; where the script runs it opens the lightbox at `index` instead. */
export function LightboxLink({ item, index, language, children, className }: LightboxLinkProps) {
  const name = item.altText || item.caption || item.displayName
  return (
    <a
      className={className ? `lightbox-link ${className}` : 'lightbox-link'}
      href={largest(item)}
      data-lightbox-index={index}
      aria-label={wordsOf(language).enlarge(name)}
    >
      {children}
    </a>
  )
}

/** For the sheet: a picture fills the room there is, and is never larger than it is. */
function proportions({ metadata: { width, height } }: MediaItem): CSSProperties {
  return { '--lightbox-ratio': width / height, '--lightbox-width': `${width}px` } as CSSProperties
}

function largest({ url, metadata }: MediaItem): string {
  const width = MEDIA_WIDTHS.findLast((each) => each <= metadata.width) ?? MEDIA_WIDTHS[0]
  return `${url}?w=${width}`
}

interface LightboxProps {
  /** Each picture once. */
  readonly items: readonly MediaItem[]
  /** What the pictures are, for people who do not see the dialog open. */
  readonly label: string
  readonly language: string
}

interface LightboxLinkProps {
  readonly item: MediaItem
  readonly index: number
  readonly language: string
  readonly children: ReactNode
  readonly className?: string
}
