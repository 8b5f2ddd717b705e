import { t } from '#schema/messages/t'
import type { LocationOutlook } from '../api/operations/moments'
import { locationPath, OPENING_TIMES, PAGES_PATH, recordPath } from '../app/routes'
import { languageLabel } from '../ui/language-names'

type Issue = LocationOutlook['issues'][number]

interface Outlook {
  readonly words: string
  /** Address where it can be fixed. */
  readonly href: string
}

/** Returns a label for what is missing, and the address where it can be fixed. */
export function outlookOf(
  { kind, title, count, recordId, language }: Issue,
  { locationId, locationSlug }: Pick<LocationOutlook, 'locationId' | 'locationSlug'>,
): Outlook {
  const hours = `${locationPath(Number(locationId))}${OPENING_TIMES}`
  switch (kind) {
    case 'NO_HOURS':
      return { words: t('No opening hours'), href: hours }
    case 'NO_SERVICES':
      return { words: t('No arti times that day'), href: hours }
    case 'NO_EVENTS':
      return { words: t('No upcoming events'), href: listAt('events', locationSlug) }
    case 'NO_NEWS':
      return { words: t('No news'), href: listAt('articles', locationSlug) }
    case 'ANNOUNCEMENT_OVER':
      return {
        words: t('Announcement will have ended: {title}', { title }),
        href: recordPath('announcements', Number(recordId)),
      }
    case 'UNTRANSLATED':
      return {
        words: t('{count, plural, one {# page} other {# pages}} not in {language}', {
          count,
          language: languageLabel(language ?? ''),
        }),
        href: `${PAGES_PATH}?locationId=${locationId}&status=published`,
      }
  }
}

function listAt(list: string, slug: string): string {
  return `${recordPath(list)}?location=${encodeURIComponent(slug)}`
}
