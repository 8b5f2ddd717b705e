import { type ApiClient, fetchQuery, write } from './fetch-query'
import type {
  AddRedirectsMutation,
  RedirectsQuery,
  RedirectsQueryVariables,
  WhereAddressLeadsQuery,
} from './operations/generated'
import {
  addRedirectsMutation,
  redirectsQuery,
  removeRedirectsMutation,
  whereAddressLeadsQuery,
} from './operations/redirects'

/** What the screen of redirects asks the server for. Failures are thrown as they came. */

type RedirectList = RedirectsQuery['redirects']
export type Redirect = RedirectList['nodes'][number]
export type RedirectResult = AddRedirectsMutation['addRedirects'][number]
export type AddressLeads = WhereAddressLeadsQuery['whereAddressLeads']

/** An old address and where it is to lead. */
export interface NewRedirect {
  readonly path: string
  readonly target: string
}

/** The most that are sent in one request. */
const AT_ONCE = 100

export async function readRedirects(
  client: ApiClient,
  variables: RedirectsQueryVariables,
): Promise<RedirectList> {
  return (await fetchQuery(client, redirectsQuery, variables)).redirects
}

/** Adds redirects, a hundred at a time; what is wrong with one is answered beside it. */
export async function addRedirects(
  client: ApiClient,
  locationId: string,
  redirects: readonly NewRedirect[],
): Promise<readonly RedirectResult[]> {
  const results: RedirectResult[] = []
  for (let from = 0; from < redirects.length; from += AT_ONCE) {
    const part = redirects.slice(from, from + AT_ONCE)
    const answer = await write(client, addRedirectsMutation, { locationId, redirects: part })
    results.push(...answer.addRedirects)
  }
  return results
}

export async function removeRedirect(
  client: ApiClient,
  locationId: string,
  path: string,
): Promise<void> {
  await write(client, removeRedirectsMutation, { locationId, paths: [path] })
}

export async function whereAddressLeads(
  client: ApiClient,
  locationId: string,
  address: string,
): Promise<AddressLeads> {
  const variables = { locationId, address }
  return (await fetchQuery(client, whereAddressLeadsQuery, variables)).whereAddressLeads
}
