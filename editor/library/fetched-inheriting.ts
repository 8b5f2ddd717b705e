import type { ApiClient } from '../api/fetch-query'

/** Returns where else a network page is shown; `null` if the page doesn't exist. */
export async function fetchInheriting(client: ApiClient, documentId: number) {
  const { readInheriting } = await import('../api/locations')
  return readInheriting(client, documentId)
}
