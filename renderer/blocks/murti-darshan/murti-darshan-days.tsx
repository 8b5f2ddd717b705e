import type { GalleryTile } from '#schema/entities/media'
import type { PageContext } from '#schema/site/page-context'
import { HeadingRow } from '../../parts/kit/heading-row'
import type { ListPart } from '../../parts/lists/page-query'
import { Pager } from '../../parts/lists/pager'
import { CardPicture } from '../../parts/media/card-picture'
import { galleryPath } from '../../parts/media/gallery-path'
import { TileCaption } from '../../parts/media/tile-caption'
import { CALENDAR_DAY, formatLocalDay, inZone } from '../../parts/words/dates'
import { messagesFor } from '../../parts/words/words'

/** Darshans by day, newest first, one page of the list at a time. */
export function MurtiDarshanDays({ id, days, page }: MurtiDarshanDaysProps) {
  const words = messagesFor(page.language)
  return (
    <section className="murti-darshan-archive" id={`${id}-days`} aria-label={words.darshanByDay}>
      <HeadingRow title={words.darshanByDay} />
      <ul className="murti-darshan-days">
        {days.items.map((day) => (
          <li className="murti-darshan-tile" key={day.id}>
            <CardPicture
              arch
              item={day.image && { ...day.image, altText: '' }}
              sizes="(min-width: 56rem) 25vw, 50vw"
            />
            <TileCaption
              title={day.dateTime ? <DayTime dateTime={day.dateTime} page={page} /> : day.title}
              href={galleryPath(page, day)}
            >
              {day.dateTime && day.title}
            </TileCaption>
          </li>
        ))}
      </ul>
      <Pager part={days} label={words.pagesOfGalleries} page={page} blockId={`${id}-days`} />
    </section>
  )
}

export function DayTime({ dateTime, page }: DayTimeProps) {
  const { timeZone } = page.location
  return (
    <time dateTime={inZone(dateTime, timeZone, CALENDAR_DAY)}>
      {formatLocalDay({ moment: dateTime, timeZone, language: page.language }, 'long')}
    </time>
  )
}

interface MurtiDarshanDaysProps {
  /** The id of the block. */
  readonly id: string
  readonly days: ListPart<GalleryTile>
  readonly page: PageContext
}

interface DayTimeProps {
  readonly dateTime: string
  readonly page: Pick<PageContext, 'location' | 'language'>
}
