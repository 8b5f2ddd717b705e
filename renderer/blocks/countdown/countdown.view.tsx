import type { PageContext } from '#schema/site/page-context'
import { useForeign } from '../../parts/kit/foreign-language'
import type { ViewProps } from '../../parts/kit/view'
import { ButtonLink } from '../../parts/links/button-link'
import { linkHref } from '../../parts/links/site-href'
import {
  CALENDAR_DAY,
  formatLocalDay,
  formatLocalTime,
  inZone,
  momentInZone,
} from '../../parts/words/dates'
import { messagesFor } from '../../parts/words/words'
import type countdown from './countdown.block'
import { type Target, targetOf } from './days-until'

/** The days left until a date. The page expires at the location's midnight, so no script is needed. */
export default function Countdown({ props, refs, page }: ViewProps<typeof countdown>) {
  const { title, after, showTime, linkLabel } = props
  const foreign = useForeign()
  const target = targetOf(props.moment, page)
  const isOver = target !== null && target.days < 0
  if (!target || (isOver && !after)) return null
  return (
    <div className="countdown">
      {title && <h2 lang={foreign(title)}>{title}</h2>}
      {isOver ? (
        <p className="countdown-after" lang={foreign(after)}>
          {after}
        </p>
      ) : (
        <>
          <DaysLeft days={target.days} language={page.language} />
          <TargetTime target={target} showTime={showTime} page={page} />
        </>
      )}
      <ButtonLink href={linkHref(refs, page, props.link)} quiet>
        {linkLabel || messagesFor(page.language).learnMore}
      </ButtonLink>
    </div>
  )
}

/** Shows a number from two days on; a word for less. */
function DaysLeft({ days, language }: { readonly days: number; readonly language: string }) {
  const words = messagesFor(language)
  if (days < 2) return <p className="countdown-days">{days === 0 ? words.today : words.tomorrow}</p>
  return (
    <p className="countdown-days">
      <span className="countdown-number">{new Intl.NumberFormat(language).format(days)}</span>{' '}
      {words.daysLeft}
    </p>
  )
}

function TargetTime({ target: { moment }, showTime, page }: TargetTimeProps) {
  const { language, location } = page
  const { timeZone } = location
  const local = { moment, timeZone, language }
  const day = formatLocalDay(local, 'full')
  return (
    <time
      className="countdown-when"
      dateTime={
        showTime
          ? momentInZone(moment, timeZone, "yyyy-MM-dd'T'HH:mm")
          : inZone(moment, timeZone, CALENDAR_DAY)
      }
    >
      {showTime ? messagesFor(language).dayAndTime(`${day},`, formatLocalTime(local)) : day}
    </time>
  )
}

interface TargetTimeProps {
  readonly target: Target
  readonly showTime: boolean
  readonly page: PageContext
}
