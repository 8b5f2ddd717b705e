import type { ApiClient } from '../api/fetch-query'

/** Where else a page of the network is shown; `null` for a page that is not there. */
export async function fetchInheriting(client: ApiClient, documentId: number) {
  const { readInheriting } = await import('../api/locations')
  return readInheriting(client, documentId)
}
