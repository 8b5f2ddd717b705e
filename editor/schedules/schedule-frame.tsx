import { type ReactNode, type SyntheticEvent, useId } from 'react'
import { t } from '#schema/messages/t'
import { Dialog } from '../ui/dialog'
import { DialogButtons } from '../ui/dialog-buttons'
import './schedule-dialog.css'

/** Dialog around the times of a schedule. It can't be submitted again while busy. */
export function ScheduleFrame(props: ScheduleFrameProps) {
  const { title, description, action, isBusy, onSubmit, onClose, children, below } = props
  const form = useId()

  function press(event: SyntheticEvent): void {
    event.preventDefault()
    if (!isBusy) onSubmit()
  }

  return (
    <Dialog
      title={title}
      description={description}
      onClose={onClose}
      footer={
        <DialogButtons
          label={ACTIONS[action][isBusy ? 'busy' : 'label']}
          isBusy={isBusy}
          form={form}
          onCancel={onClose}
        />
      }
    >
      <form id={form} className="ed-schedule" noValidate onSubmit={press}>
        {children}
      </form>
      {below}
    </Dialog>
  )
}

const ACTIONS = {
  schedule: { label: t('Schedule'), busy: t('Scheduling…') },
  move: { label: t('Move'), busy: t('Moving…') },
} as const

interface ScheduleFrameProps {
  readonly title: string
  readonly description: string
  readonly action: keyof typeof ACTIONS
  readonly isBusy: boolean
  readonly onSubmit: () => void
  readonly onClose: () => void
  /** The fields of the form. */
  readonly children: ReactNode
  /** Content below the form. */
  readonly below?: ReactNode
}
