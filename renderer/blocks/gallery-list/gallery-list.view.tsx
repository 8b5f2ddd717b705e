import type { GalleryTile } from '#schema/entities/media'
import type { PageContext } from '#schema/site/page-context'
import { Ornament } from '../../parts/kit/ornament'
import { Tabs } from '../../parts/kit/tabs'
import type { ViewProps } from '../../parts/kit/view'
import { Pager } from '../../parts/lists/pager'
import { galleryPath } from '../../parts/media/gallery-path'
import { Picture } from '../../parts/media/picture'
import { TileCaption } from '../../parts/media/tile-caption'
import { messagesFor } from '../../parts/words/words'
import type galleryList from './gallery-list.block'

type Props = ViewProps<typeof galleryList>

/** A banner, and below it the galleries by category. */
export default function GalleryList({ id, props, data, refs, page }: Props) {
  const words = messagesFor(page.language)
  const banner = refs.media(props.background) ?? data[0]?.found[0]?.image
  return (
    <div className="gallery-list bleed">
      <header className="gallery-list-banner ground-dark" data-plain={!banner || undefined}>
        {banner ? (
          <Picture item={{ ...banner, altText: '' }} sizes="100vw" priority />
        ) : (
          <Ornament kind="mandala" />
        )}
        {props.title && <h1>{props.title}</h1>}
        {props.subtitle && <p>{props.subtitle}</p>}
      </header>
      <div className="gallery-list-tabs">
        {data.some(({ found }) => found.length > 0) ? (
          <GalleryTabs {...{ id, props, data, page }} />
        ) : (
          <p className="gallery-list-none">{words.noGalleriesYet}</p>
        )}
      </div>
    </div>
  )
}

function GalleryTabs({ id, props, data, page }: Pick<Props, 'id' | 'props' | 'data' | 'page'>) {
  const words = messagesFor(page.language)
  return (
    <Tabs
      id={id}
      label={props.title || words.galleries}
      level={2}
      items={data.map(({ key, category, part }) => ({
        key,
        title: category ? words.galleryCategories[category] : words.featured,
        content: (
          <>
            <Grid galleries={part.items} page={page} />
            <Pager
              part={part}
              label={words.pagesOfGalleries}
              page={page}
              blockId={`${id}-${key}`}
              query={{ category: key }}
            />
          </>
        ),
      }))}
    />
  )
}

function Grid({ galleries, page }: GridProps) {
  const words = messagesFor(page.language)
  if (galleries.length === 0) return <p className="gallery-list-none">{words.noGalleries}</p>
  return (
    <ul className="gallery-list-grid">
      {galleries.map((gallery) => (
        <li className="gallery-list-tile" key={gallery.id}>
          <div className="gallery-list-picture">
            {gallery.image ? (
              <Picture
                item={{ ...gallery.image, altText: '' }}
                sizes="(min-width: 64rem) 27rem, (min-width: 40rem) 50vw, 100vw"
              />
            ) : (
              <Ornament kind="mandala" />
            )}
          </div>
          <TileCaption title={gallery.title} href={galleryPath(page, gallery)}>
            {words.pictureCount(gallery.itemCount)}
          </TileCaption>
        </li>
      ))}
    </ul>
  )
}

interface GridProps {
  readonly galleries: readonly GalleryTile[]
  readonly page: PageContext
}
