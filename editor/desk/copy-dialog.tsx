import type { LocationName } from '../api/answers'
import { useApp } from '../app/app-context'
import { CopyToPlaces } from '../screens/list/copy-to-places'
import { copyRecord } from './copy-record'
import type { DeskKind } from './desk-kinds'

/** Copies records to locations, as drafts there. */
export function CopyDialog({ kind, records, locations, onClose }: CopyDialogProps) {
  const { client } = useApp()
  const { one, many } = kind.words
  return (
    <CopyToPlaces
      {...{ one, locations, onClose }}
      what={records.length === 1 ? `“${records[0]?.title}”` : `${records.length} ${many}`}
      copyTo={async (locationId) => {
        for (const { id } of records) await copyRecord(client, kind, { id, locationId })
      }}
    />
  )
}

interface CopyDialogProps {
  readonly kind: DeskKind
  readonly records: readonly { readonly id: number; readonly title: string }[]
  /** Where this user may create records. */
  readonly locations: readonly LocationName[]
  readonly onClose: () => void
}
