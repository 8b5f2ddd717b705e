import { type ApiClient, write } from './fetch-query'
import type {
  AddRedirectsMutation,
  RedirectsQuery,
  WhereAddressLeadsQuery,
} from './operations/generated'
import { addRedirectsMutation, removeRedirectsMutation } from './operations/redirects'

/** What the screen of redirects tells the server. Failures are thrown as they came. */

export type Redirect = RedirectsQuery['redirects']['nodes'][number]
export type RedirectResult = AddRedirectsMutation['addRedirects'][number]
export type AddressLeads = WhereAddressLeadsQuery['whereAddressLeads']

/** An old address and where it is to lead. */
export interface NewRedirect {
  readonly path: string
  readonly target: string
}

/** The most that are sent in one request. */
const BATCH_SIZE = 100

/** Adds redirects, a hundred at a time; what is wrong with one is answered beside it. */
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
