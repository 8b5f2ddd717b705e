import type { PermissionLevel } from '#schema/entities/statuses'
import { type ApiClient, fetchQuery, write } from './fetch-query'
import type {
  MailsQuery,
  MySessionsQuery,
  PeopleQuery,
  PermissionSetInput,
  PermissionSetsQuery,
  RoleInput,
  RolesQuery,
} from './operations/generated'
import { mailSettingsQuery } from './operations/mails'
import {
  changePersonMutation,
  endSessionsMutation,
  invitePersonMutation,
  setAssignmentsMutation,
} from './operations/people'
import {
  deletePermissionSetMutation,
  deleteRoleMutation,
  savePermissionSetMutation,
  saveRoleMutation,
} from './operations/roles'

/** Queries and mutations of the people and emails screens. Errors are thrown unchanged. */

export type PeopleList = PeopleQuery['people']
export type Person = PeopleList['nodes'][number]
export type Role = RolesQuery['roles'][number]
export type PermissionSet = PermissionSetsQuery['permissionSets'][number]
export type RoleHolder = Role['holders'][number]
export type Mails = MailsQuery
export type StoredMail = MailsQuery['mails']['nodes'][number]
export type FailedJob = MailsQuery['failedJobs']['nodes'][number]
export type Session = MySessionsQuery['mySessions'][number]

/** A permission at a location; without a location, for the whole network. */
export interface NewAssignment {
  readonly level: PermissionLevel
  readonly locationId: number | string | null
  /** True for content of the whole network; the location is then the default one. */
  readonly ofNetwork?: boolean
  /** Replaces the level, which is then VIEW. */
  readonly permissionSetId?: number | string | null
  readonly validFrom?: string | null
  readonly validUntil?: string | null
}

export interface Invitation {
  readonly email: string
  readonly name: string
  readonly assignments: readonly NewAssignment[]
  /** Language of the email; `null` for the location's first language. */
  readonly language: string | null
}

export async function invitePerson(client: ApiClient, invitation: Invitation): Promise<void> {
  await write(client, invitePersonMutation, {
    ...invitation,
    assignments: [...invitation.assignments],
  })
}

export async function setAssignments(
  client: ApiClient,
  personId: string,
  assignments: readonly NewAssignment[],
): Promise<void> {
  await write(client, setAssignmentsMutation, { personId, assignments: [...assignments] })
}

type PersonStep = 'resend' | 'revoke' | 'deactivate' | 'reactivate' | 'resetTwoFactor'

export async function changePerson(client: ApiClient, id: string, step: PersonStep): Promise<void> {
  await write(client, changePersonMutation, {
    id,
    resends: step === 'resend',
    deactivates: step === 'deactivate',
    reactivates: step === 'reactivate',
    resetsTwoFactor: step === 'resetTwoFactor',
    revokes: step === 'revoke',
  })
}

/** Ends a person's sessions, except the current one for the user's own account. Returns the number of devices. */
export async function endSessions(client: ApiClient, personId: string | null): Promise<number> {
  return (await write(client, endSessionsMutation, { personId })).endSessions
}

export async function savePermissionSet(
  client: ApiClient,
  input: PermissionSetInput,
): Promise<void> {
  await write(client, savePermissionSetMutation, { input })
}

export async function deletePermissionSet(client: ApiClient, id: number): Promise<void> {
  await write(client, deletePermissionSetMutation, { id })
}

export async function saveRole(client: ApiClient, input: RoleInput): Promise<void> {
  await write(client, saveRoleMutation, { input })
}

export async function deleteRole(client: ApiClient, id: number): Promise<void> {
  await write(client, deleteRoleMutation, { id })
}

/** Returns whether emails wait under Emails because no mail server is set up. Also `false` for users who may not read them. */
export async function isMailWaiting(client: ApiClient): Promise<boolean> {
  try {
    const { mailSettings } = await fetchQuery(client, mailSettingsQuery, {})
    return mailSettings?.isSending === false
  } catch {
    // The invitation is stored; this is only a hint.
    return false
  }
}
