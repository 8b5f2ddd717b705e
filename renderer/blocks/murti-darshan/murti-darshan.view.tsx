import { galleryItems } from '#schema/entities/media'
import { idOfRecord } from '#schema/site/page-record'
import { HeadingRow } from '../../parts/kit/heading-row'
import type { ViewProps } from '../../parts/kit/view'
import { galleryPath } from '../../parts/media/gallery-path'
import { Lightbox, LightboxLink } from '../../parts/media/lightbox'
import { Picture } from '../../parts/media/picture'
import { CALENDAR_DAY, dayInWords, inZone } from '../../parts/words/dates'
import { wordsOf } from '../../parts/words/words'
import type murtiDarshan from './murti-darshan.block'

type Props = ViewProps<typeof murtiDarshan>

/** Pictures in a row, each in an arch. Renders nothing without a picture. */
export default function MurtiDarshan({ props, data, refs, page }: Props) {
  const items = data ? galleryItems(data) : refs.medias(props.medias)
  if (items.length === 0) return null
  const words = wordsOf(page.language)
  const label = props.title || words.galleryCategories['Murti Darshan']
  return (
    <section className="murti-darshan" aria-label={label}>
      <HeadingRow
        title={props.title}
        href={data && !isPageOf(data.id, page) ? galleryPath(page, data) : null}
        more={words.seeAll}
      />
      <Day dateTime={data?.dateTime ?? null} page={page} />
      <ul className="murti-darshan-row" data-count={Math.min(items.length, 5)}>
        {items.map((item, index) => (
          <li className="murti-darshan-item" key={item.id}>
            <figure>
              <LightboxLink
                language={page.language}
                item={item}
                index={index}
                className="murti-darshan-link arch"
              >
                <Picture item={item} sizes="(min-width: 64rem) 25vw, 70vw" />
              </LightboxLink>
              {item.showCaptionText && item.caption && <figcaption>{item.caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
      <Lightbox language={page.language} items={items} label={words.enlarged(label)} />
    </section>
  )
}

function Day({
  dateTime,
  page,
}: {
  readonly dateTime: string | null
  readonly page: Props['page']
}) {
  if (!dateTime) return null
  const { timeZone } = page.location
  return (
    <p className="murti-darshan-day">
      <time dateTime={inZone(dateTime, timeZone, CALENDAR_DAY)}>
        {dayInWords({ moment: dateTime, timeZone, language: page.language }, 'long')}
      </time>
    </p>
  )
}

function isPageOf(id: number, { record }: Props['page']): boolean {
  return idOfRecord(record, 'gallery') === id
}
