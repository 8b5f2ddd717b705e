import { CALENDAR_LIMITS } from '#schema/api/calendar-subscriptions'
import { formatNumber, joinSentences } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import type { Report, Subscription, SubscriptionNote } from './subscription'

/** Returns why the calendar could not be read, and what to do; `null` if it could be read. */
export function problemMessage({
  problem,
  statusCode,
  createdByName: name,
}: Subscription): string | null {
  if (problem === null) return null
  switch (problem) {
    case 'NOT_A_CALENDAR':
      return t('There’s no calendar at this address. Use the calendar’s iCal address.')
    case 'EMPTY':
      return t(
        'The calendar is now empty, so no events were removed here in case that’s a mistake. If it’s correct, remove the subscription and its events.',
      )
    case 'NO_ACCESS':
      return t(
        '{name} can no longer add events here. To make this subscription yours, edit and save it.',
        {
          name,
        },
      )
    case 'UNREACHABLE':
      return statusCode === null
        ? t('The calendar couldn’t be reached. We’ll try again later.')
        : t(
            'The calendar’s server returned an error ({status}). Check that the calendar is public.',
            {
              status: String(statusCode),
            },
          )
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
  if (parts.length === 0) return t('There was nothing to add from the calendar.')
  return t('Last change: {counts}.', { counts: parts.join(', ') })
}

/** Returns the result for one calendar entry, with the reason. */
export function noteMessage(note: SubscriptionNote, labelOf: (field: string) => string): string {
  switch (note.reason) {
    case 'CHANGED_HERE':
      return t('Changed here, so these were kept: {fields}.', {
        fields: note.fields.map(labelOf).join(', '),
      })
    case 'STAYS':
      return t('No longer in the calendar, but kept because it was changed here.')
    case 'DELETED_HERE':
      return t('Deleted here, so it won’t be added again.')
    case 'OTHER_CALENDAR':
      return t('Already added by another calendar subscription.')
    case 'NOT_ALLOWED':
      return t(
        'Not changed: visitors can see it, and the person who set up this subscription can’t publish.',
      )
    case 'TOO_MANY':
      return t('Only the next {max} events are added.', {
        max: formatNumber(CALENDAR_LIMITS.events),
      })
    case 'LEFT_OUT':
      return joinSentences(t('Skipped.'), note.problem ?? '')
    case 'REFUSED':
      return note.problem ?? t('Skipped')
  }
}
