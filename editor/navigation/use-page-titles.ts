import { useQuery } from '@apollo/client/react'
import type { LinkValue } from '#schema/fields'
import { t } from '#schema/messages/t'
import { pageAddressesQuery } from '../api/operations/records'
import { usePage } from '../store/session'
import type { Entries, Entry } from './entry-list'

/** Returns the titles of the pages that entries link to. */
export function usePageTitles(
  others: readonly Pick<Entry, 'link'>[] = [],
): ReadonlyMap<number, string> {
  // Joined to a string, so that typing in a label triggers no request.
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

/** Returns the label of a link's target. */
export function linkLabel(link: LinkValue | null, titles: ReadonlyMap<number, string>): string {
  if (link?.pageId)
    return (
      titles.get(link.pageId) ?? t('Page {pageId}, which no longer exists', { pageId: link.pageId })
    )
  return link?.href ?? ''
}
