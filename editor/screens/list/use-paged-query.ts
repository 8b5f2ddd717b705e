import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { failureIn } from '../../api/failure'
import { type ListPart, type PagedList, useCursors } from './use-list'

/**
 * Queries a list page by page. Pages stay in the cache, so that going back is immediate. Other variables start at the first page.
 */
export function usePagedQuery<
  Answer,
  Variables extends OperationVariables,
  ListedPage extends ListPart,
>(
  query: TypedDocumentNode<Answer, Variables>,
  { variables, partOf }: PagedQuery<Answer, Variables, ListedPage>,
): PagedList<ListedPage> {
  const { cursors, setCursors } = useCursors(JSON.stringify(variables))
  const after = cursors.at(-1) ?? null
  const { data, previousData, error, loading, refetch } = useQuery<Answer, OperationVariables>(
    query,
    { variables: { ...variables, after } },
  )
  // Apollo Client's types describe only complete results.
  const shown = (data ?? previousData) as Answer | undefined
  return {
    part: shown === undefined ? null : partOf(shown),
    failure: failureIn(error),
    isAsking: loading,
    refetch: () => void refetch(),
    cursors,
    setCursors,
  }
}

interface PagedQuery<Answer, Variables, ListedPage> {
  /** All variables except `after`, the cursor of the page. */
  readonly variables: Omit<Variables, 'after'>
  readonly partOf: (answer: Answer) => ListedPage
}
