import { HeadingRow } from '../../parts/kit/heading-row'
import { keyed } from '../../parts/kit/keyed'
import type { ViewProps } from '../../parts/kit/view'
import { explorePath } from '../../parts/links/explore-places'
import { linkHref, sitePath } from '../../parts/links/site-href'
import { PictureTile } from '../../parts/media/picture-tile'
import { messagesFor } from '../../parts/words/words'
import type explorePromo from './explore-promo.block'

const EXPLORE = '/explore'

/** Upright pictures of things to see and do, in full rows; a swipeable strip on a phone. */
export default function ExplorePromo({ props, refs, page }: ViewProps<typeof explorePromo>) {
  const { title } = props
  const words = messagesFor(page.language)
  const items = props.items.filter((item) => item.title.trim() !== '' || item.media !== null)
  return (
    <section className="explore-promo" aria-label={title || words.thingsToDo}>
      <HeadingRow
        title={title}
        // The page of all places doesn't link to itself.
        href={page.path === EXPLORE ? null : sitePath(page, EXPLORE)}
        more={words.seeMore}
      />
      {items.length > 0 && (
        <ul className="explore-promo-items entrance">
          {keyed(items, (item) => item.title).map(({ key, item }) => (
            <PictureTile
              key={key}
              level={title ? 3 : 2}
              upright
              sizes="(min-width: 40rem) min(48vw, 40rem), 105vw"
              tile={{
                title: item.title,
                description: item.description,
                picture: refs.media(item.media),
                href: linkHref(refs, page, item.link) ?? explorePath(page, item.title),
              }}
            />
          ))}
        </ul>
      )}
    </section>
  )
}
