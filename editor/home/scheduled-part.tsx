import { t } from '#schema/messages/t'
import { scheduleSentence } from '#schema/publication/publication-text'
import { recordDefinitions } from '#schema/records'
import { DAYS_AHEAD, type Home } from '../api/home'
import { CALENDAR_PATH, pagePath, recordPath } from '../app/routes'
import { HomePart, HomeRow } from './home-part'

/** Pages and records scheduled for the coming weeks, earliest first. */
export function ScheduledPart({ scheduled = [], scheduledRecords = [] }: ScheduledProps) {
  const rows = [...scheduled.map(rowOfPage), ...scheduledRecords.map(rowOfRecord)].sort((a, b) =>
    a.localAt.localeCompare(b.localAt),
  )
  return (
    <HomePart
      title={t('Scheduled')}
      link={{ href: CALENDAR_PATH, label: t('Calendar') }}
      items={rows}
      empty={t('Nothing is scheduled for the next {daysahead} days.', { daysahead: DAYS_AHEAD })}
    >
      {({ key, href, title, words }) => (
        <HomeRow key={key} href={href} title={title}>
          {words}
        </HomeRow>
      )}
    </HomePart>
  )
}

interface ScheduledProps {
  readonly scheduled: Home['scheduled']
  readonly scheduledRecords: Home['scheduledRecords']
}

type PageSchedule = NonNullable<Home['scheduled']>[number]
type RecordSchedule = NonNullable<Home['scheduledRecords']>[number]

function rowOfPage(schedule: PageSchedule) {
  const { id, documentId, title, timeZone, locationName, localAt } = schedule
  return {
    ...{
      key: `page ${id}`,
      href: pagePath(documentId),
      title: title || t('Untitled page'),
      localAt,
    },
    words: `${scheduleSentence(schedule, timeZone)} ${locationName}`,
  }
}

function rowOfRecord(schedule: RecordSchedule) {
  const { id, kind, recordId, title, timeZone, locationName, localAt } = schedule
  const { collection = null, words } = recordDefinitions.get(kind) ?? {}
  const sentence = scheduleSentence({ ...schedule, language: null, localUntil: null }, timeZone)
  return {
    ...{ key: `record ${id}`, href: recordPath(collection?.path ?? '', recordId), localAt },
    title: title || (words?.untitled ?? t('Untitled')),
    words: `${sentence} ${locationName}`,
  }
}
