import { useState } from 'react'
import { joinSentences } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import { scheduleRecord } from '../api/calendar'
import { failureOf } from '../api/failure'
import type { ApiClient } from '../api/fetch-query'
import { cancelSchedule, moveSchedule } from '../api/publishing'
import { useApp } from '../app/app-context'
import { MoveScheduleDialog, movedMessage } from '../schedules/move-schedule-dialog'
import { useToast } from '../ui/screen-toast'
import type { Scheduled } from './entries'

/** Returns functions that move and cancel schedules; `changed` refetches the calendar. */
export function useScheduleSteps(changed: () => void) {
  const { client } = useApp()
  const { toast, showToast } = useToast()
  const [moved, setMoved] = useState<Scheduled | null>(null)
  const dialog = moved && (
    <MoveScheduleDialog
      schedule={{ localUntil: null, ...moved.schedule }}
      {...(moved.of === 'record' && { note: '', hasEnd: false })}
      move={async (times) => {
        showToast(movedMessage(await move(client, moved, times)))
        changed()
      }}
      onClose={() => setMoved(null)}
    />
  )
  return { toast, dialog, onMove: setMoved, onCancel: (one: Scheduled) => void cancel(one) }

  async function cancel(scheduled: Scheduled): Promise<void> {
    try {
      const wasThere = await drop(client, scheduled)
      showToast(
        wasThere ? t('Schedule cancelled.') : t('This schedule has already run or was cancelled.'),
        scheduled.of === 'record' ? () => void restore(scheduled) : null,
      )
    } catch (error) {
      showToast(joinSentences(t('Not cancelled.'), failureOf(error).message))
    }
    changed()
  }

  async function restore(scheduled: Scheduled): Promise<void> {
    try {
      await move(client, scheduled, { at: scheduled.schedule.localAt, until: null })
      showToast(t('Scheduled again.'))
    } catch (error) {
      showToast(joinSentences(t('Not scheduled.'), failureOf(error).message))
    }
    changed()
  }
}

interface Times {
  readonly at: string
  readonly until: string | null
}

/** Returns whether the schedule still existed. */
async function move(client: ApiClient, scheduled: Scheduled, times: Times): Promise<boolean> {
  if (scheduled.of === 'page') {
    const { documentId, id } = scheduled.schedule
    return moveSchedule(client, { documentId, id, ...times })
  }
  const { kind, recordId, action } = scheduled.schedule
  await scheduleRecord(client, { kind, action, id: recordId, at: times.at })
  return true
}

async function drop(client: ApiClient, scheduled: Scheduled): Promise<boolean> {
  if (scheduled.of === 'page') return cancelSchedule(client, scheduled.schedule)
  const { kind, recordId, action } = scheduled.schedule
  await scheduleRecord(client, { kind, action, id: recordId, at: null })
  return true
}
