/** The kinds that a permission set covers: pages, records, and submissions of visitors. */
export const permissionKinds = [
  'page',
  'layout',
  'event',
  'newsArticle',
  'announcement',
  'gallery',
  'activity',
  'topic',
  'faq',
  'wisdom',
  'socialPost',
  'kit',
  'media',
  'location',
  'navigation',
  'redirect',
  'message',
] as const
export type PermissionKind = (typeof permissionKinds)[number]

/** Returns the permission kind of a record, by its definition's name. */
export function permissionKind(name: string): PermissionKind | undefined {
  return permissionKinds.find((kind) => kind === name)
}
