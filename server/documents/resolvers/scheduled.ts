import { refusalFor } from '#schema/api/refusals/refusals'
import type { RequestContext } from '../../graphql/operations/context'
import { inputId } from '../../graphql/operations/ids'
import { ApiError, forPrograms } from '../../http/errors/api-error'
import { can, readableLocations } from '../../people/access/can'
import { requireSignIn } from '../document-row'
import { cancel } from '../schedule/cancel-schedule'
import { listSchedules, type ScheduleNode } from '../schedule/list-schedules'
import { type MoveArguments, move } from '../schedule/move-schedule'

const MAX_MS = 400 * 24 * 3600 * 1000

/** Returns the steps scheduled between two moments, at one location or at all locations whose drafts the caller can see. */
export async function listScheduledSteps(
  _: unknown,
  args: { readonly from: Date; readonly to: Date; readonly locationId?: string | null },
  { principal: asking, readContext }: RequestContext,
): Promise<readonly ScheduleNode[]> {
  const principal = requireSignIn(asking)
  const { from, to } = args
  if (to.getTime() - from.getTime() > MAX_MS)
    throw new ApiError('LIMIT_EXCEEDED', forPrograms('Ask for at most 400 days at once.'))
  const locationId = args.locationId == null ? null : inputId(args.locationId, 'locationId')
  const readable = readableLocations(principal)
  const isAllowed =
    locationId === null
      ? readable.length > 0
      : can(principal, 'readDraft', { locationId, isPublic: false })
  if (!isAllowed) throw new ApiError('FORBIDDEN', refusalFor('noSchedule'))
  const places = locationId === null ? readable : [locationId]
  return listSchedules(readContext.orm, { from, to, places })
}

/** Moves a schedule to another time. */
export function moveSchedule(
  _: unknown,
  args: MoveArguments,
  context: RequestContext,
): Promise<boolean> {
  return move(context, args)
}

/** Cancels a scheduled step. */
export function cancelSchedule(
  _: unknown,
  args: { readonly documentId: string; readonly id: string },
  context: RequestContext,
): Promise<boolean> {
  return cancel(context, args)
}
