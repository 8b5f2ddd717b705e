import type { Location } from '#schema/entities/location'
import type activityRecord from '#schema/records/activity/activity.record'
import type { ItemOf } from '#schema/records/record-item'
import { keyed } from '../../parts/kit/keyed'
import type { ViewProps } from '../../parts/kit/view'
import { Breadcrumbs } from '../../parts/links/breadcrumbs'
import { ButtonLink } from '../../parts/links/button-link'
import { MissingRecord } from '../../parts/links/missing-record'
import { recordHref } from '../../parts/links/record-href'
import { sitePath } from '../../parts/links/site-href'
import { Picture } from '../../parts/media/picture'
import { onlyOnce, Pictures } from '../../parts/media/pictures'
import { RichText } from '../../parts/text/rich-text'
import { messagesFor, type SiteMessages } from '../../parts/words/words'
import type activityPage from './activity-page.block'

/** Full page of an activity. */
export default function ActivityPage({ props, data, page }: ViewProps<typeof activityPage>) {
  const { activity, place, trail } = data
  const words = messagesFor(page.language)
  if (!activity)
    return (
      <MissingRecord
        kind="activity"
        isChosen={props.activity !== null || page.record !== null}
        level={1}
        href={sitePath(page, '/connect')}
        more={words.otherActivities}
        language={page.language}
      />
    )
  const { title, description, image, intro, signUpUrl } = activity
  const pictures = onlyOnce(activity.images).filter(({ id }) => id !== image?.id)
  const signUp = signUpUrl ? recordHref(page, signUpUrl) : null
  return (
    <article className="activity-page">
      <Breadcrumbs trail={trail} title={title} page={page} />
      <div className="activity-page-opening" data-picture={image ? '' : undefined}>
        <header className="activity-page-head">
          <h1>{title}</h1>
          {description && <p className="activity-page-description">{description}</p>}
          <p>
            <ButtonLink href={signUp}>{words.activitySignUp}</ButtonLink>
          </p>
        </header>
        {image && (
          <div className="activity-page-picture">
            <Picture item={image} sizes="(min-width: 64rem) 50vw, 100vw" priority />
          </div>
        )}
      </div>
      {intro && <RichText className="activity-page-intro" markup={intro} />}
      <Meetings activity={activity} place={place} words={words} />
      {pictures.length > 0 && (
        <Pictures
          language={page.language}
          items={pictures}
          layout=""
          label={words.picturesOf(title)}
        />
      )}
    </article>
  )
}

/** Places and times: per group, or for the whole activity if it has no groups. */
function Meetings({ activity, place, words }: MeetingsProps) {
  const { sessions, timing, venue, title } = activity
  const meetings = sessions.length > 0 ? sessions : [{ title, ages: '', timing }]
  const where = [venue, place?.name].filter(Boolean).join(', ')
  return (
    <section className="activity-page-meetings" aria-label={words.locationAndTimes}>
      <h2>{words.locationAndTimes}</h2>
      <ul>
        {keyed(meetings, ({ title: name }) => name).map(({ key, item }) => (
          <li className="activity-page-meeting" key={key}>
            <h3>{item.title}</h3>
            {item.ages && (
              <p className="activity-page-ages">
                {words.ages} <strong>{item.ages.replace('-', '–')}</strong>
              </p>
            )}
            {item.timing && <p className="activity-page-timing">{item.timing}</p>}
            {where && <p className="activity-page-where">{where}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface MeetingsProps {
  readonly activity: ItemOf<typeof activityRecord>['values']
  readonly place: Location | null
  readonly words: SiteMessages
}
