import { useQuery } from '@apollo/client/react'
import { pageAddressesQuery } from '../api/operations/records'
import { usePage } from '../store/session'
import type { Entries, Entry } from './entry-list'

/** What the pages are called that entries lead to. */
export function usePageTitles(
  others: readonly Pick<Entry, 'link'>[] = [],
): ReadonlyMap<number, string> {
  // A text, so that typing in a label asks for nothing.
  const ids = usePage(({ page }) => {
    const values = page.tree.blocks.get('record')?.fields ?? []
    const entries = values.flatMap(({ name, value }) =>
      name === 'entries' || name === 'footer' ? (value as Entries) : [],
    )
    return [...new Set([...entries, ...others].flatMap(({ link }) => link?.pageId ?? []))]
      .sort()
      .join()
  })
  const { data, previousData } = useQuery(pageAddressesQuery, {
    variables: { ids: ids.split(',') },
    skip: ids === '',
  })
  return new Map((data ?? previousData)?.pageAddresses.map(({ id, title }) => [id, title]))
}
