import type activity from '#schema/records/activity/activity.record'
import type { ItemOf } from '#schema/records/record-item'
import { CardTitle } from '../../parts/kit/card-title'
import { NamedIcon } from '../../parts/kit/icon'
import type { ViewProps } from '../../parts/kit/view'
import { itemHref } from '../../parts/links/record-href'
import { CardPicture } from '../../parts/media/card-picture'
import { messagesFor } from '../../parts/words/words'
import type activities from './activities.block'

/** All activities: picture and text side by side, alternating by row. */
export default function Activities({ props, data, page }: ViewProps<typeof activities>) {
  const words = messagesFor(page.language)
  return (
    <section className="activities" aria-label={props.title || words.activities}>
      {props.title && <h2 className="activities-title">{props.title}</h2>}
      {data.length > 0 ? (
        <ul className="activities-items">
          {data.map((item) => (
            <ActivityRow
              key={item.id}
              activity={item.values}
              href={itemHref(page, item)}
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

function ActivityRow({ activity, href, level }: ActivityRowProps) {
  const { title, timing, description, image, icon, venue } = activity
  return (
    <li className="activities-item">
      <CardPicture item={image} sizes="(min-width: 80rem) 46rem, (min-width: 48rem) 55vw, 100vw" />
      <div className="activities-text">
        <NamedIcon name={icon} />
        <CardTitle title={title} href={href} level={level} />
        {(timing || venue) && (
          <p className="activities-when">{[timing, venue].filter(Boolean).join(' · ')}</p>
        )}
        {description && <p>{description}</p>}
      </div>
    </li>
  )
}

interface ActivityRowProps {
  readonly activity: ItemOf<typeof activity>['values']
  readonly href: string | null
  readonly level: 2 | 3
}
