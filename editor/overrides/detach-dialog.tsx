import { t } from '#schema/messages/t'
import type { LocationVersion } from '../store/location-version'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { useDetachSteps } from './use-detach-steps'

/** Dialog that explains what detaching a page means, before it's done. */
export function DetachDialog({ version, onClose }: DetachDialogProps) {
  const { isBusy, problem, detach } = useDetachSteps(onClose)
  const { locationName } = version
  return (
    <Dialog
      title={t('Detach this page from the network?')}
      description={t('{locationName} keeps this page as it is. Visitors see no change now.', {
        locationName,
      })}
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button look="primary" aria-disabled={isBusy} onClick={() => void detach()}>
            {t('Detach')}
          </Button>
        </>
      }
    >
      {problem !== null && <p role="alert">{problem}</p>}
      <ul className="ed-detach-facts">
        <li>{t('Later changes of the network don’t arrive here, in any language.')}</li>
        <li>{t('You edit and publish the page here as before.')}</li>
        <li>
          {t(
            'If the network moves, unpublishes or deletes its page, this page moves or goes with it.',
          )}
        </li>
        <li>
          {t(
            'You can attach it again at any time. You see first what stays and what comes from the network.',
          )}
        </li>
      </ul>
    </Dialog>
  )
}

interface DetachDialogProps {
  readonly version: LocationVersion
  readonly onClose: () => void
}
