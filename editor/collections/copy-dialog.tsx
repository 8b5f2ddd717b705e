import { t } from '#schema/messages/t'
import type { LocationName } from '../api/answers'
import { useApp } from '../app/app-context'
import { CopyToLocations } from '../screens/list/copy-to-locations'
import type { CollectionKind } from './collection-kinds'
import { copyRecord, hasTitle } from './copy-record'

/** Dialog that copies records to locations as drafts. */
export function CopyDialog({ kind, records, locations, onClose }: CopyDialogProps) {
  const { client } = useApp()
  const homes = new Set(records.map(({ locationId }) => locationId))
  // A record isn't copied to its own location.
  const others = locations.filter(({ id }) => homes.size > 1 || !homes.has(id))
  return (
    <CopyToLocations
      onClose={onClose}
      locations={others}
      isThere={async (locationId) => {
        const slug = locations.find(({ id }) => id === locationId)?.slug
        const found = records.filter((record) => record.locationId !== locationId)
        for (const { title } of found)
          if (slug && (await hasTitle(client, kind, { title, slug }))) return true
        return false
      }}
      title={t(
        '{count, plural, one {Copy “{title}” to locations} other {Copy # items to locations}}',
        { count: records.length, title: records[0]?.title },
      )}
      copyTo={async (locationId) => {
        for (const { id, locationId: home } of records)
          if (home !== locationId) await copyRecord(client, kind, { id, locationId })
      }}
    />
  )
}

interface CopyDialogProps {
  readonly kind: CollectionKind
  readonly records: readonly CopiedRecord[]
  /** Locations at which the user may create records. */
  readonly locations: readonly LocationName[]
  readonly onClose: () => void
}

interface CopiedRecord {
  readonly id: number
  readonly title: string
  readonly locationId: number | null
}
