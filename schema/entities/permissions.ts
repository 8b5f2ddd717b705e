import type { PermissionKind } from './permission-kinds'
import { DEFAULT_LOCATION_ID } from './place'
import type { PermissionLevel } from './statuses'

export type { PermissionKind }

/**
 * What a permission set allows besides looking: the level for each kind, which for one kind means the same as for a whole
 * location, and in which languages. It never lets people in: that is for those with MANAGE.
 */
export interface Permissions {
  readonly kinds: Readonly<Partial<Record<PermissionKind, PermissionLevel>>>
  /** `null` is every language, and what has none. */
  readonly languages: readonly string[] | null
}

/** What something is done to. */
export interface PermissionTarget {
  /** Absent of what no permission set speaks of, such as people. */
  readonly kind?: PermissionKind | undefined
  /** The language of what is changed; absent where all of them change, or there is none. */
  readonly language?: string | null | undefined
  /** Whether any one of the languages is enough: nothing is written in one. */
  readonly isAnyLanguage?: boolean
  /** Whether all sites show what the default location has; by its kind where nothing is said. */
  readonly isShared?: boolean | undefined
}

/** What the default location has of these kinds all sites show. */
const sharedKinds: ReadonlySet<PermissionKind> = new Set([
  'page',
  'layout',
  'navigation',
  'redirect',
  'topic',
  'faq',
])

/** Where access is given. */
interface AccessPlace {
  /** `null` is every location, and the network. */
  readonly locationId: number | null
  /** What all sites show, and the default location with it; access to the default location alone leaves that out. */
  readonly ofNetwork?: boolean | null
}

/** Whether access at a place is access to something at a location. Drafts of the network are read at the default location too. */
export function reaches(
  { locationId: held, ofNetwork }: AccessPlace,
  locationId: number | null,
  needed: PermissionLevel,
  target: PermissionTarget = {},
): boolean {
  if (held === null) return true
  if (held !== locationId) return false
  return held !== DEFAULT_LOCATION_ID || ofNetwork === true || !isShared(target, needed)
}

/** Whether all sites show what the default location has of a kind. */
export function isSharedKind(kind: PermissionKind | undefined): boolean {
  return kind !== undefined && sharedKinds.has(kind)
}

function isShared({ kind, isShared: given }: PermissionTarget, needed: PermissionLevel): boolean {
  if (needed === 'VIEW') return false
  if (given !== undefined) return given
  // Pictures lie in one library: who works at the default location adds some, and leaves those that pages show.
  if (kind === 'media') return needed === 'MANAGE'
  return isSharedKind(kind)
}

/** Each level includes those before it. */
export const LEVEL_RANKS: Readonly<Record<PermissionLevel, number>> = {
  VIEW: 1,
  CONTRIBUTE: 2,
  MANAGE: 3,
}

/** What someone holds at a place. */
interface Access {
  readonly level: PermissionLevel
  readonly permissions?: Permissions | null
}

/** Whether a level is given: by a level, or of a kind by a permission set. What is strange gives nothing. */
export function gives(
  { level, permissions: more }: Access,
  needed: PermissionLevel,
  target: PermissionTarget = {},
): boolean {
  return LEVEL_RANKS[level] >= LEVEL_RANKS[needed] || (!!more && allows(more, target, needed))
}

/** Whether a permission set allows what needs a level. What it does not name it does not allow. */
function allows(
  { kinds, languages }: Permissions,
  { kind, language: asked, isAnyLanguage = false }: PermissionTarget,
  needed: PermissionLevel,
): boolean {
  const level = kind && kinds[kind]
  if (!level || LEVEL_RANKS[level] < LEVEL_RANKS[needed]) return false
  return languages === null || isAnyLanguage || (asked != null && languages.includes(asked))
}
