import { t } from '#schema/messages/t'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'

/**
 * Asks before unsaved changes of a form are discarded. Where they are saved while it asks, as a draft is by itself, it says
 * so: nothing can be dropped any more, and leaving loses nothing.
 */
export function DropDialog({ one, isChanged, stay, go }: DropDialogProps) {
  return (
    <Dialog
      title={isChanged ? t('Discard unsaved changes?') : t('Leave the {one}?', { one })}
      description={isChanged ? t('The {one} is not saved yet.', { one }) : SAVED}
      onClose={stay}
      footer={
        <>
          <Button onClick={go}>{isChanged ? t('Discard') : t('Leave')}</Button>
          {/* It has the focus: pressing a key twice must not discard the changes. */}
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
  readonly one: string
  /** Whether there still is something that is not saved. */
  readonly isChanged: boolean
  readonly stay: () => void
  /** Leaves, without what is not saved. */
  readonly go: () => void
}
