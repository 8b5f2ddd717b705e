import { type ApiClient, fetchQuery } from './fetch-query'
import type { ReferencesQuery } from './operations/generated'
import { referencesQuery } from './operations/references'

/** References to a record: the first 100 and the total. */
export type Usage = ReferencesQuery['references']
/** A page or record that refers to another. */
export type Reference = Usage['nodes'][number]

/**
 * Returns where a record is used: a page (`document`), a picture (`media`), or a record of any kind. Errors are thrown unchanged.
 */
export async function usedOn(
  client: ApiClient,
  { kind, id }: { readonly kind: string; readonly id: string },
): Promise<Usage> {
  return (await fetchQuery(client, referencesQuery, { kind, id })).references
}
