import type { PermissionLevel } from './statuses'

/** What a permission set speaks of: pages, the kinds of records, and what visitors sent. */
export const permissionKinds = [
  'page',
  'layout',
  'event',
  'newsArticle',
  'gallery',
  'activity',
  'topic',
  'faq',
  'wisdom',
  'socialPost',
  'media',
  'location',
  'navigation',
  'redirect',
  'message',
] as const
export type PermissionKind = (typeof permissionKinds)[number]

/** The kind of a record, by its definition's name. */
export function permissionKind(name: string): PermissionKind | undefined {
  return permissionKinds.find((kind) => kind === name)
}

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
