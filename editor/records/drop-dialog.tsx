import { t } from '#schema/messages/t'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'

/**
 * Dialog that confirms discarding a form's unsaved changes. If they are autosaved as a draft while it is open, it says so: then
 * leaving loses nothing.
 */
export function DropDialog({ isChanged, stay, go }: DropDialogProps) {
  return (
    <Dialog
      title={isChanged ? t('Discard unsaved changes?') : t('Leave this form?')}
      description={isChanged ? t('Your changes are not saved yet.') : SAVED}
      onClose={stay}
      footer={
        <>
          <Button onClick={go}>{isChanged ? t('Discard') : t('Leave')}</Button>
          {/* Focused by default: pressing a key twice must not discard the changes. */}
          <Button look="primary" autoFocus onClick={stay}>
            {isChanged ? t('Keep editing') : t('Stay here')}
          </Button>
        </>
      }
    >
      <span role="status" className="ed-visually-hidden">
        {!isChanged && SAVED}
      </span>
    </Dialog>
  )
}

const SAVED = t('Your changes were just saved.')

interface DropDialogProps {
  /** True while there are unsaved changes. */
  readonly isChanged: boolean
  readonly stay: () => void
  /** Leaves and discards unsaved changes. */
  readonly go: () => void
}
