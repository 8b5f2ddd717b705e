import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import type { Change } from '../records/record-editor-props'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'

/** Says what another site address does before it is saved. */
export function MovedSite({ id, from, to, change }: MovedSiteProps) {
  const isAtRoot = id === DEFAULT_LOCATION_ID
  return (
    <Dialog
      title="Change the site address?"
      description={
        isAtRoot
          ? 'The site of this location stays at the root. Programs that use the old site address still find it.'
          : `All pages of this site, in every language, move from /${from} to /${to} as soon as you save.`
      }
      onClose={change.stay}
      footer={
        <>
          <Button autoFocus onClick={change.stay}>
            Cancel
          </Button>
          <Button look="primary" onClick={change.save}>
            Save the new address
          </Button>
        </>
      }
    >
      {!isAtRoot && (
        <ul>
          <li>{`Old addresses redirect: links, bookmarks and printed codes with /${from} keep working.`}</li>
          <li>{`Search engines list /${to} after some days.`}</li>
          <li>{`No other location and no page can use /${from}, so you can change back at any time.`}</li>
        </ul>
      )}
    </Dialog>
  )
}

interface MovedSiteProps {
  readonly id: number
  readonly from: string
  readonly to: string
  readonly change: Change
}
