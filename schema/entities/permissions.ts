import type { PermissionKind } from './permission-kinds'
import { DEFAULT_LOCATION_ID } from './place'
import type { PermissionLevel } from './statuses'

export type { PermissionKind }

/**
 * The rights that a permission set grants besides viewing: a level for each kind, with the same meaning as for a whole location,
 * and the languages. It never grants managing access, which needs MANAGE.
 */
export interface Permissions {
  readonly kinds: Readonly<Partial<Record<PermissionKind, PermissionLevel>>>
  /** `null` means every language, and content without a language. */
  readonly languages: readonly string[] | null
}

/** The target of an action. */
export interface PermissionTarget {
  /** Absent for things no permission set covers, such as people. */
  readonly kind?: PermissionKind | undefined
  /** The language of the change; absent if all of them change, or there is none. */
  readonly language?: string | null | undefined
  /** True if a right in any language is enough, because nothing is written in a particular one. */
  readonly isAnyLanguage?: boolean
  /** True if the default location's content is shown on all sites; by default this depends on the kind. */
  readonly isShared?: boolean | undefined
}

/** Kinds of which all sites show the default location's content. */
const sharedKinds: ReadonlySet<PermissionKind> = new Set([
  'page',
  'layout',
  'navigation',
  'redirect',
  'topic',
  'faq',
])

/** The scope of an access right. */
interface AccessPlace {
  /** `null` means every location, and the network. */
  readonly locationId: number | null
  /** True includes content that all sites show, with the default location. Access to the default location alone excludes it. */
  readonly ofNetwork?: boolean | null
}

/**
 * Returns whether access at a place includes a target at a location. Network drafts are readable with access to the default
 * location.
 */
export function coversLocation(
  { locationId: held, ofNetwork }: AccessPlace,
  locationId: number | null,
  needed: PermissionLevel,
  target: PermissionTarget = {},
): boolean {
  if (held === null) return true
  if (held !== locationId) return false
  return held !== DEFAULT_LOCATION_ID || ofNetwork === true || !isShared(target, needed)
}

/** Returns whether all sites show the default location's content of a kind. */
export function isSharedKind(kind: PermissionKind | undefined): boolean {
  return kind !== undefined && sharedKinds.has(kind)
}

function isShared({ kind, isShared: given }: PermissionTarget, needed: PermissionLevel): boolean {
  if (needed === 'VIEW') return false
  if (given !== undefined) return given
  // All pictures are in one library: access to the default location allows adding pictures, but not changing those that pages
  // show.
  if (kind === 'media') return needed === 'MANAGE'
  return isSharedKind(kind)
}

/** Each level includes those before it. */
export const LEVEL_RANKS: Readonly<Record<PermissionLevel, number>> = {
  VIEW: 1,
  CONTRIBUTE: 2,
  MANAGE: 3,
}

/** A right that someone has at a place. */
interface Access {
  readonly level: PermissionLevel
  readonly permissions?: Permissions | null
}

/** Returns whether access grants a level: by its own level, or for a kind by a permission set. Unknown values grant nothing. */
export function grantsLevel(
  { level, permissions: more }: Access,
  needed: PermissionLevel,
  target: PermissionTarget = {},
): boolean {
  return LEVEL_RANKS[level] >= LEVEL_RANKS[needed] || (!!more && allows(more, target, needed))
}

/** Returns whether a permission set allows an action that needs a level. Anything it doesn't list is not allowed. */
function allows(
  { kinds, languages }: Permissions,
  { kind, language, isAnyLanguage = false }: PermissionTarget,
  needed: PermissionLevel,
): boolean {
  const level = kind && kinds[kind]
  if (!level || LEVEL_RANKS[level] < LEVEL_RANKS[needed]) return false
  return languages === null || isAnyLanguage || (language != null && languages.includes(language))
}
