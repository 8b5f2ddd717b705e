import { t } from '#schema/messages/t'
import { Button } from './button'

/** The foot of a dialog: Cancel, and what it asks for. Before something dangerous the focus is on Cancel. */
export function DialogButtons({
  label,
  isDanger = false,
  isBusy = false,
  form,
  onConfirm,
  onCancel,
}: DialogButtonsProps) {
  return (
    <>
      <Button autoFocus={isDanger} onClick={onCancel}>
        {t('Cancel')}
      </Button>
      <Button
        look={isDanger ? 'danger' : 'primary'}
        type={form === undefined ? 'button' : 'submit'}
        form={form}
        aria-disabled={isBusy || undefined}
        onClick={onConfirm}
      >
        {label}
      </Button>
    </>
  )
}

interface DialogButtonsProps {
  readonly label: string
  readonly isDanger?: boolean
  /** True while the action runs, or if it isn't possible yet. */
  readonly isBusy?: boolean
  /** Id of the form that the button submits. */
  readonly form?: string
  readonly onConfirm?: () => void
  readonly onCancel: () => void
}
