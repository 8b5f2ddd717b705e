import type { PermissionKind } from '#schema/entities/permissions'
import type { PermissionSet } from '../api/people'
import type { Option } from '../screens/choice'
import { shortName } from '../ui/language-names'

/** The kinds of content as a permission set names them. */
export const KIND_WORDS: Readonly<Record<PermissionKind, string>> = {
  page: 'Pages',
  layout: 'Site header and footer',
  event: 'Events',
  newsArticle: 'News',
  gallery: 'Galleries',
  activity: 'Activities',
  topic: 'Topics',
  faq: 'Questions and answers',
  wisdom: 'Wisdom',
  socialPost: 'Social posts',
  media: 'Media',
  location: 'Hours and location details',
  navigation: 'Navigation',
  redirect: 'Redirects',
  message: 'Messages from visitors',
}

/** What may be done to a kind. */
export function permissionOptions(kind: PermissionKind): readonly Option[] {
  if (kind === 'message')
    return [
      ['VIEW', 'No access'],
      ['MANAGE', 'Read and answer'],
    ]
  // A redirect has no draft.
  if (kind === 'redirect')
    return [
      ['VIEW', 'No access'],
      ['MANAGE', 'Edit'],
    ]
  return [
    ['VIEW', 'View'],
    ['CONTRIBUTE', 'Edit drafts'],
    ['MANAGE', 'Edit and publish'],
  ]
}

/** `Publishes events and news, edits pages; Gujarati only`. */
export function permissionLabel({ kinds, languages }: PermissionSet): string {
  const named = (level: string) =>
    kinds
      .filter((one) => one.level === level)
      .map(({ kind }) => (KIND_WORDS[kind as PermissionKind] ?? kind).toLowerCase())
  const list = (words: readonly string[]) =>
    new Intl.ListFormat('en', { type: 'conjunction' }).format(words)
  const [publishes, edits] = [named('MANAGE'), named('CONTRIBUTE')]
  const parts = [
    ...(publishes.length > 0 ? [`Publish: ${list(publishes)}`] : []),
    ...(edits.length > 0 ? [`Edit drafts: ${list(edits)}`] : []),
    ...(languages ? [`Only ${list(languages.map(shortName))}`] : []),
  ]
  return parts.join(' · ')
}
