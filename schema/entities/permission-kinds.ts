/** What a permission set speaks of: pages, the kinds of records, and what visitors sent. */
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

/** The kind of a record, by its definition's name. */
export function permissionKind(name: string): PermissionKind | undefined {
  return permissionKinds.find((kind) => kind === name)
}
