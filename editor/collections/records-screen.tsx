import { Plus } from 'lucide-react'
import { permissionKind } from '#schema/entities/permission-kinds'
import { useApp } from '../app/app-context'
import { MissingPage } from '../app/error-page'
import { followLink } from '../app/navigation'
import { recordPath } from '../app/routes'
import { Screen } from '../screens/screen'
import { contributesTo } from '../screens/screens'
import { useLocationNames } from '../screens/use-location-names'
import { useUrlQuery } from '../screens/use-url-query'
import { type CollectionKind, kindAt } from './collection-kinds'
import { readableLocations } from './editable-locations'
import { FoundRecords } from './found-records'
import { knownFilters, type RecordFilters } from './record-filters'
import { RecordSearch } from './record-search'
import './collections.css'

/** Screen of the records of a kind: search, filters and bulk actions. */
export function RecordsScreen({ list }: { readonly list: string }) {
  const kind = kindAt(list)
  if (!kind) return <MissingPage />
  return <KindScreen kind={kind} />
}

function KindScreen({ kind }: { readonly kind: CollectionKind }) {
  const { account } = useApp()
  const { query, setFilter, clearQuery } = useUrlQuery<string>(knownFilters(kind))
  const filters = query as RecordFilters
  const { names, note } = useLocationNames()
  const locations = readableLocations(account, names)
  const mayCreate =
    kind.owner === 'network'
      ? contributesTo(account, null, permissionKind(kind.kind))
      : locations.some(({ id }) => contributesTo(account, id, permissionKind(kind.kind)))
  return (
    <Screen
      title={kind.collection.label}
      action={
        mayCreate && (
          <a
            className="ed-button"
            data-look="primary"
            href={newPath(kind, filters)}
            onClick={followLink}
          >
            <Plus size={16} aria-hidden />
            {kind.words.new}
          </a>
        )
      }
    >
      {note}
      <RecordSearch {...{ kind, filters, locations }} onChange={setFilter} />
      <FoundRecords
        key={kind.kind}
        {...{ kind, filters, locations }}
        newPath={mayCreate ? newPath(kind, filters) : null}
        onClear={clearQuery}
      />
    </Screen>
  )
}

/** Uses the location of the filter for the new record. */
function newPath({ collection }: CollectionKind, { location }: RecordFilters): string {
  const path = recordPath(collection.path, 'new')
  return location === '' ? path : `${path}?location=${encodeURIComponent(location)}`
}
