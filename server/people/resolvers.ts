import { auditedAll } from '../graphql/operations/audited'
import { accessTokenList, createAccessToken, revokeAccessToken } from './access-tokens'
import { deactivatePerson, endSessions, reactivatePerson, setAssignments } from './change-person'
import { invitePerson, resendInvitation, revokeInvitation } from './invite-person'
import { people } from './list-people'
import { networkSetup } from './network-setup'
import {
  createOrUpdatePermissionSet,
  deletePermissionSet,
  permissionSetList,
} from './permission-sets'
import { roleList } from './role-node'
import { createOrUpdateRole, deleteRole } from './save-role'
import { mySessions } from './sessions'
import { setLanguage } from './set-language'
import { setUpNetwork } from './set-up-network'
import { setSignInPolicy, signInPolicy } from './sign-in-policy'
import { resetTwoFactor } from './two-factor'

/** Queries for people, what they can do and how they sign in. */
export const peopleQueries = {
  networkSetup,
  accessTokens: accessTokenList,
  people,
  permissionSets: permissionSetList,
  signInPolicy,
  roles: roleList,
  mySessions,
}

/** The mutations of the same. */
export const peopleMutations = auditedAll({
  setUpNetwork,
  invitePerson,
  resendInvitation,
  revokeInvitation,
  createOrUpdatePermissionSet,
  deletePermissionSet,
  setSignInPolicy,
  setAssignments,
  createOrUpdateRole,
  deleteRole,
  deactivatePerson,
  reactivatePerson,
  resetTwoFactor,
  endSessions,
  setLanguage,
  createAccessToken,
  revokeAccessToken,
})
