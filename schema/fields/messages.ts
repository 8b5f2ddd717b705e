import { formatDetails } from '../messages/format'
import { t } from '../messages/t'

/**
 * The messages of specification section 5, verbatim and defined only here. A limit on a count includes its unit: `counted(160,
 * 'character')`.
 */
export const messages = {
  required: (label: string) => t("Field ''{label}'' is required", { label }),
  type: (label: string, expected: string, got: string) =>
    t("Field ''{label}'' expected type ''{expected}'' but got ''{got}''", { label, expected, got }),
  min: (min: number | string) => t('must be at least {min}', { min }),
  max: (max: number | string) => t('must be at most {max}', { max }),
  pattern: () => t('does not match required pattern'),
  options: (allowed: readonly string[]) =>
    t('must be one of: {allowed}', { allowed: formatDetails(allowed) }),
  target: (label: string, surface: 'location' | 'content' | 'layout' | 'shared') => {
    if (surface === 'layout') return t('{label} is not allowed in a site layout', { label })
    if (surface === 'shared')
      return t(
        '{label} can’t be placed inside a shared block. Detach it, or place both on the page',
        {
          label,
        },
      )
    return surface === 'location'
      ? t('{label} is not allowed on a location page', { label })
      : t('{label} is not allowed on a content page', { label })
  },
  unknownBlock: (name: string) => t("Component ''{name}'' not found in registry", { name }),
} as const

/** Returns '1 character', '160 characters'. */
export function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

/** Returns the name of a value's actual type, for type messages. */
export function typeName(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return typeof value
}
