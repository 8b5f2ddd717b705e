import type { PermissionLevel } from '#schema/entities/statuses'
import { t } from '#schema/messages/t'
import type { PermissionSet } from '../api/people'
import type { Option } from '../screens/choice'
import { levels } from './level-labels'

/** The chosen access: a level, or the id of a permission set. */
export type Access = string

const SET = 'set:'

/** Returns the built-in levels, then the network's permission sets. */
export function accessOptions(sets: readonly PermissionSet[]): readonly Option[] {
  return [
    ...levels.map(({ level, label }) => [level, label] as const),
    ...sets.map(({ id, name }) => [`${SET}${id}`, name] as const),
  ]
}

/** Returns a sentence that explains the chosen access. */
export function accessHelp(access: Access): string | undefined {
  return access.startsWith(SET)
    ? t('Access from this permission set. You can edit it below the list of people.')
    : levels.find(({ level }) => level === access)?.help
}

export function accessOf(given: {
  readonly level: PermissionLevel
  readonly permissionSetId?: number | string | null
}): Access {
  return given.permissionSetId == null ? given.level : `${SET}${given.permissionSetId}`
}

/** Converts the chosen access to the server's input. */
export function accessInput(access: Access): {
  readonly level: PermissionLevel
  readonly permissionSetId: string | null
} {
  if (access.startsWith(SET)) return { level: 'VIEW', permissionSetId: access.slice(SET.length) }
  const known = levels.find(({ level }) => level === access)
  return { level: known?.level ?? 'VIEW', permissionSetId: null }
}
