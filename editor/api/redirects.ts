import { type ApiClient, write } from './fetch-query'
import type {
  AddRedirectsMutation,
  RedirectsQuery,
  WhereAddressLeadsQuery,
} from './operations/generated'
import { addRedirectsMutation, removeRedirectsMutation } from './operations/redirects'

/** Queries and mutations of the redirects screen. Errors are thrown unchanged. */

export type Redirect = RedirectsQuery['redirects']['nodes'][number]
export type RedirectResult = AddRedirectsMutation['addRedirects'][number]
export type AddressLeads = WhereAddressLeadsQuery['whereAddressLeads']

/** An old address and its target. */
export interface NewRedirect {
  readonly path: string
  readonly target: string
}

/** Redirects per request. */
const BATCH_SIZE = 100

/** Adds redirects in batches of 100. Each result has its own problem, if any. */
export async function addRedirects(
  client: Pick<ApiClient, 'mutate'>,
  locationId: string,
  redirects: readonly NewRedirect[],
): Promise<readonly RedirectResult[]> {
  const results: RedirectResult[] = []
  for (let from = 0; from < redirects.length; from += BATCH_SIZE) {
    const part = redirects.slice(from, from + BATCH_SIZE)
    const answer = await write(client, addRedirectsMutation, { locationId, redirects: part })
    results.push(...answer.addRedirects)
  }
  return results
}

export async function removeRedirect(
  client: Pick<ApiClient, 'mutate'>,
  locationId: string,
  path: string,
): Promise<void> {
  await write(client, removeRedirectsMutation, { locationId, paths: [path] })
}
