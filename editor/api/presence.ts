import type { ApiClient } from './fetch-query'
import type {
  AnnouncePresenceMutation,
  AnnouncePresenceMutationVariables,
} from './operations/generated'
import { announcePresenceMutation } from './presence-query'

export type PresentPerson = AnnouncePresenceMutation['announcePresence'][number]

/** Reports the user's position in a page; returns who else is there. Errors are thrown unchanged. */
export async function announcePresence(
  client: ApiClient,
  variables: AnnouncePresenceMutationVariables,
): Promise<readonly PresentPerson[]> {
  const { data } = await client.mutate({
    mutation: announcePresenceMutation,
    variables,
    fetchPolicy: 'no-cache',
    // The last request is sent while the page unloads.
    context: { fetchOptions: { keepalive: true } },
  })
  return data?.announcePresence ?? []
}
