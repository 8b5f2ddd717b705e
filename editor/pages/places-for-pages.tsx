import { useState } from 'react'
import { t } from '#schema/messages/t'
import type { DocumentSummary, LocationName } from '../api/answers'
import { duplicatePage } from '../api/publishing'
import { useApp } from '../app/app-context'
import { navigate } from '../app/navigation'
import { pagePath } from '../app/routes'
import { CopyToLocations } from '../screens/list/copy-to-locations'
import { LocationChoice } from '../screens/location-choice/location-choice'
import { contributesTo } from '../screens/screens'
import { Dialog } from '../ui/dialog'
import { DialogButtons } from '../ui/dialog-buttons'
import { moveTo, type PageAction } from './page-actions'

/** Pages to be copied to locations, moved to one, or edited for one. */
export interface Placing {
  readonly how: 'copy' | 'edit' | 'move'
  readonly pages: readonly DocumentSummary[]
}

/** Dialog to choose the locations to which pages are copied or moved, or for which a page is edited. */
export function PlacesForPages({ how, pages, locations, ...ways }: PlacesForPagesProps) {
  const { client, account } = useApp()
  const { onCopied, onMove, onClose } = ways
  const here = pages.length === 1 ? pages[0]?.locationId : undefined
  const others = locations.filter(({ id }) => contributesTo(account, id, 'page') && id !== here)
  const { length: count, 0: page } = pages
  const title = page?.title
  if (how === 'edit') return <EditDialog {...{ page, onClose }} locations={others} />
  if (how === 'move') return <MoveDialog {...{ pages, onMove, onClose }} locations={others} />
  return (
    <CopyToLocations
      title={t(
        '{count, plural, one {Copy “{title}” to locations} other {Copy # pages to locations}}',
        { count, title },
      )}
      locations={others}
      copyTo={async (locationId) => {
        for (const { id } of pages) await duplicatePage(client, id, locationId)
      }}
      onClose={() => {
        onClose()
        onCopied()
      }}
    />
  )
}

interface PlacesForPagesProps extends Placing {
  /** All locations. */
  readonly locations: readonly LocationName[]
  readonly onMove: (action: PageAction) => void
  readonly onCopied: () => void
  readonly onClose: () => void
}

function EditDialog({ page, locations, onClose }: EditDialogProps) {
  const [chosen, setChosen] = useState<number | null>(null)
  const location = locations.find(({ id }) => id === chosen) ?? locations[0]
  function edit(): void {
    if (!location || !page) return
    onClose()
    navigate(pagePath(page.id, undefined, location.slug))
  }
  return (
    <LocationDialog
      title={t('Edit “{title}” for a location', { title: page?.title })}
      description={t(
        'Your changes show only at this location. Everything else is updated with the network.',
      )}
      leadsElsewhere
      action={t('Edit')}
      {...{ location, locations, onClose }}
      onChoose={setChosen}
      onAct={edit}
    />
  )
}

interface EditDialogProps extends Pick<PlacesForPagesProps, 'locations' | 'onClose'> {
  readonly page: DocumentSummary | undefined
}

function MoveDialog({ pages, locations, onMove, onClose }: MoveDialogProps) {
  const [chosen, setChosen] = useState<number | null>(null)
  // The locations may load after the dialog opens.
  const location = locations.find(({ id }) => id === chosen) ?? locations[0]

  function move(): void {
    if (!location) return
    onClose()
    onMove(moveTo(location))
  }

  return (
    <LocationDialog
      title={t(
        '{count, plural, one {Move “{title}” to a location} other {Move # pages to a location}}',
        { count: pages.length, title: pages[0]?.title },
      )}
      description={t(
        'The page becomes a draft there, under the same address. Here, it’s unpublished and moved to the trash.',
      )}
      action={t('Move')}
      {...{ location, locations, onClose }}
      onChoose={setChosen}
      onAct={move}
    />
  )
}

type MoveDialogProps = Pick<PlacesForPagesProps, 'locations' | 'onMove' | 'onClose' | 'pages'>

/** Dialog that runs an action for a chosen location. The locations may load after it opens. */
function LocationDialog(props: LocationDialogProps) {
  const { title, description, leadsElsewhere, action, location, locations } = props
  return (
    <Dialog
      title={title}
      description={description}
      onClose={props.onClose}
      {...(leadsElsewhere && { leadsElsewhere: () => location !== undefined })}
      footer={
        <DialogButtons
          label={action}
          isBusy={location === undefined}
          onConfirm={props.onAct}
          onCancel={props.onClose}
        />
      }
    >
      <LocationChoice
        label={t('Location')}
        value={String(location?.id ?? '')}
        options={locations.map(({ id, name }) => [String(id), name] as const)}
        onChange={(id) => props.onChoose(Number(id))}
      />
    </Dialog>
  )
}

interface LocationDialogProps extends Pick<PlacesForPagesProps, 'locations' | 'onClose'> {
  readonly title: string
  readonly description: string
  /** True if the action opens another screen. */
  readonly leadsElsewhere?: boolean
  readonly action: string
  readonly location: PlacesForPagesProps['locations'][number] | undefined
  readonly onChoose: (id: number) => void
  readonly onAct: () => void
}
