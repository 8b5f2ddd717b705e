import type { PermissionLevel } from '#schema/entities/statuses'

/** What the levels are called, and what they allow, in the order of what they allow. */
export const levels: readonly {
  readonly level: PermissionLevel
  readonly label: string
  readonly help: string
}[] = [
  { level: 'VIEW', label: 'View', help: 'Looks at drafts and changes nothing.' },
  {
    level: 'CONTRIBUTE',
    label: 'Contribute',
    help: 'Edits pages and submits them; others publish.',
  },
  { level: 'MANAGE', label: 'Manage', help: 'Publishes, and lets other people in.' },
]

function levelLabel(level: PermissionLevel): string {
  return levels.find((known) => known.level === level)?.label ?? level
}

/** `Contribute at Ottawa`; of a role `Contribute at Ottawa, as Volunteers`. */
export function assignmentWords(
  { level, locationId, role }: Given,
  nameOf: (id: string) => string,
): string {
  const place = locationId === null ? 'everywhere' : `at ${nameOf(locationId)}`
  return `${levelLabel(level)} ${place}${role ? `, as ${role}` : ''}`
}

interface Given {
  readonly level: PermissionLevel
  readonly locationId: string | null
  /** The role by which it is held. */
  readonly role?: string | null
}
