import { type SyntheticEvent, useState } from 'react'
import { zoneName } from '#schema/publication/publication-words'
import { failureOf } from '../api/failure'
import { moveSchedule, type Schedule } from '../api/publishing'
import { useApp } from '../app/app-context'
import { useSession } from '../store/session'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { problemAt, ScheduleFields, type ScheduleProblem } from './schedule-fields'
import './schedule-dialog.css'

/** Asks for the new times of a schedule. */
export function MoveScheduleDialog({ schedule, onMoved, onClose }: MoveScheduleProps) {
  const { client } = useApp()
  const { documentId, uiStore } = useSession()
  const { id, action, localAt, localUntil, timeZone } = schedule
  const [times, setTimes] = useState({ at: localAt, until: localUntil ?? '' })
  const [problem, setProblem] = useState<ScheduleProblem>({})
  const [isBusy, setIsBusy] = useState(false)

  async function move(event: SyntheticEvent): Promise<void> {
    event.preventDefault()
    if (times.at === '') return setProblem({ at: 'Choose a date and a time.' })
    setIsBusy(true)
    try {
      const until = times.until || null
      const wasThere = await moveSchedule(client, { documentId, id, at: times.at, until })
      uiStore.toast(wasThere ? 'Schedule moved.' : 'This schedule was already done or canceled.')
      onMoved()
      onClose()
    } catch (error) {
      const failure = failureOf(error)
      const [issue] = failure.kind === 'refused' ? failure.issues : []
      setProblem(problemAt(issue?.field ?? null, failure.message))
      setIsBusy(false)
    }
  }

  return (
    <Dialog
      title="Move schedule"
      description={`${zoneName(timeZone)} (${timeZone}). The version stays the one that was scheduled.`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" form={FORM} aria-disabled={isBusy}>
            {isBusy ? 'Moving…' : 'Move'}
          </Button>
        </>
      }
    >
      <form id={FORM} className="ed-schedule" noValidate onSubmit={(event) => void move(event)}>
        <ScheduleFields times={times} problem={problem} onChange={setTimes} action={action} />
      </form>
    </Dialog>
  )
}

const FORM = 'move-schedule'

interface MoveScheduleProps {
  readonly schedule: Schedule
  readonly onMoved: () => void
  readonly onClose: () => void
}
