import { type ApiClient, fetchQuery } from './fetch-query'
import type { ReferencesQuery } from './operations/generated'
import { referencesQuery } from './operations/references'

/** What points at a record: the first hundred, and how many there are. */
export type Usage = ReferencesQuery['references']
/** A page or a record that points at another. */
export type Reference = Usage['nodes'][number]

/** What a record is used on: a page (`document`), a picture (`media`), or one of any kind. Failures are thrown as they came. */
export async function usedOn(
  client: ApiClient,
  { kind, id }: { readonly kind: string; readonly id: string },
): Promise<Usage> {
  return (await fetchQuery(client, referencesQuery, { kind, id })).references
}
