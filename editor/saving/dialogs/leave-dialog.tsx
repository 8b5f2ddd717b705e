import { t } from '#schema/messages/t'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'

/** Dialog shown when leaving a page that could not be saved. */
export function LeaveDialog({ hasLocalCopy, onClose, onLeave }: LeaveDialogProps) {
  return (
    <Dialog
      title={t('The page is not saved')}
      description={
        hasLocalCopy
          ? t(
              'The server couldn’t save your changes. They’re kept on this device and offered when you open the page again.',
            )
          : t(
              'The server couldn’t save your changes, and this browser can’t keep a copy. Copy the page as a file before you leave.',
            )
      }
      onClose={onClose}
      footer={
        <>
          <Button onClick={onLeave}>{t('Leave the page')}</Button>
          <Button look="primary" onClick={onClose}>
            {t('Stay')}
          </Button>
        </>
      }
    />
  )
}

interface LeaveDialogProps {
  readonly hasLocalCopy: boolean
  readonly onClose: () => void
  readonly onLeave: () => void
}
