import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { MESSAGE_LOCALE } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import type { ListedLocation } from '../api/locations'
import { useApp } from '../app/app-context'
import { followLink } from '../app/navigation'
import { locationPath } from '../app/routes'
import { type Column, ListTable, Refusal } from '../screens/list/list-table'
import type { Refusals } from '../screens/list/use-row-actions'
import { contributesTo } from '../screens/screens'

/** Table of locations in the requested order; each row links to its form. */
export function LocationTable({ locations, refusals, selected, onSelect }: LocationTableProps) {
  const { account } = useApp()
  const views = (id: number) => !contributesTo(account, id, 'location')
  return (
    <ListTable
      name="locations"
      columns={columnsOf(views, refusals)}
      rows={locations}
      keyOf={({ id }) => id}
      selection={{
        ...{ label: t('Select all locations in this list'), selected, onSelect },
        nameOf: ({ name }) => name,
      }}
    />
  )
}

interface LocationTableProps {
  readonly locations: readonly ListedLocation[]
  readonly refusals: Refusals
  /** Ids of the selected locations. */
  readonly selected: ReadonlySet<number>
  readonly onSelect: (ids: readonly number[]) => void
}

/** Returns the columns; `views` returns whether the user has read-only access to a location. */
function columnsOf(views: (id: number) => boolean, refusals: Refusals): Column<ListedLocation>[] {
  return [
    {
      label: t('Location'),
      cell: ({ id, name }) => (
        <>
          <a href={locationPath(id)} onClick={followLink}>
            {name}
          </a>
          {views(id) && <span className="ed-quiet">{t('View only')}</span>}
          <Refusal reason={refusals.get(id)} />
        </>
      ),
    },
    {
      label: t('Where'),
      cell: ({ address, timeZone }) => (
        <>
          {[address.city, countryName(address.countryCode)].filter(Boolean).join(', ') || '–'}
          <span className="ed-quiet">{timeZone.replaceAll('_', ' ')}</span>
        </>
      ),
    },
    {
      label: t('Site'),
      cell: ({ id, slug, configuration }) => (
        <>
          {id === DEFAULT_LOCATION_ID ? '/' : `/${slug}/`}
          {hostOf(configuration) && <span className="ed-quiet">{hostOf(configuration)}</span>}
        </>
      ),
    },
    {
      label: t('Status'),
      cell: ({ status }) => statusLabels[status] ?? status,
    },
  ]
}

const statusLabels: Readonly<Record<string, string>> = {
  ACTIVE: t('Open'),
  INACTIVE: t('Not open yet'),
  ARCHIVED: t('Archived'),
}

function hostOf(configuration: unknown): string {
  const isObject = typeof configuration === 'object' && configuration !== null
  return isObject && 'host' in configuration ? String(configuration.host) : ''
}

function countryName(code: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return ''
  return new Intl.DisplayNames([MESSAGE_LOCALE], { type: 'region' }).of(code) ?? code
}
