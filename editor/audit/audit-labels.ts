import { auditActions } from '#schema/api/audit-actions'
import { recordDefinitions } from '#schema/records'
import type { AuditLine } from '../api/audit'
import {
  auditPath,
  locationPath,
  messagePath,
  NAVIGATION_PATH,
  pagePath,
  recordPath,
} from '../app/routes'
import { shortName } from '../ui/language-names'

export const OUTCOMES = {
  ALLOW: 'Done',
  DENY: 'Not allowed',
  CONFLICT: 'Conflict',
  INVALID: 'Invalid input',
  ERROR: 'Failed',
} as const

/** What was done, or tried: refused actions are stored by the name of the call. */
export function actionLabel({ action, outcome }: Pick<AuditLine, 'action' | 'outcome'>): string {
  if (outcome === 'ALLOW') return auditActions[action] ?? sentence(plainName(action))
  return `Tried to ${action === 'bearer' ? 'use an access token' : plainName(action)}`
}

/** `createOrUpdateEvent` as people would say it: `save event`. */
function plainName(name: string): string {
  return name
    .replace(/^createOrUpdate/, 'save')
    .replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`)
}

function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

/** What statuses and levels are called. */
const STATUSES: Readonly<Record<string, string>> = {
  ACTIVE: 'Active',
  INACTIVE: 'Hidden',
  ARCHIVED: 'Archived',
  DELETED: 'In the trash',
  DRAFT: 'Draft',
  IN_REVIEW: 'In review',
  PUBLISHED: 'Published',
  ABANDONED: 'Closed',
  VIEW: 'View',
  CONTRIBUTE: 'Contribute',
  MANAGE: 'Manage',
}

/** A page has two, as `DRAFT INACTIVE`: `Draft, hidden`. That it is active goes without saying. */
function statusLabel(status: string): string {
  if (status.startsWith('SET ')) return 'a permission set'
  return status
    .split(' ')
    .filter((part, at) => at === 0 || part !== 'ACTIVE')
    .map((part) => STATUSES[part] ?? sentence(part.toLowerCase().replaceAll('_', ' ')))
    .map((words, at) => (at === 0 ? words : words.toLowerCase()))
    .join(', ')
}

/** Why it could be done; others are shown as they are stored. */
const REASONS: Readonly<Record<string, string>> = {
  approved: 'Approved by another person',
  selfApproved: 'No approval needed',
}

function reasonLabel(reason: string): string {
  return REASONS[reason] ?? sentence(plainName(reason).toLowerCase().replaceAll('_', ' '))
}

/** Why the caller was allowed to: `assignment 12: MANAGE at location 10` as `Manage`. */
export function accessLabel(allowedBy: string | null): string {
  const [, source = '', level = '', reach = ''] =
    /^(.*): (\w+) (everywhere|at location \d+)$/.exec(allowedBy ?? '') ?? []
  if (level === '') return allowedBy ?? ''
  const place = reach === 'everywhere' ? ' everywhere' : ' at this location'
  return `${source === 'API token' ? 'API token, ' : ''}${statusLabel(level)}${place}`
}

/** What it was done to, and where that is in the editor. */
export function subjectOf(chain: string): { readonly words: string; readonly href: string } {
  const [kind = '', id = ''] = chain.split(':', 2)
  const words = id === '' ? 'The server' : subjectLabel(kind, id)
  const number = /^[1-9]\d{0,9}$/.test(id) ? Number(id) : null
  if (kind === 'document' && number !== null) return { words, href: pagePath(number) }
  if (kind === 'location' && number !== null) return { words, href: locationPath(number) }
  if (kind === 'feedback' && number !== null) return { words, href: messagePath(id) }
  const record = [...recordDefinitions.values()].find(({ api }) => api?.chain === kind)
  if (record?.collection && record.api?.writes && number !== null)
    return { words, href: recordPath(record.collection.path, number) }
  if (kind === 'navigation') return { words, href: NAVIGATION_PATH }
  return { words, href: auditPath(chain) }
}

/** What it is called; `null` for what has no name. */
export function nameOfSubject({ chain, subjectName }: NamedSubject): string | null {
  if (!subjectName) return null
  // A navigation is called by its language.
  return chain.startsWith('navigation:') ? `Navigation in ${shortName(subjectName)}` : subjectName
}

type NamedSubject = Pick<AuditLine, 'chain' | 'subjectName'>

function subjectLabel(kind: string, id: string): string {
  const noun = sentence(plainName(kind === 'document' ? 'page' : kind))
  // The ids of accounts are long and say nothing to people.
  return kind === 'account' ? noun : `${noun} ${id}`
}

/** Which version and status became which. */
export function changeMessage(line: AuditLine): string {
  const { fromVersion, toVersion, fromStatus, toStatus, count, reason } = line
  const parts = [
    toVersion !== null &&
      fromVersion !== toVersion &&
      (fromVersion === null ? `Version ${toVersion}` : `Version ${fromVersion} to ${toVersion}`),
    ...statusParts(fromStatus, toStatus),
    changedFieldsLabel(line),
    count !== null && count > 1 && `${count} times`,
    reason !== null && reasonLabel(reason),
  ]
  return parts.filter(Boolean).join(' · ')
}

/** What fields are called that no declaration of a record names: those of pages and pictures. */
const FIELDS: Readonly<Record<string, string>> = {
  title: 'Title',
  description: 'Summary',
  externalUrl: 'Address',
  imageId: 'Share picture',
  visibility: 'Visibility',
  type: 'Type',
  content: 'Content',
  children: 'Subtopics',
  altText: 'Alt text',
  caption: 'Caption',
  focalPoint: 'Focal point',
  isDecorative: 'Decorative image',
  showCaptionText: 'Caption shown',
}

/** Which fields were changed, as their forms call them. */
function changedFieldsLabel({ chain, fields }: Pick<AuditLine, 'chain' | 'fields'>): string {
  const [kind] = chain.split(':', 1)
  const record = [...recordDefinitions.values()].find(({ api }) => api?.chain === kind)
  const labels = fields.map(
    (name) => record?.fields[name]?.label ?? FIELDS[name] ?? plainName(name),
  )
  return labels.map((label, at) => (at === 0 ? sentence(label) : label)).join(', ')
}

function statusParts(from: string | null, to: string | null): readonly string[] {
  if (from === to) return []
  if (to === null) return from === null ? [] : [`No longer: ${statusLabel(from)}`]
  return [from === null ? statusLabel(to) : `${statusLabel(from)} to ${statusLabel(to)}`]
}
