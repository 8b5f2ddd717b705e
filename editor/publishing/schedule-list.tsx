import { useMutation, useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { joinSentences } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import { scheduleSentence } from '#schema/publication/publication-text'
import { evict } from '../api/apollo/changed-records'
import { failureOf } from '../api/failure'
import {
  cancelScheduleMutation,
  documentSchedulesQuery,
  moveScheduleMutation,
} from '../api/operations/publishing'
import { type MovedSchedule, type Schedule, schedulesOf } from '../api/publishing'
import { withApi } from '../app/api-provider'
import { FailureNote } from '../app/error-page'
import { useEditing } from '../saving/editing'
import { useSession } from '../store/session'
import { Button } from '../ui/button'
import { lazyDialog } from '../ui/lazy/lazy-dialog'
import { lazyPart } from '../ui/lazy/lazy-part'
import './schedule-list.css'

const MoveScheduleDialog = lazyDialog(
  lazyPart(() =>
    import('../schedules/move-schedule-dialog').then((part) => part.MoveScheduleDialog),
  ),
)

/** List of this page's schedules, which can be moved and cancelled. */
export const ScheduleList = withApi(Schedules)

function Schedules() {
  const { documentId, uiStore } = useSession()
  const { saver } = useEditing()
  const [moved, setMoved] = useState<Schedule | null>(null)
  const query = useQuery(documentSchedulesQuery, { variables: { id: documentId } })
  const [cancelSchedule] = useMutation(cancelScheduleMutation)
  const [moveSchedule] = useMutation(moveScheduleMutation)
  const { error, data = query.previousData } = query
  if (!data && error)
    return <FailureNote failure={failureOf(error)} reload={() => void query.refetch()} />
  if (!data) return null
  const { schedules } = schedulesOf(data)
  if (schedules.length === 0) return null
  return (
    <section className="ed-schedules" aria-label={t('Scheduled')}>
      <h3>{t('Scheduled')}</h3>
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

  async function cancel(schedule: Schedule): Promise<void> {
    const canceled = await cancelSchedule({
      variables: { documentId, id: schedule.id },
      update: (cache) => evict(cache, { ...schedule, __typename: 'Schedule' }),
    })
    if (canceled.data?.cancelSchedule) uiStore.announce(t('Schedule cancelled'))
    else uiStore.toast(t('This schedule has already run or was cancelled.'))
    await refresh()
  }

  async function move({ id }: Schedule, times: Omit<MovedSchedule, 'documentId' | 'id'>) {
    const went = await moveSchedule({ variables: { documentId, id, ...times } })
    uiStore.toast(
      went.data?.moveSchedule
        ? t('Schedule moved.')
        : t('This schedule has already run or was cancelled.'),
    )
    void refresh()
  }

  /** Refetches the schedules, and updates the page's status, which also shows them. */
  async function refresh(): Promise<void> {
    const now = await query.refetch().catch(() => null)
    if (now?.data) saver.setSaved({ ...saver.store.getState().saved, ...schedulesOf(now.data) })
  }
}

function ScheduleRow({ schedule, cancel, move }: ScheduleRowProps) {
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  return (
    <li>
      <span>
        {scheduleSentence(schedule, schedule.timeZone)}
        {problem !== null && (
          <strong role="alert"> {joinSentences(t('Couldn’t cancel.'), problem)}</strong>
        )}
      </span>
      <Button look="quiet" onClick={move}>
        {t('Move…')}
      </Button>
      <Button
        look="quiet"
        aria-disabled={isBusy || undefined}
        onClick={() => void (isBusy || press())}
      >
        {isBusy ? t('Canceling…') : t('Cancel schedule')}
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
  /** Throws if it could not be cancelled. */
  readonly cancel: () => Promise<void>
  readonly move: () => void
}
