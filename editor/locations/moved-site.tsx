import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { t } from '#schema/messages/t'
import type { Change } from '../records/record-editor-props'
import { Dialog } from '../ui/dialog'
import { DialogButtons } from '../ui/dialog-buttons'

/** Dialog that explains what a new site address changes before it is saved. */
export function MovedSite({ id, from, to, change }: MovedSiteProps) {
  const isAtRoot = id === DEFAULT_LOCATION_ID
  return (
    <Dialog
      title={t('Change the site address?')}
      description={
        isAtRoot
          ? t(
              'The site of this location stays at the root. Programs that use the old site address still find it.',
            )
          : t(
              'All pages of this site, in every language, move from /{from} to /{to} when you save.',
              { from, to },
            )
      }
      onClose={change.stay}
      footer={
        <DialogButtons
          label={t('Save the new address')}
          onConfirm={change.save}
          onCancel={change.stay}
        />
      }
    >
      {!isAtRoot && (
        <ul>
          <li>
            {t(
              'Old addresses redirect, so links, bookmarks and printed QR codes with /{from} keep working.',
              { from },
            )}
          </li>
          <li>{t('Search engines may take a few days to list /{to}.', { to })}</li>
          <li>
            {t('No other location or page can use /{from}, so you can change back at any time.', {
              from,
            })}
          </li>
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
