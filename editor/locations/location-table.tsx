import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import type { ListedLocation } from '../api/locations'
import { useApp } from '../app/app-context'
import { followLink } from '../app/navigation'
import { locationPath } from '../app/routes'
import { managesLocation } from '../screens/screens'

/** Locations in the order that was asked for; each row leads to its form. */
export function LocationTable({ locations }: { readonly locations: readonly ListedLocation[] }) {
  return (
    <table className="ed-list-table">
      <thead>
        <tr>
          <th scope="col">Location</th>
          <th scope="col">Where</th>
          <th scope="col">Site</th>
          <th scope="col">Status</th>
        </tr>
      </thead>
      <tbody>
        {locations.map((location) => (
          <Row key={location.id} location={location} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ location }: { readonly location: ListedLocation }) {
  const { account } = useApp()
  const { id, name, status, timeZone, address, configuration } = location
  return (
    <tr>
      <th scope="row">
        <a href={locationPath(id)} onClick={followLink}>
          {name}
        </a>
        {!managesLocation(account, id) && <span className="ed-quiet">View only</span>}
      </th>
      <td>
        {[address.city, countryName(address.countryCode)].filter(Boolean).join(', ') || '–'}
        <span className="ed-quiet">{timeZone.replaceAll('_', ' ')}</span>
      </td>
      <td>
        {id === DEFAULT_LOCATION_ID ? '/' : `/${location.slug}/`}
        {hostOf(configuration) && <span className="ed-quiet">{hostOf(configuration)}</span>}
      </td>
      <td>{status === 'ACTIVE' ? 'On the site' : 'Archived'}</td>
    </tr>
  )
}

function hostOf(configuration: unknown): string {
  const isObject = typeof configuration === 'object' && configuration !== null
  return isObject && 'host' in configuration ? String(configuration.host) : ''
}

function countryName(code: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return ''
  return new Intl.DisplayNames(['en'], { type: 'region' }).of(code) ?? code
}
