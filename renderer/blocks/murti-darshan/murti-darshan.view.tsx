import { galleryItems } from '#schema/entities/media'
import { idOfRecord } from '#schema/site/page-record'
import { HeadingRow } from '../../parts/kit/heading-row'
import type { ViewProps } from '../../parts/kit/view'
import { galleryPath } from '../../parts/media/gallery-path'
import { Lightbox, LightboxLink } from '../../parts/media/lightbox'
import { Picture } from '../../parts/media/picture'
import { messagesFor } from '../../parts/words/words'
import type murtiDarshan from './murti-darshan.block'
import { DayTime, MurtiDarshanDays } from './murti-darshan-days'

type Props = ViewProps<typeof murtiDarshan>

/** Pictures in a row, each in an arch; on the page of all darshans, previous days are listed below. */
export default function MurtiDarshan({ id, props, data: { gallery, days }, refs, page }: Props) {
  const items = gallery ? galleryItems(gallery) : refs.medias(props.medias)
  if (items.length === 0) return null
  const words = messagesFor(page.language)
  const label = props.title || words.galleryCategories['Murti Darshan']
  return (
    <section className="murti-darshan" aria-label={label}>
      <HeadingRow
        title={props.title}
        href={gallery && !isPageOf(gallery.id, page) ? galleryPath(page, gallery) : null}
        more={words.seeAll}
      />
      <Day dateTime={gallery?.dateTime ?? null} page={page} />
      <ul className="murti-darshan-row" data-count={Math.min(items.length, 5)}>
        {items.map((item, index) => (
          <li className="murti-darshan-item" key={item.id}>
            <figure>
              <LightboxLink
                language={page.language}
                {...{ item, index }}
                className="murti-darshan-link arch"
              >
                <Picture item={item} sizes="(min-width: 64rem) 25vw, 70vw" />
              </LightboxLink>
              {item.showCaptionText && item.caption && <figcaption>{item.caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
      <Lightbox language={page.language} count={items.length} label={words.enlarged(label)} />
      {days.items.length > 0 && <MurtiDarshanDays id={id} days={days} page={page} />}
    </section>
  )
}

function Day({ dateTime, page }: { readonly dateTime: string | null } & Pick<Props, 'page'>) {
  if (!dateTime) return null
  return (
    <p className="murti-darshan-day">
      <DayTime dateTime={dateTime} page={page} />
    </p>
  )
}

function isPageOf(id: number, { record }: Props['page']): boolean {
  return idOfRecord(record, 'gallery') === id
}
