import { HeadingRow } from '../../parts/kit/heading-row'
import type { ViewProps } from '../../parts/kit/view'
import { itemHref } from '../../parts/links/record-href'
import { linkHref } from '../../parts/links/site-href'
import { PictureTile } from '../../parts/media/picture-tile'
import { messagesFor } from '../../parts/words/words'
import type activitiesPromo from './activities-promo.block'

/** Three activities as tall pictures with text on them. */
export default function ActivitiesPromo(view: ViewProps<typeof activitiesPromo>) {
  const { props, data, refs, page } = view
  const words = messagesFor(page.language)
  return (
    <section className="activities-promo" aria-label={props.title || words.ourActivities}>
      <HeadingRow title={props.title} href={linkHref(refs, page, props.link)} more={words.seeAll} />
      {data.length > 0 ? (
        <ul className="activities-promo-items entrance">
          {data.map(({ id, path, values: activity }) => (
            <PictureTile
              key={id}
              tile={{
                title: activity.title,
                description: activity.timing,
                picture: activity.image,
                href: itemHref(page, { path }),
                icon: activity.icon,
              }}
              sizes="(min-width: 80rem) 26rem, (min-width: 48rem) 33vw, 7rem"
              level={props.title ? 3 : 2}
            />
          ))}
        </ul>
      ) : (
        <p className="list-none">{words.noActivities}</p>
      )}
    </section>
  )
}
