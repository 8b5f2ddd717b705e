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

/** What the screens of people and mails ask the server for. Failures are thrown as they came. */

export type PeopleList = PeopleQuery['people']
export type Person = PeopleList['nodes'][number]
export type Role = RolesQuery['roles'][number]
export type PermissionSet = PermissionSetsQuery['permissionSets'][number]
export type RoleHolder = Role['holders'][number]
export type Mails = MailsQuery
export type StoredMail = MailsQuery['mails']['nodes'][number]
export type FailedJob = MailsQuery['failedJobs']['nodes'][number]
export type Session = MySessionsQuery['mySessions'][number]

/** What someone may do where; no location is the whole network. */
export interface GivenAssignment {
  readonly level: PermissionLevel
  readonly locationId: number | string | null
  /** What all sites show; the location is the default one then. */
  readonly ofNetwork?: boolean
  /** Instead of a level, which is VIEW then. */
  readonly permissionSetId?: number | string | null
  readonly validFrom?: string | null
  readonly validUntil?: string | null
}

export interface Invitation {
  readonly email: string
  readonly name: string
  readonly assignments: readonly GivenAssignment[]
  /** Of the email; `null` for the first language of the location. */
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
  assignments: readonly GivenAssignment[],
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

/** Signs someone out everywhere; oneself everywhere but here. Returns on how many devices. */
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

/** Whether emails wait under Mail as no mail server is set up; `false` too for people who may not read them. */
export async function isMailWaiting(client: ApiClient): Promise<boolean> {
  try {
    const { mailSettings } = await fetchQuery(client, mailSettingsQuery, {})
    return mailSettings?.isSending === false
  } catch {
    // The invitation is written; this is only a hint.
    return false
  }
}
