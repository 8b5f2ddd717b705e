import { LEVEL_RANKS } from '#schema/entities/permissions'
import { permissionLevel } from '#schema/entities/statuses'
import type { Assignment } from '../access/principal'

/** The setting with the lowest level for which two-step verification is compulsory; absent if it is for nobody. */
export const TWO_STEP_FROM = 'twoStepFrom'

/** Returns whether assignments require two-step verification. A permission set that allows publishing counts as MANAGE. */
export function needsTwoStep(assignments: readonly Assignment[], from: string | null): boolean {
  const lowest = permissionLevel.safeParse(from)
  if (!lowest.success) return false
  return assignments.some(({ level, permissions }) =>
    [level, ...Object.values(permissions?.kinds ?? {})].some(
      (one) => one !== undefined && LEVEL_RANKS[one] >= LEVEL_RANKS[lowest.data],
    ),
  )
}
