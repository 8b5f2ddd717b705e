import { useState } from 'react'
import { failureOf } from '../api/failure'
import { cancelSchedule, readSchedulesOf, type Schedule } from '../api/publishing'
import { useApp } from '../app/app-context'
import { FailureNote } from '../app/error-page'
import { useAnswer } from '../app/use-answer'
import { useSession } from '../store/session'
import { Button } from '../ui/button'
import { scheduleWords } from './schedule-words'

/** The schedules of this page, each with a button that cancels it. */
export function Planned() {
  const { client } = useApp()
  const { documentId, uiStore } = useSession()
  const [dropped, setDropped] = useState<readonly number[]>([])
  const { answer, again } = useAnswer(`schedules ${documentId}`, () =>
    readSchedulesOf(client, documentId),
  )
  if (answer.state === 'failed') return <FailureNote failure={answer.failure} again={again} />
  if (answer.state === 'loading') return null
  const planned = answer.value.filter(({ id }) => !dropped.includes(id))
  if (planned.length === 0) return null
  return (
    <section className="ed-planned" aria-label="Planned for this page">
      <h3>Planned for this page</h3>
      <ul>
        {planned.map((schedule) => (
          <PlannedStep key={schedule.id} schedule={schedule} drop={() => drop(schedule)} />
        ))}
      </ul>
    </section>
  )

  async function drop({ id }: Schedule): Promise<void> {
    const wasThere = await cancelSchedule(client, { documentId, id })
    setDropped((before) => [...before, id])
    if (wasThere) uiStore.announce('Dropped from the plan')
    else uiStore.toast('It was not planned any more: it has been done, or somebody has dropped it.')
    again()
  }
}

function PlannedStep({ schedule, drop }: PlannedStepProps) {
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  return (
    <li>
      <span>
        {scheduleWords(schedule)}
        {schedule.problem && <strong> Not done: {schedule.problem}</strong>}
        {problem !== null && <strong role="alert"> Could not be dropped: {problem}</strong>}
      </span>
      <Button
        look="quiet"
        aria-disabled={isBusy || undefined}
        onClick={() => void (isBusy || press())}
      >
        {isBusy ? 'Dropping…' : 'Drop'}
      </Button>
    </li>
  )

  async function press(): Promise<void> {
    setIsBusy(true)
    setProblem(null)
    try {
      await drop()
    } catch (error) {
      setProblem(failureOf(error).message)
      setIsBusy(false)
    }
  }
}

interface PlannedStepProps {
  readonly schedule: Schedule
  /** Throws where it could not be dropped. */
  readonly drop: () => Promise<void>
}
