import { LEVEL_RANKS } from '#schema/entities/permissions'
import { permissionLevel } from '#schema/entities/statuses'
import type { Assignment } from '../access/principal'

/** The setting that holds the level from which two-step verification is compulsory; absent where it is for no one. */
export const TWO_STEP_FROM = 'twoStepFrom'

/** Whether who holds these has to have two-step verification. A permission set that publishes counts as MANAGE. */
export function needsTwoStep(assignments: readonly Assignment[], from: string | null): boolean {
  const lowest = permissionLevel.safeParse(from)
  if (!lowest.success) return false
  return assignments.some(({ level, permissions }) =>
    [level, ...Object.values(permissions?.kinds ?? {})].some(
      (one) => one !== undefined && LEVEL_RANKS[one] >= LEVEL_RANKS[lowest.data],
    ),
  )
}
