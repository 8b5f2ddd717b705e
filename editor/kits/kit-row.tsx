import { formatDay, formatDetails } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import { formatZoned } from '#schema/publication/publication-text'
import type { LocationKit } from '../api/operations/kits'
import { kitFormPath } from '../app/more-paths'
import { followLink } from '../app/navigation'
import { KitStateBadge } from './kit-state'

/** Row of one location in the progress list of a kit. */
export function KitRow({ row }: { readonly row: LocationKit }) {
  return (
    <li className="kit-row">
      <a href={kitFormPath(row)} onClick={followLink}>
        {row.locationName}
      </a>
      <KitStateBadge state={row.state} />
      <span className="ed-quiet">{messageOf(row)}</span>
      {row.problem && <p className="ed-refusal">{row.problem}</p>}
    </li>
  )
}

function messageOf({ state, blanks, publishAt, timeZone, submittedBy, remindedAt }: LocationKit) {
  if (state === 'SCHEDULED' && publishAt) return formatZoned(publishAt, timeZone)
  if (state === 'READY' && submittedBy) return t('Submitted by {name}', { name: submittedBy })
  if (state !== 'FILLING') return ''
  const reminded = remindedAt ? t('reminded on {day}', { day: formatDay(remindedAt) }) : ''
  return formatDetails([blanksMessage(blanks.length), reminded])
}

function blanksMessage(count: number): string {
  return count === 0
    ? t('Not submitted yet')
    : t('{count, plural, one {# blank is empty} other {# blanks are empty}}', { count })
}
