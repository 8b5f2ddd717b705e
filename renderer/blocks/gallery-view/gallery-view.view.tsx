import type { CSSProperties } from 'react'
import type { Gallery, GalleryTile, MediaItem } from '#schema/entities/media'
import { galleryItems } from '#schema/entities/media'
import type { PageContext } from '#schema/site/page-context'
import { idOfRecord } from '#schema/site/page-record'
import { useForeign } from '../../parts/kit/foreign-language'
import type { ViewProps } from '../../parts/kit/view'
import { Breadcrumbs } from '../../parts/links/breadcrumbs'
import { Neighbours } from '../../parts/links/neighbours'
import { NotFound } from '../../parts/links/not-found'
import { sitePath } from '../../parts/links/site-href'
import { galleryPath } from '../../parts/media/gallery-path'
import { Lightbox, LightboxLink } from '../../parts/media/lightbox'
import { Picture } from '../../parts/media/picture'
import { CALENDAR_DAY, formatLocalDay, inZone } from '../../parts/words/dates'
import { messagesFor } from '../../parts/words/words'
import type galleryView from './gallery-view.block'

/** Full view of a gallery: title, date, number of pictures, and each picture with its caption. */
export default function GalleryView({ data, page }: ViewProps<typeof galleryView>) {
  const { gallery } = data
  const words = messagesFor(page.language)
  if (!gallery && !data.isChosen) return null
  if (!gallery)
    return (
      <NotFound
        href={sitePath(page, '/galleries')}
        more={words.allGalleries}
        language={page.language}
        level={data.pageIsMissing ? 1 : 2}
      >
        {words.galleryMissing}
      </NotFound>
    )
  const items = galleryItems(gallery)
  return (
    <section className="gallery-view" aria-label={gallery.name}>
      {data.trail.length > 0 && <Breadcrumbs trail={data.trail} title={gallery.name} page={page} />}
      <Header gallery={gallery} count={items.length} page={page} />
      {items.length > 0 && (
        <>
          <ul className="gallery-view-items">
            {items.map((item, index) => (
              <GalleryFigure key={item.id} {...{ item, index }} language={page.language} />
            ))}
          </ul>
          <Lightbox
            language={page.language}
            count={items.length}
            label={words.enlarged(gallery.name)}
          />
        </>
      )}
      <GalleriesBeside {...{ data, page }} />
    </section>
  )
}

function GalleriesBeside({ data, page }: Pick<ViewProps<typeof galleryView>, 'data' | 'page'>) {
  const words = messagesFor(page.language)
  const { previous, next } = data.beside
  const neighbour = (label: string, tile: GalleryTile | null) =>
    tile && { label, title: tile.title, href: galleryPath(page, tile) }
  return (
    <Neighbours
      label={words.galleriesBeside}
      previous={neighbour(words.previousGallery, previous)}
      next={neighbour(words.nextGallery, next)}
    />
  )
}

function Header({ gallery, count, page }: HeaderProps) {
  const { timeZone } = page.location
  const { language } = page
  const foreign = useForeign()
  // On the gallery's own page its name is the main heading.
  const Heading = idOfRecord(page.record, 'gallery') === gallery.id ? 'h1' : 'h2'
  return (
    <header className="gallery-view-header">
      <Heading lang={foreign(gallery.name)}>{gallery.name}</Heading>
      <p className="gallery-view-facts">
        {gallery.dateTime && (
          <time dateTime={inZone(gallery.dateTime, timeZone, CALENDAR_DAY)}>
            {formatLocalDay({ moment: gallery.dateTime, timeZone, language }, 'date')}
          </time>
        )}
        <span>{messagesFor(language).pictureCount(count)}</span>
      </p>
      {gallery.description && (
        <p className="gallery-view-description" lang={foreign(gallery.description)}>
          {gallery.description}
        </p>
      )}
    </header>
  )
}

interface FigureProps {
  readonly item: MediaItem
  readonly index: number
  readonly language: string
}

interface HeaderProps {
  readonly gallery: Gallery
  readonly count: number
  readonly page: PageContext
}

function GalleryFigure({ item, index, language }: FigureProps) {
  const { width, height } = item.metadata
  const { caption } = item
  const foreign = useForeign()
  return (
    <li
      className="gallery-view-item"
      style={{ '--gallery-view-ratio': width / height } as CSSProperties}
    >
      <figure>
        <LightboxLink className="gallery-view-link" {...{ item, index, language }}>
          <Picture item={item} sizes="(min-width: 64rem) 40rem, 100vw" />
        </LightboxLink>
        {caption && <figcaption lang={foreign(caption)}>{caption}</figcaption>}
      </figure>
    </li>
  )
}
