import { can, managesSomething } from '../../access/can'
import type { Principal } from '../../access/principal'
import { ApiError, notSignedIn } from '../../errors/api-error'
import type { PageArguments } from '../../operations/connection'
import { inputId } from '../../operations/ids'

/** What lists of visitors' messages are asked with. */
export interface MessageArguments extends PageArguments {
  readonly locationId?: string | null
}

/** The location whose messages are asked for, all that one manages when none is named. Throws for those who may not. */
export function locationOfMessages(
  principal: Principal | null,
  { locationId }: MessageArguments,
): number | undefined {
  if (!principal) throw notSignedIn()
  const id = locationId ? inputId(locationId, 'locationId') : undefined
  const isAllowed =
    id === undefined
      ? managesSomething(principal)
      : can(principal, 'readMessages', { locationId: id, isPublic: false })
  if (!isAllowed)
    throw new ApiError('FORBIDDEN', 'Your account may not read what visitors sent here.')
  return id
}
