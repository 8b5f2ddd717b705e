import type { PermissionLevel } from '#schema/entities/statuses'
import { formatDay, formatDetails } from '#schema/messages/format'
import { t } from '#schema/messages/t'

/** Labels and explanations of the levels, in ascending order. */
export const levels: readonly {
  readonly level: PermissionLevel
  readonly label: string
  readonly help: string
}[] = [
  { level: 'VIEW', label: t('View'), help: t('Can view drafts.') },
  {
    level: 'CONTRIBUTE',
    label: t('Contribute'),
    help: t('Can edit and submit for review.'),
  },
  { level: 'MANAGE', label: t('Manage'), help: t('Can publish and invite people.') },
]

function levelLabel(level: PermissionLevel): string {
  return levels.find((known) => known.level === level)?.label ?? level
}

/** Returns `Contribute at Ottawa`; with a role `Contribute at Ottawa, as Volunteers`. */
export function assignmentLabel(
  { level, locationId, ofNetwork, role, permissionSet, validFrom, validUntil }: AccessGrant,
  nameOf: (id: number) => string,
): string {
  const times = [
    ...(validFrom && Date.parse(validFrom) > Date.now()
      ? [t('from {day}', { day: formatDay(validFrom) })]
      : []),
    ...(validUntil ? [untilLabel(validUntil)] : []),
    ...(role ? [t('as {role}', { role })] : []),
  ]
  const access = permissionSet ?? levelLabel(level)
  return formatDetails([accessLabel(access, { locationId, ofNetwork }, nameOf), ...times])
}

function accessLabel(
  access: string,
  { locationId, ofNetwork }: Pick<AccessGrant, 'locationId' | 'ofNetwork'>,
  nameOf: (id: number) => string,
): string {
  if (locationId === null) return t('{access} everywhere', { access })
  return ofNetwork
    ? t('{access} for the network', { access })
    : t('{access} at {name}', { access, name: nameOf(locationId) })
}

/** Returns `everywhere`, `for the network` or `at Ottawa`. */
export function placeLabel(
  { locationId, ofNetwork }: Pick<AccessGrant, 'locationId' | 'ofNetwork'>,
  nameOf: (id: number) => string,
): string {
  if (locationId === null) return t('everywhere')
  return ofNetwork ? t('for the network') : t('at {name}', { name: nameOf(locationId) })
}

interface AccessGrant {
  readonly level: PermissionLevel
  readonly locationId: number | null
  readonly ofNetwork?: boolean | undefined
  /** The role that grants it. */
  readonly role?: string | null
  /** Name of the permission set that replaces the level. */
  readonly permissionSet?: string | null
  readonly validFrom?: string | null
  readonly validUntil?: string | null
}

function untilLabel(end: string): string {
  const isOver = Date.parse(end) <= Date.now()
  const lastDay = formatDay(new Date(Date.parse(end) - 1).toISOString())
  return isOver ? t('ended {lastDay}', { lastDay }) : t('until {lastDay}', { lastDay })
}
