import { useState } from 'react'
import { scheduleSentence } from '#schema/publication/publication-words'
import { failureOf } from '../api/failure'
import {
  cancelSchedule,
  type MovedSchedule,
  moveSchedule,
  readSchedulesOf,
  type Schedule,
} from '../api/publishing'
import { useApp } from '../app/app-context'
import { FailureNote } from '../app/error-page'
import { useAnswer } from '../app/use-answer'
import { useEditing } from '../saving/editing'
import { useSession } from '../store/session'
import { Button } from '../ui/button'
import { fetchedDialog } from '../ui/lazy/fetched-dialog'
import { fetchedPart } from '../ui/lazy/fetched-part'
import './schedule-list.css'

const MoveScheduleDialog = fetchedDialog(
  fetchedPart(() =>
    import('../schedules/move-schedule-dialog').then((part) => part.MoveScheduleDialog),
  ),
)

/** The schedules of this page; each can be moved and canceled. */
export function ScheduleList() {
  const { client } = useApp()
  const { documentId, uiStore } = useSession()
  const { saver } = useEditing()
  const [canceled, setCanceled] = useState<readonly number[]>([])
  const [moved, setMoved] = useState<Schedule | null>(null)
  const { answer, again } = useAnswer(`schedules ${documentId}`, () =>
    readSchedulesOf(client, documentId),
  )
  if (answer.state === 'failed') return <FailureNote failure={answer.failure} again={again} />
  if (answer.state === 'loading') return null
  const schedules = answer.value.schedules.filter(({ id }) => !canceled.includes(id))
  if (schedules.length === 0) return null
  return (
    <section className="ed-schedules" aria-label="Scheduled">
      <h3>Scheduled</h3>
      <ul>
        {schedules.map((schedule) => (
          <ScheduleRow
            key={schedule.id}
            schedule={schedule}
            cancel={() => cancel(schedule)}
            move={() => setMoved(schedule)}
          />
        ))}
      </ul>
      {moved && (
        <MoveScheduleDialog
          schedule={moved}
          move={(times) => move(moved, times)}
          onClose={() => setMoved(null)}
        />
      )}
    </section>
  )

  async function cancel({ id }: Schedule): Promise<void> {
    const wasThere = await cancelSchedule(client, { documentId, id })
    setCanceled((before) => [...before, id])
    if (wasThere) uiStore.announce('Schedule canceled')
    else uiStore.toast('This schedule was already done or canceled.')
    await refresh()
  }

  async function move({ id }: Schedule, times: Omit<MovedSchedule, 'documentId' | 'id'>) {
    const wasThere = await moveSchedule(client, { documentId, id, ...times })
    uiStore.toast(wasThere ? 'Schedule moved.' : 'This schedule was already done or canceled.')
    void refresh()
  }

  /** The status of the page says it, too. */
  async function refresh(): Promise<void> {
    again()
    const now = await readSchedulesOf(client, documentId).catch(() => null)
    if (now) saver.told({ ...saver.store.getState().saved, ...now })
  }
}

function ScheduleRow({ schedule, cancel, move }: ScheduleRowProps) {
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  return (
    <li>
      <span>
        {scheduleSentence(schedule, schedule.timeZone)}
        {problem !== null && <strong role="alert"> Couldn’t cancel: {problem}</strong>}
      </span>
      <Button look="quiet" onClick={move}>
        Move…
      </Button>
      <Button
        look="quiet"
        aria-disabled={isBusy || undefined}
        onClick={() => void (isBusy || press())}
      >
        {isBusy ? 'Canceling…' : 'Cancel schedule'}
      </Button>
    </li>
  )

  async function press(): Promise<void> {
    setIsBusy(true)
    setProblem(null)
    try {
      await cancel()
    } catch (error) {
      setProblem(failureOf(error).message)
      setIsBusy(false)
    }
  }
}

interface ScheduleRowProps {
  readonly schedule: Schedule
  /** Throws where it could not be canceled. */
  readonly cancel: () => Promise<void>
  readonly move: () => void
}
