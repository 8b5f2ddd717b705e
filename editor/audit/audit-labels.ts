import { auditActions } from '#schema/api/audit-actions'
import type { ErrorCode } from '#schema/api/errors'
import { formatDetails, inSentence } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import { recordDefinitions } from '#schema/records'
import type { AuditAlertsQuery, AuditCheckQuery, AuditQuery } from '../api/operations/generated'
import {
  auditPath,
  locationPath,
  messagePath,
  NAVIGATION_PATH,
  pagePath,
  recordPath,
} from '../app/routes'
import { shortName } from '../ui/language-names'

/** Results of the audit screen's queries. */

export type AuditLine = AuditQuery['audit']['nodes'][number]
export type CheckedPart = AuditCheckQuery['auditCheck']

export type AuditAlertSettings = AuditAlertsQuery['auditAlerts']

export const OUTCOMES = {
  ALLOW: t('Done'),
  DENY: t('Not allowed'),
  CONFLICT: t('Conflict'),
  INVALID: t('Invalid input'),
  ERROR: t('Failed'),
} as const

/** Returns the label of an action that was done or refused: refused ones are stored under the name of the call. */
export function actionLabel({ action, outcome }: Pick<AuditLine, 'action' | 'outcome'>): string {
  if (outcome === 'ALLOW') return auditActions[action] ?? sentence(plainName(action))
  if (action === 'bearer') return t('Tried to use an access token')
  return t('Tried: {action}', { action: auditActions[action] ?? plainName(action) })
}

/** Turns `createOrUpdateEvent` into plain words: `save event`. */
function plainName(name: string): string {
  return name
    .replace(/^createOrUpdate/, 'save')
    .replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`)
}

function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

/** Labels of statuses and levels. */
const STATUSES: Readonly<Record<string, string>> = {
  ACTIVE: t('Active'),
  INACTIVE: t('Hidden'),
  ARCHIVED: t('Archived'),
  DELETED: t('In the trash'),
  DRAFT: t('Draft'),
  IN_REVIEW: t('In review'),
  PUBLISHED: t('Published'),
  ABANDONED: t('Closed'),
  VIEW: t('View'),
  CONTRIBUTE: t('Contribute'),
  MANAGE: t('Manage'),
  // Of drafts of records, of visitors' messages, and the access of tokens.
  RETURNED: t('Returned'),
  NEW: t('New'),
  IN_PROGRESS: t('In progress'),
  ANSWERED: t('Answered'),
  CLOSED: t('Closed'),
  READ: t('Read'),
  PUBLISH: t('Publish'),
}

/** Returns the label of a status. A page has two: `DRAFT INACTIVE` becomes `Draft, hidden`. An active status is not mentioned. */
function statusLabel(status: string): string {
  if (status.startsWith('SET ')) return t('a permission set')
  const words = status
    .split(' ')
    .filter((part, at) => at === 0 || part !== 'ACTIVE')
    .map((part) => STATUSES[part] ?? sentence(part.toLowerCase().replaceAll('_', ' ')))
  return formatDetails(words.map((word, at) => (at === 0 ? word : inSentence(word))))
}

/** Labels of the errors that an action was refused with. */
const REFUSALS: Readonly<Record<ErrorCode, string>> = {
  UNAUTHENTICATED: t('Not signed in'),
  FORBIDDEN: t('Not allowed'),
  NOT_FOUND: t('Not found'),
  BAD_USER_INPUT: t('Invalid input'),
  VERSION_REQUIRED: t('Version missing'),
  CONFLICT: t('Someone else saved first'),
  INVALID_TRANSITION: t('Not possible in this status'),
  IDEMPOTENCY_MISMATCH: t('Sent twice with different content'),
  LIMIT_EXCEEDED: t('Limit reached'),
  RATE_LIMITED: t('Too many requests'),
  UNAVAILABLE: t('The server was busy'),
  INTERNAL: t('Server error'),
}

/** Labels of reasons that are stored with an action; others are names and notes. */
const REASONS: Readonly<Record<string, string>> = {
  ...REFUSALS,
  republish: t('Published again'),
  RETURN: t('Returned'),
  ABANDON: t('Closed'),
  OTHERS: t('Others'),
  approved: t('Approved by another person'),
  selfApproved: t('No approval needed'),
}

function reasonLabel(reason: string): string {
  return REASONS[reason] ?? sentence(plainName(reason).toLowerCase().replaceAll('_', ' '))
}

/** Returns what gave the caller access: `assignment 12: MANAGE at location 10` becomes `Manage`. */
export function accessLabel(allowedBy: string | null): string {
  const [, source = '', level = '', reach = ''] =
    /^(.*): (\w+) (everywhere|at location \d+)$/.exec(allowedBy ?? '') ?? []
  if (level === '') return allowedBy ?? ''
  const access = statusLabel(level)
  const isToken = String(source === 'API token')
  return reach === 'everywhere'
    ? t('{isToken, select, true {API token, } other {}}{access} everywhere', { isToken, access })
    : t('{isToken, select, true {API token, } other {}}{access} at this location', {
        isToken,
        access,
      })
}

/** Returns the label of an action's subject and its address in the editor. */
export function subjectOf(chain: string): { readonly words: string; readonly href: string } {
  const [kind = '', id = ''] = chain.split(':', 2)
  const words = id === '' ? t('The server') : subjectLabel(kind, id)
  const number = /^[1-9]\d{0,9}$/.test(id) ? Number(id) : null
  if (kind === 'document' && number !== null) return { words, href: pagePath(number) }
  if (kind === 'location' && number !== null) return { words, href: locationPath(number) }
  if (kind === 'feedback' && number !== null) return { words, href: messagePath(id) }
  const record = recordOf(kind)
  if (record?.collection && record.api?.writes && number !== null)
    return { words, href: recordPath(record.collection.path, number) }
  if (kind === 'navigation') return { words, href: NAVIGATION_PATH }
  return { words, href: auditPath(chain) }
}

/** Returns the subject's name; `null` if it has none. */
export function nameOfSubject({ chain, subjectName }: NamedSubject): string | null {
  if (!subjectName) return null
  // A navigation is identified by its language.
  return chain.startsWith('navigation:')
    ? t('Navigation in {subjectName}', { subjectName: shortName(subjectName) })
    : subjectName
}

type NamedSubject = Pick<AuditLine, 'chain' | 'subjectName'>

/** Labels of subjects that are not records. */
const SUBJECTS: Readonly<Record<string, string>> = {
  document: t('Page'),
  pageOverride: t('Page of a location'),
  media: t('Picture'),
  feedback: t('Message'),
  comment: t('Comment'),
  account: t('Account'),
  person: t('Person'),
  role: t('Role'),
  permissionSet: t('Permission set'),
  accessToken: t('Access token'),
  webhook: t('Webhook'),
  calendarSubscription: t('Calendar subscription'),
  redirects: t('Redirects'),
  replacement: t('Find and replace'),
  archive: t('Archive'),
}

function recordOf(kind: string) {
  return [...recordDefinitions.values()].find(({ api }) => api?.chain === kind)
}

function subjectLabel(kind: string, id: string): string {
  const noun = sentence(SUBJECTS[kind] ?? recordOf(kind)?.words.one ?? plainName(kind))
  // Account ids are long and mean nothing to users.
  return kind === 'account' ? noun : `${noun} ${id}`
}

/** The change of version and status, from old to new. */
export function changeMessage(line: AuditLine): string {
  const { fromVersion, toVersion, fromStatus, toStatus, count, reason } = line
  const parts = [
    toVersion !== null &&
      fromVersion !== toVersion &&
      (fromVersion === null
        ? t('Version {toVersion}', { toVersion })
        : t('Version {fromVersion} to {toVersion}', { fromVersion, toVersion })),
    ...statusParts(fromStatus, toStatus),
    changedFieldsLabel(line),
    count !== null && count > 1 && t('{count} times', { count }),
    reason !== null && reasonLabel(reason),
  ]
  return parts.filter(Boolean).join(' · ')
}

/** Labels of fields that no record declaration has: fields of pages and pictures. */
const FIELDS: Readonly<Record<string, string>> = {
  title: t('Title'),
  description: t('Summary'),
  externalUrl: t('Address'),
  imageId: t('Share picture'),
  visibility: t('Visibility'),
  type: t('Type'),
  content: t('Content'),
  children: t('Subtopics'),
  altText: t('Alt text'),
  caption: t('Caption'),
  focalPoint: t('Focal point'),
  isDecorative: t('Decorative image'),
  showCaptionText: t('Caption shown'),
}

/** Returns the labels of the changed fields, as in their forms. */
function changedFieldsLabel({ chain, fields }: Pick<AuditLine, 'chain' | 'fields'>): string {
  const [kind = ''] = chain.split(':', 1)
  const record = recordOf(kind)
  const labels = fields.map(
    (name) => record?.fields[name]?.label ?? FIELDS[name] ?? plainName(name),
  )
  return formatDetails(labels.map((label, at) => (at === 0 ? sentence(label) : label)))
}

function statusParts(from: string | null, to: string | null): readonly string[] {
  if (from === to) return []
  if (to === null) return from === null ? [] : [t('No longer: {from}', { from: statusLabel(from) })]
  return [
    from === null
      ? statusLabel(to)
      : t('{from} to {to}', { from: statusLabel(from), to: statusLabel(to) }),
  ]
}
