import type { Permissions } from '#schema/entities/permissions'
import type { Account, AccountAssignment } from './answers'
import { type ApiClient, fetchQuery } from './fetch-query'
import { meQuery } from './operations/documents'
import type { MeQuery } from './operations/generated'

/** Returns the signed-in account, or `null`. Network errors are thrown unchanged. */
export async function readAccount(client: ApiClient): Promise<Account | null> {
  const { me, networkSetup } = await fetchQuery(client, meQuery, {})
  const setsUp = networkSetup?.isPending ?? false
  return me && { ...me, assignments: me.assignments.map(toAssignment), setsUp }
}

type StoredAssignment = NonNullable<MeQuery['me']>['assignments'][number]

function toAssignment(given: StoredAssignment): AccountAssignment {
  const { locationId, ofNetwork, level, kinds, languages } = given
  if (kinds.length === 0) return { locationId, ofNetwork, level }
  // Kinds unknown to this version of the editor are never looked up.
  const levels: Permissions['kinds'] = Object.fromEntries(kinds.map((one) => [one.kind, one.level]))
  return { locationId, ofNetwork, level, permissions: { kinds: levels, languages } }
}

/** Signs out. Returns false if the server is unreachable, so that the user isn't told they are signed out. */
export async function signOut(send: typeof fetch = fetch): Promise<boolean> {
  try {
    return (await postJson(send, '/api/auth/sign-out', {})).ok
  } catch {
    return false
  }
}

/** Sends JSON to an account route. */
export function postJson(send: typeof fetch, path: string, body: unknown): Promise<Response> {
  return send(path, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
  })
}
