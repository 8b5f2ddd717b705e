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

/** What actions are called; others are shown as they are stored. */
const ACTIONS: Readonly<Record<string, string>> = {
  create: 'Created',
  save: 'Saved',
  autosave: 'Saved (by itself)',
  publish: 'Published',
  unpublish: 'Taken off the site',
  submit: 'Submitted for review',
  withdraw: 'Withdrawn from review',
  review: 'Reviewed',
  reopen: 'Reopened',
  restoreRevision: 'Restored a version',
  setRecordStatus: 'Changed the status',
  signIn: 'Signed in',
  signOut: 'Signed out',
  readSignUps: 'Read sign-ups',
  readFeedback: 'Read feedback',
  exportSignUps: 'Downloaded sign-ups',
  exportFeedback: 'Downloaded feedback',
  updateFeedback: 'Changed a message',
  replyToFeedback: 'Answered a message',
  deleteFeedback: 'Deleted a message',
  eraseVisitor: 'Erased a visitor',
  addComment: 'Wrote a comment',
  editComment: 'Changed a comment',
  deleteComment: 'Deleted a comment',
  resolveComment: 'Resolved a comment',
  reopenComment: 'Reopened a comment',
  uploadMedia: 'Uploaded a picture',
  replaceMedia: 'Replaced a picture',
  updateMediaItem: 'Described a picture',
  deleteMediaItem: 'Moved a picture to the trash',
  restoreMediaItem: 'Restored a picture',
  purgeMediaItem: 'Deleted a picture permanently',
  invitePerson: 'Invited somebody',
  resendInvitation: 'Sent an invitation again',
  acceptInvitation: 'Accepted an invitation',
  setAssignments: 'Changed what somebody may do',
  createOrUpdateRole: 'Changed a role',
  deleteRole: 'Deleted a role',
  giveRole: 'Gave a role to somebody',
  takeRole: 'Took a role from somebody',
  deactivatePerson: 'Deactivated an account',
  reactivatePerson: 'Reactivated an account',
  endSessions: 'Signed out everywhere',
  enableTwoFactor: 'Turned codes at sign-in on',
  disableTwoFactor: 'Turned codes at sign-in off',
  resetTwoFactor: 'Turned the codes of somebody off',
  changePassword: 'Changed the password',
  resetPassword: 'Chose a new password',
  setUpNetwork: 'Set the network up',
}

export const OUTCOMES = {
  ALLOW: 'Done',
  DENY: 'Refused: not allowed',
  CONFLICT: 'Refused: somebody was first',
  INVALID: 'Refused: wrong input',
  ERROR: 'Failed',
} as const

export function actionWords(action: string): string {
  return ACTIONS[action] ?? action
}

/** What it was done to, and where that is in the editor. */
export function subjectOf(chain: string): { readonly words: string; readonly href: string } {
  const [kind = '', id = ''] = chain.split(':', 2)
  const words = id === '' ? 'The server' : subjectWords(kind, id)
  const number = /^[1-9]\d{0,9}$/.test(id) ? Number(id) : null
  if (kind === 'document' && number !== null) return { words, href: pagePath(number) }
  if (kind === 'location' && number !== null) return { words, href: locationPath(number) }
  if (kind === 'feedback' && number !== null) return { words, href: messagePath(id) }
  const record = [...recordDefinitions.values()].find(({ api }) => api?.chain === kind)
  if (record?.desk && record.api?.writes && number !== null)
    return { words, href: recordPath(record.desk.path, number) }
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

function subjectWords(kind: string, id: string): string {
  const noun = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`
  // The ids of accounts are long and say nothing to people.
  return kind === 'account' ? noun : `${noun} ${id}`
}

/** Which version and status became which. */
export function changeWords(line: AuditLine): string {
  const { fromVersion, toVersion, fromStatus, toStatus, count, reason } = line
  const parts = [
    toVersion !== null &&
      fromVersion !== toVersion &&
      `version ${fromVersion ?? '–'} → ${toVersion}`,
    toStatus !== null && fromStatus !== toStatus && `${fromStatus ?? 'new'} → ${toStatus}`,
    count !== null && count > 1 && `${count} times`,
    reason,
  ]
  return parts.filter(Boolean).join(' · ')
}
