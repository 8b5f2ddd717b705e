import { refusalFor } from '#schema/api/refusals/refusals'
import type { Caller } from '../../audit/audit'
import type { Orm } from '../../database/orm'
import type { schedules } from '../../database/tables'
import { ApiError } from '../../http/errors/api-error'
import { type Action, can } from '../../people/access/can'
import type { Principal } from '../../people/access/principal'
import { type StatusDecision, statusInside } from '../change-status'
import { type DocumentRow, resourceOf } from '../document-row'
import { readPublications } from '../publications/publications'
import { checkApprover, isReviewOf, published } from '../publish'
import { isMeant, type TextsOfPage } from '../texts-of-page'
import { unpublishTexts } from '../unpublish'
import { writeSchedule } from './write-schedule'

export type ScheduleRow = typeof schedules.$inferSelect

/** A scheduled step and its page, both locked, and the person who scheduled it. */
interface LockedSchedule {
  readonly schedule: ScheduleRow
  readonly row: DocumentRow
  readonly principal: Principal
}

/**
 * Carries out a scheduled step with the current permissions of the person who scheduled it. Throws an ApiError with the reason
 * before anything is written.
 */
export async function carryOut(tx: Orm, locked: LockedSchedule, by: Caller): Promise<void> {
  const { schedule, row } = locked
  const action = schedule.action === 'PUBLISH' ? 'publish' : 'unpublish'
  checkMaker(locked, action)
  if (row.recordStatus !== 'ACTIVE' && row.recordStatus !== 'INACTIVE')
    throw new ApiError(
      'INVALID_TRANSITION',
      refusalFor('pageRemoved', { status: row.recordStatus }),
    )
  const decision = await decisionOf(tx, locked)
  if (!decision) return
  const { language } = schedule
  await statusInside({ tx, context: by }, row, { action, language, decide: async () => decision })
  if (action === 'publish') await planEnd(tx, locked)
}

/** Decides what the step does; `null` if an UNPUBLISH finds nothing left to unpublish. */
async function decisionOf(
  tx: Orm,
  { schedule, row, principal }: LockedSchedule,
): Promise<StatusDecision | null> {
  const part = partOf(schedule)
  const reason = `schedule ${schedule.id}`
  if (schedule.action === 'UNPUBLISH') {
    const known = await readPublications(tx, row.id)
    if (!known.some(isMeant(row, part))) return null
    return { ...(await unpublishTexts(tx, row, part)), isExpired: true, reason }
  }
  if (row.status === 'DRAFT' && row.review?.step === 'RETURNED' && isReviewOf(row, part))
    throw new ApiError(
      'INVALID_TRANSITION',
      refusalFor('returnedBeforeTime', { person: row.review.by.name }),
    )
  await checkApprover(tx, row, { principal, ...part })
  const { version, until } = schedule
  const live = (await readPublications(tx, row.id)).filter(isMeant(row, part))
  if (live.some((text) => text.version > version))
    throw new ApiError('INVALID_TRANSITION', refusalFor('newerPublished'))
  const wanted = { step: 'publish', version, until, ...part } as const
  return { ...(await published({ tx, principal }, row, wanted)), reason }
}

/** Schedules the step that unpublishes a page published until a given time. */
async function planEnd(tx: Orm, { schedule, row, principal }: LockedSchedule): Promise<void> {
  const { until, version } = schedule
  if (until === null) return
  const end = { action: 'UNPUBLISH', at: until, until: null, version } as const
  await writeSchedule(tx, { row, by: principal }, { ...end, ...partOf(schedule) })
}

function partOf({ language, locationId }: ScheduleRow): TextsOfPage {
  return { language: language ?? undefined, locationId: locationId ?? undefined }
}

/** Checks again, because the person who scheduled the step may have lost the permission since. */
function checkMaker({ schedule, row, principal }: LockedSchedule, action: Action): void {
  if (can(principal, action, resourceOf(row, schedule.language ?? undefined))) return
  throw new ApiError(
    'FORBIDDEN',
    refusalFor('schedulerCannotPublish', { person: schedule.createdByName }),
  )
}
