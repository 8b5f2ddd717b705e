import type { AnyField } from '#schema/fields'
import { t } from '#schema/messages/t'
import event from '#schema/records/event/event.record'
import { recordPath } from '../app/routes'
import { AppLink } from '../ui/app-link'
import type { Report, SubscriptionNote } from './subscription'
import { noteMessage } from './subscription-messages'

const FIELDS: Readonly<Record<string, AnyField>> = event.fields
const labelOf = (name: string) => FIELDS[name]?.label ?? name

/** List of the entries that need attention: kept, refused and omitted ones. */
export function SubscriptionNotes({ report: { notes, moreNotes } }: { readonly report: Report }) {
  return (
    <details className="calendar-subscription-notes">
      <summary>
        {t('{count, plural, one {# event needs attention} other {# events need attention}}', {
          count: notes.length + moreNotes,
        })}
      </summary>
      <ul>
        {notes.map((note, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may have one title, and the list is replaced as a whole
          <li key={index}>
            <NoteTitle note={note} />
            <span className="ed-quiet">{noteMessage(note, labelOf)}</span>
          </li>
        ))}
      </ul>
      {moreNotes > 0 && <p className="ed-quiet">{t('And {count} more.', { count: moreNotes })}</p>}
    </details>
  )
}

function NoteTitle({ note: { reason, title, recordId } }: { readonly note: SubscriptionNote }) {
  if (reason === 'TOO_MANY') return <b>{t('{count} events', { count: Number(title) })}</b>
  const text = title || t('(no title)')
  if (recordId === null) return <b>{text}</b>
  return <AppLink href={recordPath('events', Number(recordId))}>{text}</AppLink>
}
