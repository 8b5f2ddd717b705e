import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { formatList } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import type { DocumentSummary } from '../api/answers'
import { Dialog } from '../ui/dialog'
import { DialogButtons } from '../ui/dialog-buttons'
import type { PageAction } from './page-actions'

/** Dialog that confirms removing the header and footer of whole sites. */
export function ConfirmFrameOff({ action, layouts, onConfirm, onClose }: ConfirmFrameOffProps) {
  const names = formatList(new Set(layouts.map(({ locationName }) => locationName)))
  return (
    <Dialog
      title={t('Unpublish the header and footer of {names}?', { names })}
      description={consequenceMessage(layouts)}
      onClose={onClose}
      footer={
        <DialogButtons label={action.label} isDanger onConfirm={onConfirm} onCancel={onClose} />
      }
    />
  )
}

interface ConfirmFrameOffProps {
  readonly action: PageAction
  /** Result of `unpublishedLayouts`. */
  readonly layouts: readonly DocumentSummary[]
  readonly onConfirm: () => void
  readonly onClose: () => void
}

function consequenceMessage(layouts: readonly DocumentSummary[]): string {
  const isNetworks = layouts.some(({ locationId }) => locationId === DEFAULT_LOCATION_ID)
  return isNetworks
    ? t(
        'This is the network’s header and footer. Every location without its own will have no menu or footer on any page, starting right away.',
      )
    : t(
        'Every page of the location will use the network’s header and footer right away, or none if the network has none.',
      )
}
