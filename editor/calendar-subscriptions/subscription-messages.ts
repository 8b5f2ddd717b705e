import { CALENDAR_LIMITS } from '#schema/api/calendar-subscriptions'
import { formatNumber, joinSentences } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import type { Note, Report, Subscription } from './subscription'

/** Returns why the calendar could not be read, and what to do; `null` if it could be read. */
export function problemMessage({
  problem,
  statusCode,
  createdByName: name,
}: Subscription): string | null {
  if (problem === null) return null
  switch (problem) {
    case 'NOT_A_CALENDAR':
      return t('There is no calendar at this address. Use its address in iCal format.')
    case 'EMPTY':
      return t(
        'The calendar is empty now, so nothing was removed here. If that is right, remove the subscription with its events.',
      )
    case 'NO_ACCESS':
      return t('{name} can no longer add events here. Edit the subscription to take it over.', {
        name,
      })
    case 'UNREACHABLE':
      return statusCode === null
        ? t('The calendar couldn’t be reached. It is tried again later.')
        : t('The calendar’s server answered with {status}. Check that the address is public.', {
            status: String(statusCode),
          })
  }
}

/** Returns a one-line summary of the last synchronization. */
export function reportMessage({ added, changed, removed, unchanged }: Report): string {
  const parts = [
    added > 0 && t('{count} new', { count: added }),
    changed > 0 && t('{count} changed', { count: changed }),
    removed > 0 && t('{count} removed', { count: removed }),
    unchanged > 0 && t('{count} unchanged', { count: unchanged }),
  ].filter((part) => part !== false)
  if (parts.length === 0) return t('There was nothing to take from the calendar.')
  return t('Last change: {counts}.', { counts: parts.join(', ') })
}

/** Returns the result for one calendar entry, with the reason. */
export function noteMessage(note: Note, labelOf: (field: string) => string): string {
  switch (note.reason) {
    case 'CHANGED_HERE':
      return t('Changed here and kept: {fields}.', { fields: note.fields.map(labelOf).join(', ') })
    case 'STAYS':
      return t('No longer in the calendar. It was changed here, so it stays.')
    case 'DELETED_HERE':
      return t('Deleted here. It doesn’t come back.')
    case 'OTHER_CALENDAR':
      return t('It comes from another calendar subscription.')
    case 'NOT_ALLOWED':
      return t('Visitors see it, and the person who set this up may not publish.')
    case 'TOO_MANY':
      return t('Only the next {max} events are taken.', {
        max: formatNumber(CALENDAR_LIMITS.events),
      })
    case 'LEFT_OUT':
      return joinSentences(t('Left out.'), note.problem ?? '')
    case 'REFUSED':
      return note.problem ?? t('Left out')
  }
}
