import { type PermissionSet, readPermissionSets } from '../api/people'
import { useApp } from '../app/app-context'
import { useAnswer } from '../app/use-answer'

const NONE: readonly PermissionSet[] = []

/** The permission sets that may be given; none until they have come, and levels alone where they cannot be read. */
export function usePermissionSets() {
  const { client } = useApp()
  const { answer, again } = useAnswer('permission sets', () => readPermissionSets(client))
  return { answer, again, sets: answer.state === 'ready' ? answer.value : NONE }
}
