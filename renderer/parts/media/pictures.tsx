import type { CSSProperties } from 'react'
import type { MediaItem } from '#schema/entities/media'
import { messagesFor } from '../words/words'
import { Lightbox, LightboxLink } from './lightbox'
import { Picture } from './picture'
import { StripArrows } from './strip-arrows'

/** The layouts of pictures (specification section 3, Media). */
type PicturesLayout = keyof typeof SIZES

/** The `sizes` of a picture in each layout, on a wide screen and on a phone. */
const SIZES = {
  CAROUSEL: '(min-width: 64rem) 48rem, 85vw',
  GRID_1_2: '(min-width: 48rem) 53rem, 100vw',
  GRID_3: '(min-width: 48rem) 27rem, 50vw',
  GRID_4: '(min-width: 48rem) 20rem, 50vw',
  ROW: '(min-width: 48rem) 40rem, 75vw',
  SINGLE: '(min-width: 80rem) 80rem, 100vw',
} as const

/**
 * Pictures in one of six layouts; each opens in a lightbox. An unknown layout becomes a row for several pictures, otherwise a
 * single picture (specification section 9).
 */
export function Pictures({ items, layout: wanted, language, label, className }: PicturesProps) {
  const layout = layoutOf(wanted, items.length)
  const words = messagesFor(language)
  const shown = layout === 'SINGLE' ? items.slice(0, 1) : items
  return (
    <div className={className ? `pictures ${className}` : 'pictures'} data-layout={layout}>
      <ul
        className={`pictures-items pictures-${layout.toLowerCase().replaceAll('_', '-')}`}
        data-strip=""
      >
        {shown.map((item, index) => (
          <PicturesFigure key={item.id} sizes={SIZES[layout]} {...{ item, index, language }} />
        ))}
      </ul>
      {layout === 'CAROUSEL' && shown.length > 1 && (
        <StripArrows
          className="pictures-controls"
          previous={words.previousPictures}
          next={words.nextPictures}
        />
      )}
      <Lightbox count={shown.length} label={label ?? words.picturesEnlarged} language={language} />
    </div>
  )
}

/** Removes duplicate pictures, keeping the first position. */
export function onlyOnce(items: readonly MediaItem[]): readonly MediaItem[] {
  return [...new Map(items.map((item) => [item.id, item])).values()]
}

function PicturesFigure({ item, index, sizes, language }: PicturesFigureProps) {
  const { width, height } = item.metadata
  return (
    <li className="pictures-item" style={{ '--pictures-ratio': width / height } as CSSProperties}>
      <figure>
        <LightboxLink className="pictures-link" {...{ item, index, language }}>
          <Picture item={item} sizes={sizes} />
        </LightboxLink>
        {item.showCaptionText && item.caption && <figcaption>{item.caption}</figcaption>}
      </figure>
    </li>
  )
}

function layoutOf(wanted: string, count: number): PicturesLayout {
  if (Object.hasOwn(SIZES, wanted)) return wanted as PicturesLayout
  return count > 1 ? 'ROW' : 'SINGLE'
}

interface PicturesProps {
  /** At least one, without duplicates. */
  readonly items: readonly MediaItem[]
  readonly layout: string
  readonly language: string
  /** Accessible name of the lightbox. */
  readonly label?: string
  readonly className?: string
}

interface PicturesFigureProps {
  readonly item: MediaItem
  readonly index: number
  readonly sizes: string
  readonly language: string
}
