import type { ApiClient } from './fetch-query'
import type {
  AnnouncePresenceMutation,
  AnnouncePresenceMutationVariables,
} from './operations/generated'
import { announcePresenceMutation } from './presence-query'

export type PresentPerson = AnnouncePresenceMutation['announcePresence'][number]

/** Says where in a page the user is; returns who else is in it. Failures are thrown as they came. */
export async function announcePresence(
  client: ApiClient,
  variables: AnnouncePresenceMutationVariables,
): Promise<readonly PresentPerson[]> {
  const { data } = await client.mutate({
    mutation: announcePresenceMutation,
    variables,
    fetchPolicy: 'no-cache',
    // The last one is sent while the page goes.
    context: { fetchOptions: { keepalive: true } },
  })
  return data?.announcePresence ?? []
}
